import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../kit/form/switch.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { emptyDevice } from './emptying.ts';
import { privacy } from './requests.ts';
import type { PrivacyWords } from './texts.ts';

interface DeleteSheetProps {
  readonly words: PrivacyWords;
  /** What came of it. */
  done(said: string): void;
  close(): void;
}

/** Says what goes, and asks for a word before it goes. */
export function DeleteSheet({ words, done, close }: DeleteSheetProps) {
  const [typed, setTyped] = useState('');
  const [alsoDevice, setAlsoDevice] = useState(true);
  const [hasPasskey, setHasPasskey] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState('');
  useEffect(() => void privacy.hasPasskey().then(setHasPasskey, () => {}), []);
  const isTyped = typed.trim().toLocaleUpperCase() === words.word;
  const confirm = async (event: Event) => {
    event.preventDefault();
    if (!isTyped || isBusy) return;
    setBusy(true);
    try {
      const { done: isDone } = await privacy.deleteMe(hasPasskey);
      if (alsoDevice) await emptyDevice();
      done(isDone ? words.deleted : words.deletedSoon);
    } catch {
      say(words.failed);
      setBusy(false);
    }
  };
  return (
    <Sheet title={words.reallyDelete} close={close}>
      <ul class="privacy-list">
        {words.whatGoes.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {hasPasskey && <li>{words.showPasskey}</li>}
      </ul>
      <form class="privacy-confirm" onSubmit={confirm}>
        <label>
          {words.typeWord(words.word)}
          <input
            value={typed}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <Switch label={words.alsoDevice} isOn={alsoDevice} turn={setAlsoDevice} />
        <p role="alert">{said}</p>
        <p class="privacy-buttons">
          <button type="submit" class="button is-bad" disabled={!isTyped || isBusy}>
            {words.yes}
          </button>
          <button type="button" class="button" onClick={close}>
            {words.cancel}
          </button>
        </p>
      </form>
    </Sheet>
  );
}
