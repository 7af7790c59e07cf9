import type { Scenario } from '../../../testing/scenario.ts';

/** Twelve cards: 11 to 16 once each, and three copies of BOTTOM and of FIVE. */
const TWELVE = {
  hand_cards: 4,
  hidden_cards: 1,
  cards_low: 0,
  cards_middle: 0,
  cards_high: 1,
  cards_table: 0,
  cards_give: 0,
};

/** KAR-61: a deck from which cards have been left out. */
export const cardsLeftOut: readonly Scenario[] = [
  {
    rule: 'KAR-61',
    says: 'of twelve cards eleven lie open or are named, so the unknown one is the 15',
    given: {
      options: TWELVE,
      seats: [{ hand: [11, 12, 13, 14] }, { hand: ['?', 16] }],
      out: ['bottom', 'bottom', 'bottom', 'five', 'five', 'five'],
    },
    moves: ['0 play 11', '1 play 15'],
    then: { seats: [{ hand: [12, 13, 14] }, { hand: [16] }], pile: [11, 15], deciding: [0] },
    illegal: { move: '1 play 16', clause: 'KA-18' },
  },
  {
    rule: 'KAR-61',
    says: 'where a deck has two copies of each low number, a third 3 is not there',
    given: { options: { cards_low: 2 }, seats: [{ hand: [3, 3, 3] }, { hand: [6, 6, 6] }] },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[2]', detail: '3: 2' },
  },
  {
    rule: ['KAR-61', 'KA-04'],
    says: 'two of them are, and of the 6 still three',
    given: { options: { cards_low: 2 }, seats: [{ hand: [3, 3, 9] }, { hand: [6, 6, 6] }] },
    legal: '0 play 3 3',
    illegal: { move: '0 play 9 9', clause: 'KA-23' },
  },
  {
    rule: 'KAR-61',
    says: 'a kind of Karma card may be left out altogether',
    given: { options: { cards_give: 0 }, seats: [{ hand: ['give', 5] }, { hand: [6] }] },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[0]', detail: 'give: 0' },
  },
  {
    rule: ['KAR-61', 'KA-77'],
    says: 'two decks have twice as many: a third FIVE is not there where each has one',
    given: {
      options: { edition: 'set', cards_five: 1 },
      seats: [{ hand: ['five', 'five', 'five'] }, ...new Array(6).fill({ hand: 2 })],
    },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[2]', detail: 'five: 2' },
  },
  {
    rule: ['KAR-61', 'KA-74'],
    says: 'with alternative triples there is no GIVE to be left out',
    given: {
      options: { edition: 'set', alternative_triples: true, cards_give: 1 },
      seats: [{ hand: [5] }, { hand: [6] }],
    },
    rejected: {
      code: 'do-not-go-together',
      place: 'options.cards_give',
      detail: 'alternative_triples; KA-74',
    },
  },
  {
    rule: 'KAR-61',
    says: 'from 18 high numbers and 12 Karma cards four players cannot be dealt nine cards each',
    given: { options: { cards_low: 0, cards_middle: 0 }, seats: new Array(4).fill({ hand: 3 }) },
    rejected: { code: 'not-enough-cards', place: 'options.cards_low', detail: '36 > 30; KAR-61' },
  },
  {
    rule: 'KAR-61',
    says: 'three players can: nine of the thirty are in their hands, and 21 lie on the draw pile',
    given: {
      options: { cards_low: 0, cards_middle: 0 },
      seats: [{ hand: [11, 12, 13] }, { hand: 3 }, { hand: 3 }],
      draw: 21,
    },
    moves: ['0 play 11'],
    then: { seats: [{ hand: 3 }, { hand: 3 }, { hand: 3 }], draw: 20 },
    illegal: { move: '0 play 12', clause: 'KA-18' },
  },
  {
    rule: 'KAR-61',
    says: 'a 31st card is not there',
    given: {
      options: { cards_low: 0, cards_middle: 0 },
      seats: [{ hand: 3 }, { hand: 3 }, { hand: 3 }],
      draw: 22,
    },
    rejected: { code: 'not-enough-cards', place: 'draw' },
  },
];
