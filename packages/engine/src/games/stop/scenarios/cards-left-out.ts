import type { Scenario } from '../../../testing/scenario.ts';
import { RACE } from './table-options.ts';

const LAST_CARD = { seats: [{ hand: ['blue-4'] }, { hand: ['red-9'] }], pile: ['blue-7'] };

/** STR-73: a deck from which cards have been left out. */
export const cardsLeftOut: readonly Scenario[] = [
  {
    rule: 'STR-73',
    says: 'the next round is dealt from 112 − 8 skips − 4 swaps − 5 Free Choice cards: 95 − 14 − 1 are left',
    given: { ...LAST_CARD, options: { ...RACE, cards_skip: 0, cards_swap: 1, cards_free_choice: 3 } },
    moves: ['0 play blue-4 stop'],
    then: { seats: [{ hand: 7 }, { hand: 7 }], stock: 80 },
    illegal: { move: '0 play blue-4 left', clause: 'ST-08' },
  },
  {
    rule: ['STR-73', 'ST-03'],
    says: 'where the house leaves nothing out, 112 − 14 − 1 are left',
    given: { ...LAST_CARD, options: RACE },
    moves: ['0 play blue-4 stop'],
    then: { seats: [{ hand: 7 }, { hand: 7 }], stock: 97 },
    illegal: { move: '0 play blue-4 left', clause: 'ST-08' },
  },
  {
    rule: 'STR-73',
    says: 'nobody holds a skip where there are none',
    given: { options: { cards_skip: 0 }, seats: [{ hand: ['red-skip'] }, { hand: 1 }], pile: ['blue-7'] },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[0]', detail: 'red-skip: 0' },
  },
  {
    rule: 'STR-73',
    says: 'where every other number is there once, a second blue 4 cannot be',
    given: { options: { cards_numbers: 1 }, seats: [{ hand: ['blue-4'] }, { hand: 1 }], pile: ['blue-4'] },
    rejected: { code: 'too-many-copies', place: 'pile[0]', detail: 'blue-4: 1' },
  },
  {
    rule: ['STR-73', 'ST-39'],
    says: 'but the one blue 9 still is the same card as the one blue 6',
    given: {
      options: { ...RACE, cards_numbers: 1 },
      seats: [{ hand: ['red-1', 'red-3', 'red-4'] }, { hand: ['blue-9', 'red-5', 'red-7'] }],
      pile: ['blue-6'],
    },
    legal: '1 interject blue-9',
    illegal: { move: '1 interject red-5', clause: 'ST-15' },
  },
  {
    rule: 'STR-73',
    says: 'eight numbers in four colours are 32: one has to be left, and five players would get 35',
    given: {
      options: { cards_zero: 0, cards_two: 0, cards_numbers: 1 },
      seats: new Array(5).fill({ hand: 1 }),
      pile: ['blue-7'],
    },
    rejected: { code: 'not-enough-cards', place: 'options.cards_zero', detail: '35 > 31; STR-73' },
  },
];
