import { useEffect } from 'preact/hooks';
import { useWords } from '../../texts/words.ts';
import { Icon } from '../icon.tsx';
import './page-title.css';

/** What a page is about, with the way back to the games; the browser's tab is called the same. */
export function PageTitle({ text }: { readonly text: string }) {
  const words = useWords();
  useEffect(() => {
    document.title = `${text} – ${words.title}`;
    return () => {
      document.title = words.title;
    };
  }, [text, words]);
  return (
    <header class="page-title">
      <a class="icon-button" href="/" aria-label={words.toLobby}>
        <Icon of="back" />
      </a>
      <h1>{text}</h1>
    </header>
  );
}
