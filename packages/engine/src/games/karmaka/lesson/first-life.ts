import type { LessonStep } from '../../../lessons/lesson.ts';

/** One life as a Dung Beetle: three ways to use a card, the price of an ability, death, rebirth and rings. */
export const firstLife = [
  {
    id: 'three-ways',
    tasks: [
      {
        id: 'deed',
        rule: ['KK-06', 'KK-10', 'KK-11', 'KK-12', 'KK-37', 'KK-39'],
        given: {
          seats: [
            { hand: ['spite', 'thievery'], deck: ['panic', 'vengeance'] },
            { hand: ['recycle', 'journey', 'another-day', 'dwindle'], deck: ['?', 'mimic', 'sowing'] },
          ],
          source: 20,
        },
        wanted: ['0 deed spite'],
        after: ['1 deed recycle'],
        then: {
          deciding: [0],
          seats: [
            { hand: ['thievery', 'vengeance', 'panic'], deck: 0, deeds: ['spite'] },
            { deeds: ['recycle'] },
          ],
        },
      },
      {
        id: 'future',
        rule: ['KK-16', 'KK-22', 'KK-41'],
        wanted: ['0 future thievery'],
        refused: [{ move: '0 pass', clause: 'KK-43' }],
        after: ['1 deed journey'],
        then: {
          deciding: [0],
          seats: [{ hand: ['vengeance', 'panic'], future: ['thievery'] }, { deeds: ['recycle', 'journey'] }],
        },
      },
      {
        id: 'ability',
        rule: ['KK-15', 'KK-40', 'KK-44', 'KK-45', 'KK-47'],
        wanted: ['0 ability vengeance'],
        after: ['1 accept', '1 ability another-day'],
        then: {
          deciding: [0],
          seats: [{ hand: ['panic'] }, { deeds: ['recycle'], future: ['vengeance'] }],
          ruins: ['journey'],
          pending: [{ type: 'offer', card: 'another-day' }],
        },
      },
      {
        id: 'accept',
        rule: ['KK-44', 'KK-45', 'KK-46', 'KK-69'],
        wanted: ['0 accept'],
        after: ['1 pass'],
        then: { deciding: [0], seats: [{ future: ['thievery', 'another-day'] }, {}], ruins: ['journey'] },
      },
    ],
  },
  {
    id: 'death',
    tasks: [
      {
        id: 'last-card',
        rule: ['KK-43', 'KK-51', 'KK-52', 'KK-55', 'KK-61', 'KK-62', 'KK-66'],
        wanted: ['0 deed panic'],
        after: ['1 deed dwindle'],
        // 3 and 1 red points: enough for a Dung Beetle
        then: {
          deciding: [1],
          seats: [{ rung: 'snake', rings: 0, hand: ['thievery', 'another-day'], deck: 4, future: [] }, {}],
          ruins: ['journey', 'spite', 'panic'],
        },
      },
      {
        id: 'rings',
        rule: ['KK-11', 'KK-52', 'KK-53', 'KK-54', 'KK-56'],
        given: {
          seats: [
            { rung: 'snake', rings: 1, deeds: ['spite', 'salvage', 'embody'], future: ['peek', 'journey'] },
            { rung: 'snake', hand: ['crisis', 'sowing'], deck: 2 },
          ],
          source: 20,
        },
        wanted: ['0 rings 1'],
        // 3 red, 1 mosaic, 1 ring
        then: { deciding: [1], seats: [{ rung: 'wolf', rings: 0, hand: ['peek', 'journey'], deck: 4 }, {}] },
      },
    ],
  },
] as const satisfies readonly LessonStep[];
