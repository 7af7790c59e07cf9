import type { Scenario } from '../../../testing/scenario.ts';

const OTHER = { hand: ['heart-scales', 'scales-sun'] };
const LOW = { I: ['earthworm-2', 'butterfly-1', 'potato-beetle-1', 'potato-beetle-2'] };

/** The animals of the lower stacks, and what holds for all abilities. */
export const lowerAnimals: readonly Scenario[] = [
  {
    rule: ['MK-79', 'MK-116', 'MK-170'],
    says: 'the potato beetle attaches the top card of the discard pile, which never enters the hand',
    given: {
      seats: [{ hand: ['heart-heart'], animal: 'potato-beetle-1' }, OTHER],
      discard: ['clover-clover', 'sun-clover'],
    },
    moves: ['0 salvage'],
    then: {
      seats: [{ hand: ['heart-heart'], line: ['sun-clover'] }, {}],
      discard: ['clover-clover'],
    },
    illegal: { move: '0 salvage', clause: 'MK-04' },
  },
  {
    rule: ['MK-116', 'MK-09'],
    says: 'the top card must fit; the card beneath it cannot be taken',
    given: {
      seats: [{ hand: ['heart-heart'], animal: 'potato-beetle-1' }, OTHER],
      discard: ['sun-clover', 'clover-clover'],
    },
    legal: '0 discard heart-heart',
    illegal: '0 salvage',
  },
  {
    rule: 'MK-116',
    says: 'without a discard pile there is nothing to take',
    given: { seats: [{ hand: ['heart-heart'], animal: 'potato-beetle-1' }, OTHER] },
    legal: '0 ask',
    illegal: '0 salvage',
  },
  {
    rule: ['MK-117', 'MK-114', 'MK-171'],
    says: 'the earthworm puts a hand card on the discard pile and draws another',
    given: {
      seats: [{ hand: ['heart-heart', 'sun-sun'], animal: 'earthworm-1' }, OTHER],
      draw: ['clover-heart', 'clover-clover'],
    },
    moves: ['0 swap sun-sun'],
    then: {
      seats: [{ hand: ['clover-clover', 'heart-heart'] }, {}],
      discard: ['sun-sun'],
      draw: ['clover-heart'],
    },
    legal: '0 attach clover-clover',
    illegal: { move: '0 swap heart-heart', clause: 'MK-04' },
  },
  {
    rule: ['MK-117', 'MK-06'],
    says: 'the earthworm needs the card it puts away',
    given: { seats: [{ hand: ['heart-heart'], animal: 'earthworm-1' }, OTHER], draw: 4 },
    legal: '0 swap heart-heart',
    illegal: ['0 swap sun-sun', '0 swap ant-1'],
  },
  {
    rule: ['MK-118', 'MK-78', 'MK-114'],
    says: 'for a butterfly jokers count as any symbol after death',
    // clover (butterfly), clover-joker, joker-clover: three clovers and two jokers make one foursome
    given: {
      seats: [{ hand: ['joker-clover'], animal: 'butterfly-1', line: ['clover-joker'] }, OTHER],
      draw: 8,
      stacks: { I: ['earthworm-2', 'potato-beetle-1', 'potato-beetle-2'] },
    },
    moves: ['0 attach joker-clover', '0 end'],
    then: { pending: [{}, { type: 'scoring', left: 1 }] },
    legal: '0 score clover-joker',
    illegal: { move: '0 end', clause: 'MK-139' },
  },
  {
    rule: ['MK-118', 'MK-91'],
    says: 'during the life a joker of a butterfly is like any other',
    given: {
      seats: [{ hand: ['heart-sun', 'sun-sun'], animal: 'butterfly-1', line: ['clover-heart'] }, OTHER],
    },
    legal: '0 attach heart-sun',
    illegal: { move: '0 attach sun-sun', clause: 'MK-09' },
  },
  {
    rule: ['MK-119', 'MK-78', 'MK-114'],
    says: 'a guinea pig gains one karma more',
    given: {
      seats: [{ hand: ['sun-heart-buddha'], animal: 'guinea-pig-1', karma: 1 }, OTHER],
      draw: 8,
      stacks: LOW,
    },
    moves: ['0 attach sun-heart-buddha', '0 end'],
    then: { seats: [{ karma: 3, animal: 'potato-beetle-2' }, {}] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: 'MK-119',
    says: 'a guinea pig without a life card in its line gains nothing',
    given: {
      seats: [{ hand: ['sun-heart-buddha'], animal: 'guinea-pig-1', karma: 1 }, OTHER],
      draw: 8,
      stacks: LOW,
    },
    moves: ['0 discard sun-heart-buddha', '0 end'],
    then: { seats: [{ karma: 1 }, {}] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-83', 'MK-120'],
    says: 'a hedgehog attaches a hand card that does not fit',
    given: {
      seats: [
        { hand: ['heart-sun', 'scales-scales'], animal: 'hedgehog-1' },
        { hand: ['clover-heart', 'sun-heart'] },
      ],
    },
    moves: ['0 attach heart-sun'],
    then: { seats: [{ line: ['heart-sun'] }, {}] },
    illegal: { move: '0 attach scales-scales', clause: 'MK-04' },
  },
  {
    rule: ['MK-120', 'MK-105'],
    says: 'gifts for a hedgehog have to fit as usual',
    given: {
      seats: [{ hand: ['heart-sun'], animal: 'hedgehog-1' }, { hand: ['clover-heart', 'sun-heart'] }],
    },
    moves: ['0 ask'],
    legal: '1 give clover-heart',
    illegal: '1 give sun-heart',
  },
  {
    rule: ['MK-120', 'MK-91', 'MK-90'],
    says: 'a line closed by a reaper stays closed for a hedgehog, and so does the left end',
    given: { seats: [{ hand: ['heart-sun'], animal: 'hedgehog-1', line: ['clover-reaper'] }, OTHER] },
    legal: '0 discard heart-sun',
    illegal: ['0 attach heart-sun', '0 attach heart-sun left'],
  },
  {
    rule: ['MK-76', 'MK-114', 'MK-04'],
    says: 'an ability may be used before or after the card, but only once',
    given: {
      seats: [{ hand: ['sun-heart', 'clover-sun'], animal: 'potato-beetle-1' }, OTHER],
      discard: ['heart-sun', 'heart-clover'],
    },
    moves: ['0 attach sun-heart', '0 salvage'],
    then: { seats: [{ line: ['sun-heart', 'heart-clover'] }, {}] },
    illegal: '0 salvage',
  },
  {
    rule: ['MK-115', 'MK-121'],
    says: 'no ability takes from another hand',
    given: { seats: [{ hand: ['sun-heart'], animal: 'magpie-1' }, { hand: ['clover-sun'] }] },
    legal: '0 ask',
    illegal: '0 steal 1',
  },
];

/** The animals of the higher stacks; the chameleon has a file of its own. */
export const higherAnimals: readonly Scenario[] = [
  {
    rule: ['MK-80', 'MK-121', 'MK-93', 'MK-170'],
    says: 'the magpie takes the rightmost card of another line and attaches it to its own',
    given: {
      seats: [
        { hand: ['sun-heart'], animal: 'magpie-1' },
        { hand: 1, line: ['clover-clover', 'clover-heart'] },
      ],
    },
    moves: ['0 steal 1'],
    then: {
      seats: [
        { line: ['clover-heart'], hand: ['sun-heart'] },
        { line: ['clover-clover'], karma: 0 },
      ],
    },
    illegal: { move: '0 steal 1', clause: 'MK-04' },
  },
  {
    rule: ['MK-121', 'MK-09'],
    says: 'the stolen card must fit, and none can be taken from the middle',
    given: {
      seats: [
        { hand: ['sun-heart'], animal: 'magpie-1' },
        { hand: 1, line: ['clover-sun', 'sun-heart'] },
      ],
    },
    legal: '0 ask',
    illegal: ['0 steal 1', '0 steal 1 left', { move: '0 steal 5', clause: 'MK-86' }],
  },
  {
    rule: ['MK-121', 'MK-93'],
    says: 'a magpie cannot take a card of its own line, even if it would fit again',
    given: { seats: [{ hand: ['sun-heart'], animal: 'magpie-1', line: ['clover-clover'] }, { hand: 1 }] },
    legal: '0 ask',
    illegal: '0 steal 0',
  },
  {
    rule: ['MK-121', 'MK-178'],
    says: 'from a line of two directions the leftmost card may be taken as well',
    given: {
      seats: [
        { hand: ['sun-heart'], animal: 'magpie-1' },
        { hand: 1, animal: 'dog-1', left: ['sun-heart', 'clover-sun'], line: ['heart-sun'] },
      ],
    },
    moves: ['0 steal 1 left'],
    then: { seats: [{ line: ['clover-sun'] }, { left: ['sun-heart'], line: ['heart-sun'] }] },
    illegal: { move: '0 steal 1', clause: 'MK-04' },
  },
  {
    rule: ['MK-178', 'MK-121'],
    says: 'if all cards lie on one side, only the outermost of them can be taken, never the rebirth card',
    given: {
      seats: [
        { hand: ['sun-heart'], animal: 'magpie-1' },
        { hand: 1, animal: 'dog-1', left: ['clover-heart', 'scales-clover'] },
        { hand: 1, animal: 'ant-2' },
      ],
    },
    legal: '0 ask',
    illegal: ['0 steal 1', { move: '0 steal 1 left', clause: 'MK-09' }, '0 steal 2'],
  },
  {
    rule: ['MK-126', 'MK-78', 'MK-179', 'MK-169'],
    says: 'a cat keeps up to two of the remaining cards for its next hand',
    given: {
      seats: [
        { hand: ['heart-scales'], animal: 'cat-1', line: ['sun-clover', 'clover-heart'] },
        { hand: ['sun-sun'] },
      ],
      draw: 8,
      stacks: LOW,
    },
    // sun (cat) 2, clover 2, heart 2, scales 1: one foursome
    moves: [
      '0 attach heart-scales',
      '0 end',
      '0 score clover-heart',
      '0 keep sun-clover',
      '0 keep heart-scales',
    ],
    then: {
      deciding: 1,
      seats: [{ hand: 6, animal: 'potato-beetle-2', points: ['clover-heart'] }, {}],
      discard: [],
      draw: 4,
    },
    illegal: { move: '0 keep sun-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-126', 'MK-179', 'MK-134'],
    says: 'a cat may keep one or none; only life cards of its line that are left',
    given: {
      seats: [
        { hand: ['heart-scales'], animal: 'cat-1', line: ['sun-clover', 'clover-heart'] },
        { hand: ['sun-sun'] },
      ],
      draw: 8,
      stacks: LOW,
    },
    moves: ['0 attach heart-scales', '0 end', '0 score clover-heart', '0 keep sun-clover'],
    legal: ['0 done', '0 keep heart-scales'],
    illegal: [
      { move: '0 keep clover-heart', clause: 'MK-139' },
      { move: '0 keep cat-1', code: 'only-life-cards-are-kept' },
      '0 end',
    ],
  },
  {
    rule: ['MK-179', 'MK-39'],
    says: 'what the cat does not keep is cleared',
    given: {
      seats: [{ hand: ['clover-heart'], animal: 'cat-1', line: ['sun-clover'] }, { hand: ['sun-sun'] }],
      draw: 8,
      stacks: LOW,
    },
    moves: ['0 attach clover-heart', '0 end', '0 done'],
    then: { deciding: 1, seats: [{ hand: 4 }, {}], discard: ['sun-clover', 'clover-heart'] },
    illegal: { move: '0 done', clause: 'MK-01' },
  },
  {
    rule: ['MK-126', 'MK-179'],
    says: 'a cat keeps no third card',
    // sun (cat) 2, clover 3, heart 2: no foursome
    given: {
      seats: [
        { hand: ['heart-clover'], animal: 'cat-1', line: ['sun-clover', 'clover-heart'] },
        { hand: ['sun-sun'] },
      ],
      draw: 8,
      stacks: LOW,
    },
    moves: ['0 attach heart-clover', '0 end', '0 keep sun-clover', '0 keep clover-heart'],
    then: { deciding: 1, seats: [{ hand: 6 }, {}], discard: ['heart-clover'] },
    illegal: { move: '0 keep heart-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-126', 'MK-30'],
    says: 'other animals keep nothing',
    given: {
      seats: [{ hand: ['heart-clover'], animal: 'dog-1' }, { hand: ['sun-sun'] }],
      draw: 8,
      stacks: LOW,
    },
    moves: ['0 attach heart-clover'],
    legal: '0 end',
    illegal: '0 keep heart-clover',
  },
  {
    rule: ['MK-81', 'MK-127'],
    says: 'a dog grows in both directions with hand cards and gifts',
    given: {
      seats: [{ hand: ['clover-heart', 'sun-sun'], animal: 'dog-1' }, { hand: ['scales-clover'] }],
    },
    moves: ['0 attach clover-heart left', '0 ask', '1 give scales-clover', '0 take 1 left'],
    then: { seats: [{ left: ['clover-heart', 'scales-clover'], line: [] }, { karma: 1 }] },
    illegal: { move: '0 take 1', clause: 'MK-20' },
  },
  {
    rule: ['MK-82', 'MK-128'],
    says: 'a cow that survives may take a second turn with all three actions',
    given: {
      seats: [{ hand: ['sun-heart', 'heart-sun', 'clover-sun'], animal: 'cow-1' }, OTHER],
    },
    moves: ['0 attach sun-heart', '0 ask', '1 decline', '0 keep-hand', '0 end', '0 again'],
    then: { deciding: 0 },
    legal: ['0 attach heart-sun', '0 ask'],
    illegal: { move: '0 end', clause: 'MK-05' },
  },
  {
    rule: ['MK-128', 'MK-82'],
    says: 'the second turn gives no third',
    given: { seats: [{ hand: ['sun-heart', 'heart-sun', 'clover-sun'], animal: 'cow-1' }, OTHER] },
    moves: ['0 attach sun-heart', '0 end', '0 again', '0 attach heart-sun', '0 end'],
    then: { deciding: 1, turns: 2 },
    illegal: { move: '0 again', clause: 'MK-01' },
  },
  {
    rule: ['MK-128', 'MK-10'],
    says: 'the second turn is an offer; it must be answered',
    given: { seats: [{ hand: ['sun-heart', 'heart-sun'], animal: 'cow-1' }, OTHER] },
    moves: ['0 attach sun-heart', '0 end'],
    then: { deciding: 0 },
    legal: ['0 again', '0 done'],
    illegal: ['0 attach heart-sun', '0 end', { move: '1 ask', clause: 'MK-01' }],
  },
  {
    rule: ['MK-128', 'MK-26'],
    says: 'a cow that dies has no second turn',
    given: { seats: [{ hand: ['sun-heart'], animal: 'cow-1' }, OTHER], draw: 8, stacks: LOW },
    moves: ['0 attach sun-heart', '0 end'],
    then: { deciding: 1, seats: [{ animal: 'potato-beetle-2' }, {}] },
    illegal: { move: '0 again', clause: 'MK-01' },
  },
  {
    rule: 'MK-128',
    says: 'nobody but a cow has a second turn to take',
    given: { seats: [{ hand: ['sun-heart', 'heart-sun'] }, { ...OTHER, animal: 'cow-1' }] },
    moves: ['0 attach sun-heart'],
    illegal: '0 again',
  },
  {
    rule: ['MK-129', 'MK-76', 'MK-170'],
    says: 'an ape attaches one more fitting hand card, before or after the card action',
    given: { seats: [{ hand: ['clover-sun', 'sun-heart', 'heart-heart'], animal: 'ape-1' }, OTHER] },
    moves: ['0 add clover-sun', '0 attach sun-heart'],
    then: { seats: [{ line: ['clover-sun', 'sun-heart'], hand: ['heart-heart'] }, {}] },
    illegal: [
      { move: '0 add heart-heart', clause: 'MK-04' },
      { move: '0 attach heart-heart', clause: 'MK-04' },
    ],
  },
  {
    rule: ['MK-129', 'MK-09', 'MK-06'],
    says: 'the extra card of an ape must fit and be held',
    given: { seats: [{ hand: ['clover-sun', 'heart-heart'], animal: 'ape-1' }, OTHER] },
    legal: '0 add clover-sun',
    illegal: ['0 add heart-heart', '0 add sun-sun'],
  },
];
