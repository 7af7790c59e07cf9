import type { RefusalReason } from '@samsara/protocol';
import { useWords } from '../texts/words.ts';

/** A sentence instead of a page, and the way to the games. */
export function Message({ text }: { readonly text: string }) {
  const words = useWords();
  return (
    <main class="message">
      <p role="alert">{text}</p>
      <a href="/" class="button">
        {words.toLobby}
      </a>
    </main>
  );
}

/** Why a table cannot be shown. A page of another time than the server's is loaded again. */
export function Gone({ reason }: { readonly reason: RefusalReason }) {
  const words = useWords();
  const text = words.refusals[reason.code];
  if (reason.code !== 'wrong-version') return <Message text={text} />;
  return (
    <main class="message">
      <p role="alert">{text}</p>
      <button type="button" class="button is-main" onClick={() => location.reload()}>
        {words.reload}
      </button>
      <a href="/" class="button">
        {words.toLobby}
      </a>
    </main>
  );
}
