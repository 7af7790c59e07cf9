import type { PersonFile } from '@samsara/protocol';
import { useId, useState } from 'preact/hooks';
import type { PartProps } from './asking.ts';
import { History } from './history.tsx';
import { operator } from './requests.ts';
import { SanctionForm } from './sanction-form.tsx';

type Found = readonly { readonly id: string; readonly name: string }[];

/** People by their names, and what is known about each. */
export function People(props: PartProps) {
  const { words, ask } = props;
  const [name, setName] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [file, setFile] = useState<PersonFile | null>(null);
  const field = useId();
  const open = (id: string) => ask(async () => setFile(await operator.person(id)));
  return (
    <>
      <form
        class="operator-inline"
        onSubmit={(event) => {
          event.preventDefault();
          setFile(null);
          ask(async () => setFound((await operator.people(name)).people));
        }}
      >
        <label for={field}>{words.search}</label>
        <input
          id={field}
          required
          maxLength={24}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="button">
          {words.find}
        </button>
      </form>
      {found?.length === 0 && <p>{words.none}</p>}
      {file === null ? (
        <ul class="operator-list">
          {found?.map((person) => (
            <li key={person.id} class="operator-row">
              <strong class="operator-words">{person.name}</strong>
              <button
                type="button"
                class="button"
                aria-label={`${words.open}: ${person.name}`}
                onClick={() => open(person.id)}
              >
                {words.open}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <h3>{file.person.name ?? words.nobody}</h3>
          {file.role !== null && <p>{words.roleNames[file.role]}</p>}
          <SanctionForm {...props} person={file.person.id} done={() => open(file.person.id)} />
          <History {...props} file={file} changed={() => open(file.person.id)} />
        </>
      )}
    </>
  );
}
