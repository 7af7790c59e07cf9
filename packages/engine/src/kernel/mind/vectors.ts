import { copiesIn, type Hand, kindsIn, lowestOf } from '../hand.ts';
import { leftOf, type Seat } from '../seats.ts';

/**
 * A game as numbers, for programs that learn it. Every value is a byte, every seat in a vector or an action is counted
 * from the one that looks: 0 is itself, 1 its left neighbour. A vector holds what its seat may know and nothing else.
 */
export interface GameVectors<State = unknown, Move = unknown> {
  /** What lies on the table now, as this seat sees it, part by part. */
  readonly observation: readonly VectorPart[];
  /** What an information state adds to it: what this seat has seen before and can be sure of still. */
  readonly memory: readonly VectorPart[];
  /** Every action by its number. The first is to let a moment pass in which nothing is owed. */
  readonly actions: readonly string[];
  /** In how many actions a move is said, one after the other; without it always in one. All moves of a moment need as many. */
  actionsIn?(move: Move): number;
  /** The action at this place of a move that the seat makes. No two legal moves are said in the same actions. */
  actionOf(move: Move, place: number, seat: Seat, players: number): number;
  /** Writes the observation where nothing but zeros stands; `said` are the actions of a move that is not complete yet. */
  observe(state: State, seat: Seat, said: readonly number[], into: Uint8Array, at: number): void;
  /** Writes what the seat remembers, likewise. */
  recall(state: State, seat: Seat, into: Uint8Array, at: number): void;
}

/** Values in a row that mean the same. */
export interface VectorPart {
  readonly name: string;
  /** How many values; where there is one row of them for each seat, in a row. */
  readonly length: number;
  /** Once, for each seat beginning with the one that looks, or for each of the others. */
  readonly per: 'table' | 'seat' | 'other';
  /** No value is larger: what counts further stays here. */
  readonly most: number;
}

/** To let pass a moment in which one may act and need not. */
export const LET_PASS = 0;

/** What everything that counts further stops at. */
export const MOST_VALUE = 255;

export function onTable(name: string, length: number, most = 1): VectorPart {
  return { name, length, per: 'table', most };
}

export function forSeats(name: string, length: number, most = 1): VectorPart {
  return { name, length, per: 'seat', most };
}

export function forOthers(name: string, length: number, most = 1): VectorPart {
  return { name, length, per: 'other', most };
}

/** How many values a part has at a table of so many. */
export function sizeOf({ length, per }: VectorPart, players: number): number {
  if (per === 'table') return length;
  return length * (per === 'seat' ? players : players - 1);
}

/** The seat as another counts it: 0 is that other itself. */
export function stepsTo(seat: Seat, from: Seat, players: number): number {
  return seat >= from ? seat - from : seat - from + players;
}

/** Writes the cards of a hand by kind; gives back the place behind them, as all of these do. */
export function writeHand(into: Uint8Array, at: number, hand: Hand, kinds: number): number {
  for (let left = kindsIn(hand); left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    into[at + card] = copiesIn(hand, card);
  }
  return at + kinds;
}

/** Counts the cards of a zone by kind. */
export function writeZone(into: Uint8Array, at: number, cards: readonly number[], kinds: number): number {
  for (let i = 0; i < cards.length; i++) into[at + cards[i]]++;
  return at + kinds;
}

/** A 1 at one of so many places; at none for null or a negative one. */
export function writeOneOf(into: Uint8Array, at: number, place: number | null, places: number): number {
  if (place !== null && place >= 0) into[at + place] = 1;
  return at + places;
}

export function writeNumber(into: Uint8Array, at: number, value: number): number {
  into[at] = value > MOST_VALUE ? MOST_VALUE : value;
  return at + 1;
}

export function writeFlag(into: Uint8Array, at: number, flag: boolean): number {
  if (flag) into[at] = 1;
  return at + 1;
}

/** A number for each seat, beginning with the one that looks. */
export function writeBySeat(
  into: Uint8Array,
  at: number,
  looking: Seat,
  values: readonly number[],
  scale = 1,
): number {
  const players = values.length;
  let seat = looking;
  for (let i = 0; i < players; i++) {
    const value = scale === 1 ? values[seat] : Math.round(values[seat] * scale);
    into[at + i] = value > MOST_VALUE ? MOST_VALUE : value;
    seat = leftOf(seat, players);
  }
  return at + players;
}
