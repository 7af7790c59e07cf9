import type { Scenario } from '../../../testing/scenario.ts';

/** KKR-92: numbers that a table has changed. */
export const houseNumbers: readonly Scenario[] = [
  {
    rule: 'KKR-92',
    says: 'without rings a life with too few points brings none, and a new life may have eight cards',
    given: {
      options: { rings: 0, new_life: 8 },
      seats: [{ deeds: ['vengeance'] }, { hand: ['crisis'] }],
      source: 9,
    },
    then: { seats: [{ rung: 'dung-beetle', rings: 0, deck: 8 }, {}], source: 1, deciding: [1] },
    illegal: { move: '0 rings 1', clause: 'KK-35' },
  },
  {
    rule: ['KKR-92', 'KK-56', 'KK-62'],
    says: 'where the table says nothing there is a ring, and six cards',
    given: { seats: [{ deeds: ['vengeance'] }, { hand: ['crisis'] }], source: 9 },
    then: { seats: [{ rung: 'dung-beetle', rings: 1, deck: 6 }, {}], source: 3, deciding: [1] },
    illegal: { move: '0 rings 1', clause: 'KK-35' },
  },
  {
    rule: ['KKR-92', 'KKR-65'],
    says: 'nobody holds rings that the house does not have',
    given: {
      options: { rings: 2 },
      seats: [
        { hand: ['peek'], rings: 2 },
        { hand: ['crisis'], rings: 1 },
      ],
    },
    rejected: { code: 'impossible-position', place: 'seats', detail: 'KKR-65' },
  },
  {
    rule: 'KKR-92',
    says: 'where the lowest rung needs three points, one card of three is enough',
    given: {
      options: { rung_points: 3 },
      seats: [{ deeds: ['vengeance'] }, { hand: ['crisis'] }],
      source: 6,
    },
    then: { seats: [{ rung: 'snake', rings: 0 }, {}], deciding: [1] },
    illegal: { move: '0 rings 1', clause: 'KK-35' },
  },
  {
    rule: 'KKR-92',
    says: 'and the ape needs six: five do not suffice',
    given: {
      options: { rung_points: 3 },
      seats: [{ deeds: ['vengeance', 'crisis'], rung: 'ape' }, { hand: ['crisis'] }],
      source: 6,
    },
    then: { seats: [{ rung: 'ape', rings: 1 }, {}], outcome: null },
    illegal: { move: '0 rings 1', clause: 'KK-35' },
  },
];
