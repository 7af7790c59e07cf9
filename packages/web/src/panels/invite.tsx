import { useState } from 'preact/hooks';
import { keepName, usePlayerName } from '../account/player-name.ts';
import { useLiftedWords } from '../people/lifted-texts.ts';
import { NameField } from '../people/name-field.tsx';
import { usePeopleWords } from '../people/people-texts.ts';
import type { LocalPart } from '../session/session.ts';
import { useWords } from '../texts/words.ts';
import './invite.css';
import { MenuRow } from './menu-row.tsx';

/** Moves a game of this device to the server, so that others can come by a link. */
export function Invite({ local }: { readonly local: LocalPart }) {
  const words = useLiftedWords();
  const common = useWords();
  const people = usePeopleWords();
  const [isAsked, ask] = useState(false);
  const [name, setName] = usePlayerName();
  const [said, say] = useState('');
  if (local.invite === undefined) return null;
  const { invite } = local;
  const move = async () => {
    say(words.moving);
    const reason = await invite(keepName(name) ?? people.guest);
    if (reason !== null) say(common.refusals[reason.code]);
  };
  if (!isAsked)
    return (
      <MenuRow sign="invite" act={() => ask(true)}>
        {words.invite}
      </MenuRow>
    );
  return (
    <section class="invite" aria-label={words.invite}>
      <p>{words.inviteExplains}</p>
      {local.people.value.length > 1 && <p>{words.othersJoin}</p>}
      <NameField name={name} setName={setName} />
      <button
        type="button"
        class="button is-main"
        disabled={said === words.moving}
        onClick={() => void move()}
      >
        {words.moveGame}
      </button>
      <p role="status">{said}</p>
      <p class="invite-note">{words.shuffledOnDevice}</p>
    </section>
  );
}
