import type { Scenario } from '../../../testing/scenario.ts';

const OTHER = { hand: ['heart-scales', 'scales-sun'] };
const LOW = { I: ['earthworm-2', 'butterfly-1', 'butterfly-2'] };

/** The chameleon, which does what others can. */
export const chameleon: readonly Scenario[] = [
  {
    rule: ['MK-84', 'MK-122', 'MK-177'],
    says: 'a chameleon imitates an animal of another player and can then do what it can',
    given: {
      seats: [
        { hand: ['sun-heart', 'heart-sun'], animal: 'chameleon-1' },
        { ...OTHER, animal: 'earthworm-1' },
      ],
      draw: 3,
    },
    moves: ['0 imitate earthworm', '0 swap sun-heart'],
    then: { seats: [{ hand: 2 }, {}], discard: ['sun-heart'] },
    illegal: { move: '0 swap heart-sun', clause: 'MK-04' },
  },
  {
    rule: ['MK-122', 'MK-177', 'MK-11'],
    says: 'before it has named the animal it cannot use the ability',
    given: {
      seats: [
        { hand: ['sun-heart', 'heart-sun'], animal: 'chameleon-1' },
        { ...OTHER, animal: 'earthworm-1' },
      ],
      draw: 3,
    },
    legal: '0 imitate earthworm',
    illegal: ['0 swap sun-heart', '0 imitate magpie', '0 imitate unicorn'],
  },
  {
    rule: 'MK-122',
    says: 'only one animal in a turn; ants, humans and chameleons offer nothing',
    given: {
      seats: [
        { hand: ['sun-heart', 'heart-sun'], animal: 'chameleon-1' },
        { ...OTHER, animal: 'earthworm-1' },
        { hand: 1, animal: 'magpie-1' },
        { hand: 1, animal: 'chameleon-2' },
        { hand: 1, animal: 'ant-1' },
      ],
      draw: 3,
    },
    moves: ['0 imitate magpie'],
    legal: '0 discard sun-heart',
    illegal: ['0 imitate earthworm', '0 imitate magpie'],
  },
  {
    rule: 'MK-122',
    says: 'there is nothing to imitate about ants, humans and chameleons',
    given: {
      seats: [
        { hand: ['sun-heart', 'heart-sun'], animal: 'chameleon-1' },
        { hand: 1, animal: 'human-1' },
        { hand: 1, animal: 'chameleon-2' },
        { hand: 1, animal: 'ant-1' },
      ],
    },
    legal: '0 ask',
    illegal: ['0 imitate human', '0 imitate chameleon', '0 imitate ant'],
  },
  {
    rule: ['MK-122', 'MK-177'],
    says: 'in the next turn it may choose again',
    given: {
      seats: [
        { hand: ['sun-heart', 'heart-sun'], animal: 'chameleon-1' },
        { ...OTHER, animal: 'hedgehog-1' },
      ],
    },
    moves: ['0 imitate hedgehog', '0 attach heart-sun', '0 end', '1 discard scales-sun', '1 end'],
    then: { deciding: 0, pending: [{ imitates: null }] },
    legal: '0 imitate hedgehog',
    illegal: { move: '0 imitate dog', clause: 'MK-122' },
  },
  {
    rule: ['MK-122', 'MK-121'],
    says: 'as a magpie it steals',
    given: {
      seats: [
        { hand: ['clover-heart'], animal: 'chameleon-1' },
        { hand: 1, animal: 'magpie-1', line: ['clover-sun', 'sun-heart'] },
      ],
    },
    moves: ['0 imitate magpie', '0 steal 1'],
    then: { seats: [{ line: ['sun-heart'] }, { line: ['clover-sun'] }] },
    illegal: { move: '0 steal 1', clause: 'MK-04' },
  },
  {
    rule: ['MK-122', 'MK-116', 'MK-129'],
    says: 'as a potato beetle it takes the top discard, but it is no ape at the same time',
    given: {
      seats: [
        { hand: ['clover-heart', 'sun-sun'], animal: 'chameleon-1' },
        { hand: 1, animal: 'potato-beetle-1' },
        { hand: 1, animal: 'ape-1' },
      ],
      discard: ['sun-clover'],
    },
    moves: ['0 imitate potato-beetle', '0 salvage'],
    then: { seats: [{ line: ['sun-clover'] }, {}, {}] },
    illegal: { move: '0 add clover-heart', code: 'not-what-you-imitate' },
  },
  {
    rule: ['MK-122', 'MK-177'],
    says: 'it names the animal before it uses an ability, and nobody’s ability cannot be used',
    given: {
      seats: [
        { hand: ['clover-heart', 'sun-sun'], animal: 'chameleon-1' },
        { hand: 1, animal: 'potato-beetle-1' },
        { hand: 1, animal: 'dog-1' },
      ],
      discard: ['sun-clover'],
    },
    legal: ['0 imitate potato-beetle', '0 imitate dog'],
    illegal: [
      { move: '0 salvage', code: 'imitate-first' },
      { move: '0 attach clover-heart left', clause: 'MK-123', code: 'imitate-dog-first' },
      { move: '0 swap sun-sun', code: 'nobody-to-imitate' },
    ],
  },
  {
    rule: ['MK-122', 'MK-129'],
    says: 'as an ape it attaches one more card',
    given: {
      seats: [
        { hand: ['sun-clover', 'clover-heart', 'sun-sun'], animal: 'chameleon-1' },
        { hand: 1, animal: 'ape-2' },
      ],
    },
    moves: ['0 attach sun-clover', '0 imitate ape', '0 add clover-heart'],
    then: { seats: [{ line: ['sun-clover', 'clover-heart'] }, {}] },
    illegal: { move: '0 add sun-sun', clause: 'MK-04' },
  },
  {
    rule: ['MK-123', 'MK-90', 'MK-127'],
    says: 'to build on the left it imitates a dog first',
    given: {
      seats: [
        { hand: ['heart-sun', 'sun-sun'], animal: 'chameleon-1' },
        { hand: ['clover-sun'], animal: 'dog-1' },
      ],
    },
    moves: ['0 imitate dog', '0 attach heart-sun left'],
    then: { seats: [{ left: ['heart-sun'], line: [] }, {}] },
    legal: '0 ask',
    illegal: { move: '0 attach sun-sun left', clause: 'MK-04' },
  },
  {
    rule: ['MK-123', 'MK-90', 'MK-105'],
    says: 'without imitating a dog the left end is closed, also for a request',
    given: {
      seats: [
        { hand: ['heart-sun', 'sun-sun'], animal: 'chameleon-1', left: ['clover-sun'] },
        { hand: ['heart-clover', 'sun-heart'], animal: 'dog-1' },
      ],
      pending: [{ type: 'turn', seat: 0, asked: true }, { type: 'giving' }],
    },
    legal: '1 give sun-heart',
    illegal: '1 give heart-clover',
  },
  {
    rule: ['MK-123', 'MK-93', 'MK-90'],
    says: 'cards that lie on the left stay there, but the end is closed in a later turn',
    given: {
      seats: [
        { hand: ['heart-clover', 'sun-sun'], animal: 'chameleon-1', left: ['clover-sun'] },
        { hand: ['sun-heart'], animal: 'dog-1' },
      ],
    },
    then: { seats: [{ left: ['clover-sun'] }, {}] },
    legal: '0 imitate dog',
    illegal: '0 attach heart-clover left',
  },
  {
    rule: ['MK-124', 'MK-128'],
    says: 'a chameleon that imitated nothing and survived may take a second turn like a cow',
    given: {
      seats: [
        { hand: ['sun-heart', 'heart-sun', 'sun-sun'], animal: 'chameleon-1' },
        { ...OTHER, animal: 'cow-2' },
        { hand: 1, animal: 'hedgehog-1' },
      ],
    },
    moves: ['0 attach sun-heart', '0 end', '0 again', '0 imitate hedgehog', '0 attach sun-sun', '0 end'],
    then: { deciding: 1 },
    illegal: { move: '0 again', clause: 'MK-01' },
  },
  {
    rule: ['MK-124', 'MK-128'],
    says: 'in the second turn the cow cannot be imitated again',
    given: {
      seats: [
        { hand: ['sun-heart', 'heart-sun', 'sun-sun'], animal: 'chameleon-1' },
        { ...OTHER, animal: 'cow-2' },
      ],
    },
    moves: ['0 attach sun-heart', '0 end', '0 again', '0 attach heart-sun', '0 end'],
    then: { deciding: 1 },
    illegal: { move: '0 again', clause: 'MK-01' },
  },
  {
    rule: ['MK-124', 'MK-177'],
    says: 'after imitating something else there is no second turn, and the cow is not named during a turn',
    given: {
      seats: [
        { hand: ['heart-sun', 'sun-sun'], animal: 'chameleon-1' },
        { ...OTHER, animal: 'cow-2' },
        { hand: 1, animal: 'hedgehog-1' },
      ],
    },
    legal: '0 imitate hedgehog',
    illegal: '0 imitate cow',
  },
  {
    rule: ['MK-124', 'MK-122'],
    says: 'who imitated a hedgehog passes the turn on',
    given: {
      seats: [
        { hand: ['heart-sun', 'sun-sun'], animal: 'chameleon-1' },
        { ...OTHER, animal: 'cow-2' },
        { hand: 1, animal: 'hedgehog-1' },
      ],
    },
    moves: ['0 imitate hedgehog', '0 attach heart-sun', '0 end'],
    then: { deciding: 1 },
    illegal: { move: '0 again', clause: 'MK-01' },
  },
  {
    rule: ['MK-125', 'MK-131'],
    says: 'the imitated animal stays as it is through the turn, even if its player gives the last card',
    given: {
      seats: [
        { hand: ['heart-sun', 'clover-sun'], animal: 'chameleon-1' },
        { hand: ['heart-heart'], animal: 'dog-1' },
      ],
    },
    moves: ['0 imitate dog', '0 attach heart-sun left', '0 ask', '1 give heart-heart', '0 take 1 left'],
    then: { seats: [{ left: ['heart-sun', 'heart-heart'] }, { animal: 'dog-1', hand: [], karma: 1 }] },
    illegal: { move: '1 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-122', 'MK-177', 'MK-126'],
    says: 'a dying chameleon that imitated nothing may choose the cat',
    given: {
      seats: [
        { hand: ['sun-clover'], animal: 'chameleon-1' },
        { ...OTHER, animal: 'cat-2' },
      ],
      draw: 8,
      stacks: LOW,
    },
    moves: ['0 attach sun-clover', '0 end', '0 imitate cat', '0 keep sun-clover'],
    then: { deciding: 1, seats: [{ hand: 5, animal: 'butterfly-2' }, {}], discard: [] },
    illegal: { move: '0 done', clause: 'MK-01' },
  },
  {
    rule: ['MK-122', 'MK-177', 'MK-119'],
    says: 'a dying chameleon may choose the guinea pig, or nothing, but no ability of the turn',
    given: {
      seats: [
        { hand: ['sun-clover'], animal: 'chameleon-1' },
        { ...OTHER, animal: 'guinea-pig-2' },
        { hand: 1, animal: 'magpie-1' },
      ],
      draw: 8,
    },
    moves: ['0 attach sun-clover', '0 end'],
    then: { deciding: 0 },
    legal: ['0 imitate guinea-pig', '0 done'],
    illegal: ['0 imitate magpie', '0 imitate cat', '0 end'],
  },
  {
    rule: ['MK-119', 'MK-122', 'MK-114'],
    says: 'as a guinea pig it gains one karma more',
    given: {
      seats: [
        { hand: ['sun-clover'], animal: 'chameleon-1', karma: 2 },
        { ...OTHER, animal: 'guinea-pig-2' },
      ],
      draw: 8,
      stacks: LOW,
    },
    moves: ['0 attach sun-clover', '0 end', '0 imitate guinea-pig'],
    then: { seats: [{ karma: 3, animal: 'butterfly-2' }, {}] },
    illegal: { move: '0 imitate guinea-pig', clause: 'MK-01' },
  },
  {
    rule: ['MK-118', 'MK-122'],
    says: 'as a butterfly its jokers count',
    // sun (chameleon), sun-joker, joker-sun: three suns and two jokers
    given: {
      seats: [
        { hand: ['joker-sun'], animal: 'chameleon-1', line: ['sun-joker'] },
        { ...OTHER, animal: 'butterfly-1' },
      ],
      draw: 8,
    },
    moves: ['0 attach joker-sun', '0 end', '0 imitate butterfly'],
    then: { pending: [{}, { type: 'scoring', left: 1 }] },
    illegal: { move: '0 done', clause: 'MK-139' },
  },
  {
    rule: ['MK-122', 'MK-118'],
    says: 'a chameleon that imitated something in its turn keeps to it when it dies',
    given: {
      seats: [
        { hand: ['joker-sun'], animal: 'chameleon-1', line: ['sun-joker'] },
        { ...OTHER, animal: 'butterfly-1' },
        { hand: 1, animal: 'hedgehog-1' },
      ],
      draw: 8,
      stacks: { I: ['earthworm-2', 'earthworm-1', 'butterfly-2'] },
    },
    moves: ['0 imitate hedgehog', '0 attach joker-sun', '0 end'],
    then: { deciding: 1, seats: [{ points: [], animal: 'butterfly-2' }, {}, {}] },
    illegal: { move: '0 imitate butterfly', clause: 'MK-01' },
  },
];
