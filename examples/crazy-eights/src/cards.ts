import type { Card } from '@samsara/engine/card-game';

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a'] as const;
export type Rank = (typeof RANKS)[number];

/** The words for the cards, `2c` to `as`: a card is its place in this list. CE-01 */
export const CARDS: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit[0]));

export function suitOf(card: Card): Suit {
  return SUITS[Math.floor(card / RANKS.length)];
}

export function rankOf(card: Card): Rank {
  return RANKS[card % RANKS.length];
}

export function isEight(card: Card): boolean {
  return rankOf(card) === '8';
}

/** May `card` be played on `top`, where `suit` is the one that was named, if any? CE-05, CE-06 */
export function fits(card: Card, top: Card, suit: Suit | null): boolean {
  if (isEight(card)) return true;
  if (suit !== null) return suitOf(card) === suit;
  return suitOf(card) === suitOf(top) || rankOf(card) === rankOf(top);
}
