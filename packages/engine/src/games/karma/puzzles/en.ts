import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'lay-out': {
    name: 'Lay out for later',
    why: 'The open cards are played last and with little choice, so the ones that fit almost anywhere belong there.',
  },
  receiver: {
    name: 'Who gets the pile?',
    why: 'The pile hurts most whoever would otherwise be out of cards before you.',
  },
  'take-on-purpose': {
    name: 'Take the pile on purpose',
    why: 'A few cards more now cost less than a strong card or a worse pile later.',
  },
  'clear-the-pile': {
    name: 'Clear the pile',
    why: 'Three of a kind take the whole pile out of the game, and you play again with any card.',
  },
  'give-the-pile': {
    name: 'Give the pile away',
    why: 'A tall pile in another hand is worth more than the card it costs you.',
  },
  'spend-karma-card': {
    name: 'Spend a Karma card',
    why: 'What it does to the others right now is worth more than keeping it for need.',
  },
  'save-karma-card': {
    name: 'Save the Karma card',
    why: 'A Karma card fits on anything: as long as a number does, keep it for the turn when none will.',
  },
  'right-karma-card': {
    name: 'The right Karma card',
    why: 'More than one would fit, but only one does what this pile and these players call for.',
  },
  'several-at-once': {
    name: 'Several at once',
    why: 'Each copy you lay together is a turn you do not need later.',
  },
  'keep-a-twin': {
    name: 'Keep one back',
    why: 'The copy that you hold back will fit again, or complete three of a kind.',
  },
  'high-card-now': {
    name: 'The high card now',
    why: 'The next players must beat it, and you are rid of a card before it becomes too low.',
  },
  'low-card-now': {
    name: 'The low card now',
    why: 'Low cards rarely fit again, and your high ones keep their strength.',
  },
  'better-chances': {
    name: 'Simply the better chances',
    why: 'Counted through to the end, this move wins clearly more often than any other.',
  },
};
