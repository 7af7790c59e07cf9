import type { LessonStep } from '../../../lessons/lesson.ts';

/** The abilities in groups of those that are alike; each group is met in the Hand, and one of it is played. */
export const abilities = [
  {
    id: 'further',
    tasks: [
      {
        id: 'peek',
        rule: ['KK-85', 'KK-86', 'KKH-09'],
        given: {
          seats: [
            { rung: 'wolf', hand: ['peek', 'journey', 'another-day', 'roulette', 'panic'] },
            { rung: 'wolf', hand: ['crisis', 'dwindle'], deck: 2 },
          ],
          source: 20,
          pending: [{ type: 'turn', seat: 0 }],
        },
        wanted: ['0 ability peek'],
        then: { deciding: [0], pending: [{ type: 'ability', card: 'peek' }] },
      },
      {
        id: 'close',
        rule: ['KK-46', 'KK-85', 'KKR-11'],
        wanted: ['0 done'],
        after: ['1 refuse'],
        then: { deciding: [0], ruins: ['peek'], pending: [{ type: 'turn', seat: 0, further: true }] },
      },
      {
        id: 'journey',
        rule: ['KK-87', 'KK-107', 'KKR-15'],
        wanted: ['0 ability journey'],
        after: ['1 refuse'],
        then: {
          deciding: [0],
          seats: [{ hand: 6 }, {}],
          ruins: ['peek', 'journey'],
          pending: [{ type: 'turn', seat: 0, further: true }],
        },
      },
    ],
  },
  {
    id: 'destroy',
    tasks: [
      {
        id: 'crisis',
        rule: ['KK-58', 'KK-67', 'KK-95', 'KKR-70'],
        given: {
          seats: [
            { rung: 'snake', hand: ['crisis', 'spite', 'hells-heart', 'dwindle'] },
            { rung: 'snake', deeds: ['journey', 'sowing'], future: ['peek', 'salvage', 'mimic'] },
          ],
          source: 20,
          pending: [{ type: 'turn', seat: 0 }],
        },
        wanted: ['0 ability crisis'],
        after: ['1 place 1', '1 refuse'],
        // 3 green points are left, and a Snake needs 5
        then: {
          deciding: [0],
          seats: [{}, { rung: 'snake', rings: 1, deeds: [], future: [], hand: 3, deck: 3 }],
          ruins: ['sowing', 'crisis', 'journey'],
        },
      },
      {
        id: 'spite',
        rule: ['KK-90', 'KK-100', 'KK-109'],
        wanted: ['0 ability spite'],
        after: ['1 refuse'],
        // two of three cards are gone, and one is drawn for the turn
        then: { deciding: [1], seats: [{ hand: 2 }, { hand: 2, deck: 2 }], ruins: 6 },
      },
    ],
  },
  {
    id: 'take',
    tasks: [
      {
        id: 'thievery',
        rule: ['KK-27', 'KK-110', 'KKH-13', 'KKH-15'],
        given: {
          seats: [
            { rung: 'snake', deeds: ['crisis'], hand: ['thievery', 'swindle', 'stolen-dreams'] },
            {
              rung: 'snake',
              deeds: ['recycle', 'vengeance'],
              hand: ['sowing', 'mimic', 'dwindle'],
              future: ['jubilee'],
            },
          ],
          source: 20,
          pending: [{ type: 'turn', seat: 0 }],
        },
        wanted: ['0 ability thievery'],
        after: ['1 refuse'],
        then: {
          deciding: [1],
          seats: [{ hand: ['swindle', 'stolen-dreams', 'vengeance'] }, { deeds: ['recycle'] }],
          ruins: ['thievery'],
        },
      },
      {
        id: 'salvage',
        rule: ['KK-18', 'KK-111', 'KKR-50', 'KKH-15'],
        given: {
          seats: [
            {
              rung: 'snake',
              deeds: ['crisis', 'panic'],
              hand: ['salvage', 'recycle', 'transmigrate'],
              future: ['peek'],
            },
            { rung: 'snake', deeds: ['journey'], hand: ['sowing', 'dwindle'] },
          ],
          ruins: ['jubilee', 'another-day', 'vengeance', 'dwindle'],
          source: 20,
          pending: [{ type: 'turn', seat: 0 }],
        },
        wanted: ['0 ability salvage'],
        then: { deciding: [0], pending: [{ type: 'ability', card: 'salvage' }] },
      },
      {
        id: 'from-the-ruins',
        rule: ['KKR-50', 'KKH-15'],
        wanted: ['0 place 2'],
        after: ['1 refuse'],
        then: {
          deciding: [1],
          seats: [{ hand: ['recycle', 'transmigrate', 'vengeance'] }, {}],
          ruins: ['jubilee', 'another-day', 'dwindle', 'salvage'],
        },
      },
    ],
  },
  {
    id: 'new-cards',
    tasks: [
      {
        id: 'longevity',
        rule: ['KK-11', 'KKR-15', 'KKH-12', 'KKH-16', 'KKH-17'],
        given: {
          seats: [
            { rung: 'ape', deeds: ['spite', 'vengeance'], hand: ['longevity', 'sowing', 'destiny'] },
            { rung: 'wolf', hand: ['crisis', 'sowing'], deck: 2 },
          ],
          source: ['?', '?', '?', '?', '?', '?', '?', '?', 'panic', 'journey'],
          pending: [{ type: 'turn', seat: 0 }],
        },
        wanted: ['0 ability longevity'],
        then: { deciding: [0], pending: [{ type: 'ability', card: 'longevity' }] },
      },
      {
        id: 'for-yourself',
        rule: ['KK-37', 'KK-42', 'KKR-20', 'KKR-29'],
        wanted: ['0 target 0'],
        after: ['1 refuse', '1 deed crisis'],
        // the card dealt last is drawn first
        then: { deciding: [0], seats: [{ hand: ['sowing', 'destiny', 'panic'], deck: ['journey'] }, {}] },
      },
    ],
  },
] as const satisfies readonly LessonStep[];
