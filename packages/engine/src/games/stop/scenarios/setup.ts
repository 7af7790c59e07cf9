import type { Scenario } from '../../../testing/scenario.ts';
import { ONE_POINT, POLL, RACE } from './table-options.ts';

/** Chapters 1 and 2, rulings 12.3: cards, deal and opening card. */
export const setup: readonly Scenario[] = [
  {
    rule: ['ST-01', 'ST-22'],
    says: 'the first player without cards wins the round, and nobody plays on in it',
    given: {
      options: ONE_POINT,
      seats: [{ hand: ['blue-4'] }, { hand: ['blue-5', 'red-1'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4 stop'],
    then: {
      seats: [{ hand: [] }, { hand: ['blue-5', 'red-1'] }],
      outcome: { winners: [0], losers: [1], reason: 'target-reached', points: [0, 6] },
    },
    illegal: [
      { move: '1 play blue-5', clause: 'ST-28' },
      { move: '1 play free-choice', clause: 'ST-28' },
      { move: 'clock time-out', clause: 'ST-28' },
      { move: 'clock play free-choice', clause: 'ST-28' },
    ],
  },
  {
    rule: 'ST-01',
    says: 'whoever still holds a card has not won',
    given: { options: RACE, seats: [{ hand: ['blue-4', 'red-1'] }, { hand: ['blue-5'] }], pile: ['blue-7'] },
    moves: ['0 play blue-4 achtung'],
    then: { outcome: null, deciding: [1], rounds: 0 },
    illegal: { move: '0 play red-1', clause: 'ST-08' },
  },
  {
    rule: 'ST-02',
    says: 'ten can play, and there is no eleventh seat',
    given: {
      seats: [
        { hand: ['blue-1'] },
        ...['red-1', 'yellow-1', 'green-1', 'red-3', 'red-4', 'red-5', 'red-7', 'red-8'].map((card) => ({
          hand: [card],
        })),
        { hand: ['blue-4', 'blue-5', 'red-9'] },
      ],
      pile: ['blue-skip'],
      turn: 9,
    },
    moves: ['9 play blue-5'],
    illegal: ['10 interject blue-5', { move: '10 play free-choice', clause: 'ST-02' }],
  },
  {
    rule: 'ST-02',
    says: 'without real time, nobody outside the table is asked',
    given: {
      options: POLL,
      seats: [{ hand: ['blue-4', 'red-1', 'red-3'] }, { hand: ['blue-5'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4'],
    illegal: ['2 pass', '5 interject blue-4'],
  },
  {
    rule: ['ST-03', 'ST-30'],
    says: 'every card with a colour exists twice, and there is none but the thirteen kinds of four colours',
    given: {
      options: RACE,
      seats: [{ hand: ['blue-3', 'blue-3', 'red-1'] }, { hand: ['blue-5'] }],
      pile: ['blue-7'],
    },
    legal: '0 play blue-3',
    illegal: [
      { move: '0 play blue-10', clause: 'ST-03', code: 'unknown-card' },
      { move: '0 play black-4', clause: 'ST-03', code: 'unknown-card' },
      { move: '0 play red-3', clause: 'ST-09' },
    ],
  },
  {
    rule: ['ST-30', 'ST-11'],
    says: 'a plain number does nothing but end the turn',
    given: {
      options: RACE,
      seats: [{ hand: ['blue-3', 'red-1', 'red-4'] }, { hand: ['blue-5'] }, { hand: ['blue-1'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-3'],
    then: { deciding: [1], pending: [{ type: 'turn', seat: 1 }] },
    illegal: { move: '1 accept', clause: 'ST-13' },
  },
  {
    rule: ['ST-05', 'ST-06', 'ST-07', 'ST-27', 'ST-08', 'STR-68'],
    says: 'for the next round the left neighbour deals seven cards each, opens the pile and begins',
    given: {
      options: { ...POLL, target_points: 500 },
      seats: [{ hand: ['blue-4'] }, { hand: ['blue-5'] }, { hand: ['red-1', 'red-3'] }],
      pile: ['blue-7'],
      dealer: 1,
    },
    moves: ['0 play blue-4 stop'],
    then: {
      seats: [
        { hand: 7, points: 0 },
        { hand: 7, points: 5 },
        { hand: 7, points: 4 },
      ],
      pile: 1,
      stock: 90,
      dealer: 2,
      layer: 2,
      rounds: 1,
      turns: 0,
      outcome: null,
    },
    illegal: [
      { move: '1 draw', clause: 'STR-09' },
      { move: '5 draw', clause: 'ST-02' },
    ],
  },
  {
    rule: ['ST-27', 'ST-05', 'ST-06', 'ST-07', 'STR-68', 'ST-08'],
    says: 'after the last seat the first one deals, and begins',
    given: {
      options: { ...RACE, opening_number_only: true },
      seats: [{ hand: ['blue-4'] }, { hand: ['blue-5'] }, { hand: ['red-1', 'red-3'] }],
      pile: ['blue-7'],
      dealer: 2,
    },
    moves: ['0 play blue-4 stop'],
    then: { dealer: 0, deciding: [0], pending: [{ type: 'turn', seat: 0 }] },
    illegal: [
      { move: '1 draw', clause: 'ST-08' },
      { move: '2 accept', clause: 'ST-08' },
    ],
  },
  {
    rule: ['ST-04', 'STR-20'],
    says: 'the named dealer deals the first round and begins it',
    given: {
      options: { ...RACE, dealer: 1 },
      seats: [{ hand: ['blue-4', 'red-1'] }, { hand: ['blue-5', 'red-3'] }],
      pile: ['blue-skip'],
      dealer: 1,
      turn: 1,
    },
    then: { deciding: [1] },
    illegal: { move: '0 play blue-4', clause: 'ST-08' },
  },
  {
    rule: ['ST-04', 'STR-20', 'ST-08'],
    says: 'nobody but the dealer begins',
    given: {
      options: { ...RACE, dealer: 1 },
      seats: [{ hand: ['blue-4', 'red-1'] }, { hand: ['blue-5', 'red-3'] }],
      pile: ['blue-skip'],
      dealer: 1,
      turn: 1,
    },
    illegal: '0 draw',
  },
  {
    rule: ['STR-21', 'ST-54'],
    says: 'what lies on top always has a colour: Free Choice cannot be played without one',
    given: {
      options: RACE,
      seats: [{ hand: ['free-choice', 'red-1', 'red-3'] }, { hand: ['blue-5'] }],
      pile: ['blue-7'],
    },
    legal: '0 play free-choice red-1',
    illegal: '0 play free-choice',
  },
  {
    rule: ['STR-21', 'STR-22'],
    says: 'the next round opens with a card that has a colour',
    given: {
      options: { ...RACE, target_points: 500 },
      seats: [{ hand: ['blue-4'] }, { hand: ['free-choice'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4 stop'],
    then: { pile: 1, stock: 97, pending: [{ type: 'turn', seat: 1 }] },
    illegal: { move: '0 play free-choice', clause: 'ST-08' },
  },
  {
    rule: 'STR-22',
    says: 'an opening skip skips nobody: the dealer just plays on it',
    given: {
      options: RACE,
      seats: [{ hand: ['blue-4', 'red-1'] }, { hand: ['blue-5', 'red-3'] }],
      pile: ['blue-skip'],
      turn: 0,
    },
    legal: ['0 play blue-4 achtung', '0 draw'],
    illegal: [
      { move: '0 accept', clause: 'ST-13' },
      { move: '0 play red-1', clause: 'ST-10' },
    ],
  },
  {
    rule: 'STR-22',
    says: 'where only numbers open, a number lies on top of the next round',
    given: {
      options: { ...POLL, opening_number_only: true },
      seats: [{ hand: ['blue-4'] }, { hand: ['free-choice'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4 stop'],
    then: {
      pending: [
        { type: 'turn', seat: 1 },
        { type: 'interjecting', answered: 0 },
      ],
      deciding: [0],
    },
    illegal: { move: '1 pass', clause: 'STR-09' },
  },
  {
    rule: ['STR-23', 'ST-15'],
    says: 'a card may be thrown in on the opening card before the dealer plays',
    given: {
      options: RACE,
      seats: [
        { hand: ['red-1', 'red-3'] },
        { hand: ['blue-5', 'red-4'] },
        { hand: ['blue-7', 'red-5', 'red-8'] },
      ],
      pile: ['blue-7'],
      turn: 0,
      dealer: 0,
    },
    moves: ['2 interject blue-7'],
    then: { pile: ['blue-7', 'blue-7'], deciding: [0] },
    illegal: '1 interject blue-5',
  },
  {
    rule: ['STR-23', 'ST-37'],
    says: 'a 2 thrown on an opening 2 makes two cards, not four',
    given: {
      options: RACE,
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['blue-2', 'red-4', 'red-8'] }, { hand: ['blue-7'] }],
      pile: ['blue-2'],
      stock: ['green-1', 'green-3', 'green-4', 'green-5'],
      turn: 0,
      dealer: 0,
    },
    moves: ['1 interject blue-2', '2 accept'],
    then: {
      seats: [{}, {}, { hand: ['blue-7', 'green-4', 'green-5'] }],
      stock: ['green-1', 'green-3'],
      deciding: [0],
    },
    illegal: { move: '0 accept', clause: 'ST-13' },
  },
  {
    rule: ['ST-37', 'STR-23'],
    says: 'the opening 2 itself hits nobody',
    given: {
      options: RACE,
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['blue-7'] }],
      pile: ['blue-2'],
      turn: 0,
      dealer: 0,
    },
    legal: '0 draw',
    illegal: { move: '0 accept', clause: 'ST-13' },
  },
];
