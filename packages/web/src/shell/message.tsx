import type { RefusalReason } from '@samsara/protocol';
import type { ComponentChildren } from 'preact';
import { useWords } from '../texts/words.ts';
import './message.css';

/** A sentence instead of a page, under a wheel that has lost its rim, and the way to the games. */
export function Message({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ComponentChildren;
}) {
  const words = useWords();
  return (
    <main class="message">
      <span class="broken-wheel" aria-hidden="true" />
      <p role="alert">{text}</p>
      {children}
      <a href="/" class={`button${children === undefined ? ' is-main' : ' is-quiet'}`}>
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
    <Message text={text}>
      <button type="button" class="button is-main" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </Message>
  );
}
