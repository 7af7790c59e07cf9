import type { Card } from '../../kernel/zones.ts';
import { ACHTUNG, type Calls, NO_CALL, STOP } from './calls.ts';
import { CARDS, COLOURED, cardNamed, FREE_CHOICE, KIND_OF, SWAP } from './cards.ts';

/** Where hands go in a swap; null for every other card. ST-44 */
export type Direction = 'left' | 'right' | null;

export type MoveType = 'play' | 'interject' | 'draw' | 'accept' | 'pass' | 'time-out';

/**
 * `play` and `interject` lay `card`, for `play` perhaps on a Free Choice laid just before it (`free`).
 * All moves have the same fields, so that reading one is the same machine code for all.
 */
export interface Move {
  readonly type: MoveType;
  readonly card: Card;
  readonly free: boolean;
  readonly direction: Direction;
  readonly calls: Calls;
}

function makeMove(type: MoveType, card: Card, free: boolean, direction: Direction, calls: Calls): Move {
  return { type, card, free, direction, calls };
}

function plain(type: MoveType): Move {
  return makeMove(type, 0, false, null, NO_CALL);
}

/** Moves are made once and shared, because the same few are offered at every turn. */
export const DRAW = plain('draw');
export const ACCEPT = plain('accept');
export const PASS = plain('pass');
export const TIME_OUT = plain('time-out');

/** All calls, needed or not: nothing, Achtung, Stop, both. */
const ALL_CALLS = 4;
const DIRECTIONS: readonly Direction[] = ['left', 'right'];

/** By card and, for a swap, direction: a place for every set of calls. */
const PLAYS = allPlays(false);
const PLAYS_ON_FREE_CHOICE = allPlays(true);
const INTERJECTS = withCalls((calls, card) => makeMove('interject', card, false, null, calls));

function allPlays(free: boolean): readonly Move[][] {
  return DIRECTIONS.map((direction) =>
    withCalls((calls, card) =>
      makeMove('play', card, free, KIND_OF[card] === SWAP ? direction : null, calls),
    ),
  );
}

function withCalls(make: (calls: Calls, card: Card) => Move): Move[] {
  return Array.from({ length: COLOURED * ALL_CALLS }, (_, i) =>
    make(i % ALL_CALLS, Math.floor(i / ALL_CALLS)),
  );
}

/** A card with a colour, alone; the direction matters for a swap only. */
export function playOf(card: Card, direction: Direction, calls: Calls): Move {
  return PLAYS[direction === 'right' ? 1 : 0][card * ALL_CALLS + calls];
}

/** Free Choice and the card that goes on it. ST-54, STR-55 */
export function playOnFreeChoice(card: Card, direction: Direction, calls: Calls): Move {
  return PLAYS_ON_FREE_CHOICE[direction === 'right' ? 1 : 0][card * ALL_CALLS + calls];
}

export function interjectOf(card: Card, calls: Calls): Move {
  return INTERJECTS[card * ALL_CALLS + calls];
}

/** The same move with other calls. */
export function withOtherCalls(move: Move, calls: Calls): Move {
  if (move.type === 'interject') return interjectOf(move.card, calls);
  return (move.free ? playOnFreeChoice : playOf)(move.card, move.direction, calls);
}

/** Do these moves lay the same cards in the same way, whatever is called with them? */
export function isSameLaying(move: Move, other: Move): boolean {
  return withOtherCalls(move, NO_CALL) === withOtherCalls(other, NO_CALL);
}

/** How many cards a move lays. */
export function cardsLaid(move: Move): number {
  return move.free ? 2 : 1;
}

export function notation(move: Move): string {
  if (move.type !== 'play' && move.type !== 'interject') return move.type;
  const words = [move.type as string];
  if (move.free) words.push(CARDS[FREE_CHOICE]);
  words.push(CARDS[move.card]);
  if (move.direction) words.push(move.direction);
  if (move.calls & ACHTUNG) words.push('achtung');
  if (move.calls & STOP) words.push('stop');
  return words.join(' ');
}

/** Why cards and words do not make a move, whatever the situation. */
export type Slip =
  | 'unreadable'
  | 'unknown-card'
  | 'needs-colour-card'
  | 'second-free-choice'
  | 'one-card-only'
  | 'one-at-a-time'
  | 'say-direction'
  | 'one-direction'
  | 'no-direction';

/** What an attempt says: a move, legal or not, or what is wrong with it. */
export type Attempt = Move | { readonly type: 'slip'; readonly slip: Slip; readonly cards: readonly Card[] };

export function readAttempt(text: string): Attempt {
  const [verb, ...words] = text.split(' ');
  switch (verb) {
    case 'draw':
    case 'accept':
    case 'pass':
    case 'time-out':
      return words.length === 0 ? plain(verb) : slip('unreadable');
    case 'play':
    case 'interject':
      return readCards(verb, words);
    default:
      return slip('unreadable');
  }
}

function slip(code: Slip, cards: readonly Card[] = []): Attempt {
  return { type: 'slip', slip: code, cards };
}

function readCards(verb: 'play' | 'interject', words: readonly string[]): Attempt {
  const cards: Card[] = [];
  const directions: Direction[] = [];
  let calls = NO_CALL;
  for (const word of words) {
    const card = cardNamed(word);
    if (word === 'left' || word === 'right') directions.push(word);
    else if (word === 'achtung') calls |= ACHTUNG;
    else if (word === 'stop') calls |= STOP;
    else if (card === undefined) return slip('unknown-card');
    else cards.push(card);
  }
  if (cards.length === 0) return slip('unreadable');
  if (directions.length > 1) return slip('one-direction');
  return laying(verb, cards, directions[0] ?? null, calls);
}

/** ST-54, STR-31, STR-48, STR-53 */
function laying(
  verb: 'play' | 'interject',
  cards: readonly Card[],
  direction: Direction,
  calls: Calls,
): Attempt {
  const coloured = cards.filter((card) => card !== FREE_CHOICE);
  const free = coloured.length < cards.length;
  if (cards.length > 2 || (cards.length === 2 && !free))
    return slip(verb === 'play' ? 'one-card-only' : 'one-at-a-time', cards);
  if (coloured.length === 0) return slip(cards.length === 1 ? 'needs-colour-card' : 'second-free-choice');
  const [card] = coloured;
  if (KIND_OF[card] !== SWAP && direction !== null) return slip('no-direction', [card]);
  if (verb === 'interject') return makeMove('interject', card, free, null, calls);
  if (KIND_OF[card] === SWAP && direction === null) return slip('say-direction', [card]);
  return (free ? playOnFreeChoice : playOf)(card, direction, calls);
}
