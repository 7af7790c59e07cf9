import type { Scenario } from '../../../testing/scenario.ts';
import { POLL } from './table-options.ts';

/** Ruling STR-09: everybody is asked in order instead of racing. */
export const poll: readonly Scenario[] = [
  {
    rule: ['STR-09', 'STR-65'],
    says: 'all are asked clockwise, from the left neighbour of who laid the card to that player',
    given: {
      options: POLL,
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['blue-4', 'red-5', 'red-7'] }, { hand: ['red-8'] }],
      pile: ['blue-7'],
      turn: 1,
    },
    moves: ['1 play blue-4', '2 pass', '0 pass'],
    then: {
      pending: [
        { type: 'turn', seat: 2 },
        { type: 'interjecting', answered: 2 },
      ],
      deciding: [1],
    },
    illegal: ['0 pass', '2 draw', '2 interject blue-4', '1 draw', '1 play red-5'],
  },
  {
    rule: ['STR-09', 'STR-65'],
    says: 'when everybody has declined, the turn goes on, and nobody is asked again about the same hand',
    given: {
      options: POLL,
      seats: [{ hand: ['red-1', 'blue-3'] }, { hand: ['blue-4', 'red-5', 'red-7'] }],
      pile: ['blue-7'],
      turn: 1,
    },
    moves: ['1 play blue-4', '0 pass', '1 pass'],
    then: { pending: [{ type: 'turn', seat: 0 }], deciding: [0] },
    legal: '0 draw',
    illegal: [
      { move: '1 interject blue-4', clause: 'ST-15' },
      { move: '1 pass', clause: 'ST-08' },
      { move: '0 pass', clause: 'ST-13' },
    ],
  },
  {
    rule: 'STR-09',
    says: 'who is not asked cannot throw in the card',
    given: {
      options: POLL,
      seats: [{ hand: ['red-1', 'blue-3'] }, { hand: ['blue-4', 'red-5'] }],
      pile: ['blue-4'],
      turn: 0,
    },
    illegal: ['1 interject blue-4', '1 play blue-4'],
  },
  {
    rule: ['STR-09', 'ST-15', 'ST-18'],
    says: 'the first yes counts, and then all are asked about the new card',
    given: {
      options: POLL,
      seats: [
        { hand: ['blue-4', 'red-3', 'red-1'] },
        { hand: ['blue-4', 'red-5', 'red-7'] },
        { hand: ['red-8'] },
      ],
      pile: ['blue-7'],
      turn: 0,
    },
    moves: ['0 play blue-4', '1 interject blue-4'],
    then: {
      pile: ['blue-7', 'blue-4', 'blue-4'],
      pending: [
        { type: 'turn', seat: 2 },
        { type: 'interjecting', answered: 0 },
      ],
      deciding: [2],
    },
    illegal: [
      { move: '2 interject red-8', clause: 'ST-15' },
      { move: '0 pass', clause: 'STR-09' },
    ],
  },
  {
    rule: ['STR-65', 'STR-04', 'STR-24'],
    says: 'after somebody has drawn, all are asked again while the number lies on top',
    given: {
      options: POLL,
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['red-5', 'red-7'] }],
      pile: ['blue-4'],
      stock: ['green-1', 'blue-4'],
      turn: 0,
      layer: 1,
    },
    moves: ['0 draw'],
    then: {
      pending: [
        { type: 'turn', seat: 1 },
        { type: 'interjecting', answered: 0 },
      ],
      deciding: [0],
    },
    legal: '0 interject blue-4',
    illegal: [
      { move: '0 draw', clause: 'STR-09' },
      { move: '0 play red-1', clause: 'STR-09' },
      { move: '1 draw', clause: 'STR-09' },
    ],
  },
  {
    rule: ['STR-65', 'STR-32'],
    says: 'on a symbol nobody is asked',
    given: {
      options: POLL,
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['red-5', 'red-7'] }],
      pile: ['blue-skip'],
      stock: ['green-1', 'blue-4'],
      turn: 0,
    },
    moves: ['0 draw'],
    then: { pending: [{ type: 'turn', seat: 1 }], deciding: [1] },
    illegal: [
      { move: '0 pass', clause: 'ST-08' },
      { move: '0 interject blue-4', clause: 'STR-32' },
    ],
  },
  {
    rule: ['STR-64', 'STR-09'],
    says: 'where everybody is asked no time runs',
    given: {
      options: POLL,
      seats: [{ hand: ['blue-4', 'red-3', 'red-1'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4'],
    legal: '1 pass',
    illegal: [
      'clock time-out',
      { move: '1 time-out', clause: 'STR-10' },
      { move: '0 play free-choice', clause: 'STR-09' },
    ],
  },
  {
    rule: ['STR-07', 'STR-09'],
    says: 'who cannot throw in anything is asked all the same',
    given: {
      options: POLL,
      seats: [{ hand: ['blue-4', 'red-3', 'red-1'] }, { hand: ['red-5'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4'],
    then: { deciding: [1] },
    legal: '1 pass',
    illegal: { move: '1 interject blue-4', clause: 'ST-15' },
  },
  {
    rule: ['STR-05', 'STR-09', 'ST-44'],
    says: 'about a swap all are asked in order, and when nobody prevents it the hands move',
    given: {
      options: POLL,
      seats: [{ hand: ['blue-swap', 'red-3', 'red-1'] }, { hand: ['red-5'] }, { hand: ['red-8'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-swap left', '1 pass', '2 pass', '0 pass'],
    then: {
      seats: [{ hand: ['red-8'] }, { hand: ['red-1', 'red-3'] }, { hand: ['red-5'] }],
      pending: [{ type: 'turn', seat: 1 }],
    },
    illegal: [
      { move: '0 play red-8', clause: 'ST-08' },
      { move: '1 play red-5', clause: 'ST-09' },
    ],
  },
  {
    rule: ['STR-05', 'STR-09', 'ST-45'],
    says: 'who is asked about a swap plays the 0 or passes, and nothing else',
    given: {
      options: POLL,
      seats: [
        { hand: ['blue-swap', 'red-3', 'red-1'] },
        { hand: ['blue-0', 'blue-5'] },
        { hand: ['blue-0'] },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-swap left'],
    legal: ['1 play blue-0 achtung', '1 pass'],
    illegal: ['1 play blue-5', '1 draw', '2 pass', '2 play blue-0'],
  },
];
