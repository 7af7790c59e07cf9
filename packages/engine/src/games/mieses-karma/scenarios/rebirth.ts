import type { Scenario } from '../../../testing/scenario.ts';

const OTHER = { hand: ['heart-scales', 'scales-sun'] };
const HUMANS = ['human-5', 'human-4', 'human-3', 'human-2', 'human-1'];

/** A player who dies with this karma, as an ant without a line. */
function reborn(karma: number, animal: string, stack: string, dealt: number): Scenario {
  return {
    rule: ['MK-142', 'MK-44', 'MK-46', 'MK-41'],
    says: `karma ${karma} leads to stack ${stack}`,
    given: {
      seats: [{ hand: ['sun-heart'], karma }, OTHER],
      draw: 12,
      stacks: {
        I: ['potato-beetle-1', 'butterfly-1', 'earthworm-1'],
        II: ['hedgehog-1', 'guinea-pig-1'],
        III: ['chameleon-1', 'magpie-1'],
        IV: ['cat-1', 'dog-1'],
        V: ['cow-1', 'ape-1'],
        humans: HUMANS,
      },
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: {
      deciding: 1,
      seats: [{ animal, hand: dealt, karma }, {}],
      draw: 12 - dealt,
      out: ['ant-3', 'ant-4', 'ant-5', 'ant-1'],
    },
    illegal: { move: '0 end', clause: 'MK-01' },
  };
}

/** Clearing, rebirth, stacks and piles. */
export const rebirth: readonly Scenario[] = [
  reborn(0, 'earthworm-1', 'I', 4),
  reborn(3, 'earthworm-1', 'I', 4),
  reborn(4, 'guinea-pig-1', 'II', 4),
  reborn(7, 'guinea-pig-1', 'II', 4),
  reborn(8, 'magpie-1', 'III', 5),
  reborn(11, 'magpie-1', 'III', 5),
  reborn(12, 'dog-1', 'IV', 6),
  reborn(15, 'dog-1', 'IV', 6),
  reborn(16, 'ape-1', 'V', 6),
  reborn(19, 'ape-1', 'V', 6),
  reborn(20, 'human-1', 'humans', 6),
  reborn(31, 'human-1', 'humans', 6),
  {
    rule: ['MK-39', 'MK-41'],
    says: 'the rest of the line goes to the discard pile, a dead ant leaves the game',
    given: {
      seats: [{ hand: ['clover-heart'], line: ['sun-clover'] }, OTHER],
      discard: ['joker-sun'],
      draw: 8,
    },
    moves: ['0 attach clover-heart', '0 end'],
    then: {
      discard: ['joker-sun', 'sun-clover', 'clover-heart'],
      out: ['ant-3', 'ant-4', 'ant-5', 'ant-1'],
      seats: [{ line: [] }, {}],
    },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-40', 'MK-144', 'MK-164', 'MK-147'],
    says: 'a rebirth card goes under its own stack, wherever the next one comes from',
    given: {
      seats: [{ hand: ['sun-heart'], animal: 'hedgehog-2', karma: 8 }, OTHER],
      draw: 8,
      stacks: { II: ['hedgehog-1', 'guinea-pig-1'], III: ['chameleon-1', 'magpie-1'] },
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: {
      stacks: { II: ['hedgehog-2', 'hedgehog-1', 'guinea-pig-1'], III: ['chameleon-1'] },
      returned: [0, 1, 0, 0, 0, 0],
      seats: [{ animal: 'magpie-1', karma: 8 }, {}],
    },
    view: { '1': { stacks: [{}, { count: 3, bottom: [62] }, {}, {}, {}, {}] } },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-144', 'MK-40'],
    says: 'if it is the only card there, the same card comes back',
    given: {
      seats: [{ hand: ['sun-heart'], animal: 'hedgehog-2', karma: 5 }, OTHER],
      draw: 8,
      stacks: { II: [] },
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: {
      stacks: { II: [] },
      returned: [0, 0, 0, 0, 0, 0],
      seats: [{ animal: 'hedgehog-2', hand: 4 }, {}],
    },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-45', 'MK-145', 'MK-147'],
    says: 'an empty stack hands over to the next lower one, again and again',
    given: {
      seats: [{ hand: ['sun-heart'], karma: 17 }, OTHER],
      draw: 8,
      stacks: { V: [], IV: [], III: [], II: ['hedgehog-1', 'guinea-pig-2'] },
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: { seats: [{ animal: 'guinea-pig-2', karma: 17 }, {}], stacks: { II: ['hedgehog-1'] } },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-45', 'MK-142'],
    says: 'a stack that has cards is not passed over',
    given: {
      seats: [{ hand: ['sun-heart'], karma: 17 }, OTHER],
      draw: 8,
      stacks: { V: ['cow-1'], IV: ['cat-1'] },
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: { seats: [{ animal: 'cow-1' }, {}], stacks: { V: [], IV: ['cat-1'] } },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-60', 'MK-146', 'MK-59'],
    says: 'the humans lie in order: the second to become human takes the second card',
    given: {
      seats: [
        { hand: ['sun-heart'], karma: 22 },
        { hand: 2, animal: 'human-1' },
      ],
      draw: 8,
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: { seats: [{ animal: 'human-2' }, {}], stacks: { humans: ['human-5', 'human-4', 'human-3'] } },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-47', 'MK-149', 'MK-46'],
    says: 'when the draw pile runs out, the discard pile is shuffled and drawing goes on',
    given: {
      seats: [{ hand: ['sun-heart'] }, OTHER],
      draw: ['clover-clover'],
      discard: ['heart-heart', 'clover-sun', 'joker-sun'],
      stacks: { I: 6 },
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: { seats: [{ hand: 4 }, {}], draw: 1, discard: [] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-47', 'MK-149'],
    says: 'as long as there are cards to draw, nothing is shuffled',
    given: {
      seats: [{ hand: ['sun-heart'] }, OTHER],
      draw: 4,
      discard: ['heart-heart', 'clover-sun'],
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: { seats: [{ hand: 4 }, {}], draw: [], discard: ['heart-heart', 'clover-sun', 'sun-heart'] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-149', 'MK-25', 'MK-112'],
    says: 'cards of the same exchange may come back',
    given: { seats: [{ hand: ['clover-sun', 'clover-clover'] }, OTHER], draw: [], discard: [] },
    moves: ['0 ask', '1 decline', '0 exchange'],
    then: { seats: [{ hand: ['clover-sun', 'clover-clover'] }, {}], draw: [], discard: [] },
    illegal: { move: '0 exchange', clause: 'MK-24' },
  },
  {
    rule: 'MK-150',
    says: 'if both piles are exhausted, there are only the cards there are',
    given: { seats: [{ hand: ['sun-heart'] }, OTHER], draw: ['clover-clover'] },
    moves: ['0 discard sun-heart', '0 end'],
    then: {
      deciding: 1,
      seats: [{ hand: ['sun-heart', 'clover-clover'] }, {}],
      draw: [],
      discard: [],
      outcome: null,
    },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-148', 'MK-46'],
    says: 'the reborn player waits for their next turn',
    given: { seats: [{ hand: ['sun-heart'] }, OTHER], draw: 8 },
    moves: ['0 discard sun-heart', '0 end'],
    then: { deciding: 1, turns: 1, seats: [{ hand: 4 }, {}] },
    illegal: ['0 ask', '0 end'].map((move) => ({ move, clause: 'MK-01' })),
  },
  {
    rule: ['MK-143', 'MK-31'],
    says: 'beyond the track karma goes on',
    given: { seats: [{ hand: ['clover-sun', 'scales-sun'] }, { hand: ['sun-heart'], karma: 30 }] },
    moves: ['0 ask', '1 give sun-heart', '0 take 1'],
    then: { seats: [{}, { karma: 31 }] },
    illegal: { move: '0 take 1', clause: 'MK-20' },
  },
  {
    rule: ['MK-152', 'MK-117'],
    says: 'nothing adds to a hand during a life: an exchange leaves its size as it was',
    given: { seats: [{ hand: ['clover-sun', 'scales-sun'], animal: 'earthworm-1' }, OTHER], draw: 6 },
    moves: ['0 swap scales-sun', '0 ask', '1 decline', '0 exchange'],
    then: { seats: [{ hand: 2 }, {}], draw: 3 },
    illegal: { move: '0 swap clover-sun', clause: 'MK-04' },
  },
  {
    rule: ['MK-73', 'MK-44'],
    says: 'karma opens the way to higher animals only when the next life begins',
    given: { seats: [{ hand: ['sun-heart', 'sun-sun'], karma: 12 }, OTHER], draw: 8 },
    moves: ['0 discard sun-heart', '0 end'],
    then: { deciding: 1, seats: [{ animal: 'ant-1', karma: 12, hand: ['sun-sun'] }, {}] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-64', 'MK-65', 'MK-87', 'MK-62'],
    says: 'everybody begins as an ant with karma 0; with two players three ants leave the game',
    given: { seats: [{ hand: 4 }, { hand: 4 }], draw: 52 },
    then: {
      seats: [
        { animal: 'ant-1', karma: 0, points: [], line: [] },
        { animal: 'ant-2', karma: 0 },
      ],
      out: ['ant-3', 'ant-4', 'ant-5'],
      discard: [],
    },
    illegal: [
      { move: '0 attach moon-moon', code: 'unknown-card' },
      { move: '0 end', clause: 'MK-05' },
    ],
  },
  {
    rule: ['MK-87', 'MK-64'],
    says: 'with five players the fifth ant, a second sun, is in the game',
    given: { seats: [{}, {}, {}, {}, { hand: ['sun-heart', 'scales-heart'] }], turn: 4 },
    then: { seats: [{}, {}, {}, { animal: 'ant-4' }, { animal: 'ant-5' }], out: [] },
    legal: '4 attach sun-heart',
    illegal: { move: '4 attach scales-heart', clause: 'MK-09' },
  },
];
