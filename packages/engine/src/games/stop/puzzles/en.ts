import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'throw-in': {
    name: 'Throw it in',
    why: 'A card thrown in is gone without costing your turn, and somebody is jumped over.',
  },
  'hold-back': {
    name: 'Do not throw in',
    why: 'Held back, the card serves you better on your own turn, or the turn goes on to someone who suits you.',
  },
  'prevent-swap': {
    name: 'Prevent the swap',
    why: 'Your hand is better than the one you would get, and the 0 keeps it.',
  },
  'let-swap': {
    name: 'Let the hands travel',
    why: 'The hand that comes to you is worth more than the 0 it would cost to stop it.',
  },
  'answer-attack': {
    name: 'Answer the attack',
    why: 'You draw nothing, and the attack goes on to your neighbour or comes to nothing.',
  },
  'take-the-hit': {
    name: 'Take the hit',
    why: 'The card that would defend you is worth more later than what the attack costs now.',
  },
  'swap-hands': {
    name: 'Swap the hands',
    why: 'All hands move on: yours goes away with its dear cards, and a shorter one comes.',
  },
  attack: {
    name: 'Attack in time',
    why: 'Whoever is about to go out must draw or miss a turn before it is too late.',
  },
  'save-attack': {
    name: 'Save the attack',
    why: 'An attack is strongest against a short hand, so it can wait for one.',
  },
  'use-free-choice': {
    name: 'Use Free Choice now',
    why: 'Two cards at once, the colour you want, and fifty points fewer in your hand.',
  },
  'save-free-choice': {
    name: 'Save Free Choice',
    why: 'As long as something else fits, Free Choice is your way out of the turn in which nothing does.',
  },
  'save-the-zero': {
    name: 'Save the zero',
    why: 'A 0 costs nothing at the end and is your shield until then.',
  },
  'draw-instead': {
    name: 'Draw instead',
    why: 'One card more is cheaper than giving away the one that fits.',
  },
  'dear-card-first': {
    name: 'The dear card first',
    why: 'What is still in your hand at the end counts, so dear cards go while they can.',
  },
  'choose-colour': {
    name: 'Choose the colour',
    why: 'The colour on top decides which of your next cards will fit and which of theirs.',
  },
  'better-chances': {
    name: 'Simply the better chances',
    why: 'Counted through to the end, this move wins clearly more often than any other.',
  },
};
