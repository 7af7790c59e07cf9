import { leftOf, type Seat } from '../../kernel/seats.ts';
import { isNumber } from './cards.ts';
import type { Tell } from './events.ts';
import { openInterjecting } from './interjecting.ts';
import { endTurn } from './rounds.ts';
import { onTurn, type State, topCard, waitFor } from './state.ts';
import { drawCards } from './stock.ts';

/** Takes one card instead of playing. ST-13, STR-25 */
export function drawOne(state: State, seat: Seat, tell: Tell): void {
  const drawn = drawCards(state, seat, 1, 'turn', tell);
  goOnAfter(state, seat, drawn > 0, tell);
}

/** The left neighbour is on turn. ST-11, ST-13, ST-34, ST-41, ST-50 */
export function goOnAfter(state: State, seat: Seat, drew: boolean, tell: Tell): void {
  waitFor(onTurn(state), 'turn', leftOf(seat, state.options.players), 0);
  if (endTurn(state, drew, tell)) return;
  if (drew) askAgain(state);
}

/** Whoever drew might now hold the same card: where speed does not decide, all are asked once more. STR-04, STR-24, STR-65 */
function askAgain(state: State): void {
  if (state.options.reaction === 'poll' && isNumber(topCard(state))) openInterjecting(state);
}
