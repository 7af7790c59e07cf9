import type { Scenario } from '../../../testing/scenario.ts';
import { FORESIGHT } from './table-options.ts';

/** Two players before they decide to look; their hands are not dealt yet. */
const TO_LOOK = {
  options: FORESIGHT,
  pending: [{ type: 'foresight' }],
  seats: [{ hidden: [14, 2, 9] }, { hidden: [1, 3, 5] }],
  draw: 12,
};

/** The cards 2, 9 and 14 as a view numbers them. */
const SEEN = [1, 8, 13];

/** Chapter 11: Foresight. */
export const foresight: readonly Scenario[] = [
  {
    rule: ['KA-73', 'KAR-04'],
    says: 'AMIGO, Foresight: everybody may look once at their own hidden cards, before the hand is dealt',
    given: TO_LOOK,
    then: { deciding: [0, 1], seats: [{ hand: [] }, { hand: [] }] },
    legal: ['0 look', '0 skip', '1 look', '1 skip'],
    illegal: ['0 choose 1 2 3', '0 turn 1', '0 take'],
  },
  {
    rule: ['KAR-04', 'KA-73'],
    says: 'the look shows the three cards as a set without places, and to their owner only',
    given: TO_LOOK,
    moves: ['0 look'],
    then: { deciding: [1] },
    legal: '1 look',
    illegal: ['0 look', '0 skip'],
    view: {
      '0': { seats: [{ foreseen: SEEN, hiddenCount: 3 }, { foreseen: null }] },
      '1': { seats: [{ foreseen: null, hiddenCount: 3 }, { foreseen: null }] },
      onlooker: { seats: [{ foreseen: null }, { foreseen: null }] },
    },
  },
  {
    rule: ['KA-73', 'KAR-04', 'KA-11'],
    says: 'when all have decided, the hidden cards are shuffled and the setup goes on as usual',
    given: TO_LOOK,
    moves: ['0 look', '1 skip'],
    then: {
      seats: [
        { hand: 6, hidden: 3 },
        { hand: 6, hidden: 3 },
      ],
      draw: 0,
      deciding: [0, 1],
    },
    illegal: ['0 look', '1 look', '0 turn 1'],
    view: { '0': { seats: [{ foreseen: SEEN, hiddenCount: 3 }, {}] } },
  },
  {
    rule: 'KAR-04',
    says: 'whoever did not look has not seen anything and may not look later',
    given: { ...TO_LOOK, pending: [{ type: 'foresight', answers: [true, null] }] },
    moves: ['1 skip'],
    illegal: '1 look',
    view: { '1': { seats: [{ foreseen: null }, { foreseen: null }] } },
  },
  {
    rule: 'KAR-04',
    says: 'the look is over once the game has begun',
    given: { options: FORESIGHT, seats: [{ hand: [3], hidden: [9] }, { hand: [5] }] },
    legal: '0 play 3',
    illegal: ['0 look', '0 skip'],
  },
  {
    rule: 'KA-73',
    says: 'without Foresight nobody looks, neither during setup nor later',
    given: {
      pending: [{ type: 'choosing' }],
      seats: [
        { hand: 6, hidden: 3 },
        { hand: 6, hidden: 3 },
      ],
    },
    illegal: ['0 look', '0 skip'],
  },
  {
    rule: 'KA-73',
    says: 'without Foresight nobody looks during the game',
    given: { seats: [{ hand: [3], hidden: [9] }, { hand: [5] }] },
    illegal: '0 look',
    view: { '0': { seats: [{ foreseen: null }, {}] } },
  },
  {
    rule: ['KA-73', 'KA-34'],
    says: 'after a look hidden cards are still turned over blind',
    given: { options: FORESIGHT, seats: [{ hidden: [9, 2], foreseen: true }, { hand: [5] }], pile: [7] },
    legal: ['0 turn 1', '0 turn 2'],
    illegal: { move: '0 play 9', clause: 'KA-19', code: 'not-held' },
  },
  {
    rule: 'KAR-58',
    says: 'the game keeps showing the owner which of the seen cards are still hidden',
    given: { options: FORESIGHT, seats: [{ hidden: [14, 2, 9], foreseen: true }, { hand: [15] }], pile: [7] },
    moves: ['0 turn 3'],
    then: { pile: [7, 9] },
    illegal: { move: '0 look', clause: 'KA-18' },
    view: {
      '0': { seats: [{ foreseen: [1, 13], hiddenCount: 2 }, {}] },
      '1': { seats: [{ foreseen: null, hiddenCount: 2 }, {}] },
      onlooker: { seats: [{ foreseen: null, hiddenCount: 2 }, {}] },
    },
  },
  {
    rule: 'KAR-58',
    says: 'of identical seen cards one is forgotten for each that is turned over',
    given: { options: FORESIGHT, seats: [{ hidden: [9, 2, 9], foreseen: true }, { hand: [15] }], pile: [7] },
    moves: ['0 turn 1'],
    view: { '0': { seats: [{ foreseen: [1, 8] }, {}] } },
  },
  {
    rule: ['KAR-58', 'KA-35'],
    says: 'a seen card that failed is a hand card from then on',
    given: { options: FORESIGHT, seats: [{ hidden: [2, 9], foreseen: true }, { hand: [15] }], pile: [7] },
    moves: ['0 turn 1'],
    view: {
      '0': { seats: [{ hand: [1, 6], foreseen: [8] }, {}] },
      '1': { seats: [{ hand: null, foreseen: null }, {}] },
    },
  },
];
