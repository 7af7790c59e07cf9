import type { Card } from '../../kernel/zones.ts';

/** The four symbols, then joker and reaper; a sign is an index into this list. MK-68, MK-69 */
export const SIGNS = ['sun', 'clover', 'heart', 'scales', 'joker', 'reaper'] as const;

export type SignName = (typeof SIGNS)[number];

/** What stands at the lower left or right of a card. */
export type Sign = number;

/** The signs that count in foursomes come first. MK-37, MK-38 */
export const SYMBOLS = 4;
export const JOKER: Sign = 4;
export const REAPER: Sign = 5;

interface LifeCard {
  readonly left: SignName;
  readonly right: SignName;
  readonly buddha: boolean;
  readonly copies: number;
}

/** Every face of a life card with its number of copies: 60 cards. Section E */
const LIFE_CARDS: readonly LifeCard[] = [
  { left: 'sun', right: 'sun', buddha: true, copies: 1 },
  { left: 'sun', right: 'sun', buddha: false, copies: 1 },
  { left: 'sun', right: 'clover', buddha: true, copies: 1 },
  { left: 'sun', right: 'clover', buddha: false, copies: 2 },
  { left: 'sun', right: 'heart', buddha: true, copies: 1 },
  { left: 'sun', right: 'heart', buddha: false, copies: 2 },
  { left: 'sun', right: 'scales', buddha: true, copies: 1 },
  { left: 'sun', right: 'scales', buddha: false, copies: 2 },
  { left: 'clover', right: 'sun', buddha: true, copies: 1 },
  { left: 'clover', right: 'sun', buddha: false, copies: 2 },
  { left: 'clover', right: 'clover', buddha: true, copies: 1 },
  { left: 'clover', right: 'clover', buddha: false, copies: 1 },
  { left: 'clover', right: 'heart', buddha: true, copies: 1 },
  { left: 'clover', right: 'heart', buddha: false, copies: 2 },
  { left: 'clover', right: 'scales', buddha: true, copies: 1 },
  { left: 'clover', right: 'scales', buddha: false, copies: 2 },
  { left: 'heart', right: 'sun', buddha: true, copies: 1 },
  { left: 'heart', right: 'sun', buddha: false, copies: 2 },
  { left: 'heart', right: 'clover', buddha: true, copies: 1 },
  { left: 'heart', right: 'clover', buddha: false, copies: 2 },
  { left: 'heart', right: 'heart', buddha: true, copies: 1 },
  { left: 'heart', right: 'heart', buddha: false, copies: 1 },
  { left: 'heart', right: 'scales', buddha: true, copies: 1 },
  { left: 'heart', right: 'scales', buddha: false, copies: 2 },
  { left: 'scales', right: 'sun', buddha: true, copies: 1 },
  { left: 'scales', right: 'sun', buddha: false, copies: 2 },
  { left: 'scales', right: 'clover', buddha: true, copies: 1 },
  { left: 'scales', right: 'clover', buddha: false, copies: 2 },
  { left: 'scales', right: 'heart', buddha: true, copies: 1 },
  { left: 'scales', right: 'heart', buddha: false, copies: 2 },
  { left: 'scales', right: 'scales', buddha: true, copies: 1 },
  { left: 'scales', right: 'scales', buddha: false, copies: 1 },
  { left: 'joker', right: 'sun', buddha: false, copies: 1 },
  { left: 'joker', right: 'clover', buddha: false, copies: 1 },
  { left: 'joker', right: 'heart', buddha: false, copies: 1 },
  { left: 'joker', right: 'scales', buddha: false, copies: 1 },
  { left: 'sun', right: 'joker', buddha: false, copies: 1 },
  { left: 'clover', right: 'joker', buddha: false, copies: 1 },
  { left: 'heart', right: 'joker', buddha: false, copies: 1 },
  { left: 'scales', right: 'joker', buddha: false, copies: 1 },
  { left: 'sun', right: 'reaper', buddha: true, copies: 1 },
  { left: 'sun', right: 'reaper', buddha: false, copies: 1 },
  { left: 'clover', right: 'reaper', buddha: true, copies: 1 },
  { left: 'clover', right: 'reaper', buddha: false, copies: 1 },
  { left: 'heart', right: 'reaper', buddha: true, copies: 1 },
  { left: 'heart', right: 'reaper', buddha: false, copies: 1 },
  { left: 'scales', right: 'reaper', buddha: true, copies: 1 },
  { left: 'scales', right: 'reaper', buddha: false, copies: 1 },
];

/** What an animal can do. MK-116 to MK-129 */
export type Power =
  | 'none'
  | 'take-top-discard'
  | 'swap-one'
  | 'jokers-count'
  | 'extra-karma'
  | 'free-match'
  | 'steal-end-card'
  | 'imitate'
  | 'keep-two'
  | 'two-directions'
  | 'second-turn'
  | 'attach-extra';

/** The stacks of rebirth cards from the lowest to the humans. MK-59 */
export const STACKS = ['I', 'II', 'III', 'IV', 'V', 'humans'] as const;

/** The stack that is used from this much karma on, stack by stack. MK-142 */
export const KARMA_FROM: readonly number[] = [0, 4, 8, 12, 16, 20];
export const HUMANS = 5;
/** Ants belong to no stack. MK-41 */
const NO_STACK = -1;

interface Animal {
  /** Index into `STACKS`. */
  readonly stack: number;
  /** Life cards dealt when a player is born as this animal. MK-46 */
  readonly dealt: number;
  readonly power: Power;
}

function animal(stack: number, dealt: number, power: Power): Animal {
  return { stack, dealt, power };
}

export type Species = keyof typeof ANIMALS;

/** The animals and the humans. MK-75, MK-88, section E */
export const ANIMALS = {
  ant: animal(NO_STACK, 4, 'none'),
  'potato-beetle': animal(0, 4, 'take-top-discard'),
  earthworm: animal(0, 4, 'swap-one'),
  butterfly: animal(0, 4, 'jokers-count'),
  'guinea-pig': animal(1, 4, 'extra-karma'),
  hedgehog: animal(1, 4, 'free-match'),
  magpie: animal(2, 5, 'steal-end-card'),
  chameleon: animal(2, 5, 'imitate'),
  cat: animal(3, 5, 'keep-two'),
  dog: animal(3, 6, 'two-directions'),
  cow: animal(4, 6, 'second-turn'),
  ape: animal(4, 6, 'attach-extra'),
  human: animal(HUMANS, 6, 'none'),
} as const satisfies Readonly<Record<string, Animal>>;

export const SPECIES = Object.keys(ANIMALS) as readonly Species[];

/** The symbols of the cards of each species, card by card. Section E */
const REBIRTH_SYMBOLS: Readonly<Record<Species, readonly SignName[]>> = {
  ant: ['sun', 'clover', 'heart', 'scales', 'sun'],
  'potato-beetle': ['sun', 'heart'],
  earthworm: ['clover', 'scales'],
  butterfly: ['clover', 'heart'],
  'guinea-pig': ['sun', 'heart'],
  hedgehog: ['clover', 'scales'],
  magpie: ['clover', 'heart'],
  chameleon: ['sun', 'scales'],
  cat: ['sun', 'clover'],
  dog: ['heart', 'scales'],
  cow: ['sun', 'scales'],
  ape: ['clover', 'heart'],
  human: ['sun', 'clover', 'heart', 'scales', 'scales'],
};

/** Points of the first human, the second and so on; the range is attested, the single values are not. MK-53, MK-146 */
const HUMAN_POINTS: readonly number[] = [6, 5, 4, 3, 2];

/** Opening hand in the variant that one source has; otherwise the number on the ant. MK-88 */
export const OPENING_HAND_VARIANT = 2;

interface RebirthCard {
  readonly id: string;
  readonly species: Species;
  readonly symbol: Sign;
  readonly points: number;
}

const REBIRTH_CARDS: readonly RebirthCard[] = SPECIES.flatMap((species) =>
  REBIRTH_SYMBOLS[species].map((symbol, i) => ({
    id: `${species}-${i + 1}`,
    species,
    symbol: SIGNS.indexOf(symbol),
    points: species === 'human' ? HUMAN_POINTS[i] : 0,
  })),
);

/** Kinds of life cards; in the list of cards they come first, the rebirth cards follow. */
const LIFE_KINDS = LIFE_CARDS.length;

/** The words for the cards in moves and positions, by card. */
export const CARDS: readonly string[] = [
  ...LIFE_CARDS.map(({ left, right, buddha }) => `${left}-${right}${buddha ? '-buddha' : ''}`),
  ...REBIRTH_CARDS.map(({ id }) => id),
];

const NO_SIGN: Sign = -1;
const ofLife = <T>(read: (card: LifeCard) => T, otherwise: T): T[] => [
  ...LIFE_CARDS.map(read),
  ...REBIRTH_CARDS.map(() => otherwise),
];
const ofRebirth = <T>(read: (card: RebirthCard) => T, otherwise: T): T[] => [
  ...LIFE_CARDS.map(() => otherwise),
  ...REBIRTH_CARDS.map(read),
];

/** By card, because they are asked for at every move: what the card shows. */
export const LEFT_SIGN: readonly Sign[] = ofLife((card) => SIGNS.indexOf(card.left), NO_SIGN);
export const RIGHT_SIGN: readonly Sign[] = ofLife((card) => SIGNS.indexOf(card.right), NO_SIGN);
export const BUDDHAS: readonly number[] = ofLife((card) => (card.buddha ? 1 : 0), 0);
export const LIFE_COPIES: readonly number[] = ofLife((card) => card.copies, 0);
export const SYMBOL_OF: readonly Sign[] = ofRebirth((card) => card.symbol, NO_SIGN);
export const SPECIES_OF: readonly Species[] = ofRebirth((card) => card.species, 'ant');
export const POWER_OF: readonly Power[] = ofRebirth((card) => ANIMALS[card.species].power, 'none');
export const STACK_OF: readonly number[] = ofRebirth((card) => ANIMALS[card.species].stack, NO_STACK);
export const DEALT_BY: readonly number[] = ofRebirth((card) => ANIMALS[card.species].dealt, 0);
export const POINTS_OF: readonly number[] = ofRebirth((card) => card.points, 0);

/** The sign a card shows to whatever lies at its left or right; a rebirth card has one for both. MK-90, MK-94 */
export function signAt(card: Card, end: 'left' | 'right'): Sign {
  if (!isLifeCard(card)) return SYMBOL_OF[card];
  return (end === 'left' ? LEFT_SIGN : RIGHT_SIGN)[card];
}

export function isLifeCard(card: Card): boolean {
  return card < LIFE_KINDS;
}

/** Of a rebirth card. */
export function isAnt(card: Card): boolean {
  return STACK_OF[card] === NO_STACK;
}

export function isHuman(card: Card): boolean {
  return STACK_OF[card] === HUMANS;
}

const REBIRTHS: readonly Card[] = [...CARDS.keys()].filter((card) => !isLifeCard(card));
const BY_STACK: readonly (readonly Card[])[] = STACKS.map((_, stack) =>
  REBIRTHS.filter((card) => STACK_OF[card] === stack),
);
/** All ants. */
export const ANTS: readonly Card[] = REBIRTHS.filter(isAnt);

/** The cards of a stack in the order of the list. */
export function rebirthCards(stack: number): readonly Card[] {
  return BY_STACK[stack];
}

/** The ants in use: the fifth comes in with five players. MK-87 */
export function antsFor(players: number): Card[] {
  return ANTS.slice(0, Math.max(players, SYMBOLS));
}

export function cardNamed(word: string): Card | undefined {
  const card = CARDS.indexOf(word.toLowerCase());
  return card < 0 ? undefined : card;
}

export function isSpecies(word: string): word is Species {
  return Object.hasOwn(ANIMALS, word);
}

export function cardWords(cards: readonly Card[]): string[] {
  return cards.map((card) => CARDS[card]);
}
