import type { Game } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seats.ts';

/**
 * Decides for a seat from its view alone; it never gets the state.
 * `owes` says whether the seat must answer; where it only may, undefined lets the moment pass.
 */
export type Bot = <State, Move, View>(
  game: Game<State, Move, unknown, View>,
  view: View,
  seat: Seat,
  owes: boolean,
  random: Random,
) => Move | undefined;
