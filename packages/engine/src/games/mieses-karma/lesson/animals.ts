import type { LessonStep } from '../../../lessons/lesson.ts';

/** Every animal with its ability, from the lowest stack to the highest. */
export const animals = [
  {
    id: 'small-animals',
    tasks: [
      {
        id: 'potato-beetle',
        rule: ['MK-10', 'MK-75', 'MK-79', 'MK-116'],
        given: {
          seats: [
            { animal: 'potato-beetle-1', karma: 2, hand: ['heart-clover', 'scales-clover'] },
            { animal: 'ant-2', hand: ['heart-sun', 'scales-sun'] },
            { animal: 'ant-3', hand: ['sun-heart', 'sun-scales'] },
          ],
          discard: ['clover-sun', 'sun-heart-buddha'],
          draw: 10,
        },
        wanted: ['0 salvage'],
        then: {
          deciding: [0],
          seats: [{ line: ['sun-heart-buddha'], hand: ['heart-clover', 'scales-clover'] }, {}, {}],
          discard: ['clover-sun'],
        },
      },
      {
        id: 'earthworm',
        rule: ['MK-117'],
        given: {
          seats: [
            { animal: 'earthworm-1', karma: 2, hand: ['sun-sun', 'heart-sun'] },
            { animal: 'ant-2', hand: ['heart-sun', 'scales-sun'] },
            { animal: 'ant-3', hand: ['sun-heart', 'sun-scales'] },
          ],
          draw: ['?', '?', '?', '?', 'clover-heart-buddha'],
        },
        wanted: ['0 swap sun-sun', '0 swap heart-sun'],
        then: {
          deciding: [0],
          seats: [{ hand: { at_least: ['clover-heart-buddha'] } }, {}, {}],
          discard: 1,
        },
      },
      {
        id: 'butterfly',
        rule: ['MK-78', 'MK-118', 'MK-37'],
        given: {
          seats: [
            { animal: 'butterfly-1', karma: 3, line: ['clover-joker'], hand: ['joker-clover'] },
            { animal: 'ant-2', hand: ['heart-sun', 'scales-sun'] },
            { animal: 'ant-3', hand: ['sun-heart', 'sun-scales'] },
          ],
          draw: 10,
          pending: [{ type: 'turn', seat: 0, asked: true }],
        },
        wanted: ['0 attach joker-clover'],
        after: ['0 end'],
        // three clovers with the butterfly and two jokers
        then: { deciding: [0], pending: [{}, { type: 'scoring', left: 1 }] },
      },
    ],
  },
  {
    id: 'middle-animals',
    tasks: [
      {
        id: 'hedgehog',
        rule: ['MK-83', 'MK-120'],
        given: {
          seats: [
            { animal: 'hedgehog-1', karma: 5, hand: ['heart-sun-buddha', 'scales-scales'] },
            { animal: 'ant-2', hand: ['heart-sun', 'scales-sun'] },
            { animal: 'ant-3', hand: ['sun-heart', 'sun-scales'] },
          ],
          draw: 10,
        },
        wanted: ['0 attach heart-sun-buddha'],
        then: { deciding: [0], seats: [{ line: ['heart-sun-buddha'], hand: 1 }, {}, {}] },
      },
      {
        id: 'guinea-pig',
        rule: ['MK-27', 'MK-29', 'MK-119', 'MK-141', 'MK-142'],
        given: {
          seats: [
            { animal: 'guinea-pig-1', karma: 6, hand: ['sun-reaper-buddha', 'clover-scales'] },
            {
              animal: 'earthworm-1',
              karma: 3,
              line: ['clover-sun', 'sun-clover'],
              hand: ['clover-scales-buddha', 'sun-joker'],
            },
            { animal: 'butterfly-2', karma: 2, hand: ['heart-clover', 'sun-scales'] },
          ],
          draw: ['?', '?', '?', '?', 'heart-heart', 'sun-scales', 'scales-scales', 'heart-sun', 'sun-sun'],
          stacks: { III: ['chameleon-1', 'chameleon-2', 'magpie-2', 'magpie-1'] },
        },
        wanted: ['0 attach sun-reaper-buddha'],
        after: ['0 end', '1 attach clover-scales-buddha', '1 end', '2 attach heart-clover', '2 end'],
        // 6, one for the Buddha, one for the guinea pig: stack III
        then: { deciding: [0], seats: [{ karma: 8, animal: 'magpie-1', hand: 5, line: [] }, {}, {}] },
      },
      {
        id: 'magpie',
        rule: ['MK-80', 'MK-121'],
        wanted: ['0 steal 1'],
        refused: [{ move: '0 steal 2', clause: 'MK-09' }],
        then: {
          deciding: [0],
          seats: [{ line: ['clover-scales-buddha'], hand: 5 }, { line: ['clover-sun', 'sun-clover'] }, {}],
        },
      },
    ],
  },
  {
    id: 'high-animals',
    tasks: [
      {
        id: 'dog',
        rule: ['MK-81', 'MK-127'],
        given: {
          seats: [
            {
              animal: 'dog-1',
              karma: 13,
              line: ['heart-sun'],
              hand: ['clover-heart-buddha', 'scales-clover'],
            },
            { animal: 'hedgehog-1', karma: 6, hand: ['heart-sun', 'scales-sun'] },
            { animal: 'ape-1', karma: 16, hand: ['sun-heart', 'sun-scales'] },
          ],
          draw: 10,
        },
        wanted: ['0 attach clover-heart-buddha left'],
        refused: [{ move: '0 attach clover-heart-buddha', clause: 'MK-09' }],
        then: {
          deciding: [0],
          seats: [{ left: ['clover-heart-buddha'], line: ['heart-sun'], hand: 1 }, {}, {}],
        },
      },
      {
        id: 'cat',
        rule: ['MK-126', 'MK-179'],
        given: {
          seats: [
            {
              animal: 'cat-1',
              karma: 13,
              line: ['sun-heart-buddha', 'heart-clover'],
              hand: ['scales-sun'],
            },
            { animal: 'hedgehog-1', karma: 6, hand: ['heart-sun', 'scales-sun'] },
            { animal: 'ape-1', karma: 16, hand: ['sun-heart', 'sun-scales'] },
          ],
          draw: 12,
          pending: [
            { type: 'turn', seat: 0, acted: true },
            { type: 'keeping', left: 1 },
          ],
        },
        wanted: ['0 keep sun-heart-buddha'],
        // two kept, and six for a dog or five for a cat
        then: {
          deciding: [1],
          seats: [{ hand: { at_least: ['scales-sun', 'sun-heart-buddha'] } }, {}, {}],
        },
      },
      {
        id: 'ape',
        rule: ['MK-76', 'MK-129'],
        given: {
          seats: [
            {
              animal: 'ape-1',
              karma: 17,
              line: ['clover-sun'],
              hand: ['sun-heart-buddha', 'scales-scales'],
            },
            { animal: 'hedgehog-1', karma: 6, hand: ['heart-sun', 'scales-sun'] },
            { animal: 'dog-1', karma: 14, hand: ['sun-heart', 'sun-scales'] },
          ],
          draw: 10,
          pending: [{ type: 'turn', seat: 0, acted: true }],
        },
        wanted: ['0 add sun-heart-buddha'],
        then: { deciding: [0], seats: [{ line: ['clover-sun', 'sun-heart-buddha'], hand: 1 }, {}, {}] },
      },
      {
        id: 'cow',
        rule: ['MK-82', 'MK-128'],
        given: {
          seats: [
            {
              animal: 'cow-1',
              karma: 17,
              line: ['sun-clover'],
              hand: ['clover-heart-buddha', 'scales-scales'],
            },
            { animal: 'hedgehog-1', karma: 6, hand: ['heart-sun', 'scales-sun'] },
            { animal: 'dog-1', karma: 14, hand: ['sun-heart', 'sun-scales'] },
          ],
          draw: 10,
          pending: [{ type: 'turn', seat: 0, acted: true }, { type: 'second-turn' }],
        },
        wanted: ['0 again'],
        then: { deciding: [0], pending: [{ type: 'turn', seat: 0, second: true }] },
      },
      {
        id: 'chameleon',
        rule: ['MK-84', 'MK-122', 'MK-177'],
        given: {
          seats: [
            { animal: 'chameleon-1', karma: 9, hand: ['heart-clover-buddha', 'scales-scales'] },
            { animal: 'hedgehog-1', karma: 6, hand: ['heart-sun', 'scales-sun'] },
            { animal: 'ape-1', karma: 16, hand: ['sun-heart', 'sun-scales'] },
          ],
          draw: 10,
        },
        wanted: ['0 imitate hedgehog'],
        refused: [{ move: '0 attach heart-clover-buddha', clause: 'MK-09' }],
        then: { deciding: [0], pending: [{ type: 'turn', seat: 0, imitates: 'hedgehog' }] },
      },
      {
        id: 'imitation',
        rule: ['MK-58', 'MK-122', 'MK-120'],
        wanted: ['0 attach heart-clover-buddha'],
        then: { deciding: [0], seats: [{ line: ['heart-clover-buddha'], hand: 1 }, {}, {}] },
      },
    ],
  },
] as const satisfies readonly LessonStep[];
