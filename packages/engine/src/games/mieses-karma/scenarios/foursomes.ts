import type { Scenario } from '../../../testing/scenario.ts';

const OTHER = { hand: ['heart-scales', 'scales-sun'] };
const LOW = { I: ['earthworm-2', 'butterfly-1', 'potato-beetle-1'] };
const DYING = { draw: 8, stacks: LOW };

/** Foursomes and the points pile. */
export const foursomes: readonly Scenario[] = [
  {
    rule: ['MK-32', 'MK-36', 'MK-34'],
    says: 'four equal symbols make a foursome; the symbol of the animal is one of them',
    // sun (ant), sun-sun, sun-heart: four suns, one heart
    given: { seats: [{ hand: ['sun-heart'], line: ['sun-sun'] }, OTHER], ...DYING },
    moves: ['0 attach sun-heart', '0 end'],
    then: { deciding: 0, pending: [{}, { type: 'scoring', left: 1 }] },
    legal: ['0 score sun-sun', '0 score sun-heart'],
    illegal: [
      { move: '0 end', clause: 'MK-139' },
      { move: '0 done', clause: 'MK-139' },
    ],
  },
  {
    rule: ['MK-32', 'MK-36'],
    says: 'three equal symbols are none',
    // sun (ant), sun-sun
    given: { seats: [{ hand: ['clover-heart'], line: ['sun-sun'] }, OTHER], ...DYING },
    moves: ['0 discard clover-heart', '0 end'],
    then: { deciding: 1, seats: [{ points: [] }, {}], discard: ['clover-heart', 'sun-sun'] },
    illegal: { move: '0 score sun-sun', clause: 'MK-01' },
  },
  {
    rule: ['MK-33', 'MK-34'],
    says: 'four different symbols make a foursome',
    // sun (ant), sun-clover, clover-heart, heart-scales
    given: {
      seats: [{ hand: ['heart-scales'], line: ['sun-clover', 'clover-heart'] }, { hand: ['sun-sun'] }],
      ...DYING,
    },
    moves: ['0 attach heart-scales', '0 end', '0 score clover-heart'],
    then: {
      seats: [{ points: ['clover-heart'], line: [] }, {}],
      discard: ['sun-clover', 'heart-scales'],
    },
    illegal: { move: '0 score sun-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-33', 'MK-35'],
    says: 'three different symbols, however often, are none',
    // sun (ant), sun-clover, clover-heart, heart-clover: 2, 3, 2, 0
    given: { seats: [{ hand: ['heart-clover'], line: ['sun-clover', 'clover-heart'] }, OTHER], ...DYING },
    moves: ['0 attach heart-clover', '0 end'],
    then: {
      deciding: 1,
      seats: [{ points: [] }, {}],
      discard: ['sun-clover', 'clover-heart', 'heart-clover'],
    },
    illegal: { move: '0 score heart-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-35', 'MK-136'],
    says: 'a symbol counts for one foursome only',
    // sun (ant), sun-sun, sun-clover, clover-heart, heart-scales: 4, 2, 2, 1 makes one, not two
    given: {
      seats: [
        { hand: ['heart-scales'], line: ['sun-sun', 'sun-clover', 'clover-heart'] },
        { hand: ['sun-heart'] },
      ],
      ...DYING,
    },
    moves: ['0 attach heart-scales', '0 end', '0 score sun-sun'],
    then: { deciding: 1, seats: [{ points: ['sun-sun'] }, {}] },
    illegal: { move: '0 score sun-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-33', 'MK-136', 'MK-137', 'MK-139'],
    says: 'both kinds side by side: five suns and one of each other make two',
    // sun (ant) and two cards with two suns: 5; clover 1, heart 1, scales 2
    given: {
      seats: [
        {
          hand: ['scales-reaper'],
          line: ['sun-sun', 'sun-sun-buddha', 'joker-clover', 'joker-heart', 'joker-scales'],
        },
        { hand: ['sun-heart'] },
      ],
      ...DYING,
    },
    moves: ['0 attach scales-reaper', '0 end', '0 score joker-heart', '0 score sun-sun'],
    then: {
      deciding: 1,
      seats: [{ points: ['joker-heart', 'sun-sun'], karma: 1 }, {}],
      discard: ['sun-sun-buddha', 'joker-clover', 'joker-scales', 'scales-reaper'],
    },
    illegal: { move: '0 score joker-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-37', 'MK-118'],
    says: 'jokers do not count',
    // sun (ant), sun-joker, joker-sun: three suns and two jokers
    given: { seats: [{ hand: ['joker-sun'], line: ['sun-joker'] }, OTHER], ...DYING },
    moves: ['0 attach joker-sun', '0 end'],
    then: { deciding: 1, seats: [{ points: [] }, {}] },
    illegal: { move: '0 score joker-sun', clause: 'MK-01' },
  },
  {
    rule: 'MK-38',
    says: 'reapers do not count',
    // sun (ant), sun-clover, clover-heart, heart-reaper: a reaper is no fourth symbol
    given: { seats: [{ hand: ['heart-reaper'], line: ['sun-clover', 'clover-heart'] }, OTHER], ...DYING },
    moves: ['0 attach heart-reaper', '0 end'],
    then: { deciding: 1, seats: [{ points: [] }, {}] },
    illegal: { move: '0 score heart-reaper', clause: 'MK-01' },
  },
  {
    rule: ['MK-138', 'MK-139', 'MK-34'],
    says: 'the largest number is taken; neither fewer nor none can be chosen',
    given: { seats: [{ hand: ['sun-heart'], line: ['sun-sun'] }, OTHER], ...DYING },
    moves: ['0 attach sun-heart', '0 end'],
    legal: '0 score sun-heart',
    illegal: ['0 done', '0 ask', '0 keep sun-sun'],
  },
  {
    rule: ['MK-139', 'MK-176'],
    says: 'the player chooses the cards one by one, only life cards of their own line',
    given: {
      seats: [
        { hand: ['sun-heart'], line: ['sun-sun', 'sun-sun-buddha'] },
        { hand: ['sun-clover'], line: ['clover-clover'] },
      ],
      ...DYING,
    },
    // sun 1 + 2 + 2 + 1 = 6: one foursome
    moves: ['0 attach sun-heart', '0 end'],
    legal: ['0 score sun-sun', '0 score sun-sun-buddha', '0 score sun-heart'],
    illegal: [
      '0 score clover-clover',
      '0 score sun-clover',
      { move: '0 score ant-1', code: 'only-life-cards-score' },
    ],
  },
  {
    rule: ['MK-176', 'MK-139', 'MK-48'],
    says: 'in the evaluation that ends the game nobody is asked: the leftmost card goes',
    // sun (human), sun-sun, sun-heart: one foursome, 2 points, and 6 for the first human
    given: { seats: [{ hand: ['sun-heart'], animal: 'human-1', line: ['sun-sun'] }, OTHER], ...DYING },
    moves: ['0 attach sun-heart', '0 end'],
    then: {
      seats: [{ points: ['sun-sun'], line: ['sun-heart'] }, {}],
      outcome: { winners: [0], losers: [1], reason: 'human-died', points: [8, 0] },
    },
    illegal: '0 score sun-heart',
  },
  {
    rule: ['MK-140', 'MK-52'],
    says: 'cards of the points pile stay there through the next death',
    given: {
      seats: [{ hand: ['sun-heart'], points: ['clover-clover'] }, OTHER],
      ...DYING,
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: { seats: [{ points: ['clover-clover'] }, {}] },
    illegal: { move: '0 keep clover-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-34', 'MK-139'],
    says: 'without a death there is nothing to lay on the points pile',
    given: { seats: [{ hand: ['sun-heart', 'sun-clover'], line: ['sun-sun'] }, OTHER], ...DYING },
    moves: ['0 attach sun-heart'],
    illegal: '0 score sun-sun',
  },
  {
    rule: ['MK-32', 'MK-31', 'MK-127'],
    says: 'cards on the left of a dog count like those on the right',
    // sun-heart-buddha, heart (dog), heart-heart: four hearts, one sun, one Buddha
    given: {
      seats: [
        { hand: ['heart-heart'], animal: 'dog-1', left: ['sun-heart-buddha'] },
        { hand: ['scales-sun'] },
      ],
      ...DYING,
    },
    moves: ['0 attach heart-heart', '0 end', '0 score sun-heart-buddha'],
    then: { deciding: 1, seats: [{ points: ['sun-heart-buddha'], karma: 1 }, {}], discard: ['heart-heart'] },
    illegal: { move: '0 score heart-heart', clause: 'MK-01' },
  },
  {
    rule: ['MK-36', 'MK-94'],
    says: 'the symbol of a dog counts once, though it serves both ends',
    // sun-heart, heart (dog), heart-sun: three hearts
    given: {
      seats: [{ hand: ['heart-sun'], animal: 'dog-1', left: ['sun-heart'] }, { hand: ['scales-sun'] }],
      ...DYING,
    },
    moves: ['0 attach heart-sun', '0 end'],
    then: { deciding: 1, seats: [{ points: [] }, {}], discard: ['sun-heart', 'heart-sun'] },
    illegal: { move: '0 score sun-heart', clause: 'MK-01' },
  },
];
