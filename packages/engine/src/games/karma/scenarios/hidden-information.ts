import type { Scenario } from '../../../testing/scenario.ts';
import { SET } from './table-options.ts';

/** Chapter 15: who may see what, row by row. Cards in a view are numbers: 0 is the 1, 16 is Play a Table Card. */
export const hiddenInformation: readonly Scenario[] = [
  {
    rule: ['KA-09', 'KA-13'],
    says: 'hidden table cards are seen by nobody, their number by all',
    given: {
      seats: [
        { hand: [3], hidden: [9, 10] },
        { hand: [5], hidden: [11] },
      ],
    },
    illegal: { move: '0 look', clause: 'KA-73' },
    view: {
      '0': {
        seats: [
          { hiddenCount: 2, foreseen: null },
          { hiddenCount: 1, foreseen: null },
        ],
      },
      '1': {
        seats: [
          { hiddenCount: 2, foreseen: null },
          { hiddenCount: 1, foreseen: null },
        ],
      },
      onlooker: {
        seats: [
          { hiddenCount: 2, foreseen: null },
          { hiddenCount: 1, foreseen: null },
        ],
      },
    },
  },
  {
    rule: ['KA-34', 'KA-09'],
    says: 'once it is turned over, everybody sees a hidden card',
    given: { seats: [{ hidden: [9, 10] }, { hand: [15] }], pile: [7] },
    moves: ['0 turn 2'],
    illegal: { move: '0 turn 1', clause: 'KA-18' },
    view: {
      '1': { pile: [6, 9], pileTop: 9, seats: [{ hiddenCount: 1 }, {}] },
      onlooker: { pile: [6, 9], pileTop: 9, seats: [{ hiddenCount: 1 }, {}] },
    },
  },
  {
    rule: 'KA-10',
    says: 'the six cards of setup are seen by their owner at once, and by nobody else',
    given: {
      pending: [{ type: 'choosing' }],
      seats: [
        { hand: [1, 2, 3, 4, 5, 6], hidden: 3 },
        { hand: [7, 8, 9, 10, 11, 12], hidden: 3 },
      ],
    },
    view: {
      '0': { seats: [{ hand: [0, 1, 2, 3, 4, 5] }, { hand: null, handCount: 6 }] },
      '1': { seats: [{ hand: null, handCount: 6 }, { hand: [6, 7, 8, 9, 10, 11] }] },
      onlooker: {
        seats: [
          { hand: null, handCount: 6 },
          { hand: null, handCount: 6 },
        ],
      },
    },
  },
  {
    rule: ['KA-11', 'KAR-01'],
    says: 'a choice of open cards is seen by its owner only, until all have confirmed',
    given: {
      pending: [{ type: 'choosing', answers: [[1, 2, 3], null, null] }],
      seats: [
        { hand: [1, 2, 3, 4, 5, 6], hidden: 3 },
        { hand: [7, 8, 9, 10, 11, 12], hidden: 3 },
        { hand: 6, hidden: 3 },
      ],
    },
    moves: ['1 choose 7 8 9'],
    then: { deciding: [2] },
    illegal: '0 choose 4 5 6',
    view: {
      '0': { pending: [{ type: 'choosing', answers: [[0, 1, 2], [], null] }] },
      '1': { pending: [{ type: 'choosing', answers: [[], [6, 7, 8], null] }] },
      '2': {
        pending: [{ type: 'choosing', answers: [[], [], null] }],
        seats: [{ open: [] }, { open: [] }, { open: [] }],
      },
      onlooker: { pending: [{ type: 'choosing', answers: [[], [], null] }] },
    },
  },
  {
    rule: ['KA-11', 'KA-13'],
    says: 'open table cards are seen by all',
    given: {
      seats: [
        { hand: [3], open: [9, 'give'] },
        { hand: [5], open: ['table'] },
      ],
    },
    view: {
      '0': { seats: [{ open: [8, 19] }, { open: [16] }] },
      '1': { seats: [{ open: [8, 19] }, { open: [16] }] },
      onlooker: { seats: [{ open: [8, 19] }, { open: [16] }] },
    },
  },
  {
    rule: 'KA-12',
    says: 'a hand is seen by its owner only, its size by all',
    given: { seats: [{ hand: [3, 'bottom'] }, { hand: [5] }] },
    view: {
      '0': {
        seats: [
          { hand: [2, 17], handCount: 2 },
          { hand: null, handCount: 1 },
        ],
      },
      '1': {
        seats: [
          { hand: null, handCount: 2 },
          { hand: [4], handCount: 1 },
        ],
      },
      onlooker: {
        seats: [
          { hand: null, handCount: 2 },
          { hand: null, handCount: 1 },
        ],
      },
    },
  },
  {
    rule: 'KA-14',
    says: 'of the draw pile everybody sees how many cards it has',
    given: { seats: [{ hand: [3, 4, 5] }, { hand: [6, 7, 8] }], draw: [1, 2] },
    view: { '0': { drawCount: 2 }, '1': { drawCount: 2 }, onlooker: { drawCount: 2 } },
  },
  {
    rule: ['KA-45', 'KAR-49'],
    says: 'a drawn card is seen by the drawer at once; the others see only that one was drawn',
    given: { seats: [{ hand: [3, 4, 5] }, { hand: [6, 7, 8] }], draw: [1, 2] },
    moves: ['0 play 3'],
    illegal: { move: '0 play 4', clause: 'KA-18' },
    view: {
      '0': { seats: [{ hand: [1, 3, 4] }, {}], drawCount: 1 },
      '1': { seats: [{ hand: null, handCount: 3 }, {}], drawCount: 1 },
      onlooker: { seats: [{ hand: null, handCount: 3 }, {}], drawCount: 1 },
    },
  },
  {
    rule: ['KA-14', 'KA-63'],
    says: 'the pile lies open: everybody sees its top card, its size and what lies beneath',
    given: { seats: [{ hand: [9] }, { hand: [5] }], pile: [7, 'table', 8] },
    view: {
      '0': { pile: [6, 16, 7], pileTop: 7, pileCount: 3 },
      '1': { pile: [6, 16, 7], pileTop: 7, pileCount: 3 },
      onlooker: { pile: [6, 16, 7], pileTop: 7, pileCount: 3 },
    },
  },
  {
    rule: 'KA-14',
    says: 'a table may leave the lower cards of the pile to memory; top and size are always seen',
    given: { options: { pile_visible: false }, seats: [{ hand: [9] }, { hand: [5] }], pile: [7, 'table', 8] },
    view: {
      '0': { pile: null, pileTop: 7, pileCount: 3 },
      '1': { pile: null, pileTop: 7, pileCount: 3 },
      onlooker: { pile: null, pileTop: 7, pileCount: 3 },
    },
  },
  {
    rule: ['KA-14', 'KA-62'],
    says: 'where the pile is left to memory, the card that Bottoms Up brings up is seen as the new top',
    given: {
      options: { pile_visible: false },
      seats: [{ hand: ['bottom', 3] }, { hand: [15] }],
      pile: [7, 8],
    },
    moves: ['0 play bottom'],
    view: {
      '0': { pile: null, pileTop: 6, pileCount: 3 },
      onlooker: { pile: null, pileTop: 6, pileCount: 3 },
    },
  },
  {
    rule: 'KA-14',
    says: 'an empty pile has no top card',
    given: { options: { pile_visible: false }, seats: [{ hand: [9] }, { hand: [5] }] },
    illegal: { move: '0 take', clause: 'KAR-09' },
    view: { '0': { pile: null, pileTop: null, pileCount: 0 } },
  },
  {
    rule: ['KA-37', 'KA-42'],
    says: 'a pile that was taken is hand from then on and not shown to others',
    given: { seats: [{ hand: [3] }, { hand: [5] }], pile: [7, 8] },
    moves: ['0 take'],
    illegal: { move: '0 play 7', clause: 'KA-18' },
    view: {
      '0': { seats: [{ hand: [2, 6, 7] }, {}], pileCount: 0 },
      '1': { seats: [{ hand: null, handCount: 3 }, {}], pile: [], pileCount: 0 },
      onlooker: { seats: [{ hand: null, handCount: 3 }, {}], pile: [], pileCount: 0 },
    },
  },
  {
    rule: ['KA-37', 'KA-68'],
    says: 'a pile that was given is hand from then on, seen by the receiver and not by the giver',
    given: { seats: [{ hand: ['give', 3] }, { hand: [5] }], pile: [7, 8] },
    moves: ['0 play give', '0 give 1'],
    illegal: { move: '0 give 1', clause: 'KA-18' },
    view: {
      '0': { seats: [{}, { hand: null, handCount: 3 }], pileCount: 0 },
      '1': { seats: [{}, { hand: [4, 6, 7] }], pileCount: 0 },
    },
  },
  {
    rule: 'KA-35',
    says: 'AMIGO: a turned card that failed is part of the hand of whoever took it',
    given: { seats: [{ hidden: [2, 9] }, { hand: [15] }], pile: [7] },
    moves: ['0 turn 1'],
    illegal: { move: '0 turn 1', clause: 'KA-18' },
    view: {
      '0': { seats: [{ hand: [1, 6], hiddenCount: 1 }, {}] },
      '1': { seats: [{ hand: null, handCount: 2, hiddenCount: 1 }, {}] },
    },
  },
  {
    rule: ['KA-38', 'KA-67'],
    says: 'cards out of the game are seen by all',
    given: { seats: [{ hand: [9, 3] }, { hand: [5] }], pile: [4, 9, 9], out: ['give'] },
    moves: ['0 play 9'],
    illegal: { move: '1 play 5', clause: 'KA-18' },
    view: {
      '0': { out: [19, 3, 8, 8, 8] },
      '1': { out: [19, 3, 8, 8, 8] },
      onlooker: { out: [19, 3, 8, 8, 8] },
    },
  },
  {
    rule: ['KAR-11', 'KAR-12'],
    says: 'SET: what is offered does not tell whether a hidden card fits: here it would',
    given: { options: SET, seats: [{ hidden: [16] }, { hand: [5] }], pile: [9] },
    legal: '0 turn 1',
    illegal: '0 take',
  },
  {
    rule: ['KAR-11', 'KAR-12'],
    says: 'SET: what is offered does not tell whether a hidden card fits: here it would not',
    given: { options: SET, seats: [{ hidden: [1] }, { hand: [5] }], pile: [9] },
    legal: '0 turn 1',
    illegal: '0 take',
  },
];
