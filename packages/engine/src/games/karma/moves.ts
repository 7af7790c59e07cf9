import { copiesIn } from '../../kernel/hand.ts';
import { type Actor, isClock, isSeat, MOST_SEATS, type Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { CARDS, cardNamed } from './cards.ts';
import { MOST_HIDDEN } from './editions.ts';
import type { State } from './state.ts';

/** Where the cards of one play come from. KAR-07 */
export type Location = 'hand' | 'open';

/** What a seat can decide, and the clock. */
export type Move =
  /** Foresight: look at the player's own hidden cards, or not. KA-73 */
  | { readonly type: 'look' }
  | { readonly type: 'skip' }
  /** Lays three of the six dealt cards open. KA-11 */
  | { readonly type: 'choose'; readonly cards: readonly Card[] }
  | { readonly type: 'play'; readonly from: Location; readonly card: Card; readonly count: number }
  /** Turns a hidden table card over onto the pile; places count from 1. KA-34 */
  | { readonly type: 'turn'; readonly place: number }
  | { readonly type: 'take' }
  /** Leaves out the extra play of TABLE. KAR-18 */
  | { readonly type: 'decline' }
  /** Names who gets the pile. KA-68, KA-76 */
  | { readonly type: 'give'; readonly to: Seat }
  /** Only where players draw by hand. KA-50 */
  | { readonly type: 'draw' }
  | { readonly type: 'time-out' };

/** Of one card, in two decks. KA-77 */
export const MOST_COPIES = 6;
const NO_CARDS: readonly Card[] = [];

/** All moves are made here and have the same fields, so that reading one is the same machine code for all. */
function makeMove(
  type: Move['type'],
  from: Location,
  card: Card,
  count: number,
  place: number,
  to: Seat,
  cards: readonly Card[],
): Move {
  return { type, from, card, count, place, to, cards };
}

function plain(type: Move['type']): Move {
  return makeMove(type, 'hand', 0, 0, 0, 0, NO_CARDS);
}

/** Moves are made once and shared, because the same few are offered at every turn. */
export const LOOK = plain('look');
export const SKIP = plain('skip');
export const TAKE = plain('take');
export const DECLINE = plain('decline');
export const DRAW = plain('draw');
export const TIME_OUT = plain('time-out');
const FROM_HAND = allPlaysFrom('hand');
const FROM_OPEN = allPlaysFrom('open');
const TURNS = Array.from({ length: MOST_HIDDEN }, (_, i) => turnAt(i + 1));
const GIVES = Array.from({ length: MOST_SEATS }, (_, to) => giveAway(to));

function allPlaysFrom(from: Location): Move[] {
  return CARDS.flatMap((_, card) =>
    Array.from({ length: MOST_COPIES }, (_, i) => playing(from, card, i + 1)),
  );
}

function playing(from: Location, card: Card, count: number): Move {
  return makeMove('play', from, card, count, 0, 0, NO_CARDS);
}

function turnAt(place: number): Move {
  return makeMove('turn', 'hand', 0, 0, place, 0, NO_CARDS);
}

function giveAway(to: Seat): Move {
  return makeMove('give', 'hand', 0, 0, 0, to, NO_CARDS);
}

export function chooseOf(cards: readonly Card[]): Move {
  return makeMove('choose', 'hand', 0, 0, 0, 0, cards);
}

/** All plays from a place: of each card one copy, two copies, and so on up to `MOST_COPIES`. */
export function playsFrom(from: Location): readonly Move[] {
  return from === 'hand' ? FROM_HAND : FROM_OPEN;
}

export function playOf(from: Location, card: Card, count: number): Move {
  return playsFrom(from)[card * MOST_COPIES + count - 1];
}

export function turnOf(place: number): Move {
  return TURNS[place - 1];
}

export function giveTo(seat: Seat): Move {
  return GIVES[seat];
}

export function notation(move: Move): string {
  switch (move.type) {
    case 'choose':
      return `choose ${move.cards.map((card) => CARDS[card]).join(' ')}`;
    case 'play':
      return `${move.from === 'hand' ? 'play' : 'play-open'}${` ${CARDS[move.card]}`.repeat(move.count)}`;
    case 'turn':
      return `turn ${move.place}`;
    case 'give':
      return `give ${move.to}`;
    default:
      return move.type;
  }
}

/** What an attempt says: a move, legal or not; different cards at once; a word that is no card; or nothing. */
export type Attempt =
  | Move
  | { readonly type: 'mixed'; readonly cards: readonly Card[] }
  | { readonly type: 'unknown' };

/** The attempt in the form of `notation`, if it says a move. */
export function spell(state: State, actor: Actor, attempt: string): string {
  const read = readAttempt(state, actor, attempt);
  return read === undefined || read.type === 'mixed' || read.type === 'unknown' ? attempt : notation(read);
}

export function readAttempt(state: State, actor: Actor, text: string): Attempt | undefined {
  const [verb, ...words] = text.split(' ');
  switch (verb) {
    case 'look':
    case 'skip':
    case 'take':
    case 'decline':
    case 'draw':
    case 'time-out':
      return words.length === 0 ? plain(verb) : undefined;
    case 'give':
      return words.length === 1 && isNumber(words[0]) ? giveAway(Number(words[0])) : undefined;
    case 'turn':
      if (words.length === 0 || !words.every(isNumber)) return undefined;
      return turnAt(words.length === 1 ? Number(words[0]) : SEVERAL);
    case 'choose':
    case 'play':
    case 'play-open':
      return words.length === 0 ? undefined : readCards(state, actor, verb, words);
    default:
      return undefined;
  }
}

/** Stands for several hidden cards turned at once, which is never legal. KAR-08 */
export const SEVERAL = -1;

function isNumber(word: string): boolean {
  return /^\d{1,3}$/.test(word);
}

function readCards(
  state: State,
  actor: Actor,
  verb: 'choose' | 'play' | 'play-open',
  words: string[],
): Attempt {
  const cards: Card[] = [];
  for (const word of words) {
    const card = cardNamed(word);
    if (card === undefined) return { type: 'unknown' };
    cards.push(card);
  }
  if (verb === 'choose') return chooseOf(cards.sort((a, b) => a - b));
  const [card] = cards;
  if (cards.some((other) => other !== card)) return { type: 'mixed', cards };
  const from = verb === 'play-open' || liesOnlyOpen(state, actor, card) ? 'open' : 'hand';
  return playing(from, card, cards.length);
}

/** `play` may stand for `play-open` where the hand lacks the card. */
function liesOnlyOpen(state: State, actor: Actor, card: Card): boolean {
  if (isClock(actor) || !isSeat(actor, state.options.players)) return false;
  return copiesIn(state.hands[actor], card) === 0 && copiesIn(state.open[actor], card) > 0;
}
