import type { PlayedGame } from '../game.ts';
import { fastRandom } from '../random.ts';
import type { Seat } from '../seats.ts';

/** So many states are imagined, always from the same chance. */
const STATES = 4;
/** With so many moves to choose from nothing looks harder. */
const MANY_MOVES = 12;

/**
 * How hard the decision of a seat looks to somebody who only watches, from 0 (there is but one move) to 1: by the number of moves
 * in states that such a person could imagine. It is the same whatever anybody holds, so that times to think may follow it.
 */
export function hardnessOf<State, Move, View>(
  game: PlayedGame<State, Move, unknown, View>,
  state: State,
  seat: Seat,
): number {
  const view = game.view(state, 'onlooker');
  const random = fastRandom(STATES);
  let sum = 0;
  for (let i = 0; i < STATES; i++) {
    const moves = game.legalMoves(game.imagine(view, random), seat).length;
    sum += Math.log(Math.max(1, Math.min(moves, MANY_MOVES))) / Math.log(MANY_MOVES);
  }
  return sum / STATES;
}
