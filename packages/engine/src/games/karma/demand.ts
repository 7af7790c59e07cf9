import { type Card, topOf } from '../../kernel/zones.ts';
import { CARDS, FIVE, isKarmaCard, rank } from './cards.ts';
import type { State } from './state.ts';

const MOST_ON_FIVE = 5;

/** May `card` go on a pile whose top card is `top`? KA-21, KA-22, KA-52, KA-64, KA-65 */
export function fits(card: Card, top: Card | null): boolean {
  if (top === null || isKarmaCard(card)) return true;
  if (top === FIVE) return rank(card) <= MOST_ON_FIVE;
  return isKarmaCard(top) || rank(card) >= rank(top);
}

/** By the card on top: the cards that fit, as bits. Worked out once, because every turn asks. */
const FITTING: readonly number[] = CARDS.map((_, top) => kindsThatFit(top));
const ALL = kindsThatFit(null);

function kindsThatFit(top: Card | null): number {
  return CARDS.reduce((kinds, _, card) => (fits(card, top) ? kinds | (1 << card) : kinds), 0);
}

/** The cards that may go on `top`, as bits. */
export function fittingKinds(top: Card | null): number {
  return top === null ? ALL : FITTING[top];
}

/** The card that says what may be played; null if there is no pile. KA-44, section 13 */
export function demandOf(state: State): Card | null {
  return topOf(state.pile);
}
