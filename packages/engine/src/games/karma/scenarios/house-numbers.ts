import type { Scenario } from '../../../testing/scenario.ts';

/** KAR-60: numbers that a table has changed. */
export const houseNumbers: readonly Scenario[] = [
  {
    rule: 'KAR-60',
    says: 'where a full hand has five cards, whoever has two left draws three',
    given: { options: { full_hand: 5 }, seats: [{ hand: [5, 8, 9] }, { hand: [6, 7] }], draw: 6 },
    moves: ['0 play 5'],
    then: { seats: [{ hand: 5 }, { hand: 2 }], draw: 3 },
    illegal: { move: '0 play 8', clause: 'KA-18' },
  },
  {
    rule: ['KAR-60', 'KA-45'],
    says: 'where the table says nothing, whoever has two left draws one',
    given: { seats: [{ hand: [5, 8, 9] }, { hand: [6, 7] }], draw: 6 },
    moves: ['0 play 5'],
    then: { seats: [{ hand: 3 }, { hand: 2 }], draw: 5 },
    illegal: { move: '0 play 8', clause: 'KA-18' },
  },
  {
    rule: 'KAR-60',
    says: 'where two cards are laid open, three are one too many',
    given: {
      options: { hand_cards: 5, open_cards: 2, hidden_cards: 1 },
      pending: [{ type: 'choosing' }],
      seats: [
        { hand: [1, 2, 3, 14, 15], hidden: 1 },
        { hand: [4, 5, 6, 7, 8], hidden: 1 },
      ],
    },
    moves: ['0 choose 14 15', '1 choose 7 8'],
    then: { seats: [{ hand: [1, 2, 3], open: [14, 15] }, { hand: [4, 5, 6] }], deciding: [0] },
  },
  {
    rule: 'KAR-60',
    says: 'three cards cannot be chosen where two are laid open',
    given: {
      options: { open_cards: 2 },
      pending: [{ type: 'choosing' }],
      seats: [
        { hand: [1, 2, 3, 14, 15, 16], hidden: 3 },
        { hand: 6, hidden: 3 },
      ],
    },
    legal: '0 choose 15 16',
    illegal: { move: '0 choose 14 15 16', clause: 'KA-11', code: 'choose-three' },
  },
  {
    rule: 'KAR-60',
    says: 'a hand of six before the choice is none where five are dealt',
    given: {
      options: { hand_cards: 5 },
      pending: [{ type: 'choosing' }],
      seats: [
        { hand: 6, hidden: 3 },
        { hand: 5, hidden: 3 },
      ],
    },
    rejected: { code: 'impossible-position', place: 'seats[0].hand', detail: 'KA-10' },
  },
  {
    rule: 'KAR-60',
    says: 'there are not nine hand cards and three hidden ones for six players',
    given: { options: { hand_cards: 9 }, seats: new Array(6).fill({ hand: 3 }) },
    rejected: { code: 'not-enough-cards', place: 'options.hand_cards', detail: '72 > 60' },
  },
];
