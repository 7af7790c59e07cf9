import type { Scenario } from '../../../testing/scenario.ts';
import { SET } from './table-options.ts';

/** Chapter 7: taking the pile. */
export const taking: readonly Scenario[] = [
  {
    rule: 'KA-42',
    says: 'AMIGO: whoever cannot play adds the complete pile to the hand',
    given: { seats: [{ hand: [3] }, { hand: [5] }], pile: [2, 'five', 4, 7] },
    moves: ['0 take'],
    then: { seats: [{ hand: [2, 3, 4, 7, 'five'] }, {}], pile: [], deciding: [1] },
    illegal: { move: '0 play 7', clause: 'KA-18' },
  },
  {
    rule: ['KA-42', 'KA-25', 'KAR-10'],
    says: 'AMIGO: whoever does not want to play takes the pile, too',
    given: { seats: [{ hand: [9] }, { hand: [5] }], pile: [7] },
    moves: ['0 take'],
    then: { seats: [{ hand: [7, 9] }, {}], pile: [], deciding: [1] },
    illegal: { move: '0 take', clause: 'KA-18' },
  },
  {
    rule: ['KA-43', 'KA-21'],
    says: 'SET: whoever cannot play must take the pile',
    given: { options: SET, seats: [{ hand: [3] }, { hand: [5] }], pile: [2, 7] },
    legal: '0 take',
    illegal: '0 play 3',
  },
  {
    rule: ['KA-43', 'KA-18'],
    says: 'SET: taking the complete pile ends the turn',
    given: { options: SET, seats: [{ hand: [3] }, { hand: [5] }], pile: [2, 7] },
    moves: ['0 take'],
    then: { seats: [{ hand: [2, 3, 7] }, {}], pile: [], deciding: [1] },
    illegal: '0 play 3',
  },
  {
    rule: ['KA-44', 'KAR-09'],
    says: 'after the pile is taken the next player opens a new one with any card',
    given: { seats: [{ hand: [3] }, { hand: [1, 16] }], pile: [16] },
    moves: ['0 take'],
    legal: ['1 play 1', '1 play 16'],
    illegal: '1 take',
  },
  {
    rule: 'KA-44',
    says: 'the next player is the next one clockwise who has cards',
    given: { seats: [{ hand: [3] }, {}, { hand: [1, 16] }], pile: [16] },
    moves: ['0 take'],
    then: { deciding: [2] },
    legal: '2 play 1',
    illegal: { move: '1 play 1', clause: 'KA-18' },
  },
  {
    rule: 'KAR-10',
    says: 'AMIGO: the pile may be taken instead of risking a hidden card',
    given: { seats: [{ hidden: [9] }, { hand: [5] }], pile: [7] },
    legal: ['0 turn 1', '0 take'],
  },
  {
    rule: ['KAR-10', 'KAR-09'],
    says: 'AMIGO: without a pile the hidden card must be risked',
    given: { seats: [{ hidden: [9] }, { hand: [5] }] },
    legal: '0 turn 1',
    illegal: '0 take',
  },
  {
    rule: 'KAR-10',
    says: 'AMIGO: the pile may be taken instead of the extra card of Play a Table Card',
    given: { seats: [{ hand: ['table'], open: [12] }, { hand: [5] }], pile: [7] },
    moves: ['0 play table', '0 take'],
    then: { seats: [{ hand: [7, 'table'], open: [12] }, {}], pile: [], deciding: [1] },
    illegal: { move: '0 play-open 12', clause: 'KA-18' },
  },
  {
    rule: 'KAR-11',
    says: 'SET: with only hidden cards left one must be turned',
    given: { options: SET, seats: [{ hidden: [1, 2] }, { hand: [5] }], pile: [16] },
    legal: ['0 turn 1', '0 turn 2'],
    illegal: '0 take',
  },
];
