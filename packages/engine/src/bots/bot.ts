import type { Game } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seats.ts';

/**
 * Decides for a seat from its view alone; it never gets the state.
 * `owes` says whether the seat must answer; where it only may, undefined lets the moment pass.
 * Bots that do not search need no budget; the others have one of their own if none is given.
 */
export type Bot = <State, Move, View>(
  game: Game<State, Move, unknown, View>,
  view: View,
  seat: Seat,
  owes: boolean,
  random: Random,
  budget?: Budget,
) => Move | undefined;

/**
 * How long a search may think: whichever limit comes first. Only a budget of iterations alone gives the same move again.
 * The engine reads no clock, so whoever sets a limit in milliseconds brings one.
 */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
  /** Moves that the tree may keep, which bounds the memory. */
  readonly edges?: number;
  /** The time in milliseconds, from any beginning. */
  readonly now?: () => number;
}
