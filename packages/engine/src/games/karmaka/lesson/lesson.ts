import type { Lesson } from '../../../lessons/lesson.ts';
import { abilities } from './abilities.ts';
import { firstLife } from './first-life.ts';

/** A guided first game: one life, then the abilities in groups, then the way to Transcendence. */
export const lesson = {
  steps: [
    ...firstLife,
    ...abilities,
    {
      id: 'transcendence',
      tasks: [
        {
          id: 'mimic',
          rule: ['KK-96', 'KK-101', 'KK-104', 'KKR-35', 'KKR-41'],
          given: {
            seats: [
              { rung: 'wolf', deeds: ['peek', 'salvage'], hand: ['mimic', 'embody', 'denial'] },
              { rung: 'ape', deeds: ['spite', 'crisis', 'vengeance'], future: ['sowing', 'dwindle'] },
            ],
            source: 20,
            pending: [{ type: 'turn', seat: 0 }],
          },
          wanted: ['0 ability mimic'],
          after: ['1 refuse'],
          // 5 red points are left, and an Ape needs 7
          then: {
            deciding: [0],
            seats: [{ hand: ['embody', 'denial'] }, { rung: 'ape', rings: 1, deeds: [] }],
            ruins: ['vengeance', 'mimic', 'spite', 'crisis'],
            outcome: null,
          },
        },
        {
          id: 'jubilee',
          rule: ['KK-51', 'KKR-26', 'KKH-18'],
          given: {
            seats: [
              { rung: 'ape', deeds: ['spite', 'vengeance'], hand: ['jubilee', 'embody'] },
              { rung: 'ape', deeds: ['journey', 'jubilee', 'recycle'], hand: ['panic'] },
            ],
            source: 20,
            pending: [{ type: 'turn', seat: 0 }],
          },
          wanted: ['0 ability jubilee'],
          then: { deciding: [0], pending: [{ type: 'ability', card: 'jubilee' }] },
        },
        {
          id: 'last-deed',
          rule: ['KK-05', 'KK-53', 'KK-59', 'KKR-26'],
          wanted: ['0 choose embody'],
          after: ['1 refuse', '1 deed panic'],
          // 3 and 3 red points and a mosaic one
          then: {
            deciding: [],
            seats: [{ rung: 'transcendence' }, { rung: 'ape' }],
            outcome: { winners: [0], losers: [1], reason: 'transcended', points: null },
          },
        },
      ],
    },
  ],
} as const satisfies Lesson;

type Step = (typeof lesson.steps)[number];

export type StepId = Step['id'];
export type TaskId = Step['tasks'][number]['id'];
