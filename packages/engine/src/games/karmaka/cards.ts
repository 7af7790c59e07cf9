import type { Card } from '../../kernel/zones.ts';

export type Colour = 'red' | 'green' | 'blue' | 'mosaic';

interface Kind {
  readonly id: string;
  readonly colour: Colour;
  /** Points as a Deed. KK-12 */
  readonly value: number;
  readonly copies: number;
}

/** The 23 kinds; a card in a zone is an index into this list. KK-03, KK-12, KK-13 */
export const KINDS = [
  { id: 'panic', colour: 'red', value: 1, copies: 3 },
  { id: 'dwindle', colour: 'red', value: 1, copies: 3 },
  { id: 'crisis', colour: 'red', value: 2, copies: 3 },
  { id: 'roulette', colour: 'red', value: 2, copies: 3 },
  { id: 'hells-heart', colour: 'red', value: 2, copies: 3 },
  { id: 'vengeance', colour: 'red', value: 3, copies: 2 },
  { id: 'spite', colour: 'red', value: 3, copies: 2 },
  { id: 'another-day', colour: 'green', value: 1, copies: 3 },
  { id: 'recycle', colour: 'green', value: 1, copies: 3 },
  { id: 'salvage', colour: 'green', value: 2, copies: 3 },
  { id: 'longevity', colour: 'green', value: 2, copies: 3 },
  { id: 'sowing', colour: 'green', value: 2, copies: 3 },
  { id: 'journey', colour: 'green', value: 3, copies: 2 },
  { id: 'jubilee', colour: 'green', value: 3, copies: 2 },
  { id: 'transmigrate', colour: 'blue', value: 1, copies: 3 },
  { id: 'peek', colour: 'blue', value: 1, copies: 3 },
  { id: 'destiny', colour: 'blue', value: 2, copies: 3 },
  { id: 'stolen-dreams', colour: 'blue', value: 2, copies: 3 },
  { id: 'denial', colour: 'blue', value: 2, copies: 3 },
  { id: 'swindle', colour: 'blue', value: 3, copies: 2 },
  { id: 'thievery', colour: 'blue', value: 3, copies: 2 },
  { id: 'embody', colour: 'mosaic', value: 1, copies: 5 },
  { id: 'mimic', colour: 'mosaic', value: 1, copies: 2 },
] as const satisfies readonly Kind[];

export type CardId = (typeof KINDS)[number]['id'];

/** The words for the cards in moves and positions, by card. */
export const CARDS: readonly CardId[] = KINDS.map(({ id }) => id);
export const COPIES: readonly number[] = KINDS.map(({ copies }) => copies);
export const VALUES: readonly number[] = KINDS.map(({ value }) => value);
export const COLOURS: readonly Colour[] = KINDS.map(({ colour }) => colour);

/** Of a card with a colour. KK-03 */
export const MOST_COPIES = 3;

export const EMBODY: Card = CARDS.indexOf('embody');
export const MIMIC: Card = CARDS.indexOf('mimic');

/** Every single card of the game, by its kind. KK-03 */
export const ALL_CARDS: readonly Card[] = COPIES.flatMap((copies, card) =>
  new Array<Card>(copies).fill(card),
);

/** The card a word means: `hells-heart`, `hells_heart` or `hell's-heart`. */
export function cardNamed(word: string): Card | undefined {
  const id = word.toLowerCase().replaceAll('_', '-').replaceAll(/['’]/g, '');
  const card = (CARDS as readonly string[]).indexOf(id);
  return card < 0 ? undefined : card;
}

export function cardWords(cards: readonly Card[]): CardId[] {
  return cards.map((card) => CARDS[card]);
}
