import type { Scenario } from '../../../testing/scenario.ts';

const OVER = { clause: 'MK-48' };

/** Seat 1 has clover (ant-2), two and one more in its line: one foursome. */
const LIMITED = {
  options: { turn_limit: 5 },
  seats: [
    { hand: ['heart-sun', 'sun-sun'], line: ['sun-heart-buddha'], karma: 3 },
    { hand: ['scales-sun'], line: ['clover-clover-buddha', 'clover-sun'], karma: 5, points: ['heart-heart'] },
  ],
};

/** The end of the game and the scores. */
export const ending: readonly Scenario[] = [
  {
    rule: ['MK-42', 'MK-43', 'MK-48', 'MK-49', 'MK-51', 'MK-53', 'MK-54'],
    says: "the game ends when a human dies; the player's own line still counts, the human card is kept",
    given: {
      seats: [
        { hand: ['sun-heart-buddha'], animal: 'human-1', karma: 20 },
        { hand: ['scales-sun'], karma: 9 },
      ],
    },
    moves: ['0 attach sun-heart-buddha', '0 end'],
    then: {
      deciding: [],
      seats: [{ animal: 'human-1', karma: 21, line: ['sun-heart-buddha'] }, {}],
      outcome: { winners: [0], losers: [1], reason: 'human-died', points: [27, 9] },
    },
    illegal: ['1 ask', '0 end'],
  },
  {
    rule: ['MK-43', 'MK-48'],
    says: 'a human who lives on does not end the game',
    given: {
      seats: [
        { hand: ['sun-heart-buddha', 'sun-sun'], animal: 'human-1', karma: 20 },
        { hand: ['scales-sun'], karma: 9 },
      ],
    },
    moves: ['0 attach sun-heart-buddha', '0 end'],
    then: { deciding: 1, outcome: null },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-43', 'MK-44'],
    says: 'the death of an animal does not end the game',
    given: {
      seats: [{ hand: ['sun-heart'], animal: 'cow-1', karma: 25 }, { hand: ['scales-sun'] }],
      draw: 8,
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: { outcome: null, seats: [{ animal: 'human-1', hand: 6 }, {}] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-50', 'MK-154', 'MK-52', 'MK-32'],
    says: 'all others evaluate their lines too; they do not die and nothing is cleared',
    given: {
      seats: [
        { hand: ['scales-clover'], animal: 'human-2', karma: 20 },
        // clover (ant-2) and three more in clover-clover-buddha and clover-sun: one foursome, one Buddha
        {
          hand: ['scales-sun'],
          line: ['clover-clover-buddha', 'clover-sun'],
          karma: 5,
          points: ['heart-heart'],
        },
        // heart (ant-3), heart-sun: nothing
        { hand: ['scales-heart'], line: ['heart-sun-buddha'], karma: 3 },
      ],
    },
    moves: ['0 discard scales-clover', '0 end'],
    then: {
      seats: [
        {},
        {
          karma: 6,
          points: ['heart-heart', 'clover-clover-buddha'],
          line: ['clover-sun'],
          animal: 'ant-2',
          hand: ['scales-sun'],
        },
        { karma: 4, line: ['heart-sun-buddha'], points: [] },
      ],
      // 20 + 5; 6 + 2 * 2; 4
      outcome: { winners: [0], losers: [1, 2], reason: 'human-died', points: [25, 10, 4] },
      discard: ['scales-clover'],
    },
    illegal: ['1 ask', '2 ask'].map((move) => ({ move, ...OVER })),
  },
  {
    rule: ['MK-55', 'MK-158'],
    says: 'who shares the highest total wins together',
    given: {
      seats: [
        { hand: ['scales-clover'], animal: 'human-5', karma: 20 },
        { hand: ['scales-sun'], karma: 18, points: ['heart-heart', 'sun-sun'] },
        { hand: ['scales-heart'], karma: 21 },
      ],
    },
    moves: ['0 discard scales-clover', '0 end'],
    // 20 + 2; 18 + 4; 21
    then: { outcome: { winners: [0, 1], losers: [2], reason: 'human-died', points: [22, 22, 21] } },
    illegal: { move: '1 ask', ...OVER },
  },
  {
    rule: ['MK-54', 'MK-156', 'MK-53', 'MK-146'],
    says: 'every human card scores, also of a player who lives, and the one who died need not win',
    given: {
      seats: [
        { hand: ['scales-clover'], animal: 'human-2', karma: 20 },
        { hand: ['scales-sun'], animal: 'human-1', karma: 20 },
        { hand: ['scales-heart'], animal: 'human-3', karma: 20 },
      ],
    },
    moves: ['0 discard scales-clover', '0 end'],
    then: { outcome: { winners: [1], losers: [0, 2], reason: 'human-died', points: [25, 26, 24] } },
    illegal: { move: '1 ask', ...OVER },
  },
  {
    rule: ['MK-53', 'MK-146', 'MK-157'],
    says: 'the fourth human scores 3, the fifth 2; cards in hand score nothing',
    given: {
      seats: [
        { hand: ['scales-clover'], animal: 'human-4', karma: 20 },
        { hand: ['scales-sun', 'sun-sun-buddha', 'heart-heart-buddha'], animal: 'human-5', karma: 20 },
      ],
    },
    moves: ['0 discard scales-clover', '0 end'],
    then: { outcome: { winners: [0], losers: [1], reason: 'human-died', points: [23, 22] } },
    illegal: { move: '1 ask', ...OVER },
  },
  {
    rule: ['MK-153', 'MK-48'],
    says: 'the round is not finished',
    given: {
      seats: [
        { hand: ['scales-sun'] },
        { hand: ['scales-clover'], animal: 'human-1', karma: 20 },
        { hand: 3 },
      ],
      turn: 1,
    },
    moves: ['1 discard scales-clover', '1 end'],
    then: {
      deciding: [],
      outcome: { winners: [1], losers: [0, 2], reason: 'human-died', points: [0, 26, 0] },
    },
    illegal: '2 ask',
  },
  {
    rule: ['MK-155', 'MK-118', 'MK-119', 'MK-126'],
    says: 'butterfly and guinea pig count at the end, the cat does not',
    given: {
      seats: [
        { hand: ['scales-clover'], animal: 'human-1', karma: 20 },
        // clover (butterfly), clover-joker, joker-clover: a foursome with the jokers
        { hand: 1, animal: 'butterfly-1', line: ['clover-joker', 'joker-clover'] },
        { hand: 1, animal: 'guinea-pig-1', line: ['sun-heart'] },
        { hand: 1, animal: 'cat-1', line: ['sun-clover'] },
      ],
    },
    moves: ['0 discard scales-clover', '0 end'],
    then: {
      seats: [{}, { points: ['clover-joker'] }, { karma: 1 }, { hand: 1, line: ['sun-clover'] }],
      outcome: { winners: [0], losers: [1, 2, 3], reason: 'human-died', points: [26, 2, 1, 0] },
    },
    illegal: { move: '3 keep sun-clover', ...OVER },
  },
  {
    rule: ['MK-155', 'MK-122'],
    says: 'a chameleon takes the most favourable ability at the end',
    given: {
      seats: [
        { hand: ['scales-clover'], animal: 'human-1', karma: 20 },
        // sun (chameleon), sun-joker, joker-sun: as a butterfly one foursome, 2 points; as a guinea pig 1 karma
        { hand: 1, animal: 'chameleon-1', line: ['sun-joker', 'joker-sun'] },
        { hand: 1, animal: 'guinea-pig-1' },
        { hand: 1, animal: 'butterfly-1' },
      ],
    },
    moves: ['0 discard scales-clover', '0 end'],
    then: {
      seats: [{}, { karma: 0, points: ['sun-joker'] }, {}, {}],
      outcome: { winners: [0], losers: [1, 2, 3], reason: 'human-died', points: [26, 2, 0, 0] },
    },
    illegal: { move: '1 imitate butterfly', ...OVER },
  },
  {
    rule: ['MK-155', 'MK-119'],
    says: 'without jokers the guinea pig is the best a chameleon can be at the end',
    given: {
      seats: [
        { hand: ['scales-clover'], animal: 'human-1', karma: 20 },
        { hand: 1, animal: 'chameleon-1', line: ['sun-heart'] },
        { hand: 1, animal: 'guinea-pig-1' },
        { hand: 1, animal: 'butterfly-1' },
      ],
    },
    moves: ['0 discard scales-clover', '0 end'],
    then: { seats: [{}, { karma: 1, points: [] }, {}, {}] },
    illegal: { move: '1 imitate guinea-pig', ...OVER },
  },
  {
    rule: ['MK-151', 'MK-150'],
    says: 'if a reborn player gets no life card at all, the game ends and is scored',
    given: {
      seats: [
        { hand: [], karma: 6 },
        { hand: ['scales-sun'], karma: 5, line: ['clover-sun-buddha'] },
      ],
      draw: [],
      discard: [],
      stacks: { II: ['hedgehog-1', 'guinea-pig-1'] },
    },
    moves: ['0 end'],
    then: {
      seats: [{ animal: 'guinea-pig-1', hand: [] }, { karma: 6 }],
      outcome: { winners: [0, 1], losers: [], reason: 'no-life-cards', points: [6, 6] },
    },
    illegal: { move: '1 ask', ...OVER },
  },
  {
    rule: ['MK-151', 'MK-126'],
    says: 'cards kept by a cat are enough to go on',
    given: {
      seats: [{ hand: [], animal: 'cat-1', line: ['sun-clover'] }, { hand: ['scales-sun'] }],
      draw: [],
      discard: [],
    },
    moves: ['0 end', '0 keep sun-clover'],
    then: { deciding: 1, outcome: null, seats: [{ hand: ['sun-clover'] }, {}] },
    illegal: { move: '0 keep sun-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-196', 'MK-50', 'MK-52', 'MK-154'],
    says: 'after the last turn of the table’s limit all lines are evaluated and the points decide',
    given: { ...LIMITED, turns: 4 },
    moves: ['0 discard sun-sun', '0 end'],
    then: {
      deciding: [],
      seats: [
        { karma: 4, line: ['sun-heart-buddha'], points: [], animal: 'ant-1', hand: ['heart-sun'] },
        { karma: 6, line: ['clover-sun'], points: ['heart-heart', 'clover-clover-buddha'] },
      ],
      // 4; 6 + 2 * 2
      outcome: { winners: [1], losers: [0], reason: 'turn-limit', points: [4, 10] },
    },
    illegal: { move: '1 ask', ...OVER },
  },
  {
    rule: 'MK-196',
    says: 'one turn before the limit the game goes on',
    given: { ...LIMITED, turns: 3 },
    moves: ['0 discard sun-sun', '0 end'],
    then: { deciding: 1, outcome: null, turns: 4 },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: 'MK-196',
    says: 'a table that sets no limit plays on',
    given: { ...LIMITED, options: {}, turns: 5000 },
    moves: ['0 discard sun-sun', '0 end'],
    then: { deciding: 1, outcome: null },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-196', 'MK-128'],
    says: 'in the last turn a cow is not asked whether it takes another one',
    given: {
      options: { turn_limit: 5 },
      seats: [
        { hand: ['sun-heart', 'heart-sun'], animal: 'cow-1', karma: 17 },
        { hand: ['scales-sun'], karma: 9 },
      ],
      turns: 4,
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: { outcome: { winners: [0], losers: [1], reason: 'turn-limit', points: [17, 9] } },
    illegal: { move: '0 again', ...OVER },
  },
  {
    rule: ['MK-196', 'MK-128'],
    says: 'the second turn of a cow counts as a turn',
    given: {
      options: { turn_limit: 5 },
      seats: [
        { hand: ['sun-heart', 'heart-sun', 'sun-sun'], animal: 'cow-1', karma: 17 },
        { hand: ['scales-sun'], karma: 9 },
      ],
      turns: 3,
    },
    moves: ['0 discard sun-heart', '0 end', '0 again', '0 discard heart-sun', '0 end'],
    then: { outcome: { winners: [0], losers: [1], reason: 'turn-limit', points: [17, 9] }, turns: 5 },
    illegal: { move: '1 ask', ...OVER },
  },
  {
    rule: ['MK-196', 'MK-43'],
    says: 'whoever dies in the last turn dies first: a rebirth still counts, a dead human ends the game',
    given: {
      options: { turn_limit: 5 },
      seats: [
        { hand: ['sun-heart-buddha'], animal: 'human-1', karma: 20 },
        { hand: ['scales-sun'], karma: 9 },
      ],
      turns: 4,
    },
    moves: ['0 attach sun-heart-buddha', '0 end'],
    then: { outcome: { winners: [0], losers: [1], reason: 'human-died', points: [27, 9] } },
    illegal: { move: '1 ask', ...OVER },
  },
  {
    rule: 'MK-172',
    says: 'hands stay hidden after the end',
    given: {
      seats: [{ hand: ['scales-clover'], animal: 'human-1', karma: 20 }, { hand: ['scales-sun'] }],
    },
    moves: ['0 discard scales-clover', '0 end'],
    view: { '0': { seats: [{}, { hand: null, handCount: 1 }] }, onlooker: { seats: [{}, { hand: null }] } },
    illegal: { move: '1 ask', ...OVER },
  },
];
