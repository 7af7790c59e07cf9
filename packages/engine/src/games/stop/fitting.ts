import type { Card } from '../../kernel/zones.ts';
import { CARDS, COLOUR_OF, COLOURED, FREE_CHOICE, isNumber, KIND_OF, NINE, SIX, SWAP } from './cards.ts';
import { IN_A_WORD } from './hand.ts';

/** May `card` go on `top`? Same colour, same number or same symbol. ST-10, ST-38, ST-53 */
export function fits(card: Card, top: Card): boolean {
  if (card === FREE_CHOICE) return true;
  return COLOUR_OF[card] === COLOUR_OF[top] || isSameKind(KIND_OF[card], KIND_OF[top]);
}

/** 6 and 9 count as the same number. ST-38 */
function isSameKind(kind: number, other: number): boolean {
  return kind === other || (isSixOrNine(kind) && isSixOrNine(other));
}

function isSixOrNine(kind: number): boolean {
  return kind === SIX || kind === NINE;
}

/** Is `card` the same number card as `top`, so that anybody may throw it in? ST-15, ST-16, ST-39 */
export function isIdentical(card: Card, top: Card): boolean {
  return isNumber(top) && COLOUR_OF[card] === COLOUR_OF[top] && isSameKind(KIND_OF[card], KIND_OF[top]);
}

/** Cards as bits in the two words of a hand. */
export interface CardBits {
  readonly low: number;
  readonly high: number;
}

export function bitsWhere(holds: (card: Card) => boolean): CardBits {
  const bits = { low: 0, high: 0 };
  for (let card = 0; card < COLOURED; card++) {
    if (!holds(card)) continue;
    if (card < IN_A_WORD) bits.low |= 1 << card;
    else bits.high |= 1 << (card - IN_A_WORD);
  }
  return bits;
}

/** By the card on top: the cards with a colour that fit. */
export const FITTING: readonly CardBits[] = CARDS.map((_, top) => bitsWhere((card) => fits(card, top)));

/** By the card on top: the one or two cards that may be thrown in, which have the same colour and so lie in one word. */
export const IDENTICAL: readonly CardBits[] = CARDS.map((_, top) =>
  bitsWhere((card) => isIdentical(card, top)),
);

/** The swaps; both words of a hand hold them at the same places. */
export const SWAPS = bitsWhere((card) => KIND_OF[card] === SWAP).low;
