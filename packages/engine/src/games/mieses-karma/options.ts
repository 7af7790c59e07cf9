import { deckNumber, houseNumber, type OptionSpec } from '../../kernel/options.ts';
import { HUMANS, rebirthCards, SYMBOLS } from './cards.ts';

/** What a table chooses. */
export interface Choices {
  readonly players: number;
  /** Two life cards at the start instead of four. MK-88 */
  readonly openingHandVariant: boolean;
  /** Milliseconds for each decision; 0 means no limit. MK-175 */
  readonly decision_ms: number;
  /** Turns after which the game is ended; 0 means no limit. MK-196 */
  readonly turn_limit: number;
  /** House rules: life cards that every birth deals besides those on the card, and what a card of the points pile counts. MK-198 */
  readonly extra_cards: number;
  readonly points_per_card: number;
  /** House rules: copies of life cards with two symbols, and how many Buddha, joker and reaper cards each symbol has. MK-199 */
  readonly cards_plain: number;
  readonly cards_buddha: number;
  readonly cards_joker: number;
  readonly cards_reaper: number;
  /** House rules: cards of each animal from stack II on, and how many humans there are. MK-199 */
  readonly cards_animal: number;
  readonly cards_human: number;
}

/** The options of a table. */
export interface Options extends Choices {
  /** The clock attaches a reaper where no other card may be attached. MK-195, MK-197 */
  readonly clock_attaches_reapers: boolean;
  /** The clock lays cards without a Buddha on the points pile first. MK-195, MK-197 */
  readonly clock_spares_buddhas: boolean;
}

/** Tables that were made before play without them. MK-197 */
export const AMENDMENTS: readonly (keyof Options)[] = ['clock_attaches_reapers', 'clock_spares_buddhas'];

const A_DAY = 86_400_000;
const MOST_TURNS = 100_000;

export const OPTIONS: Readonly<Record<keyof Choices, OptionSpec>> = {
  players: { type: 'whole', min: 2, max: 5, default: 4, standing: 'official' },
  openingHandVariant: { type: 'flag', default: false, standing: 'official' },
  decision_ms: { type: 'whole', min: 0, max: A_DAY, default: 45_000, standing: 'house' },
  turn_limit: { type: 'whole', min: 0, max: MOST_TURNS, default: 0, standing: 'house', later: true },
  // MK-46, MK-52
  extra_cards: houseNumber(0, 0, 3),
  points_per_card: houseNumber(2, 0, 6),
  // MK-62, section E
  cards_plain: deckNumber(2, 1),
  cards_buddha: deckNumber(SYMBOLS, 1),
  cards_joker: deckNumber(2, 0),
  cards_reaper: deckNumber(2, 0),
  cards_animal: deckNumber(2, 1),
  cards_human: deckNumber(rebirthCards(HUMANS).length, 1),
};
