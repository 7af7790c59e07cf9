import { useEffect, useState } from 'preact/hooks';
import { Sheet } from '../kit/sheet.tsx';
import type { Director } from '../motion/director.ts';
import { useWords } from '../texts/words.ts';
import { Log } from './reading/log.tsx';

/** What happened while the page was not looked at. */
export function Recap({ director }: { readonly director: Director }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(!document.hidden);
  const { length } = director.missed.value;
  useEffect(() => {
    const look = () => setOpen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (!isOpen) return null;
  const close = () => {
    director.missed.value = [];
  };
  return (
    <Sheet title={words.recap(length)} close={close}>
      <Log lines={director.missed.value} takenBack={director.moves.takenBack.value} />
    </Sheet>
  );
}
