import { askedIn, askNext } from '../../kernel/reaction.ts';
import { clockwiseFrom, leftOf, type Seat } from '../../kernel/seats.ts';
import { type Card, putSorted, takeCopies } from '../../kernel/zones.ts';
import { gainKarma } from './evaluation.ts';
import type { Gift, Tell } from './events.ts';
import { hasOpenEnd, lay } from './line.ts';
import { seeJoin, seeLeave } from './memory.ts';
import { META } from './meta.ts';
import type { End } from './moves.ts';
import { drawCards, putHandAway } from './piles.ts';
import { type Giving, givingOf, type State, type Step, stepOf, type Turn, turnOf } from './state.ts';

/** By number of players and seat: the others clockwise from the left neighbour; shared, because it never changes. MK-16 */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = Array.from(
  { length: META.seats.max + 1 },
  (_, players) =>
    Array.from({ length: players }, (_, seat) => clockwiseFrom(leftOf(seat, players), players).slice(0, -1)),
);

/** In which order the others are asked. MK-16, MK-18, MK-106 */
export function askingOrder(state: State, seat: Seat): readonly Seat[] {
  return ORDERS[state.options.players][seat];
}

/** Once in a turn, and only if some card could fit. MK-13, MK-101 */
export function mayAsk(state: State, turn: Turn): boolean {
  return !turn.asked && hasOpenEnd(state, turn.seat);
}

/** Asks the others for a fitting card; the request says nothing more. MK-14, MK-15 */
export function ask(state: State, turn: Turn, tell: Tell): void {
  turn.asked = true;
  tell?.({ type: 'asked', seat: turn.seat });
  state.pending.push(givingOf(askingOrder(state, turn.seat), 0));
}

/** Lays a card face down; what was known of the hand is known of both together. MK-17, MK-200 */
export function give(state: State, giving: Giving, card: Card, tell: Tell): void {
  const seat = askedIn(giving);
  takeCopies(state.hands[seat], card, 1);
  state.laid[seat] = card;
  tell?.({ type: 'laid', seat, cards: [card] });
  afterAnswer(state, giving, tell);
}

/** For want of a card or of will: nobody can tell. MK-113, MK-167 */
export function decline(state: State, giving: Giving, tell: Tell): void {
  tell?.({ type: 'declined', seat: askedIn(giving) });
  afterAnswer(state, giving, tell);
}

/** After the last decision the cards are opened together. MK-19, MK-107 */
function afterAnswer(state: State, giving: Giving, tell: Tell): void {
  if (askNext(giving)) return;
  state.pending.pop();
  const { seat } = turnOf(state);
  if (openGifts(state)) {
    tell?.({ type: 'opened', gifts: giftsIn(state, giving.order) });
    state.pending.push(stepOf('taking', seat, 0));
    return;
  }
  tell?.({ type: 'nobody-gave', seat });
  if (state.hands[seat].length > 0) state.pending.push(stepOf('exchanging', seat, 0));
}

/** Has anybody laid a card? */
export function hasGifts(state: State): boolean {
  for (let seat = 0; seat < state.laid.length; seat++) if (state.laid[seat] !== null) return true;
  return false;
}

/** Everybody sees which cards have been laid; false if there are none. MK-19 */
function openGifts(state: State): boolean {
  let anyGift = false;
  for (let seat = 0; seat < state.laid.length; seat++) {
    const card = state.laid[seat];
    if (card === null) continue;
    anyGift = true;
    seeLeave(state, seat, card);
  }
  return anyGift;
}

function giftsIn(state: State, order: readonly Seat[]): Gift[] {
  return order.flatMap((seat) => {
    const card = state.laid[seat];
    return card === null ? [] : [{ seat, card }];
  });
}

/** The chosen card goes into the line and its giver one step forward; the others take theirs back. MK-20 to MK-23, MK-109 to MK-111 */
export function take(state: State, step: Step, giver: Seat, end: End, tell: Tell): void {
  state.pending.pop();
  const card = state.laid[giver] as Card;
  state.laid[giver] = null;
  lay(state, step.seat, card, end);
  tell?.({ type: 'took', seat: step.seat, from: giver, card, end });
  gainKarma(state, giver, 1, tell);
  for (let seat = 0; seat < state.laid.length; seat++) {
    const back = state.laid[seat];
    if (back === null) continue;
    putSorted(state.hands[seat], back);
    seeJoin(state, seat, back);
    state.laid[seat] = null;
  }
}

/** The whole hand goes to the discard pile first, then as many cards are drawn. MK-24, MK-25, MK-112 */
export function exchange(state: State, seat: Seat, tell: Tell): void {
  state.pending.pop();
  const count = state.hands[seat].length;
  putHandAway(state, seat, tell);
  drawCards(state, seat, count, tell);
}

export function keepHand(state: State): void {
  state.pending.pop();
}
