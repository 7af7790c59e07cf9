import type { LessonStep } from '../../../lessons/lesson.ts';

/** Everybody is asked in turn, so that no clock runs. STR-09 */
const ASKED = { reaction: 'poll' } as const;

/** The cards that attack, the 0 that wards off, the swap and Free Choice. */
export const specialCards = [
  {
    id: 'attacks',
    tasks: [
      {
        id: 'skip',
        rule: ['ST-10', 'ST-40', 'ST-41', 'ST-43'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['red-skip', 'blue-1', 'green-4', 'red-8'] },
            { hand: ['blue-5', 'green-3', 'yellow-7'] },
            { hand: ['blue-8', 'green-8', 'red-5'] },
          ],
          pile: ['yellow-skip'],
          stock: 8,
        },
        wanted: ['0 play red-skip'],
        after: ['1 accept'],
        then: { deciding: [2], pile: ['yellow-skip', 'red-skip'], seats: [{ hand: 3 }, { hand: 3 }, {}] },
      },
      {
        id: 'two',
        rule: ['ST-34', 'ST-36', 'STR-35', 'STR-38'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['blue-2', 'red-7', 'yellow-4', 'green-1'] },
            { hand: ['blue-5', 'green-3', 'yellow-7'] },
            { hand: ['blue-8', 'green-8', 'red-5'] },
          ],
          pile: ['red-4', 'red-2'],
          stock: 12,
          pending: [{ type: 'two', seat: 0, sum: 2 }],
        },
        wanted: ['0 play blue-2'],
        refused: [{ move: '0 play red-7', clause: 'STR-38' }],
        after: ['1 pass', '2 pass', '0 pass', '1 accept', '1 pass', '2 pass', '0 pass'],
        then: { deciding: [2], seats: [{ hand: 3 }, { hand: 7 }, {}] },
      },
      {
        id: 'zero',
        rule: ['ST-31', 'ST-32', 'ST-33', 'ST-42'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['green-0', 'red-4', 'yellow-8', 'blue-1'] },
            { hand: ['blue-5', 'green-3', 'yellow-7'] },
            { hand: ['blue-8', 'green-8', 'red-5'] },
          ],
          pile: ['green-7', 'green-skip'],
          stock: 8,
          pending: [{ type: 'skip', seat: 0 }],
        },
        wanted: ['0 play green-0'],
        refused: [{ move: '0 draw', clause: 'ST-41' }],
        after: ['1 pass', '2 pass', '0 pass'],
        then: { deciding: [1], pile: ['green-7', 'green-skip', 'green-0'], seats: [{ hand: 3 }, {}, {}] },
      },
      {
        id: 'plus-x',
        rule: ['ST-47', 'ST-48', 'ST-49', 'ST-50', 'ST-51'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['yellow-plus-x', 'blue-1', 'green-4', 'yellow-8'] },
            { hand: ['green-3'] },
            { hand: ['blue-8', 'green-8', 'red-5'] },
          ],
          pile: ['yellow-5'],
          stock: ['?', '?', '?', '?', '?', '?', '?', 'red-3'],
        },
        wanted: ['0 play yellow-plus-x'],
        after: ['1 accept'],
        // the card turned up and three more
        then: { deciding: [2], seats: [{ hand: 3 }, { hand: 5 }, {}] },
      },
    ],
  },
  {
    id: 'swap',
    tasks: [
      {
        id: 'direction',
        rule: ['ST-44', 'STR-48', 'STR-50'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['blue-swap', 'red-1', 'red-8', 'green-4', 'yellow-9'] },
            { hand: ['green-3', 'yellow-3'] },
            { hand: ['blue-8', 'green-8', 'red-5', 'red-2', 'yellow-2'] },
          ],
          pile: ['blue-6'],
          stock: 8,
        },
        wanted: ['0 play blue-swap right'],
        after: ['1 pass', '2 pass', '0 pass'],
        then: {
          deciding: [1],
          seats: [
            { hand: ['green-3', 'yellow-3'] },
            { hand: 5 },
            { hand: ['red-1', 'red-8', 'green-4', 'yellow-9'] },
          ],
        },
      },
      {
        id: 'prevent',
        rule: ['ST-45', 'ST-46', 'ST-32', 'STR-17'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['green-0', 'red-5'] },
            { hand: ['blue-5', 'green-3', 'yellow-7'] },
            { hand: ['blue-8', 'green-8', 'red-2', 'red-7', 'yellow-2', 'yellow-6'] },
          ],
          pile: ['green-1', 'green-swap'],
          stock: 8,
          pending: [
            { type: 'turn', seat: 0 },
            { type: 'swapping', by: 2, direction: 'left', answered: 0 },
          ],
        },
        wanted: ['0 play green-0 achtung'],
        after: ['1 pass', '2 pass', '0 pass'],
        then: { deciding: [1], seats: [{ hand: ['red-5'] }, { hand: 3 }, { hand: 6 }] },
      },
    ],
  },
  {
    id: 'free-choice',
    tasks: [
      {
        id: 'any-colour',
        rule: ['ST-53', 'ST-54', 'STR-54', 'STR-55'],
        given: {
          options: ASKED,
          seats: [
            { hand: ['free-choice', 'blue-4', 'blue-7', 'blue-1'] },
            { hand: ['blue-5', 'green-3', 'yellow-7'] },
            { hand: ['blue-8', 'green-8', 'red-5'] },
          ],
          pile: ['red-8'],
          stock: 8,
        },
        wanted: ['0 play free-choice blue-4', '0 play free-choice blue-7', '0 play free-choice blue-1'],
        refused: [{ move: '0 play blue-4', clause: 'ST-10' }],
        after: ['1 pass', '2 pass', '0 pass'],
        then: { deciding: [1], pile: ['red-8', 'free-choice', '?'], seats: [{ hand: 2 }, {}, {}] },
      },
    ],
  },
] as const satisfies readonly LessonStep[];
