import { cloneHand, type Hand, take as takeCards } from '../../kernel/hand.ts';
import { leftOf, type Seat } from '../../kernel/seats.ts';
import { type Card, takeAt, takeCopies } from '../../kernel/zones.ts';
import { BOTTOM, GIVE, isKarmaCard, TABLE } from './cards.ts';
import { demandOf, fits } from './demand.ts';
import { lacksCards, refill, refillDuringTurn } from './drawing.ts';
import { endIfDecided, endIfEndless } from './ending.ts';
import type { Tell } from './events.ts';
import { grantExtraPlay, raiseBottom, useGive } from './karma-cards.ts';
import { forgetPlayed } from './known.ts';
import type { Location } from './moves.ts';
import { givePile, isTriple, putOnPile, removeTriple, takePile } from './pile.ts';
import { type Playing, type Receiver, receiverChoice, type State, turnOfSeat } from './state.ts';
import { demandFor, emptyHandsDrawFirst, hasNoCards, isOut, rulesOf } from './table-cards.ts';

/** Plays one card or several identical ones from the hand or the open table cards. KA-19, KA-23, KA-32 */
export function play(
  state: State,
  wait: Playing,
  from: Location,
  card: Card,
  count: number,
  tell: Tell,
): void {
  const { seat } = wait;
  takeCards(from === 'hand' ? state.hands[seat] : openToChange(state, seat), card, count);
  const unseen = state.unseen[seat];
  if (unseen !== null && unseen.size > 0) forgetPlayed(unseen, state.hands[seat], card);
  tell?.({ type: 'played', seat, from, card, count });
  lay(state, wait, card, count, tell);
}

/** The open table cards of a seat, of which some are about to be played: that is progress. KAR-55 */
function openToChange(state: State, seat: Seat): Hand {
  const open = cloneHand(state.open[seat]);
  state.open[seat] = open;
  state.progress = true;
  return open;
}

/** Turns a hidden card straight onto the pile; if it does not fit, pile and card are taken. KA-34, KA-35, KA-36 */
export function turnHidden(state: State, wait: Playing, place: number, tell: Tell): void {
  const { seat } = wait;
  const hidden = state.hidden[seat].slice();
  const card = takeAt(hidden, place - 1);
  state.hidden[seat] = hidden;
  const foreseen = state.foreseen[seat];
  if (foreseen) takeCopies(foreseen, card, 1);
  state.progress = true;
  const fitting = fits(card, demandFor(state, wait));
  tell?.({ type: 'turned', seat, card, fits: fitting });
  if (fitting) return lay(state, wait, card, 1, tell);
  state.pile.push(card);
  take(state, seat, tell);
}

/** Takes the pile instead of playing; the next player opens a new one. KA-42, KA-43, KA-44 */
export function take(state: State, seat: Seat, tell: Tell): void {
  takePile(state, seat, tell);
  endTurn(state, seat, tell);
}

/** Leaves out the extra play: TABLE stays on top, or the usual place opens the new pile. KAR-18, KAR-39 */
export function decline(state: State, wait: Playing, tell: Tell): void {
  const { seat, opensPile } = wait;
  tell?.({ type: 'declined', seat });
  if (!opensPile) return endTurn(state, seat, tell);
  state.pending.pop();
  state.countdown++;
}

/** Names the receiver of the pile. KA-68, KA-70, KA-76 */
export function give(state: State, wait: Receiver, to: Seat, tell: Tell): void {
  const { seat } = wait;
  givePile(state, seat, to, tell);
  state.pending.pop();
  if (wait.playsOn) playAgain(state, seat, tell);
  else endTurn(state, seat, tell);
}

/** Lays a set as one block; a card played as the extra play of TABLE answers it. KAR-40 */
function lay(state: State, wait: Playing, card: Card, count: number, tell: Tell): void {
  const { seat } = wait;
  if (wait.type === 'extra') state.pending.pop();
  if (isKarmaCard(card)) return layKarmaCard(state, wait, card, count, tell);
  putOnPile(state, card, count);
  if (isTriple(state.pile)) {
    removeTriple(state, seat, tell);
    afterTriple(state, seat, tell);
  } else {
    endTurn(state, seat, tell);
  }
}

/** A triple comes first, then the effect of the card as far as it still has an object. KAR-34, KAR-39 */
function layKarmaCard(state: State, wait: Playing, card: Card, count: number, tell: Tell): void {
  const { seat } = wait;
  const before = wait.type === 'extra' ? wait.before : demandOf(state);
  let triple = false;
  if (card === GIVE) {
    useGive(state, seat, count, tell);
  } else {
    putOnPile(state, card, count);
    if (card === BOTTOM && !isTriple(state.pile)) raiseBottom(state, seat, count, tell);
    triple = isTriple(state.pile);
    if (triple) removeTriple(state, seat, tell);
    if (card === TABLE) grantExtraPlay(state, seat, triple ? null : before, triple, tell);
  }
  if (state.outcome !== null) return;
  if (triple) afterTriple(state, seat, tell);
  else if (state.pending.length > 1) state.countdown++;
  else endTurn(state, seat, tell);
}

/** Whoever laid the third card plays again; an alternative triple first gives the rest of the pile away. KA-40, KA-76 */
function afterTriple(state: State, seat: Seat, tell: Tell): void {
  if (state.pile.length > 0) {
    state.pending.push(receiverChoice(seat, true));
    state.countdown++;
  } else {
    playAgain(state, seat, tell);
  }
}

/** Playing again is a duty of the same turn, as long as there is a card to play. KAR-42, KAR-43, KAR-46 */
function playAgain(state: State, seat: Seat, tell: Tell): void {
  const extraWaits = state.pending.length > 1;
  const handMayOpen = !extraWaits || rulesOf(state).extraPlayIsOptional;
  if (handMayOpen && state.hands[seat].size === 0) refillDuringTurn(state, seat, tell);
  if (state.outcome !== null) return;
  if (hasNoCards(state, seat)) endTurn(state, seat, tell);
  else state.countdown++;
}

function endTurn(state: State, seat: Seat, tell: Tell): void {
  while (state.pending.length > 1) state.pending.pop();
  if (state.draw.length > 0) drawAfterTurn(state, seat, tell);
  state.turns++;
  state.idleTurns = state.progress ? 0 : state.idleTurns + 1;
  state.progress = false;
  if (isOut(state, seat) && goOut(state, seat, tell)) return;
  if (!endIfEndless(state, tell)) beginTurn(state, nextPlayer(state, seat), tell);
}

/** Tells that a seat is out; true if that decides the game. KA-51, KA-71 */
function goOut(state: State, seat: Seat, tell: Tell): boolean {
  tell?.({ type: 'went-out', seat });
  return endIfDecided(state, tell);
}

/** Where players draw by hand, they may do so from now on. KA-45, KA-46, KAR-48, KAR-57 */
function drawAfterTurn(state: State, seat: Seat, tell: Tell): void {
  if (state.options.draw_by_hand) state.undrawn[seat] = lacksCards(state, seat);
  else refill(state, seat, tell);
}

/** The next seat clockwise that is not out. KA-18, KA-49, KAR-52 */
function nextPlayer(state: State, seat: Seat): Seat {
  const seats = state.options.players;
  let next = leftOf(seat, seats);
  while (isOut(state, next)) next = leftOf(next, seats);
  return next;
}

function beginTurn(state: State, seat: Seat, tell: Tell): void {
  state.pending[0] = turnOfSeat(seat);
  state.countdown++;
  if (state.options.draw_by_hand) loseDraw(state, seat, tell);
}

/** A draw that was forgotten is lost now; only an empty hand is refilled, since table cards wait for the draw pile. KA-50, KAR-57 */
function loseDraw(state: State, seat: Seat, tell: Tell): void {
  state.undrawn[seat] = false;
  const isEmpty = emptyHandsDrawFirst(state) ? state.hands[seat].size === 0 : hasNoCards(state, seat);
  if (isEmpty) refillDuringTurn(state, seat, tell);
}
