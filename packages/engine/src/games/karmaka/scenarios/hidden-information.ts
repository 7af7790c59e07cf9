import type { Scenario } from '../../../testing/scenario.ts';

/** Part 3: who may see what. Cards in a view are numbers: 0 is Panic, 2 Crisis, 6 Spite, 15 Peek. */
export const hiddenInformation: readonly Scenario[] = [
  {
    rule: ['KKH-01', 'KK-89', 'KK-20', 'KKH-02', 'KKH-03', 'KKH-04', 'KKR-03', 'KKH-23', 'KK-23'],
    says: 'Hand and Future are seen by their owner, Decks and the Source by nobody; numbers, Ruins and Deeds by all',
    given: {
      seats: [
        { hand: ['peek'], deck: ['panic', 'crisis'], future: ['spite', 'mimic'], deeds: ['denial'] },
        { hand: ['embody'], deck: ['dwindle'], future: ['recycle'] },
      ],
      source: ['salvage', 'sowing'],
      ruins: ['panic', 'spite'],
    },
    illegal: { move: '0 place 1', clause: 'KK-38' },
    view: {
      '0': {
        seats: [
          { hand: [2, 15], handCount: 2, deckCount: 1, future: [6, 22], futureCount: 2, deeds: [18] },
          { hand: null, handCount: 1, deckCount: 1, future: null, futureCount: 1 },
        ],
        sourceCount: 2,
        ruins: [0, 6],
      },
      '1': {
        seats: [
          { hand: null, handCount: 2, deckCount: 1, future: null, futureCount: 2, deeds: [18] },
          { hand: [21], deckCount: 1, future: [8] },
        ],
        sourceCount: 2,
        ruins: [0, 6],
      },
      onlooker: {
        seats: [
          { hand: null, handCount: 2, deckCount: 1, future: null, futureCount: 2, deeds: [18] },
          { hand: null, handCount: 1, deckCount: 1, future: null, futureCount: 1 },
        ],
        sourceCount: 2,
        ruins: [0, 6],
      },
    },
  },
  {
    rule: ['KKH-07', 'KKR-25'],
    says: 'an offered card is public; once accepted it is hidden like the rest of that Future',
    given: { seats: [{ hand: ['destiny'] }, { hand: ['crisis'] }, { hand: ['dwindle'] }] },
    moves: ['0 ability destiny', '1 accept'],
    then: { seats: [{}, { future: ['destiny'] }, {}] },
    illegal: { move: '2 accept', clause: 'KK-44', code: 'nothing-offered' },
    view: {
      '1': { seats: [{}, { future: [16] }, {}] },
      '2': { seats: [{}, { future: null, futureCount: 1 }, {}] },
    },
  },
  {
    rule: 'KKH-07',
    says: 'everybody sees which card is offered, and to whom',
    given: { seats: [{ hand: ['destiny'] }, { hand: ['crisis'] }, { hand: ['dwindle'] }] },
    moves: ['0 ability destiny'],
    illegal: { move: '2 refuse', clause: 'KK-72', code: 'asked-later' },
    view: { onlooker: { pending: [{ type: 'offer', card: 16, order: [1, 2], answered: 0 }] } },
  },
  {
    rule: ['KKH-08', 'KKH-20'],
    says: 'after a reshuffle the drawer sees the drawn card, the others only numbers',
    given: {
      seats: [{ hand: ['another-day'] }, { hand: ['crisis'] }],
      ruins: ['peek', 'mimic', 'embody', 'denial'],
    },
    moves: ['0 ability another-day'],
    illegal: { move: '0 draw', clause: 'KK-85' },
    view: {
      '0': { seats: [{ hand: [15] }, {}], sourceCount: 0 },
      '1': { seats: [{ hand: null, handCount: 1 }, {}], sourceCount: 0, ruins: [22, 21, 18] },
    },
  },
];
