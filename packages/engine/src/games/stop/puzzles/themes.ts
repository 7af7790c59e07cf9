import type { Finding, PuzzleTerms } from '../../../puzzles/terms.ts';
import { COLOUR_OF, KIND_OF, PLUS_X, SCORE_OF, SKIP, SWAP, TWO, ZERO } from '../cards.ts';
import { isSameLaying, type Move } from '../moves.ts';
import { onTurn, type State, windowOf } from '../state.ts';

const THEMES = [
  'throw-in',
  'hold-back',
  'prevent-swap',
  'let-swap',
  'answer-attack',
  'take-the-hit',
  'swap-hands',
  'attack',
  'save-attack',
  'use-free-choice',
  'save-free-choice',
  'save-the-zero',
  'draw-instead',
  'dear-card-first',
  'choose-colour',
  'better-chances',
] as const;

export type Theme = (typeof THEMES)[number];

export const terms: PuzzleTerms<State, Move> = { themes: THEMES, themeOf };

function themeOf({ state, best, next, liked }: Finding<State, Move>): Theme {
  const swapping = windowOf(state)?.type === 'swapping';
  switch (best?.type) {
    case undefined:
    case 'pass':
      return swapping ? 'let-swap' : 'hold-back';
    case 'interject':
      return swapping ? 'prevent-swap' : 'throw-in';
    case 'accept':
      return 'take-the-hit';
    case 'draw':
      return 'draw-instead';
    case 'play':
      if (swapping) return 'prevent-swap';
      if (onTurn(state).type !== 'turn') return 'answer-attack';
      return themeOfPlay(best, liked) ?? themeOfPlay(best, next) ?? 'better-chances';
    default:
      return 'better-chances';
  }
}

/** What is to be seen in laying a card, beside another move. */
function themeOfPlay(best: Move, other: Move | undefined): Theme | undefined {
  const kind = KIND_OF[best.card];
  if (kind === SWAP) return 'swap-hands';
  if (best.free && other?.free !== true) return 'use-free-choice';
  if (other?.type !== 'play' || isSameLaying(best, other)) return undefined;
  if (other.free && !best.free) return 'save-free-choice';
  if (attacks(best) && !attacks(other)) return 'attack';
  if (attacks(other) && !attacks(best)) return 'save-attack';
  if (KIND_OF[other.card] === ZERO && kind !== ZERO) return 'save-the-zero';
  if (COLOUR_OF[best.card] !== COLOUR_OF[other.card]) return 'choose-colour';
  return SCORE_OF[best.card] > SCORE_OF[other.card] ? 'dear-card-first' : undefined;
}

/** ST-34, ST-41, ST-47 */
function attacks({ card }: Move): boolean {
  return [TWO, SKIP, PLUS_X].includes(KIND_OF[card]);
}
