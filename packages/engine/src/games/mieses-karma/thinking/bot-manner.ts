import type { Seat } from '../../../kernel/seats.ts';
import { aheadBy, type Manner } from '../../../kernel/thinking/manner.ts';
import type { Card } from '../../../kernel/zones.ts';
import { BUDDHAS, JOKER, LEFT_SIGN, REAPER, RIGHT_SIGN } from '../cards.ts';
import type { Move } from '../moves.ts';
import { pointsOf } from '../scoring.ts';
import type { State } from '../state.ts';

/** Buddhas and jokers are what one can save; a good gift is generous, and a reaper, early or given, is what it is. MK-17 */
export function manner(state: State, _seat: Seat, move: Move): Manner {
  switch (move.type) {
    case 'give':
      return giving(move.card);
    case 'decline':
      return { gift: -0.5 };
    case 'attach':
    case 'add':
      return { special: isJoker(move.card) ? 0.5 : 0, risk: isReaper(move.card) ? 0.25 : 0 };
    case 'discard':
    case 'swap':
      return { special: specialOf(move.card) };
    case 'keep':
      return { special: -specialOf(move.card) };
    case 'steal':
      return { harm: 1, revenge: aheadBy(points(state), move.seat), risk: 0.5 };
    // The giver of the gift that is taken rises.
    case 'take':
      return { revenge: -aheadBy(points(state), move.seat) };
    case 'ask':
      return { risk: 0.5 };
    case 'exchange':
      return { risk: 0.25 };
    default:
      return {};
  }
}

function giving(card: Card): Manner {
  if (isReaper(card)) return { gift: -0.5, harm: 1, special: specialOf(card) };
  return { gift: specialOf(card) > 0 ? 1 : 0.5, special: specialOf(card) };
}

function specialOf(card: Card): number {
  return BUDDHAS[card] > 0 || isJoker(card) ? 1 : 0;
}

function isJoker(card: Card): boolean {
  return LEFT_SIGN[card] === JOKER || RIGHT_SIGN[card] === JOKER;
}

function isReaper(card: Card): boolean {
  return RIGHT_SIGN[card] === REAPER;
}

function points(state: State): number[] {
  return state.karma.map((_, seat) => pointsOf(state, seat));
}
