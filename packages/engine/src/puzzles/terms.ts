import type { Seat } from '../kernel/seats.ts';

/** How a game names what there is to see in its puzzles. */
export interface PuzzleTerms<State = unknown, Move = unknown> {
  /** Every theme that `themeOf` can name. Each has words in every language. */
  readonly themes: readonly string[];
  themeOf(finding: Finding<State, Move>): string;
}

/** A moment in which a move was found that is clearly the best. Undefined lets the moment pass. */
export interface Finding<State, Move> {
  /** As it was. What a theme says may rest only on what the seat knows of it. */
  readonly state: State;
  readonly seat: Seat;
  readonly best: Move | undefined;
  /** The best of the others. */
  readonly next: Move | undefined;
  /** What somebody plays who does not think. */
  readonly liked: Move | undefined;
}

/** The theme of what no other theme of its game tells. Every game has it. */
export const BETTER_CHANCES = 'better-chances';

/** What a game's themes say in one language. */
export type PuzzleWords<Theme extends string = string> = Readonly<Record<Theme, ThemeWords>>;

export interface ThemeWords {
  /** Three to five words. */
  readonly name: string;
  /** One sentence: why such a move is good. */
  readonly why: string;
}
