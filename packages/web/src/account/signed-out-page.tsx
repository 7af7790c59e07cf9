import { useEffect } from 'preact/hooks';
import { leaveNotebook } from '../progress/lazy-notebook.ts';
import { useWords } from '../texts/words.ts';

/** Instead of everything, once this device has been signed out. Whatever is chosen begins with a fresh page. */
export function SignedOutPage() {
  const words = useWords();
  useEffect(leaveNotebook, []);
  return (
    <main class="message">
      <h1>{words.signedOut}</h1>
      <p role="alert">{words.signedOutExplains}</p>
      <button type="button" class="button is-main" onClick={() => location.assign('/')}>
        {words.goOnAsGuest}
      </button>
      <button type="button" class="button" onClick={() => location.assign('/settings')}>
        {words.settingsTitle}
      </button>
    </main>
  );
}
