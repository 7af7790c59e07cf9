import type { Scenario } from '../../../testing/scenario.ts';
import { RACE } from './table-options.ts';

/** Chapter 7.2, rulings 12.9: Free Choice. */
export const freeChoice: readonly Scenario[] = [
  {
    rule: ['ST-53', 'ST-54', 'STR-53', 'STR-55'],
    says: 'Free Choice goes on anything, with a card of any colour that need not fit',
    given: {
      options: RACE,
      seats: [{ hand: ['free-choice', 'red-1', 'green-skip', 'blue-3'] }, { hand: ['red-5'] }],
      pile: ['yellow-plus-x'],
    },
    legal: ['0 play free-choice red-1', '0 play free-choice green-skip', '0 play blue-3 free-choice'],
    illegal: [
      { move: '0 play red-1', clause: 'ST-10' },
      { move: '0 play red-1 blue-3', clause: 'ST-09' },
      { move: '0 play free-choice red-1 blue-3', clause: 'ST-09' },
    ],
  },
  {
    rule: ['ST-53', 'ST-09'],
    says: 'who holds no Free Choice cannot play it',
    given: { options: RACE, seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['red-5'] }], pile: ['blue-7'] },
    illegal: ['0 play free-choice red-1', '0 play free-choice'],
  },
  {
    rule: ['ST-54', 'STR-55', 'STR-53'],
    says: 'Free Choice always means two cards in one move, and a second Free Choice has no colour',
    given: {
      options: RACE,
      seats: [{ hand: ['free-choice', 'free-choice', 'red-1', 'red-3'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
    },
    moves: [],
    legal: '0 play free-choice red-1',
    illegal: ['0 play free-choice', '0 play free-choice free-choice'],
  },
  {
    rule: ['STR-55', 'STR-54'],
    says: 'both cards are laid together, and the next player answers only the upper one',
    given: {
      options: RACE,
      seats: [{ hand: ['free-choice', 'red-1', 'red-3', 'red-4'] }, { hand: ['red-5', 'blue-5', 'green-1'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play free-choice red-1'],
    then: { pile: ['blue-7', 'free-choice', 'red-1'], seats: [{ hand: 2 }, {}], deciding: [1], turns: 1 },
    legal: ['1 play red-5', '1 play green-1'],
    illegal: [
      { move: '1 play blue-5', clause: 'ST-10' },
      { move: '0 play red-3', clause: 'ST-08' },
    ],
  },
  {
    rule: 'STR-55',
    says: 'nobody can throw in a card between the two',
    given: {
      options: RACE,
      seats: [{ hand: ['free-choice', 'red-1', 'red-3', 'red-4'] }, { hand: ['blue-7', 'blue-5'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play free-choice red-1'],
    illegal: { move: '1 interject blue-7', clause: 'ST-15' },
  },
  {
    rule: ['STR-54', 'ST-10'],
    says: 'the symbol of the additional card can be matched too',
    given: {
      options: RACE,
      seats: [
        { hand: ['free-choice', 'red-skip', 'red-3', 'red-4'] },
        { hand: ['red-5'] },
        { hand: ['blue-skip', 'blue-5'] },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play free-choice red-skip', '1 accept'],
    legal: '2 play blue-skip achtung',
    illegal: '2 play blue-5',
  },
  {
    rule: ['STR-53', 'ST-34'],
    says: 'a 2 on Free Choice hits as usual',
    given: {
      options: RACE,
      seats: [{ hand: ['free-choice', 'red-2', 'red-3', 'red-4'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play free-choice red-2'],
    then: { pending: [{ type: 'two', seat: 1, sum: 2 }] },
    illegal: { move: '1 play red-5', clause: 'STR-38' },
  },
  {
    rule: ['STR-53', 'ST-44', 'STR-48'],
    says: 'a swap on Free Choice has its direction in the same move',
    given: {
      options: RACE,
      seats: [{ hand: ['free-choice', 'red-swap', 'red-3', 'red-4'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play free-choice red-swap right', 'clock time-out'],
    then: {
      seats: [{ hand: ['red-5'] }, { hand: ['red-3', 'red-4'] }],
      pile: ['blue-7', 'free-choice', 'red-swap'],
    },
    illegal: { move: '0 draw', clause: 'ST-08' },
  },
  {
    rule: ['STR-53', 'ST-44', 'STR-48'],
    says: 'a swap on Free Choice is not played without its direction',
    given: {
      options: RACE,
      seats: [{ hand: ['free-choice', 'red-swap', 'red-3', 'red-4'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
    },
    illegal: ['0 play free-choice red-swap', '0 play free-choice red-3 left'],
  },
  {
    rule: ['ST-55', 'STR-56'],
    says: 'holding only Free Choice one must draw',
    given: {
      options: RACE,
      seats: [{ hand: ['free-choice', 'free-choice'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
      stock: ['green-1'],
    },
    moves: ['0 draw'],
    then: { seats: [{ hand: ['free-choice', 'free-choice', 'green-1'] }, {}], deciding: [1] },
    illegal: { move: '0 play free-choice green-1', clause: 'ST-08' },
  },
  {
    rule: ['ST-55', 'STR-56'],
    says: 'Free Choice can never be the very last card',
    given: { options: RACE, seats: [{ hand: ['free-choice'] }, { hand: ['red-5'] }], pile: ['blue-7'] },
    legal: '0 draw',
    illegal: [
      { move: '0 play free-choice stop', clause: 'ST-55' },
      { move: '0 play free-choice', clause: 'ST-55' },
      { move: '0 play free-choice red-1', clause: 'ST-55' },
    ],
  },
  {
    rule: 'STR-57',
    says: 'Free Choice cannot be thrown in and is no way out',
    given: {
      seats: [
        { hand: ['blue-4', 'red-1', 'red-3'] },
        { hand: ['red-5'] },
        { hand: ['free-choice', 'blue-4'] },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4'],
    legal: '2 interject blue-4 achtung',
    illegal: ['2 interject free-choice blue-4', '2 interject free-choice', '2 play free-choice'],
  },
  {
    rule: ['STR-57', 'STR-38'],
    says: "on the player's own normal turn Free Choice is played; against a skip it is not",
    given: {
      options: RACE,
      seats: [{ hand: ['free-choice', 'red-skip', 'red-0'] }, { hand: ['red-5'] }],
      pile: ['blue-skip'],
      pending: [{ type: 'skip', seat: 0 }],
    },
    legal: '0 play red-skip',
    illegal: '0 play free-choice red-skip',
  },
];
