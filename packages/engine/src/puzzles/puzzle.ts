import type { OptionValue } from '../kernel/options.ts';
import type { Seed } from '../kernel/random.ts';
import type { Seat } from '../kernel/seats.ts';

/** “What would you play?”: a moment of a game between bots in which one move is clearly the best, as far as the seat can know. */
export interface Puzzle {
  /** Never changes, and names it in a link and in what a device keeps: six letters or digits. */
  readonly id: string;
  readonly game: string;
  /** Complete. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What the cards were shuffled by, as `Game.setup` takes it. */
  readonly seed: Seed;
  /** Everything that happened before, as records write it: `0 play 14`. */
  readonly moves: readonly string[];
  /** Whose choice it is, and from whose view alone. */
  readonly seat: Seat;
  /** Every legal move and what it is worth, the best one first. */
  readonly values: readonly PuzzleValue[];
  /** What there is to see in it: the game's own word, with a text in every language. */
  readonly theme: string;
  /** How hard it is, in the points of a Glicko rating: worked out from which levels of bots find the move. */
  readonly rating: number;
}

export interface PuzzleValue {
  /** As records write it, without the seat; `LETS_PASS` (an empty text) lets the moment pass. */
  readonly move: string;
  /** The seat's chance to win if everybody goes on at the reference level, in whole points of a hundred. */
  readonly chance: number;
}
