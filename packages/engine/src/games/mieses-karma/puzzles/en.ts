import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'refuse-gift': {
    name: 'Refuse the gift',
    why: 'The card helps the other line more than the step of karma helps you.',
  },
  'give-a-card': {
    name: 'Give for karma',
    why: 'A card that you do not need becomes a step of karma.',
  },
  'right-gift-card': {
    name: 'Give the right card',
    why: 'Give what fits there but helps least, and keep what your own line wants.',
  },
  'take-right-gift': {
    name: 'Take the right gift',
    why: 'Look at what the card brings to your line and at who gets the karma for it.',
  },
  'ask-first': {
    name: 'Ask first',
    why: 'A gift makes your line longer and costs you no card.',
  },
  'last-life': {
    name: 'End the game now',
    why: 'Whoever dies as a human ends the game at once: do it while you are in front.',
  },
  'die-now': {
    name: 'Die now',
    why: 'The line has brought what it can: the sooner the next life begins, the better.',
  },
  'stay-alive': {
    name: 'Stay alive',
    why: 'This line can still bring more karma or a foursome before it ends.',
  },
  'collect-buddha': {
    name: 'Collect the Buddha',
    why: 'Every Buddha in your line is a step of karma when you die.',
  },
  'build-the-line': {
    name: 'Build the right line',
    why: 'The symbols make foursomes, and the new end decides what will fit next.',
  },
  'discard-instead': {
    name: 'Better discard',
    why: 'Attaching it would close a line that something better can go on with.',
  },
  'right-discard': {
    name: 'Discard the right card',
    why: 'What stays in your hand has to fit the line, and what goes must not help whoever comes next.',
  },
  'use-the-animal': {
    name: 'Use your animal',
    why: 'The ability of your animal brings more now than an ordinary card.',
  },
  'leave-the-animal': {
    name: 'Leave the ability',
    why: 'You may use the ability, but the line does better without.',
  },
  'end-the-turn': {
    name: 'End the turn here',
    why: 'Nothing more helps: asking would only give somebody karma.',
  },
  'new-hand': {
    name: 'Change the hand?',
    why: 'What matters is whether the cards in your hand can still go on the line.',
  },
  'for-next-life': {
    name: 'Choose for the next life',
    why: 'Which cards score and which come along decides how the next life begins.',
  },
  'better-chances': {
    name: 'Simply the better chances',
    why: 'Counted through to the end, this move wins clearly more often than any other.',
  },
};
