import type { Card } from './zones.ts';

/**
 * Cards without an order, counted by kind: putting, taking and asking cost the same however many there are.
 * For games with at most 32 kinds of cards and at most 7 copies of each. The counts are written in binary, a word for each
 * digit, in which a kind is the bit `1 << card`: a hand is four numbers, and copying it costs next to nothing.
 */
export interface Hand {
  size: number;
  ones: number;
  twos: number;
  fours: number;
}

/** A hand without cards. */
export function emptyHand(): Hand {
  return { size: 0, ones: 0, twos: 0, fours: 0 };
}

/** A hand with these cards. */
export function handOf(cards: readonly Card[]): Hand {
  const hand = emptyHand();
  putAll(hand, cards);
  return hand;
}

/** The same cards as a hand of its own. */
export function cloneHand(hand: Hand): Hand {
  return { size: hand.size, ones: hand.ones, twos: hand.twos, fours: hand.fours };
}

/** Copies of several hands. */
export function cloneHands(hands: readonly Hand[]): Hand[] {
  const copies = hands.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = cloneHand(copies[i]);
  return copies;
}

/** Are these the same cards? */
export function isSameHand(hand: Readonly<Hand> | null, other: Readonly<Hand> | null): boolean {
  if (hand === other) return true;
  if (hand === null || other === null) return false;
  return hand.ones === other.ones && hand.twos === other.twos && hand.fours === other.fours;
}

/** The kinds that are held, as bits: `1 << card`. */
export function kindsIn(hand: Hand): number {
  return hand.ones | hand.twos | hand.fours;
}

/** How many copies of a card are in the hand? */
export function copiesIn(hand: Hand, card: Card): number {
  return ((hand.ones >>> card) & 1) + 2 * ((hand.twos >>> card) & 1) + 4 * ((hand.fours >>> card) & 1);
}

/** Puts one card into the hand: one is added in binary, digit by digit. */
export function put(hand: Hand, card: Card): void {
  const one = 1 << card;
  const two = hand.ones & one;
  const four = hand.twos & two;
  if ((hand.fours & four) !== 0) throw wrongCount(card);
  hand.ones ^= one;
  hand.twos ^= two;
  hand.fours ^= four;
  hand.size++;
}

/** Puts cards into the hand. */
export function putAll(hand: Hand, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) put(hand, cards[i]);
}

/** Takes copies of a card, which the hand must hold. */
export function take(hand: Hand, card: Card, copies: number): void {
  const held = copiesIn(hand, card);
  if (held < copies) throw wrongCount(card);
  const changed = held ^ (held - copies);
  hand.ones ^= (changed & 1) << card;
  hand.twos ^= ((changed >> 1) & 1) << card;
  hand.fours ^= (changed >> 2) << card;
  hand.size -= copies;
}

// Apart from where it is thrown, so that putting and taking stay short enough to be compiled into whoever calls them.
function wrongCount(card: Card): Error {
  return new Error(`too many or too few of card ${card}`);
}

/** The cards one by one, in the order of the card list. */
export function cardsIn(hand: Hand): Card[] {
  const cards: Card[] = [];
  for (let left = kindsIn(hand); left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    for (let copies = copiesIn(hand, card); copies > 0; copies--) cards.push(card);
  }
  return cards;
}

/** Are all these cards in the hand, copies counted? */
export function holdsAll(hand: Hand, cards: readonly Card[]): boolean {
  return cards.every((card) => copiesIn(hand, card) >= cards.filter((other) => other === card).length);
}

/** How many cards of these kinds, given as bits, are in the hand? */
export function countOf(hand: Hand, kinds: number): number {
  if (kinds === kindsIn(hand)) return hand.size;
  const { ones, twos, fours } = hand;
  const count = bitsIn(ones & kinds) + 2 * bitsIn(twos & kinds);
  return (fours & kinds) === 0 ? count : count + 4 * bitsIn(fours & kinds);
}

/** How many bits of a word are set. */
function bitsIn(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest card among kinds given as bits, which must not be empty. */
export function lowestOf(kinds: number): Card {
  return 31 - Math.clz32(kinds & -kinds);
}
