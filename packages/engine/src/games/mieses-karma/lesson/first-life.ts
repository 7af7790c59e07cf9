import type { LessonStep } from '../../../lessons/lesson.ts';

/** One life as an ant, from the first card to rebirth. */
export const firstLife = [
  {
    id: 'line',
    tasks: [
      {
        id: 'attach',
        rule: ['MK-05', 'MK-06', 'MK-09', 'MK-70'],
        given: {
          seats: [
            { animal: 'ant-1', hand: ['sun-clover', 'clover-sun', 'heart-heart', 'heart-scales-buddha'] },
            {
              animal: 'ant-2',
              hand: ['clover-heart-buddha', 'clover-heart', 'heart-clover', 'sun-joker'],
            },
            { animal: 'ant-3', hand: ['heart-sun-buddha', 'sun-heart', 'clover-reaper', 'clover-sun'] },
          ],
          draw: ['?', '?', '?', 'heart-joker', 'clover-clover', 'sun-scales', 'heart-sun', 'joker-sun'],
          stacks: {
            I: [
              'butterfly-1',
              'butterfly-2',
              'earthworm-1',
              'earthworm-2',
              'potato-beetle-2',
              'potato-beetle-1',
            ],
          },
        },
        wanted: ['0 attach sun-clover'],
        refused: [{ move: '0 attach heart-heart', clause: 'MK-09' }],
        then: { deciding: [0], seats: [{ line: ['sun-clover'], hand: 3 }, {}, {}] },
      },
      {
        id: 'end-turn',
        rule: ['MK-01', 'MK-04', 'MK-98'],
        wanted: ['0 end'],
        refused: [{ move: '0 attach clover-sun', clause: 'MK-04' }],
        after: ['1 attach clover-heart-buddha', '1 ask', '2 decline'],
        then: { deciding: [0], seats: [{}, { line: ['clover-heart-buddha'] }, {}] },
      },
    ],
  },
  {
    id: 'gifts',
    tasks: [
      {
        id: 'give',
        rule: ['MK-14', 'MK-17', 'MK-22', 'MK-74'],
        wanted: ['0 give heart-heart'],
        refused: [{ move: '0 give clover-sun', clause: 'MK-105' }],
        after: ['1 take 0', '1 end', '2 attach heart-sun-buddha', '2 end'],
        then: {
          deciding: [0],
          seats: [
            { karma: 1, hand: ['clover-sun', 'heart-scales-buddha'] },
            { line: ['clover-heart-buddha', 'heart-heart'], karma: 0 },
            {},
          ],
        },
      },
      {
        id: 'ask',
        rule: ['MK-03', 'MK-12', 'MK-15'],
        wanted: ['0 ask'],
        refused: [{ move: '0 end', clause: 'MK-05' }],
        after: ['1 give clover-heart', '2 give clover-reaper'],
        then: { deciding: [0], seats: [{}, { gift: 'clover-heart' }, { gift: 'clover-reaper' }] },
      },
      {
        id: 'take',
        rule: ['MK-20', 'MK-21', 'MK-22', 'MK-23', 'MK-108'],
        wanted: ['0 take 1'],
        then: {
          deciding: [0],
          seats: [{ line: ['sun-clover', 'clover-heart'], hand: 2 }, { karma: 1 }, { karma: 0, gift: null }],
        },
      },
      {
        id: 'buddha',
        rule: ['MK-109', 'MK-31', 'MK-33'],
        wanted: ['0 attach heart-scales-buddha'],
        after: ['0 end', '1 attach heart-clover', '1 end', '2 attach sun-heart', '2 end'],
        then: {
          deciding: [0],
          seats: [
            { line: ['sun-clover', 'clover-heart', 'heart-scales-buddha'], hand: ['clover-sun'], karma: 1 },
            {},
            {},
          ],
        },
      },
    ],
  },
  {
    id: 'death',
    tasks: [
      {
        id: 'ask-in-vain',
        rule: ['MK-07', 'MK-24', 'MK-26'],
        wanted: ['0 ask'],
        refused: [{ move: '0 attach clover-sun', clause: 'MK-09' }],
        after: ['1 decline', '2 decline'],
        then: { deciding: [0], seats: [{ hand: ['clover-sun'] }, {}, {}] },
      },
      {
        id: 'exchange',
        rule: ['MK-24', 'MK-25', 'MK-112'],
        wanted: ['0 exchange'],
        then: { deciding: [0], seats: [{ hand: ['joker-sun'] }, {}, {}], discard: ['clover-sun'] },
      },
      {
        id: 'joker',
        rule: ['MK-91', 'MK-26', 'MK-30', 'MK-31', 'MK-37'],
        wanted: ['0 attach joker-sun'],
        after: ['0 end'],
        // sun 3 with the ant, clover 2, heart 2, scales 1: one foursome of different symbols; one Buddha
        then: { deciding: [0], seats: [{ hand: [], karma: 2 }, {}, {}], pending: [{}, { left: 1 }] },
      },
      {
        id: 'foursome',
        rule: ['MK-32', 'MK-33', 'MK-34', 'MK-41', 'MK-44', 'MK-46', 'MK-52'],
        wanted: [
          '0 score sun-clover',
          '0 score clover-heart',
          '0 score heart-scales-buddha',
          '0 score joker-sun',
        ],
        then: {
          deciding: [1],
          seats: [{ animal: 'potato-beetle-1', line: [], hand: 4, points: 1, karma: 2 }, {}, {}],
        },
      },
    ],
  },
] as const satisfies readonly LessonStep[];
