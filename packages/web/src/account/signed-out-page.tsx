import { useEffect } from 'preact/hooks';
import { part } from '../connection/api.ts';
import { leaveNotebook } from '../progress/lazy-notebook.ts';
import { useWords } from '../texts/words.ts';

/** Instead of everything, once this device has been signed out. Whatever is chosen begins with a fresh page. */
export function SignedOutPage() {
  const words = useWords();
  useEffect(leaveNotebook, []);
  const begin = (path: string) => () => {
    part();
    location.assign(path);
  };
  return (
    <main class="message">
      <h1>{words.signedOut}</h1>
      <p role="alert">{words.signedOutExplains}</p>
      <button type="button" class="button is-main" onClick={begin('/')}>
        {words.goOnAsGuest}
      </button>
      <button type="button" class="button" onClick={begin('/settings')}>
        {words.settingsTitle}
      </button>
    </main>
  );
}
