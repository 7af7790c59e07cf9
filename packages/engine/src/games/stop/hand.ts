import type { Card } from '../../kernel/zones.ts';
import { CARDS, COLOURED, FREE_CHOICE, KINDS } from './cards.ts';

/**
 * Cards without an order, counted by kind. There are more kinds than bits in a word, so the kinds with a
 * colour are kept in two: `low` for the first two colours, `high` for the other two. A hand is six numbers, and copying it costs next to
 * nothing.
 */
export interface Hand {
  size: number;
  low: number;
  high: number;
  /** Those of which both copies are held. ST-03 */
  bothLow: number;
  bothHigh: number;
  /** Copies of Free Choice. */
  free: number;
}

/** Cards in each of the two words. */
export const IN_A_WORD = COLOURED / 2;

export function emptyHand(): Hand {
  return { size: 0, low: 0, high: 0, bothLow: 0, bothHigh: 0, free: 0 };
}

export function cloneHand({ size, low, high, bothLow, bothHigh, free }: Hand): Hand {
  return { size, low, high, bothLow, bothHigh, free };
}

export function cloneHands(hands: readonly Hand[]): Hand[] {
  const copies = hands.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = cloneHand(copies[i]);
  return copies;
}

/** Are these the same cards? */
export function isSameHand(hand: Readonly<Hand>, other: Readonly<Hand>): boolean {
  return (
    hand.low === other.low &&
    hand.high === other.high &&
    hand.bothLow === other.bothLow &&
    hand.bothHigh === other.bothHigh &&
    hand.free === other.free
  );
}

/** How many copies of a card are in the hand? */
export function copiesIn(hand: Hand, card: Card): number {
  if (card === FREE_CHOICE) return hand.free;
  const isLow = card < IN_A_WORD;
  const place = isLow ? card : card - IN_A_WORD;
  const first = (isLow ? hand.low : hand.high) >> place;
  const second = (isLow ? hand.bothLow : hand.bothHigh) >> place;
  return (first & 1) + (second & 1);
}

export function put(hand: Hand, card: Card): void {
  hand.size++;
  if (card < IN_A_WORD) {
    const bit = 1 << card;
    if ((hand.bothLow & bit) !== 0) throw tooMany(card);
    hand.bothLow |= hand.low & bit;
    hand.low |= bit;
  } else if (card < FREE_CHOICE) {
    const bit = 1 << (card - IN_A_WORD);
    if ((hand.bothHigh & bit) !== 0) throw tooMany(card);
    hand.bothHigh |= hand.high & bit;
    hand.high |= bit;
  } else {
    hand.free++;
  }
}

function tooMany(card: Card): Error {
  return new Error(`there is no third ${CARDS[card]}`);
}

export function putAll(hand: Hand, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) put(hand, cards[i]);
}

/** Takes one copy of a card, which the hand must hold. */
export function take(hand: Hand, card: Card): void {
  if (card < IN_A_WORD) {
    const bit = 1 << card;
    if ((hand.low & bit) === 0) throw notHeld(card);
    hand.low ^= bit & ~hand.bothLow;
    hand.bothLow &= ~bit;
  } else if (card < FREE_CHOICE) {
    const bit = 1 << (card - IN_A_WORD);
    if ((hand.high & bit) === 0) throw notHeld(card);
    hand.high ^= bit & ~hand.bothHigh;
    hand.bothHigh &= ~bit;
  } else {
    if (hand.free === 0) throw notHeld(card);
    hand.free--;
  }
  hand.size--;
}

function notHeld(card: Card): Error {
  return new Error(`the hand holds no ${CARDS[card]}`);
}

/** Takes all cards away. */
export function empty(hand: Hand): void {
  hand.size = 0;
  hand.low = 0;
  hand.high = 0;
  hand.bothLow = 0;
  hand.bothHigh = 0;
  hand.free = 0;
}

/** The cards one by one, in the order of the card list. */
export function cardsIn(hand: Hand): Card[] {
  const cards: Card[] = [];
  addCards(cards, hand.low, hand.bothLow, 0);
  addCards(cards, hand.high, hand.bothHigh, IN_A_WORD);
  for (let copy = 0; copy < hand.free; copy++) cards.push(FREE_CHOICE);
  return cards;
}

function addCards(cards: Card[], word: number, both: number, first: Card): void {
  for (let left = word; left !== 0; left &= left - 1) {
    const card = first + lowestBit(left);
    cards.push(card);
    if ((both & left & -left) !== 0) cards.push(card);
  }
}

/** Is this card in the hand? */
export function holds(hand: Hand, card: Card): boolean {
  if (card === FREE_CHOICE) return hand.free > 0;
  return ((card < IN_A_WORD ? hand.low >> card : hand.high >> (card - IN_A_WORD)) & 1) === 1;
}

/** Are all these cards in the hand, copies counted? */
export function holdsAll(hand: Hand, cards: readonly Card[]): boolean {
  return cards.every((card) => copiesIn(hand, card) >= cards.filter((other) => other === card).length);
}

/** Is a card with a colour in the hand? ST-55 */
export function holdsColour(hand: Hand): boolean {
  return (hand.low | hand.high) !== 0;
}

const ONE_COLOUR = (1 << KINDS.length) - 1;

/** How many cards of a colour are in the hand, by its place in `COLOURS`? */
export function countOfColour(hand: Hand, colour: number): number {
  const isLow = colour * KINDS.length < IN_A_WORD;
  const first = isLow ? colour * KINDS.length : colour * KINDS.length - IN_A_WORD;
  const one = ((isLow ? hand.low : hand.high) >> first) & ONE_COLOUR;
  const both = ((isLow ? hand.bothLow : hand.bothHigh) >> first) & ONE_COLOUR;
  return bitsIn(one) + bitsIn(both);
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
