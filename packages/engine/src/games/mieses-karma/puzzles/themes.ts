import type { Finding, PuzzleTerms } from '../../../puzzles/terms.ts';
import { BUDDHAS, isHuman, REAPER, RIGHT_SIGN } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

const THEMES = [
  'refuse-gift',
  'give-a-card',
  'right-gift-card',
  'take-right-gift',
  'ask-first',
  'last-life',
  'die-now',
  'stay-alive',
  'collect-buddha',
  'build-the-line',
  'discard-instead',
  'right-discard',
  'use-the-animal',
  'leave-the-animal',
  'end-the-turn',
  'new-hand',
  'for-next-life',
  'better-chances',
] as const;

export type Theme = (typeof THEMES)[number];

export const terms: PuzzleTerms<State, Move> = { themes: THEMES, themeOf };

function themeOf({ state, seat, best, next, liked }: Finding<State, Move>): Theme {
  switch (best?.type) {
    case 'decline':
      return 'refuse-gift';
    case 'give':
      return liked?.type === 'give' ? 'right-gift-card' : 'give-a-card';
    case 'take':
      return 'take-right-gift';
    case 'ask':
      return 'ask-first';
    case 'attach':
    case 'add':
      if (dies(best) && isHuman(state.animals[seat])) return 'last-life';
      return themeOfAttaching(best, liked ?? next);
    case 'discard':
      if (liked?.type === 'discard') return 'right-discard';
      return dies(liked) ? 'stay-alive' : 'discard-instead';
    case 'salvage':
    case 'swap':
    case 'steal':
    case 'imitate':
    case 'again':
      return 'use-the-animal';
    case 'done':
      return 'leave-the-animal';
    case 'end':
      return 'end-the-turn';
    case 'exchange':
    case 'keep-hand':
      return 'new-hand';
    case 'score':
    case 'keep':
      return 'for-next-life';
    default:
      return 'better-chances';
  }
}

/** What is to be seen in attaching a card, beside another move. */
function themeOfAttaching(best: Attaching, other: Move | undefined): Theme {
  if (dies(best)) return 'die-now';
  if (dies(other)) return 'stay-alive';
  const buddhas = attaches(other) ? BUDDHAS[other.card] : 0;
  return BUDDHAS[best.card] > buddhas ? 'collect-buddha' : 'build-the-line';
}

type Attaching = Extract<Move, { type: 'attach' | 'add' }>;

function attaches(move: Move | undefined): move is Attaching {
  return move?.type === 'attach' || move?.type === 'add';
}

/** Does the move bring a reaper into the player's own line? MK-27 */
function dies(move: Move | undefined): boolean {
  return attaches(move) && RIGHT_SIGN[move.card] === REAPER;
}
