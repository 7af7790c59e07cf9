import type { Scenario } from '../../../testing/scenario.ts';

const R = { hand: ['crisis'] };

/** KKR-84: what is done for whoever is late. */
export const time: readonly Scenario[] = [
  {
    rule: 'KKR-84',
    says: 'whoever is late passes if they may',
    given: { seats: [{ hand: ['peek'], deck: 3 }, R] },
    moves: ['clock time-out'],
    then: { seats: [{ hand: 2, deck: 2, future: [] }, {}], deciding: [1] },
    illegal: { move: '0 time-out', clause: 'KK-35' },
  },
  {
    rule: 'KKR-84',
    says: 'with an empty Deck a card goes to the Future',
    given: { seats: [{ hand: ['spite', 'peek'] }, R] },
    moves: ['clock time-out'],
    then: { seats: [{ hand: ['peek'], future: ['spite'] }, {}], deciding: [1] },
    illegal: { move: '1 time-out', clause: 'KKR-84', code: 'only-the-clock' },
  },
  {
    rule: 'KKR-84',
    says: 'an offer is refused',
    given: { seats: [{ hand: ['destiny'] }, R] },
    moves: ['0 ability destiny', 'clock time-out'],
    then: { ruins: ['destiny'], deciding: [1] },
    illegal: { move: '1 accept', clause: 'KK-44' },
  },
  {
    rule: 'KKR-84',
    says: 'the least is chosen: no rings, no card of Jubilee',
    given: { seats: [{ rings: 2 }, { hand: ['jubilee', 'peek'] }] },
    moves: ['clock time-out', '1 ability jubilee', 'clock time-out'],
    then: { seats: [{ rings: 3 }, { hand: ['peek'], deeds: [] }], deciding: [0] },
    illegal: { move: '1 done', clause: 'KK-85' },
  },
  {
    rule: 'KKR-84',
    says: 'who has to name a player names themselves if that is allowed',
    given: { seats: [{ hand: ['panic'], deck: ['spite', 'peek', 'mimic'] }, R] },
    moves: ['0 ability panic', 'clock time-out'],
    then: { seats: [{ deck: ['spite'] }, {}], ruins: ['peek'], deciding: [1] },
    illegal: { move: '0 pass', clause: 'KK-85' },
  },
  {
    rule: ['KKR-84', 'KKR-82'],
    says: 'the clock makes no other moves, and none where there is no time limit',
    given: { options: { decision_ms: 0 }, seats: [{ hand: ['peek'] }, R] },
    illegal: [
      { move: 'clock time-out', clause: 'KKR-84', code: 'no-time-limit' },
      { move: 'clock deed peek', clause: 'KKR-82', code: 'only-for-seats' },
      { move: 'clock draw', clause: 'KKR-82', code: 'only-for-seats' },
    ],
  },
];
