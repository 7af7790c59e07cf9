import type { Scenario } from '../../../testing/scenario.ts';
import { ONE_POINT, RACE } from './table-options.ts';

const SWAPPED = {
  options: RACE,
  seats: [
    { hand: ['blue-swap', 'red-3', 'red-1'] },
    { hand: ['blue-0', 'red-5', 'red-7'] },
    { hand: ['red-8'] },
  ],
  pile: ['blue-7'],
};

/** Chapter 7.2, rulings 12.8: swap. */
export const swap: readonly Scenario[] = [
  {
    rule: ['STR-48', 'ST-44'],
    says: 'the hands go in one direction, which is said once',
    given: {
      options: RACE,
      seats: [{ hand: ['blue-swap', 'red-1', 'red-3'] }, { hand: ['red-5'] }, { hand: ['red-8'] }],
      pile: ['blue-7'],
    },
    legal: ['0 play blue-swap left', '0 play blue-swap right'],
    illegal: ['left right', 'right left', 'left left', 'right right'].map((words) => ({
      move: `0 play blue-swap ${words}`,
      code: 'one-direction',
    })),
  },
  {
    rule: ['ST-44', 'STR-50'],
    says: 'left: every hand goes to the left neighbour, and the left neighbour of the player is on turn',
    given: SWAPPED,
    moves: ['0 play blue-swap left', 'clock time-out'],
    then: {
      seats: [{ hand: ['red-8'] }, { hand: ['red-1', 'red-3'] }, { hand: ['blue-0', 'red-5', 'red-7'] }],
      deciding: [1],
    },
    illegal: { move: '2 play blue-0', clause: 'ST-08' },
  },
  {
    rule: ['ST-44', 'STR-50'],
    says: 'right: every hand goes to the right neighbour, and the turn stays where it was',
    given: SWAPPED,
    moves: ['0 play blue-swap right', 'clock time-out'],
    then: {
      seats: [{ hand: ['blue-0', 'red-5', 'red-7'] }, { hand: ['red-8'] }, { hand: ['red-1', 'red-3'] }],
      deciding: [1],
    },
    illegal: { move: '0 draw', clause: 'ST-08' },
  },
  {
    rule: ['ST-44', 'STR-48'],
    says: 'a swap cannot be played without a direction, nor another card with one',
    given: {
      options: RACE,
      seats: [{ hand: ['blue-swap', 'blue-3', 'red-1'] }, { hand: ['blue-0'] }],
      pile: ['blue-7'],
    },
    legal: ['0 play blue-swap left', '0 play blue-swap right', '0 play blue-3'],
    illegal: ['0 play blue-swap', '0 play blue-3 left'],
  },
  {
    rule: ['STR-48', 'ST-44'],
    says: 'the direction is known to all before anybody answers',
    given: SWAPPED,
    moves: ['0 play blue-swap right'],
    then: {
      pending: [
        { type: 'turn', seat: 1 },
        { type: 'swapping', by: 0, direction: 'right' },
      ],
      deciding: [],
    },
    view: {
      '2': { pending: [{}, { direction: 'right' }] },
      onlooker: { pending: [{}, { direction: 'right' }] },
    },
    illegal: { move: '0 play blue-swap left', clause: 'ST-45' },
  },
  {
    rule: ['STR-05', 'ST-45', 'ST-46', 'ST-32', 'ST-33', 'STR-49'],
    says: 'the first 0 in its colour prevents the swap, and the left neighbour of its player goes on',
    given: SWAPPED,
    moves: ['0 play blue-swap left', '1 play blue-0'],
    then: {
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['red-5', 'red-7'] }, { hand: ['red-8'] }],
      pile: ['blue-7', 'blue-swap', 'blue-0'],
      pending: [{ type: 'turn', seat: 2 }],
    },
    illegal: [
      { move: '1 pass', clause: 'ST-08' },
      { move: '0 accept', clause: 'ST-08' },
    ],
  },
  {
    rule: ['ST-45', 'ST-46', 'ST-33', 'STR-05'],
    says: 'a 0 of another colour, or any other card, prevents nothing',
    given: {
      ...SWAPPED,
      seats: [
        { hand: ['blue-swap', 'blue-3', 'red-1'] },
        { hand: ['red-0', 'blue-5', 'free-choice', 'blue-0'] },
        { hand: ['red-8'] },
      ],
    },
    moves: ['0 play blue-swap left'],
    legal: ['1 play blue-0', '1 pass', '2 pass', '0 pass'],
    illegal: [
      '1 play red-0',
      '1 play blue-5',
      '1 draw',
      '0 play blue-3',
      { move: '1 play free-choice blue-0', clause: 'STR-57' },
      { move: '1 play free-choice', clause: 'STR-57' },
      { move: '1 interject blue-0', clause: 'STR-32' },
      { move: '2 play blue-0', clause: 'ST-09' },
    ],
  },
  {
    rule: ['STR-05', 'STR-07'],
    says: 'the window closes early only when every player has passed, and passing is final',
    given: SWAPPED,
    moves: ['0 play blue-swap left', '1 pass', '2 pass'],
    then: {
      pending: [
        { type: 'turn', seat: 1 },
        { type: 'swapping', passed: [false, true, true] },
      ],
      seats: [{ hand: ['red-1', 'red-3'] }, {}, {}],
      countdown: 1,
    },
    legal: ['0 pass', 'clock time-out'],
    illegal: ['1 play blue-0', '1 pass'],
  },
  {
    rule: ['STR-05', 'STR-50'],
    says: 'when the last player has passed, the hands move at once',
    given: SWAPPED,
    moves: ['0 play blue-swap left', '1 pass', '2 pass', '0 pass'],
    then: {
      pending: [{ type: 'turn', seat: 1 }],
      seats: [{ hand: ['red-8'] }, { hand: ['red-1', 'red-3'] }, { hand: 3 }],
      countdown: 2,
    },
    illegal: { move: '0 pass', clause: 'ST-08' },
  },
  {
    rule: ['STR-07', 'STR-05'],
    says: 'nobody sees who else has passed',
    given: SWAPPED,
    moves: ['0 play blue-swap left', '1 pass'],
    view: {
      '0': { pending: [{}, { open: [true, true, true] }] },
      '1': { pending: [{}, { open: [true, false, true] }] },
      onlooker: { pending: [{}, { open: [true, true, true] }] },
    },
    illegal: '1 pass',
  },
  {
    rule: ['STR-49', 'ST-46'],
    says: 'the player of the swap may prevent it too',
    given: {
      ...SWAPPED,
      seats: [{ hand: ['blue-swap', 'blue-0', 'red-1', 'red-3'] }, { hand: ['red-5'] }, { hand: ['red-8'] }],
    },
    moves: ['0 play blue-swap left', '0 play blue-0'],
    then: { seats: [{ hand: ['red-1', 'red-3'] }, {}, {}], deciding: [1] },
    illegal: { move: '0 play red-1', clause: 'ST-08' },
  },
  {
    rule: ['STR-49', 'STR-01', 'ST-15'],
    says: 'a second 0 no longer answers the swap, but may be thrown in on the first',
    given: {
      ...SWAPPED,
      seats: [
        { hand: ['blue-swap', 'red-3', 'red-1'] },
        { hand: ['blue-0', 'red-5', 'red-7'] },
        { hand: ['blue-0', 'red-8', 'red-4'] },
      ],
    },
    moves: ['0 play blue-swap left', '1 play blue-0', '2 play blue-0'],
    then: { pile: ['blue-7', 'blue-swap', 'blue-0', 'blue-0'], deciding: [0] },
    illegal: { move: '1 interject red-5', clause: 'ST-15' },
  },
  {
    rule: ['STR-49', 'ST-08'],
    says: 'once the swap is prevented, nobody else answers it',
    given: SWAPPED,
    moves: ['0 play blue-swap left', '1 play blue-0'],
    illegal: ['0 pass', '0 play red-1'],
  },
  {
    rule: 'STR-50',
    says: 'a player may receive one card or twenty',
    given: {
      options: RACE,
      seats: [{ hand: ['blue-swap', ...new Array(20).fill('?')] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
      turn: 0,
    },
    moves: ['0 play blue-swap left', 'clock time-out'],
    then: { seats: [{ hand: ['red-5'] }, { hand: 20 }], deciding: [1] },
    illegal: { move: '0 play red-5', clause: 'ST-08' },
  },
  {
    rule: ['STR-51', 'ST-44'],
    says: 'two players exchange hands in either direction, and still one is said',
    given: {
      options: RACE,
      seats: [{ hand: ['blue-swap', 'red-3', 'red-1'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-swap right', 'clock time-out'],
    then: { seats: [{ hand: ['red-5'] }, { hand: ['red-1', 'red-3'] }], deciding: [1] },
    illegal: { move: '0 draw', clause: 'ST-08' },
  },
  {
    rule: ['STR-51', 'ST-44'],
    says: 'two players, too, cannot swap without saying a direction',
    given: {
      options: RACE,
      seats: [{ hand: ['blue-swap', 'red-3', 'red-1'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
    },
    illegal: '0 play blue-swap',
  },
  {
    rule: ['STR-52', 'STR-58', 'ST-22'],
    says: 'a swap as the last card with Stop swaps nothing',
    given: {
      options: ONE_POINT,
      seats: [{ hand: ['blue-swap'] }, { hand: ['red-5', 'blue-0'] }, { hand: ['red-1'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-swap left stop'],
    then: {
      seats: [{ hand: [] }, { hand: ['blue-0', 'red-5'] }, { hand: ['red-1'] }],
      outcome: { winners: [0], points: [0, 5, 1] },
    },
    illegal: { move: '1 play blue-0', clause: 'ST-28' },
  },
];
