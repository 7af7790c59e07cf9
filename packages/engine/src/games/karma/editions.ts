import { BadInput } from '../../kernel/bad-input.ts';
import { asSeat } from '../../kernel/json.ts';
import { deckNumber, houseNumber, type OptionSpec } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seats.ts';
import { COPIES } from './cards.ts';

export type Edition = 'amigo' | 'set';

/** What the two rule sheets decide differently. Section 12 of the rules. */
export interface EditionRules {
  /** D-01: KA-01, KA-02 */
  readonly mostPlayers: number;
  /** D-02: KA-16, KA-17 */
  readonly starts: 'oldest' | 'left-of-dealer';
  /** D-03: KA-25, KA-26 */
  readonly mayTakePileInsteadOfPlaying: boolean;
  /** D-04: KA-29 */
  readonly tableCardsWaitForDrawPile: boolean;
  /** D-06: KA-50 */
  readonly mayDrawByHand: boolean;
  /** D-07: KA-53, KA-54 */
  readonly extraPlayIsOptional: boolean;
  /** D-08, D-10: KA-55, KA-56 */
  readonly extraCardMustFit: boolean;
  /** D-09: KA-60, KAR-17 */
  readonly extraTableCardsMayGoTogether: boolean;
  /** D-16: KA-73 */
  readonly hasForesight: boolean;
  /** D-16: KA-74 */
  readonly hasAlternativeTriples: boolean;
}

/** D-05, D-11 to D-15 and D-17 differ in wording only: both sheets come to the same play. */
export const EDITIONS: Readonly<Record<Edition, EditionRules>> = {
  amigo: {
    mostPlayers: 6,
    starts: 'oldest',
    mayTakePileInsteadOfPlaying: true,
    tableCardsWaitForDrawPile: true,
    mayDrawByHand: false,
    extraPlayIsOptional: false,
    extraCardMustFit: true,
    extraTableCardsMayGoTogether: false,
    hasForesight: true,
    hasAlternativeTriples: false,
  },
  set: {
    mostPlayers: 12,
    starts: 'left-of-dealer',
    mayTakePileInsteadOfPlaying: false,
    tableCardsWaitForDrawPile: false,
    mayDrawByHand: true,
    extraPlayIsOptional: true,
    extraCardMustFit: false,
    extraTableCardsMayGoTogether: true,
    hasForesight: false,
    hasAlternativeTriples: true,
  },
};

/** The options of a table. Section 16 of the rules. */
export interface Options {
  readonly players: number;
  readonly edition: Edition;
  readonly foresight: boolean;
  readonly alternative_triples: boolean;
  /** The seat that declared itself oldest; null lets chance decide. KA-16, KAR-03 */
  readonly oldest: Seat | null;
  /** The seat that deals; null lets chance decide. KA-17, KAR-03 */
  readonly dealer: Seat | null;
  /** Turns in a row without progress, and turns in all, after which the game is ended. KAR-55 */
  readonly stall_limit: number;
  readonly turn_limit: number;
  readonly pile_visible: boolean;
  /** KA-50, KAR-48, KAR-57 */
  readonly draw_by_hand: boolean;
  /** Milliseconds; 0 means no limit. */
  readonly choosing_ms: number;
  readonly decision_ms: number;
  /** House rules: cards dealt to the hand, those of them laid open, hidden cards, and what is drawn up to. KAR-60 */
  readonly hand_cards: number;
  readonly open_cards: number;
  readonly hidden_cards: number;
  readonly full_hand: number;
  /** House rules: copies in each deck of the numbers 1 to 5, 6 to 10 and 11 to 16, and of each kind of Karma card. KAR-61 */
  readonly cards_low: number;
  readonly cards_middle: number;
  readonly cards_high: number;
  readonly cards_table: number;
  readonly cards_bottom: number;
  readonly cards_five: number;
  readonly cards_give: number;
  /** An amendment of KAR-57: table cards wait for the draw pile, and an empty hand draws first. */
  readonly empty_hand_draws_first: boolean;
}

/** Rules that tables of before do not play by. */
export const AMENDMENTS = ['empty_hand_draws_first'] as const satisfies (keyof Options)[];

/** Options that somebody who makes a table is asked for. */
export type AskedOption = Exclude<keyof Options, (typeof AMENDMENTS)[number]>;

/** There is room for so many hidden cards in front of a player. */
export const MOST_HIDDEN = 3;

const A_DAY = 86_400_000;
const time = (ms: number) =>
  ({ type: 'whole', min: 0, max: A_DAY, default: ms, standing: 'house' }) as const satisfies OptionSpec;

export const OPTIONS: Readonly<Record<AskedOption, OptionSpec>> = {
  players: { type: 'whole', min: 2, max: 12, default: 4, standing: 'official' },
  edition: { type: 'choice', values: ['amigo', 'set'], default: 'amigo', standing: 'official' },
  foresight: { type: 'flag', default: false, standing: 'official' },
  alternative_triples: { type: 'flag', default: false, standing: 'official' },
  oldest: { type: 'seat', default: null, standing: 'official' },
  dealer: { type: 'seat', default: null, standing: 'official' },
  stall_limit: { type: 'whole', min: 1, max: 100_000, default: 200, standing: 'house' },
  turn_limit: { type: 'whole', min: 1, max: 1_000_000, default: 2000, standing: 'house' },
  pile_visible: { type: 'flag', default: true, standing: 'house' },
  draw_by_hand: { type: 'flag', default: false, standing: 'house' },
  choosing_ms: time(60_000),
  decision_ms: time(45_000),
  // KA-09, KA-10, KA-11, KA-45
  hand_cards: houseNumber(6, 4, 9),
  open_cards: houseNumber(3, 1, 3),
  hidden_cards: houseNumber(3, 1, MOST_HIDDEN),
  full_hand: houseNumber(3, 2, 6),
  // KA-04
  cards_low: deckNumber(COPIES, 0),
  cards_middle: deckNumber(COPIES, 0),
  cards_high: deckNumber(COPIES, 1),
  cards_table: deckNumber(COPIES, 0),
  cards_bottom: deckNumber(COPIES, 0),
  cards_five: deckNumber(COPIES, 0),
  cards_give: deckNumber(COPIES, 0),
};

/** Refuses what the edition does not know. D-01, D-06, D-16 */
export function checkEdition(options: Options): void {
  const rules = EDITIONS[options.edition];
  const refuse = (key: string) => {
    throw new BadInput('do-not-go-together', `options.${key}`, `edition ${options.edition}`);
  };
  if (options.players > rules.mostPlayers) throw tooMany(options.edition);
  if (options.foresight && !rules.hasForesight) refuse('foresight');
  if (options.alternative_triples && !rules.hasAlternativeTriples) refuse('alternative_triples');
  if (options.draw_by_hand && !rules.mayDrawByHand) refuse('draw_by_hand');
  for (const key of ['oldest', 'dealer'] as const) {
    const seat = options[key];
    if (seat !== null) asSeat(seat, `options.${key}`, options.players);
  }
}

/** Names the limit, and the editions that would do: `edition amigo (2–6); edition set: 2–12`. D-01 */
function tooMany(edition: Edition): BadInput {
  const limit = (name: Edition) => `${FEWEST}–${EDITIONS[name].mostPlayers}`;
  const larger = (Object.keys(EDITIONS) as Edition[])
    .filter((name) => EDITIONS[name].mostPlayers > EDITIONS[edition].mostPlayers)
    .map((name) => `; edition ${name}: ${limit(name)}`);
  return new BadInput(
    'do-not-go-together',
    'options.players',
    `edition ${edition} (${limit(edition)})${larger.join('')}`,
  );
}

const FEWEST = 2;
