import type { Card } from '../../kernel/zones.ts';

/** Blue is named in the rules, the other three are assumed. */
export const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;

export type Colour = (typeof COLOURS)[number];

/** Thirteen kinds in each colour, with the penalty points each counts at the end of a round. ST-03, ST-25, ST-26 */
export const KINDS = [
  { id: '0', score: 0 },
  { id: '1', score: 1 },
  { id: '2', score: 10 },
  { id: '3', score: 3 },
  { id: '4', score: 4 },
  { id: '5', score: 5 },
  { id: '6', score: 6 },
  { id: '7', score: 7 },
  { id: '8', score: 8 },
  { id: '9', score: 9 },
  { id: 'skip', score: 20 },
  { id: 'swap', score: 40 },
  { id: 'plus-x', score: 30 },
] as const;

export type KindId = (typeof KINDS)[number]['id'];

export const FREE_CHOICE_SCORE = 50;

/** Kinds by their place in `KINDS`; a number card has its number. */
export const ZERO = 0;
export const TWO = 2;
export const SIX = 6;
export const NINE = 9;
export const SKIP = 10;
export const SWAP = 11;
export const PLUS_X = 12;

/** Copies of each card with a colour, and of Free Choice. ST-03 */
export const COPIES = 2;
export const FREE_CHOICES = 8;

/** Cards with a colour come first: `KINDS.length` of each colour. */
export const COLOURED = COLOURS.length * KINDS.length;

/** The one card without a colour. ST-53 */
export const FREE_CHOICE: Card = COLOURS.length * KINDS.length;

/** The words for the cards in moves and positions, by card. */
export const CARDS: readonly string[] = [
  ...COLOURS.flatMap((colour) => KINDS.map(({ id }) => `${colour}-${id}`)),
  'free-choice',
];

/** By card; Free Choice has a colour and a kind of its own. */
export const COLOUR_OF: readonly number[] = CARDS.map((_, card) => Math.floor(card / KINDS.length));
export const KIND_OF: readonly number[] = CARDS.map((_, card) =>
  card === FREE_CHOICE ? KINDS.length : card % KINDS.length,
);

/** Penalty points by card. ST-25, ST-26 */
export const SCORE_OF: readonly number[] = CARDS.map((_, card) =>
  card === FREE_CHOICE ? FREE_CHOICE_SCORE : KINDS[KIND_OF[card]].score,
);

/** ST-30 */
export function isNumber(card: Card): boolean {
  return KIND_OF[card] <= NINE;
}

/** The card a word means: `blue-4`, `blue-n4`, `red-plus_x`, `free_choice`. */
export function cardNamed(word: string): Card | undefined {
  const plain = word
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/-n(\d)$/, '-$1')
    .replace(/-\+x$/, '-plus-x');
  const card = CARDS.indexOf(plain);
  return card < 0 ? undefined : card;
}

export function cardWords(cards: readonly Card[]): string[] {
  return cards.map((card) => CARDS[card]);
}
