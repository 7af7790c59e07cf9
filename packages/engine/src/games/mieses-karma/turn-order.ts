import { leftOf, type Seat } from '../../kernel/seats.ts';
import type { Tell } from './events.ts';
import { endByLimit } from './scoring.ts';
import { type State, turnOf } from './state.ts';

/** The left neighbour begins a turn, unless this was the last one. MK-01, MK-148, MK-196 */
export function passOn(state: State, tell: Tell): void {
  const last = isLastTurn(state);
  beginTurn(state, leftOf(turnOf(state).seat, state.options.players));
  if (last) endByLimit(state, turnOf(state).seat, tell);
}

/** Is this the last turn that the table's limit allows? MK-196 */
export function isLastTurn({ turns, options }: State): boolean {
  return options.turn_limit > 0 && turns + 1 >= options.turn_limit;
}

/** The same player begins a second turn; a chameleon may imitate again. MK-124, MK-128 */
export function playAgain(state: State): void {
  beginTurn(state, turnOf(state).seat);
  turnOf(state).second = true;
}

/** All three actions are open. MK-03 */
function beginTurn(state: State, seat: Seat): void {
  const turn = turnOf(state);
  turn.seat = seat;
  turn.acted = false;
  turn.used = false;
  turn.asked = false;
  turn.second = false;
  turn.imitates = null;
  state.turns++;
}
