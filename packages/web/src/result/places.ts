import type { Seat } from '@samsara/engine';
import type { FinalScore } from '../contract/board.ts';

/** One line of the result. */
export interface Placed {
  readonly seat: Seat;
  /** From 1; whoever is equal shares a place, and the next one is left out. */
  readonly place: number;
  readonly cells: FinalScore['seats'][number]['cells'];
}

/** Everybody in order of places; who shares one, in order of seats. */
export function inOrderOfPlaces({ seats }: FinalScore): readonly Placed[] {
  return seats
    .map(({ rank, cells }, seat) => ({
      seat,
      place: 1 + seats.filter((other) => other.rank < rank).length,
      cells,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
