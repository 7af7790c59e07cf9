import type { Scenario } from '../../../testing/scenario.ts';
import { ALTERNATIVE_TRIPLES, FORESIGHT, SET } from './table-options.ts';

/** Two players before they choose their open cards. */
const TO_CHOOSE = {
  pending: [{ type: 'choosing' }],
  seats: [
    { hand: [1, 2, 3, 14, 15, 'give'], hidden: 3 },
    { hand: [4, 5, 6, 7, 8, 9], hidden: 3 },
  ],
};

/** Chapters 1 and 2: frame, aim and setup. */
export const setup: readonly Scenario[] = [
  {
    rule: 'KA-01',
    says: 'two players are enough, and there is no third seat at their table',
    given: { seats: [{ hand: [5, 8] }, { hand: [6, 7] }] },
    moves: ['0 play 5'],
    then: { deciding: [1] },
    legal: '1 play 6',
    illegal: '2 play 6',
  },
  {
    rule: 'KA-01',
    says: 'six players share one deck',
    given: {
      turn: 5,
      seats: [{ hand: [5] }, { hand: 3 }, { hand: 3 }, { hand: 3 }, { hand: 3 }, { hand: [4, 9] }],
    },
    moves: ['5 play 4'],
    then: { deciding: [0] },
    illegal: '6 play 4',
  },
  {
    rule: ['KA-02', 'KA-77', 'KAR-05'],
    says: 'SET: twelve players share two decks, and twelve cards are left to draw',
    given: {
      options: SET,
      pending: [{ type: 'choosing' }],
      seats: new Array(12).fill({ hand: 6, hidden: 3 }),
      draw: 12,
    },
    moves: ['clock time-out'],
    then: { seats: new Array(12).fill({ hand: 3, open: 3, hidden: 3 }), draw: 12, deciding: [0] },
    illegal: { move: '12 take', clause: 'KA-01' },
  },
  {
    rule: ['KA-74', 'KAR-05'],
    says: 'SET: without the Give cards of two decks, twelve players leave six cards to draw',
    given: {
      options: ALTERNATIVE_TRIPLES,
      pending: [{ type: 'choosing' }],
      seats: new Array(12).fill({ hand: 6, hidden: 3 }),
      draw: 6,
    },
    moves: ['clock time-out'],
    then: { seats: new Array(12).fill({ hand: 3, open: 3, hidden: 3 }), draw: 6 },
    illegal: { move: '0 play give', clause: 'KA-19', code: 'not-held' },
  },
  {
    rule: 'KA-04',
    says: 'the deck has the numbers 1 to 16 and four kinds of Karma cards, and nothing else',
    given: { seats: [{ hand: [1, 16, 'table', 'bottom', 'five', 'give'] }, { hand: [5] }] },
    legal: ['0 play 1', '0 play 16', '0 play table', '0 play bottom', '0 play five', '0 play give'],
    illegal: [
      { move: '0 play 17', code: 'unknown-card' },
      { move: '0 play 0', code: 'unknown-card' },
      { move: '0 play joker', code: 'unknown-card' },
    ],
  },
  {
    rule: 'KA-04',
    says: 'there are three cards of each kind and never a fourth',
    given: { seats: [{ hand: [9, 9, 9] }, { hand: [5] }] },
    legal: '0 play 9 9 9',
    illegal: { move: '0 play 9 9 9 9', clause: 'KA-23', code: 'not-so-many' },
  },
  {
    rule: ['KA-05', 'KA-71'],
    says: 'whoever is rid of all cards in hand and on the table has reached the aim',
    given: { seats: [{ hand: [9] }, { hand: [5, 6] }], pile: [2] },
    moves: ['0 play 9'],
    then: { outcome: { winners: [0], losers: [1] } },
    illegal: '1 play 5',
  },
  {
    rule: 'KA-05',
    says: 'an empty hand is not enough while a table card is left',
    given: { seats: [{ hand: [9], open: [4] }, { hand: [5, 12] }], pile: [2] },
    moves: ['0 play 9'],
    then: { outcome: null, deciding: [1] },
    legal: '1 play 12',
  },
  {
    rule: ['KA-08', 'KA-14', 'KA-11'],
    says: 'nobody sees the shuffled cards that are left over, and nobody takes one before playing',
    given: {
      pending: [{ type: 'choosing' }],
      seats: [
        { hand: 6, hidden: 3 },
        { hand: 6, hidden: 3 },
      ],
      draw: 42,
    },
    then: { pile: [], draw: 42 },
    illegal: '0 draw',
    view: { '0': { drawCount: 42, pileCount: 0 }, onlooker: { drawCount: 42, pileCount: 0 } },
  },
  {
    rule: 'KA-09',
    says: 'there are three hidden cards and no fourth',
    given: { seats: [{ hidden: [1, 2, 3] }, { hand: [5] }] },
    legal: ['0 turn 1', '0 turn 2', '0 turn 3'],
    illegal: ['0 turn 4', '0 turn 0'],
  },
  {
    rule: 'KA-09',
    says: 'nobody looks at the hidden cards, their owner included',
    given: TO_CHOOSE,
    illegal: { move: '0 look', clause: 'KA-73' },
    view: {
      '0': {
        seats: [
          { hiddenCount: 3, foreseen: null },
          { hiddenCount: 3, foreseen: null },
        ],
      },
      onlooker: {
        seats: [
          { hiddenCount: 3, foreseen: null },
          { hiddenCount: 3, foreseen: null },
        ],
      },
    },
  },
  {
    rule: ['KA-10', 'KA-11'],
    says: 'after the hidden cards everybody gets six in hand, nine cards each',
    given: {
      options: FORESIGHT,
      pending: [{ type: 'foresight' }],
      seats: [{ hidden: 3 }, { hidden: 3 }],
      draw: 54,
    },
    moves: ['0 skip', '1 skip'],
    then: {
      seats: [
        { hand: 6, hidden: 3 },
        { hand: 6, hidden: 3 },
      ],
      draw: 42,
      deciding: [0, 1],
    },
    illegal: '0 take',
  },
  {
    rule: 'KA-11',
    says: 'three of the six own cards are chosen, no more, no fewer and no others',
    given: TO_CHOOSE,
    legal: ['0 choose 14 15 give', '0 choose 1 2 3', '1 choose 9 4 7'],
    illegal: ['0 choose 14 15', '0 choose 1 14 15 give', '0 choose 14 14 15', '0 choose 4 5 6'],
  },
  {
    rule: 'KA-11',
    says: 'identical cards may be chosen together as far as one holds them',
    given: {
      pending: [{ type: 'choosing' }],
      seats: [
        { hand: [7, 7, 8, 9, 10, 11], hidden: 3 },
        { hand: [1, 2, 3, 4, 5, 6], hidden: 3 },
      ],
    },
    legal: '0 choose 7 7 8',
    illegal: '0 choose 7 7 7',
  },
  {
    rule: 'KA-11',
    says: 'nobody plays before the open cards are chosen',
    given: TO_CHOOSE,
    illegal: ['0 play 15', '0 take', '0 turn 1', '0 give 1'],
  },
  {
    rule: ['KA-12', 'KA-13', 'KAR-02'],
    says: 'the cards not chosen stay in hand: three in hand, three open, three hidden, and no exchange later',
    given: TO_CHOOSE,
    moves: ['0 choose 14 15 give', '1 choose 4 5 6'],
    then: {
      seats: [
        { hand: [1, 2, 3], open: [14, 15, 'give'], hidden: 3 },
        { hand: [7, 8, 9], open: [4, 5, 6], hidden: 3 },
      ],
      deciding: [0],
    },
    legal: ['0 play 1', '0 play 2', '0 play 3'],
    illegal: '0 choose 1 2 3',
  },
  {
    rule: ['KA-14', 'KAR-09'],
    says: 'the pile is empty at first; it comes into being by playing',
    given: { ...TO_CHOOSE, draw: 4 },
    moves: ['0 choose 14 15 give', '1 choose 4 5 6'],
    then: { pile: [], draw: 4 },
    legal: '0 play 1',
    illegal: '0 take',
  },
  {
    rule: 'KAR-01',
    says: 'all choose at the same time, and a choice made stays secret and fixed until the last is made',
    given: TO_CHOOSE,
    moves: ['1 choose 4 5 6'],
    then: { deciding: [0], seats: [{ open: [] }, { hand: 6, open: [] }] },
    legal: '0 choose 1 2 3',
    illegal: '1 choose 7 8 9',
    view: {
      '0': { pending: [{ answers: [null, []] }], seats: [{}, { hand: null, handCount: 6, open: [] }] },
      '1': { pending: [{ answers: [null, [3, 4, 5]] }] },
      onlooker: { pending: [{ answers: [null, []] }], seats: [{}, { open: [] }] },
    },
  },
  {
    rule: 'KAR-01',
    says: 'once everybody has chosen, all open cards are revealed together',
    given: TO_CHOOSE,
    moves: ['1 choose 4 5 6', '0 choose 1 2 3'],
    then: { deciding: [0] },
    view: {
      '0': { seats: [{ open: [0, 1, 2] }, { open: [3, 4, 5], hand: null, handCount: 3 }] },
      '1': { seats: [{ open: [0, 1, 2], hand: null, handCount: 3 }, { open: [3, 4, 5] }] },
      onlooker: { seats: [{ open: [0, 1, 2] }, { open: [3, 4, 5] }] },
    },
  },
  {
    rule: 'KAR-01',
    says: 'when the time for choosing is up, Karma cards are laid open first, then the highest numbers',
    given: {
      pending: [{ type: 'choosing' }],
      seats: [
        { hand: [16, 'five', 2, 15, 1, 3], hidden: 3 },
        { hand: [4, 5, 6, 7, 8, 9], hidden: 3 },
      ],
    },
    moves: ['clock time-out'],
    then: {
      seats: [
        { open: ['five', 16, 15], hand: [1, 2, 3] },
        { open: [7, 8, 9], hand: [4, 5, 6] },
      ],
    },
  },
  {
    rule: 'KAR-01',
    says: 'whoever has chosen in time keeps that choice when the others are late',
    given: TO_CHOOSE,
    moves: ['1 choose 4 5 6', 'clock time-out'],
    then: {
      seats: [
        { open: [14, 15, 'give'], hand: [1, 2, 3] },
        { open: [4, 5, 6], hand: [7, 8, 9] },
      ],
    },
    illegal: { move: '1 choose 7 8 9', clause: 'KA-18' },
  },
  {
    rule: 'KAR-02',
    says: 'cards never move between hand and open table cards',
    given: { seats: [{ hand: [3, 4, 5], open: [9, 10, 11] }, { hand: [6] }], pile: [2] },
    legal: '0 play 3',
    illegal: '0 choose 3 4 5',
  },
];
