import type { Scenario } from '../../../testing/scenario.ts';
import { RACE } from './table-options.ts';

const LOCK = [{ type: 'turn', seat: 1 }, { type: 'interjecting' }];

/** Seat 1 is on turn and has stored its second-to-last card without the call. */
const STORED = {
  seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['blue-5', 'red-5'] }, { hand: ['red-8'] }],
  pile: ['blue-4'],
  stock: ['green-1', 'green-3', 'green-4', 'green-5'],
  pending: LOCK,
  stored: 'play blue-5',
};

/** Seat 0 has laid a 2 and holds the other one; seat 1 has accepted to draw two. */
const ACCEPTED = {
  seats: [
    { hand: ['blue-2', 'red-1', 'red-3'] },
    { hand: ['blue-0', 'red-5'] },
    { hand: ['red-8', 'red-4'] },
  ],
  pile: ['blue-7', 'blue-2'],
  stock: ['green-1', 'green-3', 'green-4', 'green-5', 'green-7'],
  pending: [{ type: 'two', seat: 1 }, { type: 'interjecting' }],
  stored: 'accept',
};

/** Rulings 12.1 in real time: the lock, the stored move, answer times. */
export const realTime: readonly Scenario[] = [
  {
    rule: ['STR-01', 'STR-02'],
    says: 'of two equal cards thrown in, the first counts, and the later one stays in hand',
    given: {
      options: RACE,
      seats: [
        { hand: ['red-1', 'red-3'] },
        { hand: ['blue-6', 'red-5', 'red-7'] },
        { hand: ['red-8', 'red-4'] },
      ],
      pile: ['blue-6'],
      turn: 0,
    },
    moves: ['1 interject blue-6'],
    then: { seats: [{}, { hand: ['red-5', 'red-7'] }, { hand: ['red-8', 'red-4'] }], deciding: [2] },
    illegal: { move: '0 play red-1', clause: 'ST-08' },
  },
  {
    rule: ['STR-01', 'STR-02', 'ST-08'],
    says: 'a move for a turn that has gone by is refused without penalty',
    given: {
      options: RACE,
      seats: [{ hand: ['blue-5', 'red-3'] }, { hand: ['blue-4', 'red-5', 'red-7'] }, { hand: ['red-8'] }],
      pile: ['blue-4'],
      turn: 0,
      stock: ['green-1', 'green-3'],
    },
    moves: ['1 interject blue-4'],
    then: { seats: [{ hand: ['blue-5', 'red-3'] }, {}, {}], stock: ['green-1', 'green-3'], deciding: [2] },
    illegal: '0 play blue-5 achtung',
  },
  {
    rule: ['STR-02', 'STR-01'],
    says: 'an illegal attempt changes nothing',
    given: { options: RACE, seats: [{ hand: ['red-5', 'red-3'] }, { hand: ['red-8'] }], pile: ['blue-4'] },
    then: { seats: [{ hand: ['red-5', 'red-3'] }, {}], deciding: [0], turns: 0, countdown: 0 },
    illegal: [
      { move: '0 play red-5', clause: 'ST-10' },
      { move: '1 play red-8', clause: 'ST-08' },
    ],
  },
  {
    rule: ['STR-03', 'ST-15'],
    says: 'a number card on top starts a lock in which only interjections are carried out',
    given: {
      seats: [
        { hand: ['blue-4', 'red-1', 'red-3'] },
        { hand: ['blue-5', 'red-5'] },
        { hand: ['blue-4', 'red-8'] },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4', '1 play blue-5 achtung'],
    then: {
      pile: ['blue-7', 'blue-4'],
      pending: LOCK,
      stored: 'play blue-5 achtung',
      deciding: [],
      countdown: 1,
    },
    legal: ['2 interject blue-4 achtung', 'clock time-out'],
    illegal: [
      '2 pass',
      '0 pass',
      { move: '1 draw', clause: 'STR-66' },
      { move: '0 draw', clause: 'ST-08' },
      { move: '2 interject red-8', clause: 'ST-15' },
    ],
  },
  {
    rule: ['STR-03', 'STR-66'],
    says: 'the stored move is carried out when the lock ends',
    given: {
      seats: [
        { hand: ['blue-4', 'red-1', 'red-3'] },
        { hand: ['blue-5', 'red-5'] },
        { hand: ['blue-4', 'red-8'] },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4', '1 play blue-5 achtung', 'clock time-out'],
    then: {
      pile: ['blue-7', 'blue-4', 'blue-5'],
      seats: [{}, { hand: ['red-5'] }, {}],
      pending: [{ type: 'turn', seat: 2 }, { type: 'interjecting' }],
      countdown: 3,
    },
    illegal: { move: '1 play red-5', clause: 'ST-08' },
  },
  {
    rule: ['STR-03', 'STR-66'],
    says: 'a stored move is dropped when an interjection gives the turn to somebody else',
    given: {
      seats: [
        { hand: ['blue-4', 'red-1', 'red-3'] },
        { hand: ['blue-5', 'red-5'] },
        { hand: ['blue-4', 'red-8'] },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4', '1 play blue-5 achtung', '2 interject blue-4 achtung', 'clock time-out'],
    then: {
      pile: ['blue-7', 'blue-4', 'blue-4'],
      seats: [{}, { hand: ['blue-5', 'red-5'] }, { hand: ['red-8'] }],
      pending: [{ type: 'turn', seat: 0 }],
      deciding: [0],
    },
    illegal: [
      { move: '1 play blue-5', clause: 'ST-08' },
      { move: '2 pass', clause: 'ST-08' },
    ],
  },
  {
    rule: ['STR-03', 'STR-66', 'STR-34'],
    says: 'a stored move is kept if the turn stays with its player',
    given: {
      seats: [
        { hand: ['blue-4', 'blue-4', 'red-1', 'red-3'] },
        { hand: ['blue-5', 'red-5', 'red-7'] },
        { hand: ['red-8'] },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4', '1 play blue-5', '0 interject blue-4', 'clock time-out'],
    then: { pile: ['blue-7', 'blue-4', 'blue-4', 'blue-5'], seats: [{ hand: 2 }, { hand: 2 }, {}] },
    illegal: { move: '1 play red-5', clause: 'ST-08' },
  },
  {
    rule: ['STR-03', 'STR-66', 'STR-23'],
    says: 'a stored draw is dropped when a 2 thrown on an opening 2 hits its player, who may then store an answer',
    given: {
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['red-5'] }, { hand: ['blue-2', 'red-8', 'red-7'] }],
      pile: ['blue-2'],
      stock: ['green-1', 'green-3', 'green-4'],
      pending: [{ type: 'turn', seat: 0 }, { type: 'interjecting' }],
      stored: 'draw',
    },
    moves: ['2 interject blue-2', '0 accept', 'clock time-out'],
    then: {
      seats: [{ hand: ['red-1', 'red-3', 'green-3', 'green-4'] }, {}, {}],
      stock: ['green-1'],
      pending: [{ type: 'turn', seat: 1 }],
    },
    illegal: { move: '0 draw', clause: 'ST-08' },
  },
  {
    rule: ['STR-66', 'ST-19', 'ST-20'],
    says: 'until the lock ends a call can be added to the stored card, which does not lie on the pile yet',
    given: STORED,
    moves: ['1 play blue-5 achtung', 'clock time-out'],
    then: { pile: ['blue-4', 'blue-5'], seats: [{}, { hand: ['red-5'] }, {}], stock: 4 },
    illegal: { move: '1 play red-5', clause: 'ST-08' },
  },
  {
    rule: ['STR-66', 'ST-20'],
    says: 'apart from the call the stored move stands, and without it the penalty is due',
    given: STORED,
    moves: ['clock time-out'],
    then: { pile: ['blue-4', 'blue-5'], seats: [{}, { hand: 3 }, {}], stock: 2 },
    illegal: { move: '1 play red-5', clause: 'ST-08' },
  },
  {
    rule: 'STR-66',
    says: 'another card, another move or the same once more cannot be stored instead',
    given: { ...STORED, seats: [{ hand: 2 }, { hand: ['blue-5', 'blue-7'] }, { hand: ['red-8'] }] },
    legal: '1 play blue-5 achtung',
    illegal: ['1 play blue-5', '1 play blue-5 stop', '1 play blue-7 achtung', '1 draw'].map((move) => ({
      move,
      code: 'already-stored',
    })),
  },
  {
    rule: 'STR-66',
    says: 'a call that was added cannot be taken back',
    given: STORED,
    moves: ['1 play blue-5 achtung'],
    then: { stored: 'play blue-5 achtung', countdown: 0 },
    illegal: ['1 play blue-5', '1 play blue-5 achtung'],
  },
  {
    rule: ['STR-66', 'STR-14', 'STR-15'],
    says: 'with Free Choice and a card as the last two, both calls can be added one after the other',
    given: {
      ...STORED,
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['free-choice', 'green-7'] }, { hand: ['red-8'] }],
      stored: 'play free-choice green-7',
    },
    moves: ['1 play free-choice green-7 achtung', '1 play free-choice green-7 stop'],
    then: { stored: 'play free-choice green-7 achtung stop' },
    legal: 'clock time-out',
    illegal: '1 play free-choice green-7',
  },
  {
    rule: ['STR-66', 'STR-15'],
    says: 'a Stop alone adds nothing where the Achtung is missing',
    given: {
      ...STORED,
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['free-choice', 'green-7'] }, { hand: ['red-8'] }],
      stored: 'play free-choice green-7',
    },
    legal: ['1 play free-choice green-7 achtung', '1 play free-choice green-7 achtung stop'],
    illegal: '1 play free-choice green-7 stop',
  },
  {
    rule: ['STR-66', 'STR-13'],
    says: 'where the table calls for everybody there is nothing to add',
    given: { ...STORED, options: { auto_call: true } },
    then: { stored: 'play blue-5' },
    legal: 'clock time-out',
    illegal: '1 play blue-5 achtung',
  },
  {
    rule: ['STR-66', 'STR-03', 'ST-55'],
    says: 'a Free Choice that is stored needs its card as on any turn',
    given: {
      seats: [{ hand: 2 }, { hand: ['free-choice', 'green-7', 'green-8'] }, { hand: ['red-8'] }],
      pile: ['blue-4'],
      pending: LOCK,
    },
    legal: '1 play free-choice green-7 achtung',
    illegal: { move: '1 play free-choice', clause: 'ST-54' },
  },
  {
    rule: ['STR-70', 'STR-35', 'STR-06'],
    says: 'a stored acceptance falls when the attack grows, and the player is asked again',
    given: ACCEPTED,
    moves: ['0 interject blue-2', 'clock time-out'],
    then: {
      deciding: [1],
      pending: [{ type: 'two', seat: 1, sum: 4 }],
      seats: [{}, { hand: ['blue-0', 'red-5'] }, {}],
      stock: 5,
    },
    legal: ['1 accept', '1 play blue-0 achtung'],
    illegal: { move: '2 accept', clause: 'ST-08' },
  },
  {
    rule: ['STR-70', 'STR-66'],
    says: 'already in the new lock nothing is stored any more',
    given: ACCEPTED,
    moves: ['0 interject blue-2'],
    view: { '1': { stored: null } },
    legal: ['1 accept', '1 play blue-0'],
    illegal: { move: '1 draw', clause: 'STR-39' },
  },
  {
    rule: ['STR-70', 'STR-03'],
    says: 'an acceptance stands as long as the attack does not grow',
    given: ACCEPTED,
    moves: ['clock time-out'],
    then: { seats: [{}, { hand: 4 }, {}], pending: [{ type: 'turn', seat: 2 }] },
    illegal: { move: '1 accept', clause: 'ST-08' },
  },
  {
    rule: ['STR-66', 'STR-37'],
    says: 'a stored way out is kept when the attack grows, and cancels the whole sum',
    given: { ...ACCEPTED, stored: 'play blue-0 achtung' },
    moves: ['0 interject blue-2', 'clock time-out'],
    then: {
      pile: ['blue-7', 'blue-2', 'blue-2', 'blue-0'],
      seats: [{}, { hand: ['red-5'] }, {}],
      pending: [{ type: 'turn', seat: 2 }, { type: 'interjecting' }],
    },
    illegal: { move: '1 accept', clause: 'ST-08' },
  },
  {
    rule: ['STR-71', 'STR-35'],
    says: 'at a table that was made before, the acceptance stands although the attack grows',
    given: { ...ACCEPTED, options: { stored_accept_falls: false } },
    moves: ['0 interject blue-2', 'clock time-out'],
    then: { seats: [{}, { hand: 6 }, {}], stock: 1, pending: [{ type: 'turn', seat: 2 }] },
    illegal: { move: '1 accept', clause: 'ST-08' },
  },
  {
    rule: 'STR-66',
    says: 'nobody but its player sees a stored move',
    given: {
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['blue-5', 'red-5'] }, { hand: ['red-8'] }],
      pile: ['blue-4'],
      pending: LOCK,
      stored: 'draw',
    },
    view: {
      '0': { stored: null },
      '1': { stored: { seat: 1, move: { type: 'draw' } } },
      onlooker: { stored: null },
    },
    illegal: { move: '0 draw', clause: 'ST-08' },
  },
  {
    rule: 'STR-03',
    says: 'with a lock of nought it is a pure race: the ordinary move counts at once',
    given: {
      options: RACE,
      seats: [
        { hand: ['blue-4', 'red-1', 'red-3'] },
        { hand: ['blue-5', 'red-5'] },
        { hand: ['blue-4', 'red-8'] },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4', '1 play blue-5 achtung'],
    then: { pile: ['blue-7', 'blue-4', 'blue-5'], deciding: [2] },
    illegal: { move: '2 interject blue-4', clause: 'ST-15' },
  },
  {
    rule: ['STR-04', 'ST-15'],
    says: 'after the lock, and when others have drawn, the same card may still be thrown in',
    given: {
      seats: [{ hand: ['blue-4', 'red-1', 'red-3'] }, { hand: ['red-5'] }, { hand: ['blue-4', 'red-8'] }],
      pile: ['blue-7'],
      stock: ['green-1', 'green-3'],
    },
    moves: ['0 play blue-4', 'clock time-out', '1 draw'],
    then: { deciding: [2] },
    legal: '2 interject blue-4 achtung',
    illegal: '0 interject blue-7',
  },
  {
    rule: ['STR-04', 'ST-15'],
    says: 'once another card lies on top, it is too late',
    given: {
      seats: [
        { hand: ['blue-4', 'red-1', 'red-3'] },
        { hand: ['blue-5', 'red-5'] },
        { hand: ['blue-4', 'red-8'] },
      ],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4', 'clock time-out', '1 play blue-5 achtung'],
    illegal: '2 interject blue-4',
  },
  {
    rule: ['STR-06', 'ST-34'],
    says: 'the answer time of a 2 begins when the lock has ended, and then the cards are accepted',
    given: {
      seats: [{ hand: ['blue-2', 'red-1', 'red-3'] }, { hand: ['red-5'] }, { hand: ['red-8'] }],
      pile: ['blue-7'],
      stock: ['green-1', 'green-3', 'green-4'],
    },
    moves: ['0 play blue-2', 'clock time-out', 'clock time-out'],
    then: {
      seats: [{}, { hand: ['red-5', 'green-3', 'green-4'] }, {}],
      pending: [{ type: 'turn', seat: 2 }],
      countdown: 3,
    },
    illegal: { move: '1 accept', clause: 'ST-08' },
  },
  {
    rule: ['STR-06', 'ST-41'],
    says: 'there is no lock on a skip: its answer time runs at once, and then the player is passed over',
    given: {
      seats: [{ hand: ['blue-skip', 'red-1', 'red-3'] }, { hand: ['red-5'] }, { hand: ['red-8'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-skip', 'clock time-out'],
    then: { seats: [{}, { hand: ['red-5'] }, {}], deciding: [2], countdown: 2 },
    illegal: { move: '1 draw', clause: 'ST-08' },
  },
  {
    rule: ['STR-06', 'STR-10'],
    says: 'only the clock can say that time is up',
    given: {
      seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['blue-5'] }],
      pile: ['blue-skip'],
      pending: [{ type: 'skip', seat: 0 }],
    },
    legal: 'clock time-out',
    illegal: ['0 time-out', '1 time-out'],
  },
  {
    rule: ['STR-10', 'ST-13'],
    says: 'when the time for a turn is up, one card is drawn',
    given: {
      seats: [{ hand: ['blue-1', 'red-3'] }, { hand: ['blue-5'] }],
      pile: ['blue-skip'],
      stock: ['green-1', 'green-3'],
    },
    moves: ['clock time-out'],
    then: { seats: [{ hand: ['blue-1', 'red-3', 'green-3'] }, {}], stock: ['green-1'], deciding: [1] },
    illegal: [
      { move: '1 accept', clause: 'ST-13' },
      { move: '1 time-out', clause: 'STR-10' },
    ],
  },
  {
    rule: ['STR-07', 'STR-06'],
    says: 'who has no way out is asked all the same',
    given: {
      seats: [{ hand: ['blue-skip', 'red-1', 'red-3'] }, { hand: ['red-5'] }, { hand: ['red-8'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-skip'],
    then: { deciding: [1], pending: [{ type: 'skip', seat: 1 }] },
    legal: ['1 accept', 'clock time-out'],
    illegal: { move: '2 accept', clause: 'ST-08' },
  },
  {
    rule: 'STR-07',
    says: 'the lock runs although nobody holds the second card',
    given: {
      seats: [{ hand: ['blue-4', 'red-1', 'red-3'] }, { hand: ['red-5'] }, { hand: ['red-8'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-4'],
    then: { pending: LOCK, deciding: [] },
    illegal: { move: '2 interject blue-4', clause: 'ST-15' },
  },
  {
    rule: 'STR-64',
    says: 'a table without limits leaves turns and answers to the players',
    given: {
      options: { interject_ms: 0, turn_ms: 0, response_ms: 0 },
      seats: [{ hand: ['blue-skip', 'red-3', 'red-1'] }, { hand: ['blue-5'] }],
      pile: ['blue-7'],
    },
    moves: ['0 play blue-skip'],
    legal: '1 accept',
    illegal: 'clock time-out',
  },
];
