import type { Lesson } from '../../../lessons/lesson.ts';

/** Everybody's table cards while hands are played. */
const OWN_TABLE = { open: [14, 16, 'give'], hidden: 3 };
const SECOND_TABLE = { open: [11, 15, 'five'], hidden: 3 };
const THIRD_TABLE = { open: [12, 13, 'bottom'], hidden: 3 };

/** A first game of Karma in the AMIGO edition, against two others. */
export const lesson = {
  steps: [
    {
      id: 'start',
      tasks: [
        {
          id: 'lay-open',
          rule: ['KA-05', 'KA-09', 'KA-10', 'KA-11', 'KA-12', 'KA-13', 'KA-15'],
          given: {
            pending: [{ type: 'choosing', answers: [null, [11, 15, 'five'], [12, 13, 'bottom']] }],
            seats: [
              { hand: [2, 4, 7, 14, 16, 'give'], hidden: 3 },
              { hand: [1, 5, 9, 11, 15, 'five'], hidden: 3 },
              { hand: [3, 6, 8, 12, 13, 'bottom'], hidden: 3 },
            ],
            draw: 33,
          },
          wanted: ['0 choose 14 16 give'],
          refused: [{ move: '0 choose 14 16', clause: 'KA-11' }],
          then: {
            seats: [
              { hand: [2, 4, 7], open: [14, 16, 'give'] },
              { open: [11, 15, 'five'] },
              { open: [12, 13, 'bottom'] },
            ],
            deciding: [0],
          },
        },
        {
          id: 'open-the-pile',
          rule: ['KA-14', 'KA-18', 'KA-19', 'KA-20'],
          wanted: ['0 play 2'],
          after: ['1 play 5', '2 play 6'],
          then: { pile: [2, 5, 6], deciding: [0] },
        },
      ],
    },
    {
      id: 'fitting',
      tasks: [
        {
          id: 'equal-or-higher',
          rule: ['KA-21', 'KA-45', 'KA-49'],
          given: {
            seats: [
              { hand: [6, 9, 13], ...OWN_TABLE },
              { hand: [4, 8, 10], ...SECOND_TABLE },
              { hand: [2, 3, 12], ...THIRD_TABLE },
            ],
            pile: [5, 8],
            draw: [1, 3, 15, 5, 11, 7, 13],
          },
          wanted: ['0 play 9'],
          refused: [{ move: '0 play 6', clause: 'KA-21' }],
          after: ['1 play 10', '2 play 12'],
          then: { seats: [{ hand: [6, 13, 13] }, {}, {}], pile: [5, 8, 9, 10, 12], deciding: [0] },
        },
        {
          id: 'together',
          rule: ['KA-23', 'KA-45'],
          wanted: ['0 play 13 13'],
          refused: [{ move: '0 play 6 13', clause: 'KA-23' }],
          then: { seats: [{ hand: [5, 6, 15] }, {}, {}], pile: [5, 8, 9, 10, 12, 13, 13], deciding: [1] },
        },
      ],
    },
    {
      id: 'pile',
      tasks: [
        {
          id: 'take',
          rule: ['KA-42', 'KA-44', 'KA-47'],
          given: {
            seats: [
              { hand: [3, 7, 10], ...OWN_TABLE },
              { hand: [1, 6, 8], ...SECOND_TABLE },
              { hand: [2, 9, 10], ...THIRD_TABLE },
            ],
            pile: [10, 15],
            draw: [1, 4, 8, 9, 5],
          },
          wanted: ['0 take'],
          refused: [{ move: '0 play 10', clause: 'KA-21' }],
          after: ['1 play 6', '2 play 10'],
          then: { seats: [{ hand: [3, 7, 10, 10, 15] }, {}, {}], pile: [6, 10], deciding: [0] },
        },
        {
          id: 'triple',
          rule: ['KA-38', 'KA-39'],
          wanted: ['0 play 10 10'],
          refused: [{ move: '0 play 7', clause: 'KA-21' }],
          then: {
            seats: [{ hand: [3, 7, 15] }, {}, {}],
            pile: [],
            out: [6, 10, 10, 10],
            deciding: [0],
          },
        },
        {
          id: 'again',
          rule: ['KA-40', 'KA-45'],
          wanted: ['0 play 3'],
          refused: [{ move: '0 take', clause: 'KAR-09' }],
          then: { seats: [{ hand: [7, 8, 15] }, {}, {}], pile: [3], deciding: [1] },
        },
      ],
    },
    {
      id: 'karma-cards',
      tasks: [
        {
          id: 'five',
          rule: ['KA-22', 'KA-52', 'KA-65', 'KA-66'],
          given: {
            seats: [
              { hand: [6, 9, 'five'], ...OWN_TABLE },
              { hand: [7, 8, 11], open: [12, 13, 15], hidden: 3 },
              { hand: [2, 9, 14], ...THIRD_TABLE },
            ],
            pile: [4, 12],
            draw: [1, 5, 8, 'bottom'],
          },
          wanted: ['0 play five'],
          refused: [{ move: '0 play 9', clause: 'KA-21' }],
          after: ['1 take', '2 play 9'],
          then: {
            seats: [{ hand: [6, 9, 'bottom'] }, { hand: [4, 7, 8, 11, 12, 'five'] }, {}],
            pile: [9],
            deciding: [0],
          },
        },
        {
          id: 'bottom',
          rule: ['KA-62', 'KA-63'],
          given: {
            seats: [
              { hand: [6, 9, 'bottom'], ...OWN_TABLE },
              { hand: [5, 7, 8], open: [12, 13, 15], hidden: 3 },
              { hand: [2, 3, 14], ...THIRD_TABLE },
            ],
            pile: [14, 15],
            draw: [1, 5, 8, 4],
          },
          wanted: ['0 play bottom'],
          refused: [{ move: '0 play 9', clause: 'KA-21' }],
          after: ['1 take'],
          then: {
            seats: [{ hand: [4, 6, 9] }, { hand: [5, 7, 8, 14, 15, 'bottom'] }, {}],
            pile: [],
            deciding: [2],
          },
        },
      ],
    },
    {
      id: 'table-card',
      tasks: [
        {
          id: 'table',
          rule: ['KA-30', 'KA-53'],
          given: {
            seats: [
              { hand: [3, 4, 'table'], open: [8, 12, 16], hidden: 3 },
              { hand: [5, 9, 13], ...SECOND_TABLE },
              { hand: [2, 6, 14], ...THIRD_TABLE },
            ],
            pile: [7, 10],
            draw: [1, 5, 8, 6],
          },
          wanted: ['0 play table'],
          refused: [{ move: '0 play-open 12', clause: 'KA-28' }],
          then: { pile: [7, 10, 'table'], deciding: [0] },
        },
        {
          id: 'extra',
          rule: ['KA-53', 'KA-55', 'KAR-13'],
          wanted: ['0 play-open 12'],
          refused: [{ move: '0 play-open 8', clause: 'KAR-13' }],
          after: ['1 play 13'],
          then: {
            seats: [{ hand: [3, 4, 6], open: [8, 16] }, {}, {}],
            pile: [7, 10, 'table', 12, 13],
            deciding: [2],
          },
        },
      ],
    },
    {
      id: 'gift',
      tasks: [
        {
          id: 'give',
          rule: ['KA-67', 'KA-68'],
          given: {
            seats: [
              { hand: [3, 5, 'give'], open: [14, 16], hidden: 3 },
              { hand: [4, 9, 13], ...SECOND_TABLE },
              { hand: [2, 6], open: [], hidden: 3 },
            ],
            pile: [7, 7, 9, 14],
            draw: [1, 8, 6],
          },
          wanted: ['0 play give'],
          refused: [{ move: '0 play 5', clause: 'KA-21' }],
          then: { pile: [7, 7, 9, 14], out: ['give'], deciding: [0] },
        },
        {
          id: 'receiver',
          rule: ['KA-68', 'KA-70'],
          wanted: ['0 give 2', '0 give 1'],
          after: ['1 play 4'],
          then: { seats: [{ hand: [3, 5, 6] }, {}, {}], pile: [4], deciding: [2] },
        },
      ],
    },
    {
      id: 'end',
      tasks: [
        {
          id: 'open-cards',
          rule: ['KA-28', 'KA-29', 'KA-31', 'KA-32', 'KA-48'],
          given: {
            seats: [
              { hand: [], open: [9, 9], hidden: [6, 6, 6] },
              { hand: [4, 11, 13], hidden: 3 },
              { hand: [2, 8, 14], hidden: 3 },
            ],
            pile: [7],
          },
          wanted: ['0 play-open 9 9'],
          refused: [{ move: '0 turn 2', clause: 'KA-33' }],
          after: ['1 play 11', '2 play 14'],
          then: {
            seats: [{ hand: [], open: [], hidden: [6, 6, 6] }, {}, {}],
            pile: [7, 9, 9, 11, 14],
            deciding: [0],
          },
        },
        {
          id: 'blind',
          rule: ['KA-33', 'KA-34', 'KA-35', 'KA-37'],
          wanted: ['0 turn 1', '0 turn 2', '0 turn 3'],
          then: {
            seats: [{ hand: [6, 7, 9, 9, 11, 14], hidden: [6, 6] }, {}, {}],
            pile: [],
            deciding: [1],
          },
        },
        {
          id: 'last-card',
          rule: ['KA-06', 'KA-71', 'KA-72'],
          given: {
            seats: [{ hidden: [12] }, {}, { hand: [2, 5], hidden: [7] }],
            pile: [3, 9],
          },
          wanted: ['0 turn 1'],
          then: { outcome: { winners: [0, 1] }, seats: [{ hidden: [] }, {}, {}] },
        },
      ],
    },
  ],
} as const satisfies Lesson;

export type StepId = (typeof lesson.steps)[number]['id'];
export type TaskId = (typeof lesson.steps)[number]['tasks'][number]['id'];
