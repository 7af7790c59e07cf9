import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../texts/words.ts';
import type { Director } from './director.ts';
import { Log } from './log.tsx';
import { Sheet } from './sheet.tsx';

/** What happened while the page was not looked at. */
export function Recap({ director }: { readonly director: Director }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { length } = director.missed.value;
  useEffect(() => {
    const look = () => setOpen(!document.hidden && director.missed.value.length > 1);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [director]);
  if (!isOpen || length === 0) return null;
  const close = () => {
    director.missed.value = [];
    setOpen(false);
  };
  return (
    <Sheet title={words.recap(length)} close={close}>
      <Log lines={director.missed.value} />
    </Sheet>
  );
}
