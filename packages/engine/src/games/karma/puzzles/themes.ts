import { countOf, topOf } from '../../../kernel/zones.ts';
import type { Finding, PuzzleTerms } from '../../../puzzles/terms.ts';
import { GIVE, isKarmaCard, rank } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

const THEMES = [
  'lay-out',
  'receiver',
  'take-on-purpose',
  'clear-the-pile',
  'give-the-pile',
  'spend-karma-card',
  'save-karma-card',
  'right-karma-card',
  'several-at-once',
  'keep-a-twin',
  'high-card-now',
  'low-card-now',
  'better-chances',
] as const;

export type Theme = (typeof THEMES)[number];

export const terms: PuzzleTerms<State, Move> = { themes: THEMES, themeOf };

function themeOf({ state, best, next, liked }: Finding<State, Move>): Theme {
  if (best === undefined) return 'better-chances';
  switch (best.type) {
    case 'choose':
      return 'lay-out';
    case 'give':
      return 'receiver';
    case 'take':
      return 'take-on-purpose';
    case 'play':
      if (clears(state, best)) return 'clear-the-pile';
      return themeOfPlay(best, liked) ?? themeOfPlay(best, next) ?? 'better-chances';
    default:
      return 'better-chances';
  }
}

type Play = Extract<Move, { type: 'play' }>;

/** What is to be seen in a play, beside another move. */
function themeOfPlay(best: Play, other: Move | undefined): Theme | undefined {
  const isKarma = isKarmaCard(best.card);
  if (other?.type !== 'play') {
    if (!isKarma) return undefined;
    return best.card === GIVE ? 'give-the-pile' : 'spend-karma-card';
  }
  if (other.card === best.card) return best.count > other.count ? 'several-at-once' : 'keep-a-twin';
  if (best.card === GIVE) return 'give-the-pile';
  if (isKarma) return isKarmaCard(other.card) ? 'right-karma-card' : 'spend-karma-card';
  if (isKarmaCard(other.card)) return 'save-karma-card';
  if (best.count > 1 && best.count > other.count) return 'several-at-once';
  return rank(best.card) > rank(other.card) ? 'high-card-now' : 'low-card-now';
}

/** Does the play complete three of a kind on the pile? KA-38 */
function clears({ pile }: State, { card, count }: Play): boolean {
  if (card === GIVE) return false;
  const onTop = topOf(pile) === card ? countOf(pile.slice(-2), card) : 0;
  const together = onTop === 2 && pile[pile.length - 2] !== card ? 1 : onTop;
  return together + count >= 3;
}
