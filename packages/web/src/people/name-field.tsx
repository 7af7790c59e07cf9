import { FaceChoice } from '../account/face-choice.tsx';
import { LONGEST_NAME } from '../account/player-name.ts';
import { useWords } from '../texts/words.ts';
import { usePeopleWords } from './people-texts.ts';

/** The name and the face under which somebody comes to a table. */
export function NameField({ name, setName }: { readonly name: string; setName(name: string): void }) {
  const words = useWords();
  const people = usePeopleWords();
  return (
    <>
      <label>
        {words.yourName}
        <input
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={people.guest}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <FaceChoice />
    </>
  );
}
