import type { Card } from './zones.ts';

/**
 * Cards without an order, counted by kind: putting, taking and asking cost the same however many there are.
 * For games with at most 32 kinds of cards.
 */
export interface Hand {
  size: number;
  /** The kinds that are held, as bits: `1 << card`. */
  kinds: number;
  /** How many of each kind. */
  readonly counts: number[];
}

/** A hand without cards, in a game with so many kinds of them. */
export function emptyHand(kinds: number): Hand {
  const counts: number[] = [];
  for (let card = 0; card < kinds; card++) counts.push(0);
  return { size: 0, kinds: 0, counts };
}

/** A hand with these cards. */
export function handOf(cards: readonly Card[], kinds: number): Hand {
  const hand = emptyHand(kinds);
  putAll(hand, cards);
  return hand;
}

/** The same cards as a hand of its own. */
export function cloneHand(hand: Hand): Hand {
  return { size: hand.size, kinds: hand.kinds, counts: hand.counts.slice() };
}

/** Puts one card into the hand. */
export function put(hand: Hand, card: Card): void {
  hand.counts[card]++;
  hand.kinds |= 1 << card;
  hand.size++;
}

/** Puts cards into the hand. */
export function putAll(hand: Hand, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) put(hand, cards[i]);
}

/** Takes copies of a card, which the hand must hold. */
export function take(hand: Hand, card: Card, copies: number): void {
  const left = hand.counts[card] - copies;
  if (left < 0) throw new Error(`the hand holds too few copies of card ${card}`);
  hand.counts[card] = left;
  if (left === 0) hand.kinds &= ~(1 << card);
  hand.size -= copies;
}

/** The cards one by one, in the order of the card list. */
export function cardsIn(hand: Hand): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < hand.counts.length; card++) {
    for (let copy = 0; copy < hand.counts[card]; copy++) cards.push(card);
  }
  return cards;
}

/** Are all these cards in the hand, copies counted? */
export function holdsAll(hand: Hand, cards: readonly Card[]): boolean {
  return cards.every((card) => hand.counts[card] >= cards.filter((other) => other === card).length);
}

/** How many cards of these kinds, given as bits, are in the hand? */
export function countOf(hand: Hand, kinds: number): number {
  if (kinds === hand.kinds) return hand.size;
  let count = 0;
  for (let left = kinds; left !== 0; left &= left - 1) count += hand.counts[lowestOf(left)];
  return count;
}

/** The lowest card among kinds given as bits, which must not be empty. */
export function lowestOf(kinds: number): Card {
  return 31 - Math.clz32(kinds & -kinds);
}
