import type { PlayerId } from './table.ts';

/** What the games at one table have brought so far, one after another: it goes from round to round with the opening. */
export interface Evening {
  /** Rounds up to this one are counted; those that were broken off count nothing. */
  readonly round: number;
  readonly games: number;
  /** Milliseconds from deal to end: of all games together, and of the longest. */
  readonly ms: number;
  readonly longest: number;
  /** In the order in which people and bots came. Who goes keeps their line. */
  readonly lines: readonly EveningLine[];
}

export interface EveningLine {
  /** Null for a bot, which is known by its name. */
  readonly player: PlayerId | null;
  readonly name: string;
  readonly face?: number;
  readonly games: number;
  readonly wins: number;
  /** The sum of their places. */
  readonly places: number;
  /** Missing where the game counts none. */
  readonly points?: number;
  /** Wins in a row: up to their last game, and the most there were. */
  readonly row: number;
  readonly best: number;
}
