import type { Card } from '../../../kernel/zones.ts';
import type { Finding, PuzzleTerms } from '../../../puzzles/terms.ts';
import { COLOURS, VALUES } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { CARD, missing } from '../thinking/bot-plan.ts';

const THEMES = [
  'score-now',
  'finish-the-life',
  'protect-the-deed',
  'keep-for-next-life',
  'hinder-rival',
  'take-from-rival',
  'copy-ability',
  'fetch-back',
  'draw-more',
  'wait',
  'refuse-offer',
  'take-offer',
  'right-victim',
  'right-card',
  'rings',
  'better-chances',
] as const;

export type Theme = (typeof THEMES)[number];

export const terms: PuzzleTerms<State, Move> = { themes: THEMES, themeOf };

function themeOf({ state, seat, best }: Finding<State, Move>): Theme {
  switch (best?.type) {
    case 'deed':
      return themeOfDeed(missing(state, seat), VALUES[best.card]);
    case 'future':
      return 'keep-for-next-life';
    case 'ability':
      return themeOfAbility(best.card);
    case 'pass':
      return 'wait';
    case 'refuse':
      return 'refuse-offer';
    case 'accept':
      return 'take-offer';
    case 'target':
      return 'right-victim';
    case 'choose':
    case 'place':
    case 'draw':
    case 'done':
      return 'right-card';
    case 'rings':
      return 'rings';
    default:
      return 'better-chances';
  }
}

/** `lacks`: points that the life still lacks for the next rung. A Deed on one that is good enough covers it. KK-11, KK-58 */
function themeOfDeed(lacks: number, value: number): Theme {
  if (lacks <= 0) return 'protect-the-deed';
  return value >= lacks ? 'finish-the-life' : 'score-now';
}

function themeOfAbility(card: Card): Theme {
  if (card === CARD.embody || card === CARD.mimic || card === CARD.denial) return 'copy-ability';
  if (card === CARD.thievery || card === CARD.swindle || card === CARD['stolen-dreams'])
    return 'take-from-rival';
  if (card === CARD.salvage || card === CARD.recycle || card === CARD.transmigrate) return 'fetch-back';
  return COLOURS[card] === 'red' && card !== CARD.roulette ? 'hinder-rival' : 'draw-more';
}
