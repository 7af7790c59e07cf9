import { BadInput } from '../../kernel/bad-input.ts';
import type { Card } from '../../kernel/zones.ts';

const NUMBERS = 16;

export const TABLE: Card = 16;
export const BOTTOM: Card = 17;
export const FIVE: Card = 18;
export const GIVE: Card = 19;

/** The words for the cards in moves and positions, by card. KA-04 */
export const CARDS: readonly string[] = [
  ...Array.from({ length: NUMBERS }, (_, card) => String(rank(card))),
  'table',
  'bottom',
  'five',
  'give',
];

/** Copies of each card in one deck. KA-04 */
export const COPIES = 3;

/** The number on a number card. */
export function rank(card: Card): number {
  return card + 1;
}

export function isKarmaCard(card: Card): boolean {
  return card >= NUMBERS;
}

const OTHER_NAMES: Readonly<Record<string, Card>> = {
  play_table_card: TABLE,
  'play-table-card': TABLE,
  bottoms_up: BOTTOM,
  'bottoms-up': BOTTOM,
  five_or_below: FIVE,
  'five-or-below': FIVE,
  give_the_pile: GIVE,
  'give-the-pile': GIVE,
};

/** The card a word means: `14`, `n14`, `give` or its long name. */
export function cardNamed(word: string): Card | undefined {
  const lower = word.toLowerCase();
  const number = /^n?0*(\d+)$/.exec(lower)?.[1];
  const card = CARDS.indexOf(number ?? lower);
  if (card >= 0) return card;
  return Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : undefined;
}

export function cardWords(cards: readonly Card[]): string[] {
  return cards.map((card) => CARDS[card]);
}

/** A card of a position; null where there was none. */
export function readCard(given: unknown, place: string): Card | null {
  if (given === null) return null;
  const card = cardNamed(String(given));
  if (card === undefined) throw new BadInput('unknown-card', place, JSON.stringify(given));
  return card;
}
