import { shuffle } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import type { Drawing, Tell } from './events.ts';
import { put } from './hand.ts';
import type { State } from './state.ts';

/** Draws cards into a hand, or what there is; says how many. ST-13, ST-14, STR-27, STR-28 */
export function drawCards(state: State, seat: Seat, count: number, why: Drawing, tell: Tell): number {
  const { stock } = state;
  const hand = state.hands[seat];
  const cards: Card[] | undefined = tell && [];
  let drawn = 0;
  while (drawn < count && hasStock(state, tell)) {
    const card = stock.pop() as Card;
    put(hand, card);
    cards?.push(card);
    drawn++;
  }
  if (cards) tell?.({ type: 'drew', seat, why, count: drawn, cards: cards.sort((a, b) => a - b) });
  return drawn;
}

/** Is there a card to draw, if need be after making a new stock from the pile below its top? ST-14 */
export function hasStock(state: State, tell: Tell): boolean {
  const { stock, pile } = state;
  if (stock.length > 0) return true;
  if (pile.length <= 1) return false;
  const top = pile.pop() as Card;
  while (pile.length > 0) stock.push(pile.pop() as Card);
  pile.push(top);
  shuffle(state.random, stock);
  tell?.({ type: 'reshuffled', count: stock.length });
  return true;
}
