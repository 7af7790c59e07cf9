import type { Scenario } from '../../../testing/scenario.ts';

const OTHER = { hand: ['heart-scales', 'scales-sun'] };

/** Nothing but the reaper fits the sun of the ant. */
const REAPER_ONLY = { seats: [{ hand: ['heart-sun', 'clover-sun', 'sun-reaper'] }, OTHER], seed: 2 };

/** sun (ant-1), two in the first card and one in the second: one foursome. */
const WITH_BUDDHA = {
  seats: [{ line: ['sun-sun-buddha', 'sun-heart', 'heart-clover'] }, OTHER],
  draw: 8,
  pending: [{ type: 'turn', seat: 0 }, { type: 'scoring' }],
};

/** What the clock does for whoever is late. */
export const time: readonly Scenario[] = [
  {
    rule: 'MK-175',
    says: 'the clock attaches the first hand card that fits and is no reaper',
    given: { seats: [{ hand: ['sun-reaper', 'clover-sun', 'sun-joker'] }, OTHER] },
    moves: ['clock time-out'],
    then: { deciding: 0, seats: [{ line: ['sun-joker'], hand: ['clover-sun', 'sun-reaper'] }, {}] },
    illegal: ['0 time-out', '1 time-out'],
  },
  {
    rule: ['MK-175', 'MK-174'],
    says: 'if none fits, it discards the first card in the order of the list',
    given: { seats: [{ hand: ['heart-sun', 'clover-sun', 'heart-reaper'] }, OTHER], seed: 2 },
    moves: ['clock time-out'],
    then: { discard: ['clover-sun'], seats: [{ hand: ['heart-sun', 'heart-reaper'] }, {}] },
    illegal: '0 time-out',
  },
  {
    rule: ['MK-195', 'MK-175'],
    says: 'if no other card fits, the clock attaches a reaper',
    given: REAPER_ONLY,
    moves: ['clock time-out'],
    then: {
      deciding: 0,
      discard: [],
      seats: [{ line: ['sun-reaper'], hand: ['clover-sun', 'heart-sun'] }, {}],
    },
    illegal: '0 time-out',
  },
  {
    rule: ['MK-197', 'MK-175'],
    says: 'at a table that was made before, the clock discards instead of attaching a reaper',
    given: { ...REAPER_ONLY, options: { clock_attaches_reapers: false } },
    moves: ['clock time-out'],
    then: { discard: ['clover-sun'], seats: [{ line: [], hand: ['heart-sun', 'sun-reaper'] }, {}] },
    illegal: '0 time-out',
  },
  {
    rule: ['MK-195', 'MK-176', 'MK-31'],
    says: 'the clock lays the leftmost card without a Buddha on the points pile',
    given: WITH_BUDDHA,
    moves: ['clock time-out'],
    then: {
      deciding: 1,
      seats: [{ points: ['sun-heart'] }, {}],
      discard: ['sun-sun-buddha', 'heart-clover'],
    },
    illegal: { move: '1 time-out', clause: 'MK-175' },
  },
  {
    rule: ['MK-197', 'MK-176'],
    says: 'at a table that was made before, it lays the leftmost card there, Buddha or not',
    given: { ...WITH_BUDDHA, options: { clock_spares_buddhas: false } },
    moves: ['clock time-out'],
    then: {
      deciding: 1,
      seats: [{ points: ['sun-sun-buddha'] }, {}],
      discard: ['sun-heart', 'heart-clover'],
    },
    illegal: { move: '1 time-out', clause: 'MK-175' },
  },
  {
    rule: ['MK-195', 'MK-176'],
    says: 'if every card of the line has a Buddha, the leftmost one goes',
    given: {
      // sun (ant-1), two and one more: one foursome
      seats: [{ line: ['sun-sun-buddha', 'sun-heart-buddha'] }, OTHER],
      draw: 8,
      pending: [{ type: 'turn', seat: 0 }, { type: 'scoring' }],
    },
    moves: ['clock time-out'],
    then: { deciding: 1, seats: [{ points: ['sun-sun-buddha'] }, {}], discard: ['sun-heart-buddha'] },
    illegal: { move: '1 time-out', clause: 'MK-175' },
  },
  {
    rule: 'MK-175',
    says: 'after the card action it ends the turn',
    given: { seats: [{ hand: ['heart-sun', 'clover-sun'] }, OTHER] },
    moves: ['0 discard heart-sun', 'clock time-out'],
    then: { deciding: 1 },
    illegal: '1 time-out',
  },
  {
    rule: 'MK-175',
    says: 'it takes the first gift in the order of asking and keeps the hand',
    given: {
      seats: [
        { hand: ['sun-heart', 'heart-heart'] },
        { hand: ['clover-sun'] },
        { hand: ['clover-heart', 'clover-clover'] },
      ],
      turn: 1,
    },
    moves: ['1 ask', '2 give clover-heart', 'clock time-out', 'clock time-out'],
    then: { deciding: 1, seats: [{ karma: 0 }, { line: ['clover-heart'] }, { karma: 1 }] },
    illegal: '1 time-out',
  },
  {
    rule: ['MK-175', 'MK-176'],
    says: 'it lays the leftmost card on the points pile, keeps nothing more and takes no second turn',
    given: {
      seats: [{ animal: 'cat-1', line: ['sun-sun', 'sun-heart', 'heart-clover'] }, OTHER],
      draw: 8,
      pending: [
        { type: 'turn', seat: 0 },
        { type: 'scoring', left: 1 },
      ],
    },
    moves: ['clock time-out', 'clock time-out'],
    then: {
      deciding: 1,
      seats: [{ points: ['sun-sun'], hand: 4 }, {}],
      discard: ['sun-heart', 'heart-clover'],
    },
    illegal: '1 time-out',
  },
  {
    rule: 'MK-175',
    says: 'a cow that is late passes the turn on, a dying chameleon imitates nothing',
    given: {
      seats: [
        { hand: ['sun-heart', 'heart-sun'], animal: 'cow-1' },
        { hand: ['scales-sun'], animal: 'chameleon-2' },
        { hand: 1, animal: 'cat-1' },
      ],
      draw: 8,
      stacks: { I: ['earthworm-1', 'earthworm-2', 'butterfly-1'] },
    },
    moves: [
      '0 attach sun-heart',
      '0 end',
      'clock time-out',
      '1 attach scales-sun',
      '1 end',
      'clock time-out',
    ],
    then: { deciding: 2, seats: [{}, { animal: 'butterfly-1', hand: 4 }, {}], discard: ['scales-sun'] },
    illegal: '2 time-out',
  },
  {
    rule: 'MK-175',
    says: 'without a limit the clock has no move',
    given: { options: { decision_ms: 0 }, seats: [{ hand: ['heart-sun'] }, OTHER] },
    legal: '0 ask',
    illegal: 'clock time-out',
  },
];
