import type { ComponentChild } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useWords } from '../texts/words.ts';
import { Loading } from './loading.tsx';

interface LazyProps<Loaded> {
  load(): Promise<Loaded>;
  children(loaded: Loaded): ComponentChild;
}

/** Draws a part of the page once its chunk is there; offers to try again if it does not come. Give it a key for each part. */
export function Lazy<Loaded>({ load, children }: LazyProps<Loaded>) {
  const words = useWords();
  const { part, isFailed, tryAgain } = useLoading(load);
  if (part !== null) return children(part);
  if (!isFailed) return <Loading />;
  return (
    <main class="message">
      <p>{words.failed}</p>
      <button type="button" class="button" onClick={tryAgain}>
        {words.retry}
      </button>
    </main>
  );
}

/** Likewise for a part of a screen that stands already: nothing is drawn until it is there. */
export function Later<Loaded>({ load, children }: LazyProps<Loaded>) {
  const words = useWords();
  const { part, isFailed, tryAgain } = useLoading(load);
  if (part !== null) return children(part);
  if (!isFailed) return null;
  return (
    <p class="notice" role="alert">
      {words.failed}{' '}
      <button type="button" class="button" onClick={tryAgain}>
        {words.retry}
      </button>
    </p>
  );
}

function useLoading<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<{ readonly part: Loaded } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // Before anything is painted: what is loaded already is drawn without a gap.
  useLayoutEffect(() => {
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
  return { part: loaded?.part ?? null, isFailed, tryAgain: () => setTries(tries + 1) };
}
