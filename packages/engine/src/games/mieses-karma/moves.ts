import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { CARDS, cardNamed, isSpecies, SPECIES, type Species } from './cards.ts';

/** The two ends of a life line. MK-90 */
export type End = 'left' | 'right';

/** What a seat can decide, and the clock. */
export type Move =
  /** Card action: attaches a hand card. MK-06 */
  | { readonly type: 'attach'; readonly card: Card; readonly end: End }
  /** Card action: puts a hand card on the discard pile. MK-07 */
  | { readonly type: 'discard'; readonly card: Card }
  /** Potato beetle: attaches the top card of the discard pile. MK-116 */
  | { readonly type: 'salvage' }
  /** Earthworm: puts a hand card away and draws another. MK-117 */
  | { readonly type: 'swap'; readonly card: Card }
  /** Magpie: takes the outermost card at one end of another line. MK-121 */
  | { readonly type: 'steal'; readonly seat: Seat; readonly end: End }
  /** Ape: attaches one more hand card. MK-129 */
  | { readonly type: 'add'; readonly card: Card }
  /** Chameleon: names the animal it imitates. MK-122 */
  | { readonly type: 'imitate'; readonly species: Species }
  /** Asks the others for a fitting card. MK-14 */
  | { readonly type: 'ask' }
  /** Ends the turn. MK-98 */
  | { readonly type: 'end' }
  /** Lays a gift face down, or declines. MK-17 */
  | { readonly type: 'give'; readonly card: Card }
  | { readonly type: 'decline' }
  /** Takes the gift of a seat and attaches it at an end. MK-20, MK-109 */
  | { readonly type: 'take'; readonly seat: Seat; readonly end: End }
  /** Exchanges the whole hand, or keeps it. MK-24 */
  | { readonly type: 'exchange' }
  | { readonly type: 'keep-hand' }
  /** Lays a life card of the dead line on the points pile. MK-34, MK-139 */
  | { readonly type: 'score'; readonly card: Card }
  /** Cat: keeps a life card of the dead line. MK-126 */
  | { readonly type: 'keep'; readonly card: Card }
  /** Cow: takes one more turn. MK-128 */
  | { readonly type: 'again' }
  /** Leaves an offer of the player's own animal unused, or the rest of it. MK-10 */
  | { readonly type: 'done' }
  | { readonly type: 'time-out' };

const MOST_SEATS = 5;

/** All moves are made here and have the same fields, so that reading one is the same machine code for all. */
function makeMove(type: Move['type'], card: Card, seat: Seat, end: End, species: Species): Move {
  return { type, card, seat, end, species } as Move;
}

function plain(type: Move['type']): Move {
  return makeMove(type, 0, 0, 'right', 'ant');
}

function withCard(type: Move['type'], card: Card, end: End = 'right'): Move {
  return makeMove(type, card, 0, end, 'ant');
}

function withSeat(type: Move['type'], seat: Seat, end: End): Move {
  return makeMove(type, 0, seat, end, 'ant');
}

function imitating(species: Species): Move {
  return makeMove('imitate', 0, 0, 'right', species);
}

function forCards(type: Move['type'], end: End = 'right'): readonly Move[] {
  return CARDS.map((_, card) => withCard(type, card, end));
}

function forSeats(type: Move['type'], end: End): readonly Move[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => withSeat(type, seat, end));
}

/** Moves are made once and shared, because the same few are offered again and again; lists go by card or seat. */
export const SALVAGE = plain('salvage');
export const ASK = plain('ask');
export const END = plain('end');
export const DECLINE = plain('decline');
export const EXCHANGE = plain('exchange');
export const KEEP_HAND = plain('keep-hand');
export const AGAIN = plain('again');
export const DONE = plain('done');
export const TIME_OUT = plain('time-out');
export const ATTACH_RIGHT = forCards('attach', 'right');
export const ATTACH_LEFT = forCards('attach', 'left');
export const DISCARD = forCards('discard');
export const SWAP = forCards('swap');
export const ADD = forCards('add');
export const GIVE = forCards('give');
export const SCORE = forCards('score');
export const KEEP = forCards('keep');
export const STEAL_RIGHT = forSeats('steal', 'right');
export const STEAL_LEFT = forSeats('steal', 'left');
export const TAKE_RIGHT = forSeats('take', 'right');
export const TAKE_LEFT = forSeats('take', 'left');
export const IMITATE = new Map<Species, Move>(SPECIES.map((species) => [species, imitating(species)]));

export function notation(move: Move): string {
  switch (move.type) {
    case 'attach':
      return `attach ${CARDS[move.card]}${endWord(move.end)}`;
    case 'discard':
    case 'swap':
    case 'add':
    case 'give':
    case 'score':
    case 'keep':
      return `${move.type} ${CARDS[move.card]}`;
    case 'steal':
    case 'take':
      return `${move.type} ${move.seat}${endWord(move.end)}`;
    case 'imitate':
      return `imitate ${move.species}`;
    default:
      return move.type;
  }
}

/** The right end goes without saying. */
function endWord(end: End): string {
  return end === 'left' ? ' left' : '';
}

/** What an attempt says: a move, legal or not; a word that is no card or no animal; or nothing. */
export type Attempt = Move | { readonly type: 'unknown-card' } | { readonly type: 'unknown-animal' };

/** The attempt in the form of `notation`, if it says a move. */
export function spell(attempt: string): string {
  const read = readAttempt(attempt);
  if (read === undefined || read.type === 'unknown-card' || read.type === 'unknown-animal') return attempt;
  return notation(read);
}

export function readAttempt(text: string): Attempt | undefined {
  const [verb, ...words] = text.split(' ');
  switch (verb) {
    case 'salvage':
    case 'ask':
    case 'end':
    case 'decline':
    case 'exchange':
    case 'keep-hand':
    case 'again':
    case 'done':
    case 'time-out':
      return words.length === 0 ? plain(verb) : undefined;
    case 'discard':
    case 'swap':
    case 'add':
    case 'give':
    case 'score':
    case 'keep':
      return words.length === 1 ? readCard(verb, words[0], 'right') : undefined;
    case 'attach': {
      const end = readEnd(words);
      return end && readCard(verb, words[0], end);
    }
    case 'steal':
    case 'take': {
      const end = readEnd(words);
      return end && /^\d{1,2}$/.test(words[0]) ? withSeat(verb, Number(words[0]), end) : undefined;
    }
    case 'imitate':
      return words.length === 1 ? readSpecies(words[0]) : undefined;
    default:
      return undefined;
  }
}

/** The end named after a card or a seat. */
function readEnd(words: readonly string[]): End | undefined {
  if (words.length === 1) return 'right';
  const [, end] = words;
  return words.length === 2 && (end === 'left' || end === 'right') ? end : undefined;
}

function readCard(type: Move['type'], word: string, end: End): Attempt {
  const card = cardNamed(word);
  return card === undefined ? { type: 'unknown-card' } : withCard(type, card, end);
}

function readSpecies(word: string): Attempt {
  return isSpecies(word) ? imitating(word) : { type: 'unknown-animal' };
}
