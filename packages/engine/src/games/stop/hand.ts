import type { Card } from '../../kernel/zones.ts';
import { CARDS, COLOURED, FREE_CHOICE } from './cards.ts';

/**
 * Cards without an order, counted by kind. There are more kinds than bits in a word, so the kinds with a
 * colour are kept in two: `low` for the first two colours, `high` for the other two.
 */
export interface Hand {
  size: number;
  low: number;
  high: number;
  /** How many of each card. */
  readonly counts: number[];
}

/** Cards in each of the two words. */
export const IN_A_WORD = COLOURED / 2;

const NO_COUNTS: readonly number[] = CARDS.map(() => 0);

export function emptyHand(): Hand {
  return { size: 0, low: 0, high: 0, counts: NO_COUNTS.slice() };
}

export function cloneHand(hand: Hand): Hand {
  return { size: hand.size, low: hand.low, high: hand.high, counts: hand.counts.slice() };
}

export function put(hand: Hand, card: Card): void {
  hand.counts[card]++;
  hand.size++;
  if (card < IN_A_WORD) hand.low |= 1 << card;
  else if (card < FREE_CHOICE) hand.high |= 1 << (card - IN_A_WORD);
}

export function putAll(hand: Hand, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) put(hand, cards[i]);
}

/** Takes one copy of a card, which the hand must hold. */
export function take(hand: Hand, card: Card): void {
  const left = hand.counts[card] - 1;
  if (left < 0) throw new Error(`the hand holds no ${CARDS[card]}`);
  hand.counts[card] = left;
  hand.size--;
  if (left > 0) return;
  if (card < IN_A_WORD) hand.low &= ~(1 << card);
  else if (card < FREE_CHOICE) hand.high &= ~(1 << (card - IN_A_WORD));
}

/** Takes all cards away. */
export function empty(hand: Hand): void {
  hand.counts.fill(0);
  hand.size = 0;
  hand.low = 0;
  hand.high = 0;
}

/** The cards one by one, in the order of the card list. */
export function cardsIn(hand: Hand): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < hand.counts.length; card++) {
    for (let copy = 0; copy < hand.counts[card]; copy++) cards.push(card);
  }
  return cards;
}

/** Is a card with a colour in the hand? ST-55 */
export function holdsColour(hand: Hand): boolean {
  return (hand.low | hand.high) !== 0;
}

/** How many bits of a word are set. */
export function bitsIn(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest bit that is set; there must be one. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
