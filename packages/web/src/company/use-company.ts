import { useState } from 'preact/hooks';
import { Refused } from '../connection/api.ts';
import { useWords } from '../texts/words.ts';

/** Asks the server, and says why not. */
export function useAsking(): { readonly notice: string; ask(work: () => Promise<void>): void } {
  const { refusals } = useWords();
  const [notice, say] = useState('');
  const ask = (work: () => Promise<void>) => {
    say('');
    work().catch((error) => say(refusals[error instanceof Refused ? error.reason.code : 'try-again']));
  };
  return { notice, ask };
}
