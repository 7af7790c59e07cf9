import type { Actor } from '../../kernel/seats.ts';
import { type Card, countOf } from '../../kernel/zones.ts';
import { CARDS, cardNamed } from './cards.ts';
import type { State } from './state.ts';

/** Where the cards of one play come from. KAR-07 */
export type Location = 'hand' | 'open';

export type Move =
  /** Foresight: look at the own hidden cards, or not. KA-73 */
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
  | { readonly type: 'give'; readonly to: number }
  /** Only where players draw by hand. KA-50 */
  | { readonly type: 'draw' }
  | { readonly type: 'time-out' };

export const LOOK: Move = { type: 'look' };
export const SKIP: Move = { type: 'skip' };
export const TAKE: Move = { type: 'take' };
export const DECLINE: Move = { type: 'decline' };
export const DRAW: Move = { type: 'draw' };
export const TIME_OUT: Move = { type: 'time-out' };

const MOST_COPIES = 6;
const MOST_SEATS = 12;
export const HIDDEN_CARDS = 3;

/** Moves are made once and shared, because the same few are offered at every turn. */
const PLAYS: Readonly<Record<Location, readonly (readonly Move[])[]>> = {
  hand: playsFrom('hand'),
  open: playsFrom('open'),
};
const TURNS: readonly Move[] = Array.from({ length: HIDDEN_CARDS }, (_, i) => ({ type: 'turn', place: i + 1 }));
const GIVES: readonly Move[] = Array.from({ length: MOST_SEATS }, (_, to) => ({ type: 'give', to }));

function playsFrom(from: Location): Move[][] {
  return CARDS.map((_, card) =>
    Array.from({ length: MOST_COPIES }, (_, i): Move => ({ type: 'play', from, card, count: i + 1 })),
  );
}

export function playOf(from: Location, card: Card, count: number): Move {
  return PLAYS[from][card][count - 1];
}

export function turnOf(place: number): Move {
  return TURNS[place - 1];
}

export function giveTo(seat: number): Move {
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
export type Attempt = Move | { readonly type: 'mixed'; readonly cards: readonly Card[] } | { readonly type: 'unknown' };

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
      return words.length === 0 ? { type: verb } : undefined;
    case 'give':
      return words.length === 1 && isNumber(words[0]) ? { type: 'give', to: Number(words[0]) } : undefined;
    case 'turn':
      if (words.length === 0 || !words.every(isNumber)) return undefined;
      return { type: 'turn', place: words.length === 1 ? Number(words[0]) : SEVERAL };
    case 'choose':
    case 'play':
    case 'play-open':
      return words.length === 0 ? undefined : readCards(state, actor, verb, words);
    default:
      return undefined;
  }
}

/** Stands for several hidden cards turned at once, which is never legal. KAR-08 */
export const SEVERAL = 0;

function isNumber(word: string): boolean {
  return /^\d{1,3}$/.test(word);
}

function readCards(state: State, actor: Actor, verb: 'choose' | 'play' | 'play-open', words: string[]): Attempt {
  const cards: Card[] = [];
  for (const word of words) {
    const card = cardNamed(word);
    if (card === undefined) return { type: 'unknown' };
    cards.push(card);
  }
  if (verb === 'choose') return { type: 'choose', cards: cards.sort((a, b) => a - b) };
  const [card] = cards;
  if (cards.some((other) => other !== card)) return { type: 'mixed', cards };
  const from = verb === 'play-open' || liesOnlyOpen(state, actor, card) ? 'open' : 'hand';
  return { type: 'play', from, card, count: cards.length };
}

/** `play` may stand for `play-open` where the hand lacks the card. */
function liesOnlyOpen(state: State, actor: Actor, card: Card): boolean {
  if (actor === 'clock' || actor >= state.options.players) return false;
  return countOf(state.hands[actor], card) === 0 && countOf(state.open[actor], card) > 0;
}
