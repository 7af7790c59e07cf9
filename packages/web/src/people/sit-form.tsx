import { chosenFace, keepName, usePlayerName } from '../account/player-name.ts';
import type { Order } from '../session/session.ts';
import { tablePath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { NameField } from './name-field.tsx';
import { usePeopleWords } from './people-texts.ts';

/** For whoever comes by the link: a name, and a seat. */
export function SitForm({ order, code }: { readonly code: string; order(given: Order): unknown }) {
  const words = useWords();
  const people = usePeopleWords();
  const [name, setName] = usePlayerName();
  const submit = (event: Event) => {
    event.preventDefault();
    // Whoever has no name to give plays all the same.
    order({ type: 'sit', name: keepName(name) ?? people.guest, ...chosenFace() });
  };
  return (
    <form class="sit-form on-paper" onSubmit={submit}>
      <NameField name={name} setName={setName} />
      <button type="submit" class="button is-main">
        {words.sitHere}
      </button>
      <a class="button is-quiet" href={`${tablePath(code)}?screen`}>
        {words.tableScreen}
      </a>
    </form>
  );
}
