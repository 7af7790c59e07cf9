import type { Scenario } from '../../../testing/scenario.ts';

const OTHER = { hand: ['heart-scales', 'scales-scales'] };
const LOW = { I: ['earthworm-2', 'butterfly-1', 'potato-beetle-1'] };

/** Death, and how a line is evaluated. */
export const death: readonly Scenario[] = [
  {
    rule: ['MK-26', 'MK-28', 'MK-30'],
    says: 'an empty hand at the end of the turn means death',
    given: { seats: [{ hand: ['sun-sun'] }, OTHER], draw: 6, stacks: LOW },
    moves: ['0 discard sun-sun', '0 end'],
    then: { deciding: 1, seats: [{ animal: 'potato-beetle-1', hand: 4 }, {}] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-26', 'MK-27', 'MK-133'],
    says: 'with a card in hand and no reaper in the line the animal lives on, also with a reaper in hand',
    given: { seats: [{ hand: ['sun-sun', 'clover-reaper'] }, OTHER], draw: 6, stacks: LOW },
    moves: ['0 attach sun-sun', '0 end'],
    then: { deciding: 1, seats: [{ animal: 'ant-1', hand: ['clover-reaper'], line: ['sun-sun'] }, {}] },
    illegal: { move: '0 attach clover-reaper', clause: 'MK-01' },
  },
  {
    rule: ['MK-27', 'MK-28', 'MK-29', 'MK-135', 'MK-134'],
    says: 'a reaper in the line kills; the hand goes to the discard pile first, then the line',
    given: {
      seats: [{ hand: ['clover-reaper', 'heart-heart', 'clover-heart'], line: ['sun-clover'] }, OTHER],
      draw: 4,
      stacks: LOW,
    },
    moves: ['0 attach clover-reaper', '0 end'],
    then: {
      deciding: 1,
      discard: ['clover-heart', 'heart-heart', 'sun-clover', 'clover-reaper'],
      seats: [{ animal: 'potato-beetle-1', hand: 4, line: [] }, {}],
    },
    illegal: { move: '0 discard heart-heart', clause: 'MK-01' },
  },
  {
    rule: 'MK-29',
    says: 'without a reaper no card is left to put away',
    given: { seats: [{ hand: ['clover-heart'], line: ['sun-clover'] }, OTHER], draw: 4, stacks: LOW },
    moves: ['0 attach clover-heart', '0 end'],
    then: { discard: ['sun-clover', 'clover-heart'], out: ['ant-3', 'ant-4', 'ant-5', 'ant-1'] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-31', 'MK-141'],
    says: 'every Buddha in the line gives one karma, also on a reaper',
    given: {
      seats: [
        { hand: ['heart-reaper-buddha'], line: ['sun-clover-buddha', 'clover-heart'], karma: 1 },
        OTHER,
      ],
      draw: 4,
      stacks: LOW,
    },
    moves: ['0 attach heart-reaper-buddha', '0 end'],
    then: { seats: [{ karma: 3, animal: 'potato-beetle-1' }, {}] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-31', 'MK-07'],
    says: 'a Buddha that is discarded or held gives nothing',
    given: {
      seats: [
        { hand: ['sun-heart-buddha'], karma: 1 },
        { hand: ['clover-heart-buddha'], karma: 2 },
      ],
      draw: 4,
      stacks: LOW,
    },
    moves: ['0 discard sun-heart-buddha', '0 end'],
    then: { seats: [{ karma: 1 }, { karma: 2 }] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-141', 'MK-134', 'MK-34'],
    says: 'a Buddha counts before its card goes to the points pile',
    given: {
      seats: [{ hand: ['heart-scales-buddha'], line: ['sun-clover', 'clover-heart'] }, { hand: ['sun-sun'] }],
      draw: 4,
      stacks: LOW,
    },
    moves: ['0 attach heart-scales-buddha', '0 end', '0 score heart-scales-buddha'],
    then: {
      seats: [{ karma: 1, points: ['heart-scales-buddha'] }, {}],
      discard: ['sun-clover', 'clover-heart'],
    },
    illegal: { move: '0 score sun-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-131', 'MK-26'],
    says: "a hand emptied in another turn has no effect until the end of the player's own next turn",
    given: { seats: [{ hand: ['clover-sun', 'scales-sun'] }, { hand: ['sun-heart'] }], draw: 8, stacks: LOW },
    moves: ['0 ask', '1 give sun-heart', '0 take 1', '0 discard clover-sun', '0 end'],
    then: { deciding: 1, seats: [{}, { animal: 'ant-2', hand: [] }] },
    legal: ['1 ask', '1 end'],
    illegal: { move: '1 discard sun-heart', clause: 'MK-06' },
  },
  {
    rule: ['MK-131', 'MK-08'],
    says: 'then it dies when that turn ends',
    given: { seats: [{ hand: ['scales-sun'] }, { hand: [] }], turn: 1, draw: 8, stacks: LOW },
    moves: ['1 end'],
    then: { deciding: 0, seats: [{}, { animal: 'potato-beetle-1', hand: 4 }] },
    illegal: { move: '1 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-132', 'MK-28'],
    says: 'an empty hand and a reaper make one death',
    given: { seats: [{ hand: ['sun-reaper-buddha'] }, OTHER], draw: 8, stacks: LOW },
    moves: ['0 attach sun-reaper-buddha', '0 end'],
    then: { deciding: 1, turns: 1, seats: [{ karma: 1, hand: 4, animal: 'potato-beetle-1' }, {}] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-133', 'MK-116'],
    says: 'a reaper taken through an ability kills as well',
    given: {
      seats: [{ hand: ['heart-heart', 'clover-sun'], animal: 'potato-beetle-1' }, OTHER],
      discard: ['sun-reaper'],
      draw: 8,
      stacks: { I: ['earthworm-2', 'butterfly-1', 'butterfly-2'] },
    },
    moves: ['0 salvage', '0 discard heart-heart', '0 end'],
    then: {
      discard: ['heart-heart', 'clover-sun', 'sun-reaper'],
      seats: [{ animal: 'butterfly-2', hand: 4 }, {}],
    },
    illegal: { move: '0 salvage', clause: 'MK-01' },
  },
  {
    rule: ['MK-135', 'MK-39', 'MK-127'],
    says: 'a line of two directions is cleared from left to right',
    given: {
      seats: [
        { hand: ['clover-sun'], animal: 'dog-1', left: ['sun-heart'], line: ['heart-heart', 'heart-clover'] },
        OTHER,
      ],
      draw: 8,
      stacks: LOW,
    },
    moves: ['0 attach clover-sun left', '0 end', '0 score heart-heart'],
    then: { discard: ['clover-sun', 'sun-heart', 'heart-clover'], seats: [{ points: ['heart-heart'] }, {}] },
    illegal: { move: '0 score clover-sun', clause: 'MK-01' },
  },
];
