import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'score-now': {
    name: 'Points first',
    why: 'A life that does not reach its points has to be lived again: lay them while you can.',
  },
  'finish-the-life': {
    name: 'Make the life count',
    why: 'With this Deed the life is good enough, and all other cards are free for something else.',
  },
  'protect-the-deed': {
    name: 'Protect the Deed',
    why: 'Attacks hit the top Deed: a card on top of it keeps the points below safe.',
  },
  'keep-for-next-life': {
    name: 'Keep for the next life',
    why: 'It adds little to this life, but it is a strong start for the next one.',
  },
  'hinder-rival': {
    name: 'Hinder a rival',
    why: 'Keeping a rival from climbing is worth more here than points of your own.',
  },
  'take-from-rival': {
    name: 'Take from a rival',
    why: 'It is a gain for you and a loss for a rival, and both count.',
  },
  'copy-ability': {
    name: 'Borrow an ability',
    why: 'The best ability for this moment already lies on the table, and this card borrows it.',
  },
  'fetch-back': {
    name: 'Fetch a card back',
    why: 'The card that is missing lies in the Ruins or in your Future, and this one brings it back.',
  },
  'draw-more': {
    name: 'More to choose from',
    why: 'New cards, or a longer life, are worth more here than the points of this one.',
  },
  wait: {
    name: 'Wait and draw',
    why: 'As long as there are cards to draw, no card has to be wasted.',
  },
  'refuse-offer': {
    name: 'Refuse the offer',
    why: 'In the Ruins the card does you more good than in your Future.',
  },
  'take-offer': {
    name: 'Take the offer',
    why: 'Your rival has paid for it, and you are reborn with a card more.',
  },
  'right-victim': {
    name: 'Choose the right rival',
    why: 'It has to hit the one who is nearest to the next rung.',
  },
  'right-card': {
    name: 'Choose the right card',
    why: 'Only one of these cards helps in this life or the next as much as you need.',
  },
  rings: {
    name: 'Rings at the right time',
    why: 'A ring counts one point in a life of your choice: spend as many as the rung needs and no more.',
  },
  'better-chances': {
    name: 'Simply the better chances',
    why: 'Counted through to the end, this move wins clearly more often than any other.',
  },
};
