import type { Lesson } from '../../../lessons/lesson.ts';
import { firstRounds } from './first-rounds.ts';
import { specialCards } from './special-cards.ts';

/** A guided first game: matching, calls and throwing in, then every special card once, then the end. */
export const lesson = {
  steps: [
    ...firstRounds,
    ...specialCards,
    {
      id: 'end',
      tasks: [
        {
          id: 'last-two',
          rule: ['STR-14', 'ST-24', 'ST-28', 'ST-29', 'STR-60', 'STR-61'],
          given: {
            options: { reaction: 'poll' },
            seats: [
              { points: 120, hand: ['free-choice', 'yellow-5'] },
              { points: 310, hand: ['red-4', 'blue-skip'] },
              { points: 470, hand: ['green-swap', 'red-2'] },
            ],
            pile: ['red-8'],
            stock: 8,
            rounds: 9,
          },
          wanted: ['0 play free-choice yellow-5 achtung stop'],
          // 4 and 20; 40 and 10
          then: {
            deciding: [],
            outcome: { winners: [0], losers: [1, 2], reason: 'target-reached', points: [120, 334, 520] },
          },
        },
      ],
    },
  ],
} as const satisfies Lesson;

type Step = (typeof lesson.steps)[number];

export type StepId = Step['id'];
export type TaskId = Step['tasks'][number]['id'];
