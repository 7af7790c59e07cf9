import { checkEnoughCards, decksOf } from '../../kernel/deck.ts';
import type { Card } from '../../kernel/zones.ts';
import {
  BUDDHAS,
  CARDS,
  DEALT_BY,
  HUMANS,
  isLifeCard,
  JOKER,
  LEFT_SIGN,
  LIFE_COPIES,
  REAPER,
  RIGHT_SIGN,
  rebirthCards,
  SPECIES_OF,
  STACK_OF,
  SYMBOLS,
} from './cards.ts';
import { OPTIONS, type Options } from './options.ts';

/** The life cards in the game: 60, without those that the house leaves out. MK-62, MK-199 */
export const lifeDeckOf = decksOf(
  CARDS.length,
  (card, options: Options) => (isLifeCard(card) ? lifeCopies(card, options) : 0),
  (card) => LIFE_COPIES[card],
);

/** Whatever goes goes from every symbol alike. */
function lifeCopies(card: Card, options: Options): number {
  const buddha = BUDDHAS[card] > 0;
  // The reaper with a Buddha stays longest, and the card that begins with a joker.
  if (RIGHT_SIGN[card] === REAPER) return upTo(options.cards_reaper, buddha ? 1 : 2);
  if (LEFT_SIGN[card] === JOKER) return upTo(options.cards_joker, 1);
  if (RIGHT_SIGN[card] === JOKER) return upTo(options.cards_joker, 2);
  if (buddha) return upTo(options.cards_buddha, roundOf(card));
  return Math.min(LIFE_COPIES[card], options.cards_plain);
}

/** One copy of what comes in this place, if so many are in the game. */
function upTo(count: number, place: number): number {
  return place <= count ? 1 : 0;
}

/** Buddha cards in four rounds, each with every symbol once at either end: first different symbols, last equal ones. */
function roundOf(card: Card): number {
  return (RIGHT_SIGN[card] - LEFT_SIGN[card] + SYMBOLS) % SYMBOLS || SYMBOLS;
}

/** The rebirth cards in the game: all ants, and all of the lowest stack, so that everybody can be reborn. MK-145, MK-199 */
export const rebirthDeckOf = decksOf(CARDS.length, rebirthCopies, (card) => (isLifeCard(card) ? 0 : 1));

const LOWEST = 0;

function rebirthCopies(card: Card, options: Options): number {
  if (isLifeCard(card)) return 0;
  if (STACK_OF[card] <= LOWEST) return 1;
  const count = STACK_OF[card] === HUMANS ? options.cards_human : options.cards_animal;
  return upTo(count, card - SPECIES_OF.indexOf(SPECIES_OF[card]) + 1);
}

/** The cards of a stack that are in the game, in the order of the list. */
export function stackOf(stack: number, options: Options): Card[] {
  const { copies } = rebirthDeckOf(options);
  return rebirthCards(stack).filter((card) => copies[card] > 0);
}

/** Life cards of the largest birth. Section E */
const MOST_DEALT = Math.max(...DEALT_BY);

/** Everybody at once can be given the largest birth. MK-199 */
export function checkOptions(options: Options): void {
  const needed = options.players * (MOST_DEALT + options.extra_cards);
  checkEnoughCards(OPTIONS, options, needed, lifeDeckOf(options).cards.length, 'extra_cards', 'MK-199');
}
