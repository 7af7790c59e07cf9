import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { TABLE } from './cards.ts';
import type { Tell } from './events.ts';
import { movePile } from './known.ts';
import type { State } from './state.ts';
import { isOut } from './table-cards.ts';

/** Identical cards in succession that make a triple. KA-38 */
const TRIPLE = 3;

export function putOnPile(state: State, card: Card, count: number): void {
  for (let i = 0; i < count; i++) state.pile.push(card);
}

/** Do the top three cards of the pile make a triple? KA-38, KA-39, KAR-35 */
export function isTriple(pile: State['pile']): boolean {
  const last = pile.length - 1;
  return last >= TRIPLE - 1 && pile[last] === pile[last - 1] && pile[last] === pile[last - 2];
}

/** Do three identical cards lie in succession anywhere in the pile? KA-38 */
export function hasTriple(pile: State['pile']): boolean {
  return pile.some((_, last) => isTriple(pile.slice(0, last + 1)));
}

/** A triple takes the whole pile out of the game; an alternative triple just its three cards. KA-38, KA-75, KAR-44 */
export function removeTriple(state: State, seat: Seat, tell: Tell): void {
  const { pile } = state;
  const kept = state.options.alternative_triples ? pile.length - TRIPLE : 0;
  const card = pile[pile.length - 1];
  tell?.({ type: 'triple', seat, card, removed: pile.slice(kept) });
  const out = state.out.slice();
  for (let i = kept; i < pile.length; i++) out.push(pile[i]);
  state.out = out;
  while (pile.length > kept) pile.pop();
  state.progress = true;
}

/** Adds the whole pile to the hand. KA-42, KA-43 */
export function takePile(state: State, seat: Seat, tell: Tell): void {
  const { pile } = state;
  const open = state.options.pile_visible;
  tell?.({ type: 'took', seat, count: pile.length, cards: pile.slice(), open });
  movePile(state, seat);
}

/** Hands the whole pile to another player, who may be out and comes back. KA-68, KA-69, KA-76 */
export function givePile(state: State, seat: Seat, to: Seat, tell: Tell): void {
  const { pile } = state;
  const open = state.options.pile_visible;
  tell?.({ type: 'gave', seat, to, count: pile.length, cards: pile.slice(), open });
  if (isOut(state, to)) tell?.({ type: 'came-back', seat: to });
  movePile(state, to);
}

/** What may have been on top before the extra play: TABLE itself may have been played on TABLE, by the same player or the one before. */
export function cardsBeforeTable(pile: State['pile']): (Card | null)[] {
  const before: (Card | null)[] = [];
  for (let place = pile.length - 1; place >= 0 && pile[place] === TABLE; place--) {
    before.unshift(place === 0 ? null : pile[place - 1]);
  }
  return before;
}
