import { BadInput } from '../../kernel/bad-input.ts';
import { deckNumber, houseNumber, type OptionSpec } from '../../kernel/options.ts';
import { clockwiseFrom, type Seat } from '../../kernel/seats.ts';
import { COPIES, EMBODY, MIMIC, MOST_COPIES } from './cards.ts';

/** The forms of play. KKR-05 */
export type Variant = 'free-for-all' | 'teams' | 'wolf';

/** The options of a table. */
export interface Options {
  readonly players: number;
  readonly variant: Variant;
  /** Big Bad Wolf: the seat of the single player; null lets chance decide. KK-80, KKR-04 */
  readonly wolf: Seat | null;
  /** Who begins; null lets chance decide. KK-34, KKR-01 */
  readonly starter: Seat | null;
  /** Turns after which the game is ended. KKR-87 */
  readonly turn_limit: number;
  /** Milliseconds; 0 means no limit. KKR-84 */
  readonly decision_ms: number;
  /** House rules: cards dealt to each Hand and Deck, Hand and Deck together in a new life, and the supply of rings. KKR-92 */
  readonly first_hand: number;
  readonly first_deck: number;
  readonly new_life: number;
  readonly rings: number;
  /** Points needed to leave the lowest rung; each higher one needs one more. KKR-92 */
  readonly rung_points: number;
  /** House rules: the most copies of each card of a colour, and how many there are of the two mosaic cards. KKR-93 */
  readonly cards_red: number;
  readonly cards_green: number;
  readonly cards_blue: number;
  readonly cards_embody: number;
  readonly cards_mimic: number;
}

const A_DAY = 86_400_000;

export const OPTIONS: Readonly<Record<keyof Options, OptionSpec>> = {
  players: { type: 'whole', min: 2, max: 4, default: 2, standing: 'official' },
  variant: {
    type: 'choice',
    values: ['free-for-all', 'teams', 'wolf'],
    default: 'free-for-all',
    standing: 'official',
  },
  wolf: { type: 'seat', default: null, standing: 'official' },
  starter: { type: 'seat', default: null, standing: 'official' },
  turn_limit: { type: 'whole', min: 1, max: 1_000_000, default: 5000, standing: 'house' },
  decision_ms: { type: 'whole', min: 0, max: A_DAY, default: 60_000, standing: 'house' },
  // KK-31, KK-32, KK-62, KK-04
  first_hand: houseNumber(4, 2, 7),
  first_deck: houseNumber(2, 0, 5),
  new_life: houseNumber(6, 4, 10),
  rings: houseNumber(12, 0, 12),
  // KK-11
  rung_points: houseNumber(4, 2, 5),
  // KK-03
  cards_red: deckNumber(MOST_COPIES, 0),
  cards_green: deckNumber(MOST_COPIES, 0),
  cards_blue: deckNumber(MOST_COPIES, 0),
  cards_embody: deckNumber(COPIES[EMBODY], 0),
  cards_mimic: deckNumber(COPIES[MIMIC], 0),
};

/** Players that a variant needs, if it needs a certain number. KK-76, KK-80 */
const PLAYERS_OF: Readonly<Record<Variant, number | null>> = { 'free-for-all': null, teams: 4, wolf: 3 };

/** KKR-05 */
export function checkVariant(options: Options): void {
  const { players, variant, wolf } = options;
  const needed = PLAYERS_OF[variant];
  if (needed !== null && players !== needed) {
    throw new BadInput('do-not-go-together', 'options.players', `variant ${variant}: ${needed}`);
  }
  if (wolf !== null && variant !== 'wolf') {
    throw new BadInput('do-not-go-together', 'options.wolf', `variant ${variant}`);
  }
  for (const key of ['wolf', 'starter'] as const) {
    const seat = options[key];
    if (seat !== null && seat >= players) {
      throw new BadInput('out-of-range', `options.${key}`, `${seat}, 0–${players - 1}`);
    }
  }
}

/** Who is what to whom at one table; lists are by seat. */
export interface Seating {
  /** Rivals clockwise from the left, as they are asked. KK-72, KKR-24, KKR-74 */
  readonly rivals: readonly (readonly Seat[])[];
  /** Rivals on whom a card may be used, as bits. KK-75, KK-79, KKR-30 */
  readonly rivalTargets: readonly number[];
  /** Players on whom a card for any player may be used, as bits. KKR-29, KKR-71, KKR-72, KKR-80 */
  readonly anyTargets: readonly number[];
  /** Rivals whose top Deed Mimic may copy, as bits. KK-105, KKR-73 */
  readonly copyTargets: readonly number[];
  /** The ally onto whose Future a card may be played. KK-78, KKR-78 */
  readonly givesTo: readonly (Seat | null)[];
  /** Who wins together with a seat. KK-77, KK-82 */
  readonly sides: readonly (readonly Seat[])[];
}

/** All seatings; a state holds the index of its own, so that asking costs nothing. */
export const SEATINGS: readonly Seating[] = [
  seatingOf(2, (seat) => [seat]),
  seatingOf(3, (seat) => [seat]),
  seatingOf(4, (seat) => [seat]),
  seatingOf(4, (seat) => [seat, opposite(seat)]),
  ...[0, 1, 2].map((wolf) =>
    seatingOf(3, (seat) => (seat === wolf ? [wolf] : [0, 1, 2].filter((other) => other !== wolf))),
  ),
];

const TEAMS = 3;
const FIRST_WOLF = 4;

/** Index of the seating; `wolf` is the seat of the single player, where there is one. */
export function seatingIndex(options: Options, wolf: Seat | null): number {
  if (options.variant === 'teams') return TEAMS;
  return wolf === null ? options.players - 2 : FIRST_WOLF + wolf;
}

/** The single player of a seating. KK-80 */
export function wolfOf(seating: number): Seat | null {
  return seating < FIRST_WOLF ? null : seating - FIRST_WOLF;
}

/** With four players, the seat across the table. KK-75, KK-76 */
function opposite(seat: Seat): Seat {
  return (seat + 2) % 4;
}

function seatingOf(players: number, sideOf: (seat: Seat) => readonly Seat[]): Seating {
  const seats = clockwiseFrom(0, players);
  const sides = seats.map(sideOf);
  const rivals = seats.map((seat) =>
    clockwiseFrom(seat, players).filter((other) => !sides[seat].includes(other)),
  );
  const isBarred = (seat: Seat, other: Seat) =>
    players === 4 && other === opposite(seat) && rivals[seat].includes(other);
  return {
    sides,
    rivals,
    rivalTargets: seats.map((seat) => bits(rivals[seat].filter((other) => !isBarred(seat, other)))),
    anyTargets: seats.map((seat) => bits(seats.filter((other) => !isBarred(seat, other)))),
    copyTargets: seats.map((seat) => bits(rivals[seat])),
    givesTo: seats.map((seat) => (players === 4 && sides[seat].length === 2 ? opposite(seat) : null)),
  };
}

function bits(seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum | (1 << seat), 0);
}
