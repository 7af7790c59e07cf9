import { leftOf, type Seat } from '../../kernel/seats.ts';
import { type State, turnOf } from './state.ts';

/** The left neighbour begins a turn. MK-01, MK-148 */
export function passOn(state: State): void {
  beginTurn(state, leftOf(turnOf(state).seat, state.options.players));
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
