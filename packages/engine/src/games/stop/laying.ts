import { leftOf, type Seat } from '../../kernel/seats.ts';
import { ACHTUNG, type Calls, neededCalls, STOP } from './calls.ts';
import { FREE_CHOICE, isNumber, KIND_OF, PLUS_X, SKIP, SWAP, TWO } from './cards.ts';
import { objectionToAnswer } from './decisions/answering-objections.ts';
import type { Tell, Way } from './events.ts';
import { take } from './hand.ts';
import { openInterjecting } from './interjecting.ts';
import { forgetLaid } from './memory.ts';
import { cardsLaid, type Move } from './moves.ts';
import { endRound, endTurn } from './rounds.ts';
import { onTurn, openWindow, type State, waitFor } from './state.ts';
import { drawCards } from './stock.ts';

/** Cards that a 2 makes the next player draw, and that a missing call costs. ST-20, ST-23, ST-34 */
const PENALTY = 2;

/** Lays the card of a move, with everything that follows from it. ST-09, STR-19 */
export function lay(state: State, seat: Seat, move: Move, way: Way, tell: Tell): void {
  layCards(state, seat, move, way, tell);
  state.layer = seat;
  if (state.hands[seat].size === 0) return endRound(state, 'stop', seat, tell);
  takeEffect(state, seat, move);
  if (endTurn(state, true, tell)) return;
  dropStored(state);
  openAfterCard(state, seat, move);
}

/** Card by card, each with its call; nobody pays for more than one missing call. STR-14, STR-15, STR-55 */
function layCards(state: State, seat: Seat, move: Move, way: Way, tell: Tell): void {
  const { pile } = state;
  const hand = state.hands[seat];
  const calls = state.options.auto_call ? neededCalls(hand.size, cardsLaid(move)) : move.calls;
  const { card, free, direction } = move;
  tell?.({ type: 'played', seat, way, card, free, direction, calls });
  let paid = false;
  if (free) {
    take(hand, FREE_CHOICE);
    forgetLaid(state, seat, FREE_CHOICE);
    pile.push(FREE_CHOICE);
    paid = payForSilence(state, seat, calls, tell);
  }
  take(hand, card);
  forgetLaid(state, seat, card);
  pile.push(card);
  if (!paid) payForSilence(state, seat, calls, tell);
}

/** Two cards if the second-to-last or the last card was laid without its call. ST-19 to ST-23, STR-12 */
function payForSilence(state: State, seat: Seat, calls: Calls, tell: Tell): boolean {
  const { size } = state.hands[seat];
  if (size > 1 || (calls & (size === 1 ? ACHTUNG : STOP)) !== 0) return false;
  tell?.({ type: 'forgot', seat, call: size === 1 ? 'achtung' : 'stop' });
  drawCards(state, seat, PENALTY, 'call', tell);
  return true;
}

/** Who answers next, and to what. Section 9 of the rules. */
function takeEffect(state: State, seat: Seat, { card }: Move): void {
  const answer = onTurn(state);
  const next = leftOf(seat, state.options.players);
  switch (KIND_OF[card]) {
    case TWO:
      return waitFor(answer, 'two', next, answer.type === 'two' ? answer.sum + PENALTY : PENALTY);
    case SKIP:
      return waitFor(answer, 'skip', next, 0);
    case PLUS_X:
      return waitFor(answer, 'plus-x', next, 0);
    default:
      return waitFor(answer, 'turn', next, 0);
  }
}

/** A stored move is kept only if it is still that player's turn and still legal. STR-03, STR-66, STR-70 */
function dropStored(state: State): void {
  const { stored } = state;
  if (stored === null) return;
  state.stored = null;
  const answer = onTurn(state);
  const isKept =
    stored.seat === answer.seat && objectionToAnswer(state, answer, stored.seat, stored.move) === undefined;
  if (isKept && !isAcceptedTooEarly(state, stored.move)) state.stored = stored;
}

/** What was accepted was less: the attack has grown since, and its target is asked again. STR-70 */
function isAcceptedTooEarly({ options }: State, { type }: Move): boolean {
  return type === 'accept' && options.stored_accept_falls;
}

/** The time for throwing in, or for preventing a swap. STR-03, STR-05, STR-09 */
function openAfterCard(state: State, seat: Seat, { card, direction }: Move): void {
  if (isNumber(card)) openInterjecting(state);
  else if (KIND_OF[card] === SWAP) openWindow(state, 'swapping', seat, direction);
}
