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
