import { botEntropy, commitmentTo, dealt, type Exchange, type Fairness, fairnessOf } from '@samsara/engine';
import type { Place, Table } from './table.ts';

/** Everybody's commitments are fixed, and the shares are shown one by one. */
export interface SharesShown extends Pick<Exchange, 'plain' | 'anew'> {
  /** The entry that fixed them. */
  readonly fixed: number;
  /** Milliseconds since 1970: when the first share could be shown, or the first after it was begun anew. */
  readonly since: number;
}

/** The state after the deal; the same whenever it is asked for. */
export function dealtState(table: Table): unknown {
  return dealt(table.game, { options: table.options, fairness: fairnessAt(table) });
}

/** Where the shuffle of the table's game comes from. */
export function fairnessAt({ seed, seats, shares, broken }: Table): Fairness {
  const commitment = commitmentTo(seed);
  const fairness = fairnessOf(
    seed,
    seats.map(({ entropy }, seat) => entropy ?? botEntropy(commitment, seat)),
  );
  if (shares === null) return fairness;
  const { plain, anew } = shares;
  return {
    ...fairness,
    exchange: { commitments: seats.map((place) => place.commitment), plain, anew, broken },
  };
}

/** Has somebody given a share, or committed themselves to one? */
export function isReady({ entropy, commitment }: Place): boolean {
  return entropy !== null || commitment !== null;
}

/** Every person is ready and no seat is open. */
export function mayDeal({ seats }: Pick<Table, 'seats'>): boolean {
  return seats.every((place) => (place.player === null ? place.level !== null : isReady(place)));
}

/** Whoever was ready is asked again. */
export function askAgain(table: Table): void {
  table.shares = null;
  for (const place of table.seats) Object.assign(place, { entropy: null, commitment: null });
}
