import type { Scenario } from '../../../testing/scenario.ts';
import { SET } from './table-options.ts';

/** Six more players with cards nobody told: two decks are in play. */
const SIX_MORE = new Array(6).fill({ hand: 2 });

/** Chapter 11: two decks of the SET edition. */
export const twoDecks: readonly Scenario[] = [
  {
    rule: ['KA-77', 'KAR-41'],
    says: 'SET: two decks hold six cards of each kind, which may all be played together',
    given: { options: SET, seats: [{ hand: [9, 9, 9, 9, 9, 9] }, ...SIX_MORE], pile: [3] },
    legal: ['0 play 9', '0 play 9 9 9 9', '0 play 9 9 9 9 9 9'],
    illegal: { move: '0 play 9 9 9 9 9 9 9', clause: 'KA-23' },
  },
  {
    rule: 'KAR-41',
    says: 'SET: more than three at once, but no more than one holds',
    given: { options: SET, seats: [{ hand: ['five', 'five', 'five', 'five'] }, ...SIX_MORE], pile: [3] },
    legal: '0 play five five five five',
    illegal: { move: '0 play five five five five five', clause: 'KA-23' },
  },
  {
    rule: ['KA-02', 'KA-18'],
    says: 'SET: the turn goes round all seven players',
    given: {
      options: SET,
      turn: 6,
      seats: [{ hand: [12] }, ...new Array(5).fill({ hand: 2 }), { hand: [4, 9] }],
      pile: [3],
    },
    moves: ['6 play 9'],
    then: { deciding: [0] },
    legal: '0 play 12',
    illegal: '6 play 4',
  },
  {
    rule: 'KAR-40',
    says: 'SET: four identical cards at once are one triple, and all leave with the pile',
    given: { options: SET, seats: [{ hand: [9, 9, 9, 9, 4] }, ...SIX_MORE], pile: [3] },
    moves: ['0 play 9 9 9 9'],
    then: { pile: [], out: [3, 9, 9, 9, 9], deciding: [0] },
    legal: '0 play 4',
    illegal: { move: '0 take', clause: 'KAR-09' },
  },
  {
    rule: 'KAR-40',
    says: 'SET: two on two make one triple of four, and all leave with the pile',
    given: { options: SET, seats: [{ hand: [9, 9, 4, 4] }, ...SIX_MORE], pile: [3, 9, 9] },
    moves: ['0 play 9 9'],
    then: { pile: [], out: [3, 9, 9, 9, 9], deciding: [0] },
    legal: ['0 play 4', '0 play 4 4'],
  },
  {
    rule: ['KAR-40', 'KAR-39', 'KA-61'],
    says: 'SET: four Play a Table Card at once are one triple with one extra play',
    given: {
      options: SET,
      seats: [
        { hand: ['table', 'table', 'table', 'table'], open: [3, 4] },
        { hand: [5] },
        ...new Array(5).fill({ hand: 2 }),
      ],
      pile: [16],
    },
    moves: ['0 play table table table table', '0 play-open 3'],
    then: { pile: [3], out: [16, 'table', 'table', 'table', 'table'], deciding: [1] },
    illegal: { move: '0 play-open 4', clause: 'KA-18' },
  },
  {
    rule: ['KAR-38', 'KAR-31'],
    says: 'SET: four Give the Pile at once give the pile once and are no triple',
    given: {
      options: SET,
      seats: [
        { hand: ['give', 'give', 'give', 'give', 4] },
        { hand: [5] },
        ...new Array(5).fill({ hand: 2 }),
      ],
      pile: [3],
    },
    moves: ['0 play give give give give', '0 give 1'],
    then: { pile: [], out: ['give', 'give', 'give', 'give'], deciding: [1] },
    legal: ['1 play 3', '1 play 5'],
    illegal: { move: '0 play 4', clause: 'KA-18' },
  },
];
