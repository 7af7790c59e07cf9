import type { Scenario } from '../../../testing/scenario.ts';
import { SET } from './table-options.ts';

/** Three players who have chosen but for the last. */
const LAST_CHOICE = {
  pending: [{ type: 'choosing', answers: [[1, 2, 3], [7, 8, 9], null] }],
  seats: [
    { hand: [1, 2, 3, 4, 5, 6], hidden: 3 },
    { hand: [7, 8, 9, 10, 11, 12], hidden: 3 },
    { hand: [11, 12, 13, 14, 15, 16], hidden: 3 },
  ],
};

/** Chapter 3: order of play. */
export const order: readonly Scenario[] = [
  {
    rule: ['KA-16', 'KAR-03', 'KA-18'],
    says: 'AMIGO: the oldest player opens the first pile',
    given: { ...LAST_CHOICE, options: { oldest: 1 }, starter: 1 },
    moves: ['2 choose 14 15 16'],
    then: { deciding: [1] },
    legal: '1 play 10',
    illegal: ['0 play 4', '2 play 11'],
  },
  {
    rule: ['KA-17', 'KAR-03', 'KA-18'],
    says: 'SET: the left neighbour of the dealer opens the first pile',
    given: { ...LAST_CHOICE, options: { edition: 'set', dealer: 1 }, starter: 2 },
    moves: ['2 choose 14 15 16'],
    then: { deciding: [2] },
    legal: '2 play 11',
    illegal: ['0 play 4', '1 play 10'],
  },
  {
    rule: 'KA-18',
    says: 'play goes round clockwise and back to the first seat',
    given: { seats: [{ hand: [3, 9] }, { hand: [4, 9] }, { hand: [5, 9] }] },
    moves: ['0 play 3', '1 play 4', '2 play 5'],
    then: { deciding: [0], turns: 3 },
    legal: '0 play 9',
    illegal: ['1 play 9', '2 play 9'],
  },
  {
    rule: 'KA-18',
    says: 'whoever is not on turn may neither play nor take nor turn a card over',
    given: { seats: [{ hand: [3] }, { hidden: [5] }, { hand: [6] }], pile: [2] },
    illegal: ['1 turn 1', '2 play 6', '2 take'],
  },
  {
    rule: 'KA-19',
    says: 'a turn is one card, several identical ones, or the whole pile; there is no passing',
    given: { seats: [{ hand: [5, 5, 9] }, { hand: [6] }], pile: [3] },
    legal: ['0 play 5', '0 play 5 5', '0 play 9', '0 take'],
    illegal: [
      { move: '0 pass', code: 'unreadable' },
      '0 play 7',
      { move: '0 play 5 9', clause: 'KA-23', code: 'cards-differ' },
    ],
  },
  {
    rule: ['KA-19', 'KA-18'],
    says: 'after playing, the hand is refilled and the left neighbour is on turn',
    given: { seats: [{ hand: [5, 5, 9] }, { hand: [6, 7, 8] }], pile: [3], draw: [10, 11, 12] },
    moves: ['0 play 5 5'],
    then: { seats: [{ hand: [9, 11, 12] }, {}], pile: [3, 5, 5], draw: [10], deciding: [1] },
    illegal: ['0 take', '0 play 9'],
  },
  {
    rule: ['KA-19', 'KA-18'],
    says: 'whoever has taken the pile does not play in the same turn',
    given: { seats: [{ hand: [5] }, { hand: [6, 7] }], pile: [3, 4] },
    moves: ['0 take'],
    then: { seats: [{ hand: [3, 4, 5] }, {}], pile: [], deciding: [1] },
    illegal: '0 play 5',
  },
  {
    rule: 'KA-19',
    says: 'only players make moves of the game; the clock can do nothing but call time',
    given: { seats: [{ hand: [5] }, { hand: [6] }], pile: [3] },
    legal: 'clock time-out',
    illegal: ['clock play 5', 'clock take'],
  },
  {
    rule: 'KA-20',
    says: 'the first player opens the pile with any hand card',
    given: { seats: [{ hand: [1, 16, 'five'], open: [9] }, { hand: [6] }], draw: 4 },
    legal: ['0 play 1', '0 play 16', '0 play five'],
    illegal: { move: '0 play-open 9', clause: 'KA-28' },
  },
  {
    rule: 'KA-20',
    says: 'SET: the card that opened the pile is replaced from the draw pile',
    given: { options: SET, seats: [{ hand: [1, 7, 16] }, { hand: [6, 7, 8] }], draw: [2, 9] },
    moves: ['0 play 1'],
    then: { seats: [{ hand: [7, 9, 16] }, {}], pile: [1], draw: [2], deciding: [1] },
    illegal: { move: '0 draw', clause: 'KAR-48' },
  },
];
