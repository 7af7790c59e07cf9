import type { Scenario } from '../../../testing/scenario.ts';
import { ONE_POINT, POLL, RACE } from './table-options.ts';

/** Chapter 6, rulings 12.10 and STR-29: the end of rounds and of the game. */
export const ending: readonly Scenario[] = [
  {
    rule: ['ST-24', 'ST-25', 'ST-26', 'STR-60'],
    says: 'all others count what is left in hand: 50, 40, 30, 20, 10 and the numbers',
    given: {
      options: { ...RACE, target_points: 1000 },
      seats: [
        { hand: ['blue-4'], points: 7 },
        { hand: ['free-choice', 'red-swap', 'red-plus-x', 'red-skip', 'red-2'] },
        { hand: ['green-9', 'green-6', 'green-0'], points: 100 },
        { hand: ['blue-1', 'blue-3', 'red-4', 'blue-5', 'green-7', 'blue-8'] },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4 stop'],
    then: {
      seats: [{ points: 7 }, { points: 150 }, { points: 115 }, { points: 28 }],
      last_round: {
        reason: 'stop',
        winner: 0,
        hands: [
          [],
          ['red-2', 'red-skip', 'red-+x', 'red-swap', 'free-choice'],
          ['green-9', 'green-0', 'green-6'],
          6,
        ],
        points: [0, 150, 15, 28],
      },
      outcome: null,
    },
    illegal: { move: '0 play blue-4 left', clause: 'ST-08' },
  },
  {
    rule: ['ST-24', 'ST-25', 'ST-26', 'STR-60', 'ST-23'],
    says: 'nothing is counted while the round goes on',
    given: {
      options: RACE,
      seats: [{ hand: ['blue-4'], points: 7 }, { hand: ['free-choice'] }],
      pile: ['blue-7'],
      stock: ['green-1', 'green-3'],
    },
    moves: ['0 play blue-4'],
    then: { seats: [{ points: 7 }, { points: 0 }], rounds: 0 },
    illegal: { move: '0 draw', clause: 'ST-08' },
  },
  {
    rule: ['ST-28', 'STR-61', 'ST-29'],
    says: 'exactly 500 ends the game, and the fewest points win',
    given: {
      options: RACE,
      seats: [
        { hand: ['blue-4'], points: 300 },
        { hand: ['red-8', 'red-2'], points: 482 },
        { hand: ['red-1'], points: 20 },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4 stop'],
    then: { outcome: { winners: [2], losers: [0, 1], reason: 'target-reached', points: [300, 500, 21] } },
    illegal: '1 draw',
  },
  {
    rule: ['ST-28', 'STR-61', 'ST-29'],
    says: 'with 499 points the game goes on',
    given: {
      options: { ...RACE, opening_number_only: true },
      seats: [
        { hand: ['blue-4'], points: 300 },
        { hand: ['red-7', 'red-2'], points: 482 },
        { hand: ['red-1'], points: 20 },
      ],
      pile: ['blue-7'],
      dealer: 2,
    },
    moves: ['0 play blue-4 stop'],
    then: { outcome: null, seats: [{ points: 300 }, { points: 499 }, { points: 21 }], deciding: [0] },
    illegal: { move: '1 draw', clause: 'ST-08' },
  },
  {
    rule: ['STR-61', 'ST-28', 'ST-29'],
    says: 'several may reach the target together',
    given: {
      options: RACE,
      seats: [
        { hand: ['blue-4'], points: 499 },
        { hand: ['red-8'], points: 495 },
        { hand: ['red-skip'], points: 490 },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4 stop'],
    then: { outcome: { winners: [0], losers: [1, 2], points: [499, 503, 510] } },
    illegal: '0 draw',
  },
  {
    rule: ['STR-62', 'ST-29', 'ST-28'],
    says: 'equal fewest points share the victory',
    given: {
      options: { ...RACE, target_points: 50 },
      seats: [{ hand: ['blue-4'], points: 9 }, { hand: ['red-8'], points: 1 }, { hand: ['free-choice'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4 stop'],
    then: { outcome: { winners: [0, 1], losers: [2], reason: 'target-reached', points: [9, 9, 50] } },
    illegal: '2 draw',
  },
  {
    rule: ['STR-58', 'ST-22', 'ST-28'],
    says: 'a 2 as the last card makes nobody draw',
    given: {
      options: ONE_POINT,
      seats: [{ hand: ['blue-2'] }, { hand: ['blue-0', 'red-1'] }],
      pile: ['blue-7'],
      stock: ['green-1', 'green-3'],
    },
    moves: ['0 play blue-2 stop'],
    then: { seats: [{ hand: [] }, { hand: ['blue-0', 'red-1'] }], stock: ['green-1', 'green-3'] },
    illegal: ['1 play blue-0', '1 accept'],
  },
  {
    rule: ['STR-59', 'ST-15', 'ST-28'],
    says: 'throwing in the last card with Stop wins the round',
    given: {
      options: ONE_POINT,
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['blue-7'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
    },
    moves: ['1 interject blue-7 stop'],
    then: { outcome: { winners: [1], losers: [0, 2], points: [4, 0, 5] } },
    illegal: '0 draw',
  },
  {
    rule: ['STR-59', 'ST-45', 'ST-28'],
    says: 'a 0 against a swap as the last card with Stop wins the round',
    given: {
      options: ONE_POINT,
      seats: [{ hand: ['blue-swap', 'red-3', 'red-1'] }, { hand: ['red-5'] }, { hand: ['blue-0'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-swap left', '2 play blue-0 stop'],
    then: { outcome: { winners: [2], losers: [0, 1], points: [4, 5, 0] } },
    illegal: '0 pass',
  },
  {
    rule: ['STR-59', 'ST-23'],
    says: 'without Stop no way of laying the last card wins',
    given: {
      options: ONE_POINT,
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['blue-7'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
      stock: ['green-1', 'green-3'],
    },
    moves: ['1 interject blue-7'],
    then: { outcome: null, seats: [{}, { hand: ['green-1', 'green-3'] }, {}], deciding: [2] },
    illegal: { move: '1 draw', clause: 'ST-08' },
  },
  {
    rule: ['STR-29', 'STR-67', 'STR-28'],
    says: 'a whole circle without a card played or drawn ends the round, and everybody counts',
    given: {
      options: ONE_POINT,
      seats: [{ hand: ['red-1'] }, { hand: ['red-8'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
    },
    moves: ['0 draw', '1 draw', '2 draw'],
    then: {
      last_round: { reason: 'deadlock', winner: null, points: [1, 8, 5] },
      outcome: { winners: [0], losers: [1, 2], points: [1, 8, 5] },
    },
    illegal: { move: '0 draw', clause: 'ST-28' },
  },
  {
    rule: ['STR-29', 'STR-67'],
    says: 'a card played within the circle keeps the round going',
    given: {
      options: RACE,
      seats: [{ hand: ['red-1'] }, { hand: ['red-8'] }, { hand: ['blue-5', 'red-3', 'red-4'] }],
      pile: ['blue-7'],
    },
    moves: ['0 draw', '1 draw', '2 play blue-5'],
    then: { idle_turns: 0, turns: 3, outcome: null, deciding: [0] },
    illegal: { move: '1 draw', clause: 'ST-08' },
  },
  {
    rule: ['STR-29', 'STR-67'],
    says: 'at the turn limit the round ends, and everybody counts',
    given: {
      options: { ...ONE_POINT, turn_limit: 100 },
      seats: [{ hand: ['red-1', 'blue-3', 'blue-5'] }, { hand: ['red-8'] }],
      pile: ['blue-7'],
      turns: 99,
    },
    moves: ['0 play blue-5'],
    then: {
      last_round: { reason: 'turn-limit', winner: null, points: [4, 8] },
      outcome: { winners: [0], losers: [1], points: [4, 8] },
    },
    illegal: { move: '1 draw', clause: 'ST-28' },
  },
  {
    rule: ['STR-29', 'STR-67'],
    says: 'one turn before the limit the round goes on',
    given: {
      options: { ...RACE, turn_limit: 100 },
      seats: [{ hand: ['red-1', 'blue-3', 'blue-5'] }, { hand: ['red-8'] }],
      pile: ['blue-7'],
      turns: 98,
    },
    moves: ['0 play blue-5'],
    then: { rounds: 0, turns: 99, deciding: [1] },
    illegal: { move: '0 draw', clause: 'ST-08' },
  },
  {
    rule: ['ST-24', 'STR-60', 'STR-68'],
    says: 'once a round is scored everybody may see what was left in hand',
    given: {
      options: { ...POLL, opening_number_only: true },
      seats: [{ hand: ['blue-4'] }, { hand: ['red-8'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4 stop'],
    view: {
      '0': { lastRound: { winner: 0, hands: [[], [21]], points: [0, 8] } },
      onlooker: { lastRound: { hands: [[], [21]] }, seats: [{ hand: null, handCount: 7 }, { hand: null }] },
    },
    illegal: { move: '1 draw', clause: 'STR-09' },
  },
];
