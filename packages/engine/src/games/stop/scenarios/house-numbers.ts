import type { Scenario } from '../../../testing/scenario.ts';
import { RACE } from './table-options.ts';

const LEFT_IN_HAND = {
  seats: [
    { hand: ['blue-4'] },
    { hand: ['free-choice', 'red-swap', 'red-plus-x', 'red-skip', 'red-2', 'red-9'] },
  ],
  pile: ['blue-7'],
};

/** STR-72: numbers that a table has changed. */
export const houseNumbers: readonly Scenario[] = [
  {
    rule: 'STR-72',
    says: 'cards count what the house says: 1 + 50 + 3 + 4 + 0, and a 9 still counts 9',
    given: {
      ...LEFT_IN_HAND,
      options: {
        ...RACE,
        penalty_free_choice: 1,
        penalty_swap: 50,
        penalty_plus_x: 3,
        penalty_skip: 4,
        penalty_two: 0,
      },
    },
    moves: ['0 play blue-4 stop'],
    then: { seats: [{ points: 0 }, { points: 67 }] },
    illegal: { move: '0 play blue-4 left', clause: 'ST-08' },
  },
  {
    rule: ['STR-72', 'ST-25', 'ST-26'],
    says: 'where the house says nothing they count 50 + 40 + 30 + 20 + 10 + 9',
    given: { ...LEFT_IN_HAND, options: RACE },
    moves: ['0 play blue-4 stop'],
    then: { seats: [{ points: 0 }, { points: 159 }] },
    illegal: { move: '0 play blue-4 left', clause: 'ST-08' },
  },
  {
    rule: 'STR-72',
    says: 'the next round is dealt with as many cards as the house says',
    given: { ...LEFT_IN_HAND, options: { ...RACE, hand_cards: 4, opening_number_only: true } },
    moves: ['0 play blue-4 stop'],
    then: { seats: [{ hand: 4 }, { hand: 4 }], stock: 103 },
    illegal: { move: '0 play blue-4 left', clause: 'ST-08' },
  },
  {
    rule: 'STR-72',
    says: 'ten players cannot be dealt eight cards each: of 112 cards 33 have to be left',
    given: { options: { hand_cards: 8 }, seats: new Array(10).fill({ hand: 1 }), pile: ['blue-7'] },
    rejected: { code: 'not-enough-cards', place: 'options.hand_cards', detail: '80 > 79' },
  },
];
