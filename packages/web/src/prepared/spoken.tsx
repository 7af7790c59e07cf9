import { useEffect, useState } from 'preact/hooks';

/** A table that is set up anew hushes what was said about the one before. */
const AFTER_HUSH_MS = 300;

/** What is said beside a table is read aloud; where `times` has changed, also if it is the same again. */
export function Spoken({ text, times }: { readonly text: string; readonly times: number }) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(times % 2 === 0 ? text : `${text}\u00a0`), AFTER_HUSH_MS);
    return () => clearTimeout(timer);
  }, [text, times]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}
