import type { Calibration } from '../game.ts';
import type { Seat } from '../seats.ts';

/** What a search that has learned asks about the states that it imagines. It may look at everything in them. */
export interface Mind<State = unknown, Move = unknown> {
  /** Was it trained on tables like this one? Elsewhere taste is the better guide. */
  knows(state: State): boolean;
  /** By seat: how likely it is to win from here, 0 to 1. */
  chances(state: State): number[];
  /** By move, in shares of 1: how much attention it deserves. It looks only at what is public or the seat's own. */
  attention(state: State, seat: Seat, legal: readonly Move[]): readonly number[];
  /** So many decisions are played by taste before the chances are asked for. */
  readonly lookahead: number;
  /** By number of seats: what the chances that a search with it finds are worth. */
  readonly calibrations?: Readonly<Record<number, Calibration>>;
}
