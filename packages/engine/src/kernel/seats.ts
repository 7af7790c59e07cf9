/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'onlooker';

/** Who moves: a seat, or the clock when time is up. */
export type Actor = Seat | 'clock';

/** Asked by type: comparing a number with a text costs more than the whole question is worth. */
export function isClock(actor: Actor): actor is 'clock' {
  return typeof actor === 'string';
}

/** Is there such a seat? Numbers from outside may be anything. */
export function isSeat(seat: number, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}

/** The left neighbour, who follows clockwise. */
export function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** The right neighbour. */
export function rightOf(seat: Seat, seats: number): Seat {
  return seat === 0 ? seats - 1 : seat - 1;
}

/**
 * A list with something for each seat; pushed, because `Array.from` is many times slower, and what `map` makes in compiled code
 * counts as a list with holes: with lists of both kinds in a state, all that reads them is compiled again and is slower.
 */
export function bySeat<T>(seats: number, make: (seat: Seat) => T): T[] {
  const made: T[] = [];
  for (let seat = 0; seat < seats; seat++) made.push(make(seat));
  return made;
}

/** All seats once around the table, beginning with `first`. */
export function clockwiseFrom(first: Seat, seats: number): Seat[] {
  return bySeat(seats, (step) => (first + step) % seats);
}

/** At any table. */
export const MOST_SEATS = 12;

/** `ALONE[seat]` is the list with just that seat; shared, because it is asked for at every move. */
export const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

/** No seat at all; shared, so that asking makes no list. */
export const NOBODY: readonly Seat[] = [];
