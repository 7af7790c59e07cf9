import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../texts/words.ts';

interface LazyProps<Loaded> {
  load(): Promise<Loaded>;
  children(loaded: Loaded): ComponentChild;
}

/** Draws a part of the page once its chunk is there; offers to try again if it does not come. Give it a key for each part. */
export function Lazy<Loaded>({ load, children }: LazyProps<Loaded>) {
  const words = useWords();
  const [loaded, setLoaded] = useState<{ readonly part: Loaded } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    load().then(
      (part) => isWanted && setLoaded({ part }),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  if (loaded !== null) return children(loaded.part);
  if (!isFailed)
    return (
      <main class="message" aria-busy="true">
        {words.loading}
      </main>
    );
  return (
    <main class="message">
      <p>{words.failed}</p>
      <button type="button" class="button" onClick={() => setTries(tries + 1)}>
        {words.retry}
      </button>
    </main>
  );
}
