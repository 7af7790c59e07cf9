import { at } from '../kernel/json.ts';
import type { VerdictCode } from '../kernel/later/verdict.ts';
import { commitmentsDigest, type Exchange } from './exchange.ts';
import type { Fairness } from './fairness.ts';

/** What somebody knows about the shuffle from elsewhere: from before the deal, and not from the record. */
export interface Known {
  /** The server's commitment as it was published. */
  readonly commitment?: string;
  /** Shares by seat. */
  readonly entropy?: ReadonlyMap<number, string>;
  /** Commitments by seat. */
  readonly commitments?: ReadonlyMap<number, string>;
  /** The digest of all commitments, as they stood before a share was shown. */
  readonly digest?: string;
  readonly shown?: Shown;
}

/** How often the shares had been begun anew when a seat showed its last one. */
export interface Shown extends Pick<Exchange, 'anew' | 'broken'> {
  readonly seat: number;
}

interface Unlike {
  readonly wrong: VerdictCode;
  readonly place: string;
  readonly detail: string;
}

/** The first thing in which a record differs from what is known. */
export function unlike(known: Known, fairness: Fairness): Unlike | undefined {
  const { commitment, entropy = new Map<number, string>() } = known;
  if (commitment !== undefined && commitment !== fairness.commitment)
    return { wrong: 'other-promise', place: 'fairness.commitment', detail: commitment };
  for (const [seat, share] of entropy) {
    if (fairness.entropy[seat] !== share)
      return { wrong: 'other-share', place: at('fairness.entropy', seat), detail: share };
  }
  return unlikeExchange(known, fairness);
}

function unlikeExchange({ commitments, digest, shown }: Known, fairness: Fairness): Unlike | undefined {
  const { exchange } = fairness;
  for (const [seat, own] of commitments ?? []) {
    if (exchange?.commitments[seat] !== own)
      return { wrong: 'other-share', place: at('fairness.exchange.commitments', seat), detail: own };
  }
  if (digest !== undefined) {
    const found = exchange && commitmentsDigest(fairness.commitment, exchange.commitments);
    if (found !== digest)
      return { wrong: 'other-commitments', place: 'fairness.exchange.commitments', detail: digest };
  }
  if (shown !== undefined && !goesOnFrom(shown, exchange))
    return { wrong: 'other-attempts', place: 'fairness.exchange.anew', detail: JSON.stringify(shown.anew) };
  return undefined;
}

/**
 * Was it dealt from the shares that a seat showed last, or later without that seat? Whoever goes back to earlier ones has
 * chosen among deals that they knew.
 */
function goesOnFrom({ seat, anew, broken }: Shown, exchange: Exchange | undefined): boolean {
  if (exchange === undefined || exchange.broken !== broken) return false;
  const isSame = (list: readonly number[], i: number) => list.join() === exchange.anew[i]?.join();
  if (!anew.every(isSame)) return false;
  const later = exchange.anew.slice(anew.length);
  // Left out for that share, or for the next one, which it did not show.
  return later.length === 0 || later.slice(0, 2).some((list) => list.includes(seat));
}
