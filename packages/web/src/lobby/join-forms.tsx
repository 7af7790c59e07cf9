import { useEffect, useRef, useState } from 'preact/hooks';
import { goTo, replayPath, tablePath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';

const CODE = /^[2-9A-HJ-NP-Z]{6}$/;

/** Ways in for those who bring something: the code of a table, or a saved game. */
export function JoinForms({ words }: { readonly words: LobbyWords }) {
  const [code, setCode] = useState('');
  const [notice, say] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const enter = (event: Event) => {
    event.preventDefault();
    if (CODE.test(code)) goTo(tablePath(code));
    else say(words.badCode);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const { keepFile } = await import('../records/find-record.ts');
    const play = await keepFile(file);
    if (play === null) say(words.notARecord);
    else goTo(replayPath(play));
  };
  return (
    <section class="doors" aria-label={words.enterCode}>
      <form onSubmit={enter}>
        <input
          ref={field}
          aria-label={words.code}
          value={code}
          maxLength={6}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder="K7QMXW"
          onInput={(event) => setCode(event.currentTarget.value.toUpperCase().trim())}
        />
        <button type="submit" class="button is-main">
          {words.toTable}
        </button>
        <label class="button is-quiet">
          {words.openRecord}
          <input
            class="unseen"
            type="file"
            accept="application/json,.json"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
      </form>
      <p role="alert">{notice}</p>
    </section>
  );
}
