import type { Scenario } from '../../../testing/scenario.ts';
import { ALTERNATIVE_TRIPLES, DRAW_BY_HAND, FORESIGHT, SET } from './table-options.ts';

const HAND = { hand: [1, 2, 3, 4, 5, 6] };
const OTHER_HAND = { hand: [7, 8, 9, 10, 11, 12] };

/** Moments that no game comes to, so that no position may claim them; each beside one that a game does come to. */
export const impossiblePositions: readonly Scenario[] = [
  {
    rule: 'KA-38',
    says: 'three identical cards in succession cannot lie on top of a pile',
    given: { seats: [{ hand: [5] }, { hand: [6] }], pile: [2, 14, 14, 14] },
    rejected: { code: 'impossible-position', place: 'pile', detail: 'KA-38' },
  },
  {
    rule: 'KA-38',
    says: 'three identical cards in succession cannot lie within a pile either',
    given: { seats: [{ hand: [5] }, { hand: [6] }], pile: [14, 14, 14, 2] },
    rejected: { code: 'impossible-position', place: 'pile', detail: 'KA-38' },
  },
  {
    rule: ['KA-38', 'KA-39'],
    says: 'three identical cards that do not lie in succession may lie on a pile',
    given: { seats: [{ hand: [15] }, { hand: [6] }], pile: [14, 14, 2, 14] },
    legal: '0 play 15',
  },
  {
    rule: ['KAR-44', 'KA-76'],
    says: 'what an alternative triple leaves to be given away may hold three more of the same card',
    given: {
      options: ALTERNATIVE_TRIPLES,
      seats: [{ hand: [5] }, { hand: [6] }, ...new Array(5).fill({ hand: 1 })],
      pile: [9, 9, 9],
      pending: [{ type: 'receiver', seat: 0 }],
    },
    moves: ['0 give 1'],
    then: { seats: [{}, { hand: [6, 9, 9, 9] }, {}, {}, {}, {}, {}], deciding: [0] },
  },
  {
    rule: ['KAR-44', 'KA-38'],
    says: 'they cannot lie there once it has been given away',
    given: {
      options: ALTERNATIVE_TRIPLES,
      seats: [{ hand: [5] }, { hand: [6] }, ...new Array(5).fill({ hand: 1 })],
      pile: [9, 9, 9],
    },
    rejected: { code: 'impossible-position', place: 'pile', detail: 'KA-38' },
  },
  {
    rule: 'KA-67',
    says: 'Give the Pile to a Friend cannot lie on the pile',
    given: { seats: [{ hand: [5] }, { hand: [6] }], pile: [2, 'give'] },
    rejected: { code: 'impossible-position', place: 'pile', detail: 'KA-67' },
  },
  {
    rule: 'KA-53',
    says: 'an extra play cannot be due where Play a Table Card does not lie on top',
    given: {
      seats: [{ hand: [5], open: [12] }, { hand: [6] }],
      pile: [9],
      pending: [{ type: 'extra', seat: 0 }],
    },
    rejected: { code: 'impossible-position', place: 'pile', detail: 'KA-53' },
  },
  {
    rule: 'KAR-13',
    says: 'where the card before is left out, it is the one under Play a Table Card',
    given: {
      seats: [{ hand: [5], open: [8, 9] }, { hand: [6] }],
      pile: [9, 'table'],
      pending: [{ type: 'extra', seat: 0 }],
    },
    legal: '0 play-open 9',
    illegal: '0 play-open 8',
  },
  {
    rule: 'KAR-13',
    says: 'no other card can have been on top before Play a Table Card',
    given: {
      seats: [{ hand: [5], open: [8, 9] }, { hand: [6] }],
      pile: [9, 'table'],
      pending: [{ type: 'extra', seat: 0, before: 8 }],
    },
    rejected: { code: 'impossible-position', place: 'pending[1].before', detail: 'KAR-13' },
  },
  {
    rule: 'KAR-39',
    says: 'a triple of Play a Table Card leaves no pile to the extra play that opens a new one',
    given: {
      seats: [{ hand: [5], open: [8] }, { hand: [6] }],
      pile: [9],
      pending: [{ type: 'extra', seat: 0, opens_pile: true }],
    },
    rejected: { code: 'impossible-position', place: 'pile', detail: 'KAR-39' },
  },
  {
    rule: 'KAR-30',
    says: 'nobody names who gets a pile that is not there',
    given: { seats: [{ hand: [5] }, { hand: [6] }], pending: [{ type: 'receiver', seat: 0 }] },
    rejected: { code: 'impossible-position', place: 'pile', detail: 'KAR-30' },
  },
  {
    rule: 'KA-76',
    says: 'nobody plays on after a pile was given away, without alternative triples',
    given: {
      options: SET,
      seats: [{ hand: [5] }, { hand: [6] }],
      pile: [9],
      pending: [{ type: 'receiver', seat: 0, plays_on: true }],
    },
    rejected: { code: 'impossible-position', place: 'pending[1].plays_on', detail: 'KA-76' },
  },
  {
    rule: 'KA-10',
    says: 'everybody holds six cards while the open ones are chosen',
    given: { seats: [HAND, { hand: [7, 8, 9] }], pending: [{ type: 'choosing' }] },
    rejected: { code: 'impossible-position', place: 'seats[1].hand', detail: 'KA-10' },
  },
  {
    rule: 'KA-11',
    says: 'nothing is open while the open cards are chosen',
    given: { seats: [{ ...HAND, open: [14] }, OTHER_HAND], pending: [{ type: 'choosing' }] },
    rejected: { code: 'impossible-position', place: 'seats[0].open', detail: 'KA-11' },
  },
  {
    rule: 'KA-14',
    says: 'there is no pile while the open cards are chosen',
    given: { seats: [HAND, OTHER_HAND], pile: [14], pending: [{ type: 'choosing' }] },
    rejected: { code: 'impossible-position', place: 'pile', detail: 'KA-14' },
  },
  {
    rule: 'KAR-01',
    says: 'when all have chosen, nobody chooses any more',
    given: {
      seats: [HAND, OTHER_HAND],
      pending: [
        {
          type: 'choosing',
          answers: [
            [1, 2, 3],
            [7, 8, 9],
          ],
        },
      ],
    },
    rejected: { code: 'impossible-position', place: 'pending[0].answers', detail: 'KAR-01' },
  },
  {
    rule: 'KA-73',
    says: 'nobody looks at hidden cards without Foresight',
    given: { seats: [{ hidden: 3 }, { hidden: 3 }], draw: 12, pending: [{ type: 'foresight' }] },
    rejected: { code: 'impossible-position', place: 'pending[0]', detail: 'KA-73' },
  },
  {
    rule: ['KA-73', 'KA-10'],
    says: 'with Foresight, six cards for each are still to be dealt',
    given: {
      options: FORESIGHT,
      seats: [{ hidden: 3 }, { hidden: 3 }],
      draw: 11,
      pending: [{ type: 'foresight' }],
    },
    rejected: { code: 'impossible-position', place: 'draw', detail: 'KA-10' },
  },
  {
    rule: 'KA-73',
    says: 'nobody has foreseen anything without Foresight',
    given: { seats: [{ hidden: [9], foreseen: true }, { hand: [5] }] },
    rejected: { code: 'impossible-position', place: 'seats[0].foreseen', detail: 'KA-73' },
  },
  {
    rule: 'KAR-48',
    says: 'nobody has a draw to make where drawing is automatic',
    given: { options: SET, seats: [{ hand: [5] }, { hand: [6], undrawn: true }], draw: 5 },
    rejected: { code: 'impossible-position', place: 'seats[1].undrawn', detail: 'KAR-48' },
  },
  {
    rule: ['KA-50', 'KAR-57'],
    says: 'whoever is on turn has forgotten the draw already',
    given: { options: DRAW_BY_HAND, seats: [{ hand: [5], undrawn: true }, { hand: [6] }], draw: 5 },
    rejected: { code: 'impossible-position', place: 'seats[0].undrawn', detail: 'KA-50' },
  },
  {
    rule: 'KA-71',
    says: 'a game that only one player has cards in is over',
    given: { seats: [{ hand: [9] }, {}] },
    rejected: { code: 'impossible-position', place: 'seats', detail: 'KA-71' },
  },
  {
    rule: ['KA-16', 'KAR-03'],
    says: 'AMIGO: the oldest player is the one who began',
    given: { options: { oldest: 1 }, seats: [{ hand: [5] }, { hand: [6] }], turn: 1 },
    then: { starter: 1 },
    illegal: { move: '0 play 5', clause: 'KA-18' },
  },
  {
    rule: ['KA-17', 'KAR-03'],
    says: 'SET: the left neighbour of the dealer is the one who began',
    given: { options: { ...SET, dealer: '2' }, seats: [{ hand: [5] }, { hand: [6] }, { hand: [7] }] },
    then: { starter: 0 },
    illegal: { move: '1 play 6', clause: 'KA-18' },
  },
  {
    rule: 'KA-17',
    says: 'SET: nobody else can have begun',
    given: {
      options: { ...SET, dealer: 0 },
      seats: [{ hand: [5] }, { hand: [6] }, { hand: [7] }],
      starter: 2,
    },
    rejected: { code: 'do-not-go-together', place: 'starter', detail: 'options.dealer 0' },
  },
  {
    rule: 'KA-01',
    says: 'a seat that is not there can neither be on turn nor have begun',
    given: { seats: [{ hand: [5] }, { hand: [6] }], turn: 2 },
    rejected: { code: 'no-such-seat', place: 'turn', detail: '0–1' },
  },
];
