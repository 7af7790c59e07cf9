import type { DealResult } from '@samsara/engine/deals';
import type { PlayerId } from '@samsara/table';

/** One game's deal of one day. */
export interface DealDay {
  readonly game: string;
  /** Days since 1970. */
  readonly day: number;
}

/** What somebody has made of a deal, proven. */
export interface ProvenDeal extends DealDay {
  readonly player: PlayerId;
  /** That of the rules by which it was played. */
  readonly gameVersion: number;
  readonly result: DealResult;
  /** The person's own moves in order: with the deal, the whole game follows from them. */
  readonly moves: readonly string[];
  readonly face: number | null;
}

/** A result beside others. */
export interface PlacedDeal extends DealResult {
  readonly player: PlayerId;
  readonly name: string | null;
  readonly face: number | null;
  /** 1 is the best; equal results have the same. */
  readonly place: number;
}

/** What people have made of the deals. Kept in the same database as the log. */
export interface Deals {
  /** The result that counts for a person, if there is one. */
  resultOf(deal: DealDay, player: PlayerId): Promise<DealResult | undefined>;
  /** Keeps a result unless the person has one for this deal; gives the one that counts, and whether it is this one. */
  add(proven: ProvenDeal): Promise<{ result: DealResult; first: boolean }>;
  counts(deal: DealDay): Promise<{ played: number; won: number }>;
  /** The best so many, and that of `player`, which takes the place of the last one if it is further back. */
  best(deal: DealDay, player: PlayerId, better: 'more' | 'fewer', most: number): Promise<PlacedDeal[]>;
}
