import type { Outcome } from '../../kernel/game.ts';
import { cloneRandom, type Random } from '../../kernel/random.ts';
import { askedIn, type Race, type Reaction } from '../../kernel/reaction.ts';
import { bySeat, clockwiseFrom, isSeat, leftOf, NOBODY, type Seat } from '../../kernel/seats.ts';
import type { Card, Zone } from '../../kernel/zones.ts';
import { cloneHands, emptyHand, type Hand } from './hand.ts';
import type { Memories } from './memory.ts';
import type { Direction, Move } from './moves.ts';
import type { Options } from './options.ts';

/** The normal turn, or one of the attacks on the player who would be on turn. Section 11 of the rules. */
export type Moment = 'turn' | Attack;
export type Attack = 'two' | 'skip' | 'plus-x';

/** The seat that owes an answer; `sum` is what a 2 makes it draw. There is one, and it is changed in place. */
export interface Answering {
  type: Moment;
  readonly shape: 'turn';
  seat: Seat;
  sum: number;
}

/** A question and a race have the same fields, so that reading one is the same machine code for both. */
type Question = Reaction & { readonly open: readonly boolean[] };
type OpenToAll = Race & { readonly order: readonly Seat[]; readonly answered: number };

/** The time for throwing in a card, or for the 0 that prevents a swap. STR-03, STR-05, STR-09 */
export type Window = (Question | OpenToAll) & {
  readonly type: 'interjecting' | 'swapping';
  /** Who played the swap, and where the hands go. STR-48 */
  readonly by: Seat;
  readonly direction: Direction;
};

/** What STOP waits for: somebody's answer, and on top of it perhaps a window open to everybody. */
export type Waiting = Answering | Window;

/** How a round ended. ST-22, STR-29 */
export type RoundEnd = 'stop' | 'deadlock' | 'turn-limit';

/** A round that has been scored; its hands are public. ST-24, STR-60 */
export interface RoundResult {
  readonly reason: RoundEnd;
  /** Who laid the last card; null if nobody did. */
  readonly winner: Seat | null;
  /** By seat: what was left in hand, and what it counted. */
  readonly hands: readonly (readonly Card[])[];
  readonly points: readonly number[];
}

/** A move that waits for the end of the lock. STR-03 */
export interface Stored {
  readonly seat: Seat;
  readonly move: Move;
}

/** One moment of a game, with everything hidden in it. */
export interface State {
  readonly options: Options;
  readonly random: Random;
  readonly hands: Hand[];
  /** null while nobody remembers anything of another hand. */
  memories: Memories | null;
  /** Penalty points of the rounds so far. ST-24 */
  points: readonly number[];
  stock: Zone;
  pile: Zone;
  readonly pending: Waiting[];
  stored: Stored | null;
  /** Who laid the card on top; for an opening card the dealer. STR-09 */
  layer: Seat;
  dealer: Seat;
  /** Rounds finished. */
  rounds: number;
  /** Turns of this round, and how many of them in a row brought no card to the pile or to a hand. STR-29 */
  turns: number;
  idleTurns: number;
  /** Counts up whenever time starts afresh. */
  countdown: number;
  lastRound: RoundResult | null;
  outcome: Outcome | null;
}

/** A table without cards, everything at its beginning. */
export function emptyState(options: Options, random: Random, dealer: Seat): State {
  const { players } = options;
  return {
    options,
    random,
    hands: bySeat(players, emptyHand),
    memories: null,
    points: bySeat(players, () => 0),
    stock: [],
    pile: [],
    pending: [],
    stored: null,
    layer: dealer,
    dealer,
    rounds: 0,
    turns: 0,
    idleTurns: 0,
    countdown: 0,
    lastRound: null,
    outcome: null,
  };
}

export function answering(type: Moment, seat: Seat, sum: number): Answering {
  return { type, shape: 'turn', seat, sum };
}

/** Somebody else owes an answer now. */
export function waitFor(answer: Answering, type: Answering['type'], seat: Seat, sum: number): void {
  answer.type = type;
  answer.seat = seat;
  answer.sum = sum;
}

/** Orders of asking: `ASKED[players][first]`. STR-09 */
const MOST_SEATS = 10;
const ASKED: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, first) => clockwiseFrom(first, seats)),
);

/** Everybody at the table. */
export function everybody(state: State): readonly Seat[] {
  return ASKED[state.options.players][0];
}

/** Opens a window: a race in real time, otherwise a question to everybody in order. STR-07, STR-09 */
export function openWindow(state: State, type: Window['type'], by: Seat, direction: Direction): void {
  const { players, reaction } = state.options;
  state.pending[1] =
    reaction === 'poll'
      ? windowAsking(type, ASKED[players][leftOf(by, players)], 0, by, direction)
      : windowOpen(type, new Array<boolean>(players).fill(true), by, direction);
}

export function windowAsking(
  type: Window['type'],
  order: readonly Seat[],
  answered: number,
  by: Seat,
  direction: Direction,
): Window {
  return { type, shape: 'reaction', order, answered, open: NO_FLAGS, by, direction };
}

export function windowOpen(type: Window['type'], open: boolean[], by: Seat, direction: Direction): Window {
  return { type, shape: 'race', order: NOBODY, answered: 0, open, by, direction };
}

const NO_FLAGS: readonly boolean[] = [];

/** Who is on turn or hit, whatever window is open. */
export function onTurn(state: State): Answering {
  return state.pending[0] as Answering;
}

/** The window that is open, if one is. */
export function windowOf(state: State): Window | undefined {
  return state.pending.length > 1 ? (state.pending[1] as Window) : undefined;
}

/** Is the decision put to this seat? A race is open to everybody. */
export function isAsked(wait: Waiting, seat: Seat): boolean {
  switch (wait.shape) {
    case 'turn':
      return wait.seat === seat;
    case 'reaction':
      return askedIn(wait) === seat;
    case 'race':
      return isSeat(seat, wait.open.length);
  }
}

/** The card on top of the pile; while a round runs there is one. */
export function topCard({ pile }: State): Card {
  return pile[pile.length - 1];
}

export function clone(state: State): State {
  return {
    options: state.options,
    random: cloneRandom(state.random),
    hands: cloneHands(state.hands),
    memories: state.memories && state.memories.slice(),
    points: state.points,
    stock: state.stock.slice(),
    pile: state.pile.slice(),
    pending: cloneWaits(state),
    stored: state.stored,
    layer: state.layer,
    dealer: state.dealer,
    rounds: state.rounds,
    turns: state.turns,
    idleTurns: state.idleTurns,
    countdown: state.countdown,
    lastRound: state.lastRound,
    outcome: state.outcome,
  };
}

function cloneWaits(state: State): Waiting[] {
  if (state.pending.length === 0) return [];
  const window = windowOf(state);
  const answer = cloneAnswering(onTurn(state));
  return window === undefined ? [answer] : [answer, cloneWindow(window)];
}

export function cloneAnswering({ type, seat, sum }: Answering): Answering {
  return answering(type, seat, sum);
}

export function cloneWindow(window: Window): Window {
  const { type, order, answered, open, by, direction } = window;
  return window.shape === 'reaction'
    ? windowAsking(type, order, answered, by, direction)
    : windowOpen(type, open.slice(), by, direction);
}
