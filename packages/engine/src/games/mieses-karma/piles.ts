import { shuffle } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type Card, putSorted } from '../../kernel/zones.ts';
import type { Tell } from './events.ts';
import { coverHand } from './memory.ts';
import type { State } from './state.ts';

/** Draws life cards to a hand, as many as there are. MK-25, MK-46, MK-150 */
export function drawCards(state: State, seat: Seat, count: number, tell: Tell): void {
  const drawn: Card[] | undefined = tell && [];
  let missing = count;
  for (; missing > 0; missing--) {
    if (state.draw.length === 0) reshuffle(state, tell);
    const card = state.draw.pop();
    if (card === undefined) break;
    putSorted(state.hands[seat], card);
    drawn?.push(card);
  }
  tell?.({ type: 'drew', seat, count: count - missing, cards: drawn ?? null });
}

/** The whole discard pile becomes the new draw pile. MK-47, MK-149 */
function reshuffle(state: State, tell: Tell): void {
  const { draw, discard, putAway } = state;
  if (discard.length === 0) return;
  while (putAway.length > 0) putAway.pop();
  while (discard.length > 0) draw.push(discard.pop() as Card);
  shuffle(state.random, draw);
  tell?.({ type: 'reshuffled', count: draw.length });
}

/** All hand cards go to the discard pile, in the order of the card list. MK-24, MK-29, MK-135, MK-174 */
export function putHandAway(state: State, seat: Seat, tell: Tell): void {
  const hand = state.hands[seat];
  if (hand.length === 0) return;
  const cards = tell && hand.slice();
  coverHand(state, seat);
  for (let i = 0; i < hand.length; i++) state.discard.push(hand[i]);
  while (hand.length > 0) hand.pop();
  tell?.({ type: 'put-away', seat, count: cards?.length ?? 0, cards: cards ?? null });
}
