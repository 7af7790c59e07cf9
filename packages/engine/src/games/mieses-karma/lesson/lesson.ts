import type { Lesson } from '../../../lessons/lesson.ts';
import { animals } from './animals.ts';
import { firstLife } from './first-life.ts';

/** A guided first game: one life as an ant, then every animal once, then the end as a human. */
export const lesson = {
  steps: [
    ...firstLife,
    ...animals,
    {
      id: 'human',
      tasks: [
        {
          id: 'last-life',
          rule: ['MK-42', 'MK-43', 'MK-50', 'MK-51', 'MK-52', 'MK-53', 'MK-54', 'MK-146'],
          given: {
            seats: [
              {
                animal: 'human-1',
                karma: 21,
                points: ['heart-heart', 'clover-clover'],
                hand: ['sun-reaper-buddha'],
              },
              {
                animal: 'cow-2',
                karma: 17,
                line: ['scales-sun-buddha'],
                points: ['sun-heart', 'sun-scales', 'heart-sun'],
                hand: ['sun-clover'],
              },
              { animal: 'dog-1', karma: 14, points: ['sun-joker'], hand: ['scales-clover'] },
            ],
            draw: 10,
          },
          wanted: ['0 attach sun-reaper-buddha'],
          after: ['0 end'],
          // 22 karma, 2 cards, first human; 18 karma, 3 cards; 14 karma, 1 card
          then: {
            deciding: [],
            seats: [{ karma: 22 }, { karma: 18 }, { karma: 14 }],
            outcome: { winners: [0], losers: [1, 2], reason: 'human-died', points: [32, 24, 16] },
          },
        },
      ],
    },
  ],
} as const satisfies Lesson;

type Step = (typeof lesson.steps)[number];

export type StepId = Step['id'];
export type TaskId = Step['tasks'][number]['id'];
