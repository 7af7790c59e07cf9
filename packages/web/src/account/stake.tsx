import type { Stake } from '@samsara/protocol';
import { stakeCatalogue, stakeSentences } from './stake-texts.ts';

/** Says what a device gives up. */
export function StakeWarning({ stake }: { readonly stake: Stake }) {
  const words = stakeCatalogue.current.value;
  if (words === null) return null;
  return (
    <div class="stake">
      {stakeSentences(words, stake).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
