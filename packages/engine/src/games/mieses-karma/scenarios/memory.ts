import type { Scenario } from '../../../testing/scenario.ts';

const NOTHING = { hand: [], points: [] };
const GIVING = [{ type: 'turn', seat: 0 }, { type: 'giving' }];

/** Seat 1 is known to hold sun-clover, and sun-heart besides; both fit the ant of seat 0. */
const ONE_KNOWN = {
  seats: [{ hand: ['clover-sun'] }, { hand: ['sun-clover', 'sun-heart'] }, { hand: ['heart-heart'] }],
  remembered: { hands: [[], ['sun-clover'], []] },
  pending: GIVING,
};

/**
 * MK-200: what everybody has seen and what is certain to be there still. 3 is sun-clover, 5 sun-heart, 11 clover-clover, 21
 * heart-heart, 41 sun-reaper.
 */
export const memory: readonly Scenario[] = [
  {
    rule: ['MK-200', 'MK-166', 'MK-23'],
    says: 'everybody remembers a gift that was taken back; watchers do not',
    given: {
      seats: [{ hand: ['clover-sun'] }, { hand: ['sun-heart'] }, { hand: ['sun-clover', 'heart-heart'] }],
    },
    moves: ['0 ask', '1 give sun-heart', '2 give sun-clover', '0 take 1'],
    then: { remembered: { hands: [[], [], ['sun-clover']] } },
    view: {
      '0': { seats: [{}, { remembered: NOTHING }, { hand: null, remembered: { hand: [3] } }] },
      '1': { seats: [{}, { remembered: NOTHING }, { hand: null, remembered: { hand: [3] } }] },
      onlooker: { seats: [{}, { remembered: NOTHING }, { hand: null, remembered: NOTHING }] },
    },
    illegal: { move: '0 take 2', clause: 'MK-20' },
  },
  {
    rule: 'MK-200',
    says: 'a known card that is seen to leave the hand is struck out',
    given: {
      seats: [{ hand: 1 }, { hand: ['sun-clover', 'heart-heart'] }],
      remembered: { hands: [[], ['sun-clover']] },
      turn: 1,
    },
    moves: ['1 discard sun-clover'],
    view: { '0': { seats: [{}, { handCount: 1, remembered: NOTHING }], rememberedDiscard: [3] } },
    illegal: { move: '1 discard heart-heart', clause: 'MK-04' },
  },
  {
    rule: 'MK-200',
    says: 'another card that leaves the hand in sight of all changes nothing',
    given: {
      seats: [{ hand: 1 }, { hand: ['sun-clover', 'heart-heart'] }],
      remembered: { hands: [[], ['sun-clover']] },
      turn: 1,
    },
    moves: ['1 discard heart-heart'],
    view: { '0': { seats: [{}, { remembered: { hand: [3] } }], rememberedDiscard: [21] } },
    illegal: { move: '1 discard sun-clover', clause: 'MK-04' },
  },
  {
    rule: 'MK-200',
    says: 'of two equal cards of which one is known, the one that leaves may be that one',
    given: {
      seats: [{ hand: 1 }, { hand: ['sun-clover', 'sun-clover'] }],
      remembered: { hands: [[], ['sun-clover']] },
      turn: 1,
    },
    moves: ['1 discard sun-clover'],
    view: { '0': { seats: [{}, { handCount: 1, remembered: NOTHING }] } },
    illegal: { move: '1 discard sun-clover', clause: 'MK-04' },
  },
  {
    rule: ['MK-200', 'MK-165'],
    says: 'a known card laid face down may still be in the hand',
    given: ONE_KNOWN,
    moves: ['1 give sun-clover'],
    view: { '0': { seats: [{}, { handCount: 1, gift: null, remembered: { hand: [3] } }, {}] } },
    illegal: { move: '1 give sun-heart', clause: 'MK-106' },
  },
  {
    rule: ['MK-200', 'MK-165'],
    says: 'another card laid face down looks the same',
    given: ONE_KNOWN,
    moves: ['1 give sun-heart'],
    view: { '0': { seats: [{}, { handCount: 1, gift: null, remembered: { hand: [3] } }, {}] } },
    illegal: { move: '1 give sun-clover', clause: 'MK-106' },
  },
  {
    rule: ['MK-200', 'MK-19'],
    says: 'once it is opened, it has left the hand',
    given: ONE_KNOWN,
    moves: ['1 give sun-clover', '2 decline'],
    view: { '2': { seats: [{}, { handCount: 1, gift: 3, remembered: NOTHING }, {}] } },
    illegal: { move: '2 give heart-heart', clause: 'MK-01' },
  },
  {
    rule: ['MK-200', 'MK-19'],
    says: 'and if it is another card, the known one is still in the hand',
    given: ONE_KNOWN,
    moves: ['1 give sun-heart', '2 decline'],
    view: { '2': { seats: [{}, { handCount: 1, gift: 5, remembered: { hand: [3] } }, {}] } },
    illegal: { move: '2 give heart-heart', clause: 'MK-01' },
  },
  {
    rule: ['MK-200', 'MK-169'],
    says: 'everybody remembers what a cat has kept',
    given: {
      seats: [{ animal: 'cat-1', line: ['sun-clover'] }, { hand: 1 }],
      draw: 8,
      pending: [
        { type: 'turn', seat: 0 },
        { type: 'keeping', left: 2 },
      ],
    },
    moves: ['0 keep sun-clover'],
    view: { '1': { seats: [{ handCount: 5, remembered: { hand: [3] } }, {}] } },
    illegal: { move: '0 keep sun-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-200', 'MK-163'],
    says: 'points piles are remembered by everybody who plays',
    given: { seats: [{ hand: 1 }, { hand: 1, points: ['sun-heart', 'clover-clover'] }] },
    view: {
      '0': { seats: [{}, { pointsCount: 2, remembered: { points: [5, 11] } }] },
      onlooker: { seats: [{}, { pointsCount: 2, remembered: NOTHING }] },
    },
    illegal: { move: '1 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-200', 'MK-161'],
    says: 'discards are remembered at their places; watchers see the top',
    given: { seats: [{ hand: ['sun-clover', 'sun-heart'] }, { hand: 1 }], discard: ['heart-heart'] },
    moves: ['0 discard sun-clover'],
    view: {
      '1': { rememberedDiscard: [21, 3], discardTop: 3, discardCount: 2 },
      onlooker: { rememberedDiscard: [], discardTop: 3, discardCount: 2 },
    },
    illegal: { move: '0 discard sun-heart', clause: 'MK-04' },
  },
  {
    rule: ['MK-200', 'MK-168', 'MK-24'],
    says: 'of a hand put away others see the top card, and know what they knew to be in it',
    given: {
      seats: [{ hand: ['clover-clover', 'heart-heart', 'sun-clover'] }, { hand: 1 }],
      draw: 4,
      remembered: { hands: [['sun-clover'], []] },
      pending: [{ type: 'turn', seat: 0 }, { type: 'exchanging' }],
    },
    moves: ['0 exchange'],
    view: {
      '0': { rememberedDiscard: [3, 11, 21] },
      '1': {
        seats: [{ handCount: 3, remembered: NOTHING }, {}],
        rememberedDiscard: [null, null, 21],
        putAway: [{ seat: 0, from: 0, count: 2, known: [3] }],
      },
      onlooker: { rememberedDiscard: [], putAway: [] },
    },
    illegal: '0 exchange',
  },
  {
    rule: ['MK-200', 'MK-29', 'MK-135'],
    says: 'a hand that goes to the pile at a death lies under the line before anybody sees it',
    given: {
      seats: [{ hand: ['clover-clover', 'heart-heart'], line: ['sun-reaper'] }, { hand: 1 }],
      draw: 8,
      pending: [{ type: 'turn', seat: 0, acted: true }],
    },
    moves: ['0 end'],
    then: { discard: ['clover-clover', 'heart-heart', 'sun-reaper'] },
    view: {
      '0': { rememberedDiscard: [11, 21, 41] },
      '1': { rememberedDiscard: [null, null, 41], putAway: [{ seat: 0, from: 0, count: 2, known: [] }] },
    },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-200', 'MK-116'],
    says: 'what a potato beetle uncovers is seen by everybody from then on',
    given: {
      seats: [{ hand: 1, animal: 'potato-beetle-1' }, { hand: 1 }],
      discard: ['clover-clover', 'heart-heart', 'sun-heart'],
      remembered: { put_away: [{ seat: 1, from: 0, count: 2, known: ['heart-heart'] }] },
    },
    moves: ['0 salvage'],
    view: {
      '0': { rememberedDiscard: [null, 21], putAway: [{ seat: 1, from: 0, count: 1, known: [] }] },
      '1': { rememberedDiscard: [11, 21] },
    },
    illegal: { move: '0 salvage', clause: 'MK-04' },
  },
  {
    rule: ['MK-200', 'MK-149', 'MK-160'],
    says: 'a shuffle ends what was known of the pile',
    given: {
      seats: [{ hand: ['sun-heart'], animal: 'earthworm-1' }, { hand: 1 }],
      discard: ['clover-clover', 'heart-heart', 'sun-clover'],
      remembered: { put_away: [{ seat: 1, from: 0, count: 2, known: ['heart-heart'] }] },
    },
    moves: ['0 swap sun-heart'],
    view: { '1': { drawCount: 3, discardCount: 0, rememberedDiscard: [], putAway: [] } },
    illegal: { move: '0 swap sun-heart', clause: 'MK-04' },
  },
];
