import { deckNumber, houseNumber, type OptionSpec } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seats.ts';
import { COPIES, FREE_CHOICE_SCORE, FREE_CHOICES, KINDS, PLUS_X, SKIP, SWAP, TWO } from './cards.ts';

/** What a table chooses. Section 14 of the rules. */
export interface Choices {
  readonly players: number;
  /** Speed decides, or everybody is asked in turn. STR-01, STR-09 */
  readonly reaction: 'realtime' | 'poll';
  /** Milliseconds. STR-03, STR-05, STR-06, STR-10, STR-64 */
  readonly interject_ms: number;
  readonly swap_ms: number;
  readonly response_ms: number;
  readonly turn_ms: number;
  /** STR-13 */
  readonly auto_call: boolean;
  /** STR-22 */
  readonly opening_number_only: boolean;
  /** ST-28 */
  readonly target_points: number;
  /** Turns after which a round is ended. STR-29 */
  readonly turn_limit: number;
  /** The seat that deals first; null lets chance decide. STR-20 */
  readonly dealer: Seat | null;
  /** House rules: cards dealt to each, and the points of cards left in hand. STR-72 */
  readonly hand_cards: number;
  readonly penalty_two: number;
  readonly penalty_skip: number;
  readonly penalty_swap: number;
  readonly penalty_plus_x: number;
  readonly penalty_free_choice: number;
  /** House rules: copies in each colour of these kinds and of the other numbers, and how many Free Choice cards. STR-73 */
  readonly cards_zero: number;
  readonly cards_two: number;
  readonly cards_numbers: number;
  readonly cards_skip: number;
  readonly cards_swap: number;
  readonly cards_plus_x: number;
  readonly cards_free_choice: number;
}

/** The options of a table. */
export interface Options extends Choices {
  /** An acceptance that waits for the end of the lock falls when the attack grows. STR-70, STR-71 */
  readonly stored_accept_falls: boolean;
}

/** Tables that were made before play without them. STR-71 */
export const AMENDMENTS: readonly (keyof Options)[] = ['stored_accept_falls'];

const A_DAY = 86_400_000;
const LONGEST_LOCK = 10_000;
const penalty = (official: number) => houseNumber(official, 0, 200);

export const OPTIONS: Readonly<Record<keyof Choices, OptionSpec>> = {
  players: { type: 'whole', min: 2, max: 10, default: 4, standing: 'official' },
  reaction: { type: 'choice', values: ['realtime', 'poll'], default: 'realtime', standing: 'house' },
  interject_ms: { type: 'whole', min: 0, max: LONGEST_LOCK, default: 2000, standing: 'house' },
  swap_ms: { type: 'whole', min: 1, max: A_DAY, default: 5000, standing: 'house' },
  response_ms: { type: 'whole', min: 0, max: A_DAY, default: 10_000, standing: 'house' },
  turn_ms: { type: 'whole', min: 0, max: A_DAY, default: 30_000, standing: 'house' },
  auto_call: { type: 'flag', default: false, standing: 'house' },
  opening_number_only: { type: 'flag', default: false, standing: 'house' },
  target_points: { type: 'whole', min: 1, max: 100_000, default: 500, standing: 'official' },
  turn_limit: { type: 'whole', min: 1, max: 100_000, default: 1000, standing: 'house' },
  dealer: { type: 'seat', default: null, standing: 'official' },
  // ST-05, ST-25, ST-26
  hand_cards: houseNumber(7, 3, 12),
  penalty_two: penalty(KINDS[TWO].score),
  penalty_skip: penalty(KINDS[SKIP].score),
  penalty_swap: penalty(KINDS[SWAP].score),
  penalty_plus_x: penalty(KINDS[PLUS_X].score),
  penalty_free_choice: penalty(FREE_CHOICE_SCORE),
  // ST-03
  cards_zero: deckNumber(COPIES, 0),
  cards_two: deckNumber(COPIES, 0),
  cards_numbers: deckNumber(COPIES, 1),
  cards_skip: deckNumber(COPIES, 0),
  cards_swap: deckNumber(COPIES, 0),
  cards_plus_x: deckNumber(COPIES, 0),
  cards_free_choice: deckNumber(FREE_CHOICES, 0),
};
