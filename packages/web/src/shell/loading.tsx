import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../texts/words.ts';
import './loading.css';
import { Wheel } from './wheel.tsx';

/** So long the wheel speaks for itself. */
const SILENT_MS = 2000;

/** While something is on its way: the wheel turns, on the cloth of its game where that is known; words come after a while. */
export function Loading({ game = null }: { readonly game?: string | null }) {
  const words = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="message loading" aria-busy="true" {...(game === null ? {} : { 'data-game': game })}>
      <Wheel turns />
      <p role="status" class={isLong ? '' : 'unseen'}>
        {words.loading}
      </p>
    </main>
  );
}
