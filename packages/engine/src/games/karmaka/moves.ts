import { lowestOf } from '../../kernel/hand.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { CARDS } from './cards.ts';

/** What a seat can decide, and the clock. */
export type Move =
  /** Plays a card for points, for its ability, onto the player's own Future, or onto the ally's. KK-39, KK-40, KK-41, KK-78 */
  | { readonly type: 'deed'; readonly card: Card }
  | { readonly type: 'ability'; readonly card: Card }
  | { readonly type: 'future'; readonly card: Card }
  | { readonly type: 'ally'; readonly card: Card }
  /** Plays no card, or no further one. KK-42, KKR-11 */
  | { readonly type: 'pass' }
  /** Answers to an ability: a player, a card, a place counted from the top. */
  | { readonly type: 'target'; readonly number: Seat }
  | { readonly type: 'choose'; readonly card: Card }
  | { readonly type: 'place'; readonly number: number }
  /** Draws one more card. KK-108 */
  | { readonly type: 'draw' }
  /** Chooses or draws no more, or closes the Hand looked at. KKR-32, KKH-09 */
  | { readonly type: 'done' }
  /** Answers to an offer. KK-45, KK-46 */
  | { readonly type: 'accept' }
  | { readonly type: 'refuse' }
  /** Spends rings at death. KK-54 */
  | { readonly type: 'rings'; readonly number: number }
  | { readonly type: 'time-out' };

type CardMove = 'deed' | 'ability' | 'future' | 'ally' | 'choose';
type NumberMove = 'target' | 'place' | 'rings';
type PlainMove = Exclude<Move['type'], CardMove | NumberMove>;

/** All moves are made here and have the same fields, so that reading one is the same machine code for all. */
function makeMove(type: Move['type'], card: Card, number: number): Move {
  return { type, card, number } as unknown as Move;
}

const plain = (type: PlainMove) => makeMove(type, 0, 0);
const forCards = (type: CardMove) => CARDS.map((_, card) => makeMove(type, card, 0));
const forNumbers = (type: NumberMove, most: number) =>
  Array.from({ length: most + 1 }, (_, number) => makeMove(type, 0, number));

/** No zone holds more cards. KK-03 */
export const MOST_PLACES = 64;
const MOST_SEATS = 4;
export const MOST_RINGS = 12;

/** Moves are made once and shared, because the same few are offered at every turn. */
export const PASS = plain('pass');
export const DRAW = plain('draw');
export const DONE = plain('done');
export const ACCEPT = plain('accept');
export const REFUSE = plain('refuse');
export const TIME_OUT = plain('time-out');
export const DEEDS = forCards('deed');
export const ABILITY_MOVES = forCards('ability');
export const FUTURES = forCards('future');
export const ALLIES = forCards('ally');
export const CHOICES = forCards('choose');
export const TARGETS = forNumbers('target', MOST_SEATS - 1);
export const PLACES = forNumbers('place', MOST_PLACES);
export const RINGS = forNumbers('rings', MOST_RINGS);

/** Adds the moves with these kinds or seats, which are given as bits. Not by `push`, which stays slow here once lists were empty. */
export function addMoves(moves: Move[], of: readonly Move[], bits: number): void {
  for (let left = bits; left !== 0; left &= left - 1) moves[moves.length] = of[lowestOf(left)];
}

export function notation(move: Move): string {
  switch (move.type) {
    case 'deed':
    case 'ability':
    case 'future':
    case 'ally':
    case 'choose':
      return `${move.type} ${CARDS[move.card]}`;
    case 'target':
    case 'place':
    case 'rings':
      return `${move.type} ${move.number}`;
    default:
      return move.type;
  }
}
