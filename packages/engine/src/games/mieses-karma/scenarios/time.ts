import type { Scenario } from '../../../testing/scenario.ts';

const OTHER = { hand: ['heart-scales', 'scales-sun'] };

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
    given: { seats: [{ hand: ['heart-sun', 'clover-sun', 'sun-reaper'] }, OTHER], seed: 2 },
    moves: ['clock time-out'],
    then: { discard: ['clover-sun'], seats: [{ hand: ['heart-sun', 'sun-reaper'] }, {}] },
    illegal: '0 time-out',
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
