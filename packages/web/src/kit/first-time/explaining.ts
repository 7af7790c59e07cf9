import { useEffect } from 'preact/hooks';

/** Long enough to read two sentences; holding a card shows the same words at any time. */
const SHOWN_MS = 12_000;
/** Whoever acts earlier has not read it: it comes again. */
const READ_MS = 3000;

/** What is explained for the first time goes by itself: once it could be read, or when whoever saw it has acted. */
export function useExplaining(subject: string | null, learn: (subject: string) => void): void {
  useEffect(() => {
    if (subject === null) return;
    const since = performance.now();
    const timer = setTimeout(() => learn(subject), SHOWN_MS);
    return () => {
      clearTimeout(timer);
      if (performance.now() - since >= READ_MS) learn(subject);
    };
  }, [subject]);
}
