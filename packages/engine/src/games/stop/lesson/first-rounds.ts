import type { LessonStep } from '../../../lessons/lesson.ts';

/** Everybody is asked in turn, so that no clock runs. STR-09 */
const ASKED = { reaction: 'poll' } as const;

/** Matching, drawing, calling and throwing in: what every round needs. */
export const firstRounds = [
  {
    id: 'matching',
    tasks: [
      {
        id: 'colour',
        rule: ['ST-01', 'ST-09', 'ST-10', 'ST-12'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['blue-7', 'red-3', 'green-8', 'green-1', 'green-skip'] },
            { hand: ['yellow-7', 'red-5', 'green-6', 'blue-1', 'yellow-4'] },
            { hand: ['yellow-3', 'red-6', 'green-5', 'blue-8', 'yellow-1'] },
          ],
          pile: ['blue-4'],
          stock: ['?', '?', '?', '?', '?', '?', 'blue-3'],
        },
        wanted: ['0 play blue-7'],
        refused: [{ move: '0 play red-3', clause: 'ST-10' }],
        after: [
          '1 pass',
          '2 pass',
          '0 pass',
          '1 play yellow-7',
          '2 pass',
          '0 pass',
          '1 pass',
          '2 play yellow-3',
          '0 pass',
          '1 pass',
          '2 pass',
        ],
        then: {
          deciding: [0],
          pile: ['blue-4', 'blue-7', 'yellow-7', 'yellow-3'],
          seats: [{ hand: 4 }, {}, {}],
        },
      },
      {
        id: 'number',
        rule: ['ST-10', 'ST-11'],
        wanted: ['0 play red-3'],
        after: [
          '1 pass',
          '2 pass',
          '0 pass',
          '1 play red-5',
          '2 pass',
          '0 pass',
          '1 pass',
          '2 play red-6',
          '0 pass',
          '1 pass',
          '2 pass',
        ],
        then: { deciding: [0], seats: [{ hand: ['green-8', 'green-1', 'green-skip'] }, {}, {}] },
      },
      {
        id: 'draw',
        rule: ['ST-13', 'STR-24'],
        wanted: ['0 draw'],
        refused: [{ move: '0 play green-8', clause: 'ST-10' }],
        after: [
          '0 pass',
          '1 pass',
          '2 pass',
          '1 play green-6',
          '2 pass',
          '0 pass',
          '1 pass',
          '2 play green-5',
          '0 pass',
          '1 pass',
          '2 pass',
        ],
        then: { deciding: [0], seats: [{ hand: ['green-8', 'green-1', 'green-skip', 'blue-3'] }, {}, {}] },
      },
    ],
  },
  {
    id: 'calls',
    tasks: [
      {
        id: 'achtung',
        rule: ['ST-19', 'ST-20'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['green-5', 'red-1'] },
            { hand: ['green-7', 'blue-4', 'yellow-skip'] },
            { hand: ['red-7', 'green-3', 'free-choice'] },
          ],
          pile: ['green-8'],
          stock: 8,
        },
        wanted: ['0 play green-5 achtung'],
        after: [
          '1 pass',
          '2 pass',
          '0 pass',
          '1 play green-7',
          '2 pass',
          '0 pass',
          '1 pass',
          '2 play red-7',
          '0 pass',
          '1 pass',
          '2 pass',
        ],
        then: { deciding: [0], seats: [{ hand: ['red-1'] }, { hand: 2 }, { hand: 2 }] },
      },
      {
        id: 'stop',
        rule: ['ST-21', 'ST-22', 'ST-23', 'ST-24', 'ST-25', 'ST-26'],
        wanted: ['0 play red-1 stop'],
        // 4 and 20; 3 and 50
        then: { rounds: 1, seats: [{ points: 0 }, { points: 24 }, { points: 53 }], outcome: null },
      },
    ],
  },
  {
    id: 'throwing-in',
    tasks: [
      {
        id: 'same-card',
        rule: ['ST-15', 'ST-16', 'ST-17', 'ST-18'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['blue-5', 'red-4', 'yellow-1'] },
            { hand: ['red-8', 'green-3', 'yellow-7'] },
            { hand: ['blue-1', 'green-8', 'red-5'] },
          ],
          pile: ['blue-3', 'blue-5'],
          stock: 8,
          layer: 1,
          pending: [
            { type: 'turn', seat: 2 },
            { type: 'interjecting', answered: 1 },
          ],
        },
        wanted: ['0 interject blue-5'],
        after: ['1 pass', '2 pass', '0 pass'],
        then: { deciding: [1], pile: ['blue-3', 'blue-5', 'blue-5'], seats: [{ hand: 2 }, {}, {}] },
      },
      {
        id: 'six-on-nine',
        rule: ['ST-30', 'ST-38'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['green-6', 'red-9', 'blue-1', 'blue-3'] },
            { hand: ['red-6', 'green-3', 'yellow-7'] },
            { hand: ['blue-8', 'green-8', 'red-5'] },
          ],
          pile: ['yellow-9'],
          stock: 8,
        },
        wanted: ['0 play green-6'],
        after: ['1 pass', '2 pass', '0 pass', '1 play red-6', '2 pass'],
        then: { deciding: [0], pile: ['yellow-9', 'green-6', 'red-6'] },
      },
      {
        id: 'nine-as-six',
        rule: ['ST-39', 'ST-15'],
        wanted: ['0 interject red-9'],
        after: ['1 pass', '2 pass', '0 pass'],
        then: {
          deciding: [1],
          pile: ['yellow-9', 'green-6', 'red-6', 'red-9'],
          seats: [{ hand: ['blue-1', 'blue-3'] }, {}, {}],
        },
      },
    ],
  },
] as const satisfies readonly LessonStep[];
