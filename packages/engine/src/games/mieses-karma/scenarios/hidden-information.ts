import type { Scenario } from '../../../testing/scenario.ts';

/** Who may see what. Cards in views are numbers of the card list. */
export const hiddenInformation: readonly Scenario[] = [
  {
    rule: ['MK-159', 'MK-160', 'MK-173'],
    says: 'a hand is seen by its owner alone; sizes of hands and of the draw pile are public',
    given: { seats: [{ hand: ['sun-sun', 'sun-sun-buddha'] }, { hand: ['heart-heart'] }], draw: 7 },
    view: {
      '0': {
        seats: [
          { hand: [0, 1], handCount: 2 },
          { hand: null, handCount: 1 },
        ],
        drawCount: 7,
      },
      '1': {
        seats: [
          { hand: null, handCount: 2 },
          { hand: [21], handCount: 1 },
        ],
      },
      onlooker: { seats: [{ hand: null }, { hand: null }], drawCount: 7 },
    },
    illegal: { move: '1 discard heart-heart', clause: 'MK-01' },
  },
  {
    rule: ['MK-161', 'MK-07'],
    says: 'of the discard pile only the top card and the size are seen',
    given: {
      seats: [{ hand: ['sun-sun', 'sun-heart'] }, { hand: 1 }],
      discard: ['heart-heart', 'clover-clover'],
    },
    moves: ['0 discard sun-sun'],
    view: { '1': { discardTop: 1, discardCount: 3 }, onlooker: { discardTop: 1, discardCount: 3 } },
    illegal: { move: '0 discard sun-heart', clause: 'MK-04' },
  },
  {
    rule: ['MK-162', 'MK-163', 'MK-173'],
    says: 'lines, rebirth cards, karma and the size of points piles are open, the cards of a points pile are not',
    given: {
      seats: [
        { hand: 1 },
        {
          hand: 1,
          animal: 'dog-1',
          line: ['heart-sun'],
          left: ['sun-heart'],
          karma: 13,
          points: ['sun-sun', 'clover-clover'],
        },
      ],
    },
    view: {
      '0': { seats: [{}, { animal: 69, right: [17], left: [5], karma: 13, pointsCount: 2 }] },
      onlooker: { seats: [{}, { animal: 69, right: [17], left: [5], karma: 13, pointsCount: 2 }] },
    },
    illegal: { move: '1 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-164', 'MK-60'],
    says: 'stacks show their size and what was put back; the humans show their order',
    given: {
      seats: [{ hand: 1 }, { hand: 1 }],
      stacks: { I: ['earthworm-1', 'butterfly-1', 'potato-beetle-1'] },
      returned: [1, 0, 0, 0, 0, 0],
    },
    view: {
      '0': {
        stacks: [
          { count: 3, bottom: [55] },
          { count: 4, bottom: [] },
          { count: 4, bottom: [] },
          { count: 4, bottom: [] },
          { count: 4, bottom: [] },
          { count: 5, bottom: [79, 78, 77, 76, 75] },
        ],
      },
    },
    illegal: { move: '1 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-165', 'MK-167'],
    says: 'who declined for want of a card looks like who declined by choice',
    given: {
      seats: [{ hand: 2 }, { hand: ['heart-heart'] }, { hand: ['sun-heart'] }, { hand: 1 }],
      pending: [{ type: 'turn', seat: 0 }, { type: 'giving' }],
    },
    moves: ['1 decline', '2 decline'],
    view: {
      '0': {
        seats: [
          {},
          { handCount: 1, laid: false, gift: null, hand: null },
          { handCount: 1, laid: false, gift: null, hand: null },
          {},
        ],
      },
    },
    illegal: { move: '1 decline', clause: 'MK-106' },
  },
  {
    rule: ['MK-166', 'MK-23'],
    says: 'once taken back, a gift belongs to a hidden hand again',
    given: {
      seats: [{ hand: ['clover-sun'] }, { hand: ['sun-heart'] }, { hand: ['sun-clover'] }],
    },
    moves: ['0 ask', '1 give sun-heart', '2 give sun-clover', '0 take 1'],
    view: {
      '0': {
        seats: [
          { right: [5] },
          { handCount: 0, laid: false },
          { hand: null, handCount: 1, laid: false, gift: null },
        ],
      },
    },
    illegal: { move: '0 take 2', clause: 'MK-20' },
  },
  {
    rule: ['MK-168', 'MK-174', 'MK-24'],
    says: 'after an exchange only the top card of the pile is seen, and the new hand by its owner alone',
    given: {
      seats: [{ hand: ['heart-heart', 'clover-clover'] }, { hand: 1 }],
      draw: ['sun-sun', 'sun-sun-buddha'],
      pending: [{ type: 'turn', seat: 0 }, { type: 'exchanging' }],
    },
    moves: ['0 exchange'],
    then: { discard: ['clover-clover', 'heart-heart'] },
    view: {
      '0': { seats: [{ hand: [0, 1] }, {}] },
      '1': { seats: [{ hand: null, handCount: 2 }, {}], discardTop: 21, discardCount: 2 },
    },
    illegal: '0 exchange',
  },
  {
    rule: ['MK-169', 'MK-126'],
    says: 'cards kept by a cat go to a hidden hand',
    given: {
      seats: [{ animal: 'cat-1', line: ['sun-clover'] }, { hand: 1 }],
      draw: 8,
      pending: [
        { type: 'turn', seat: 0 },
        { type: 'keeping', left: 2 },
      ],
    },
    moves: ['0 keep sun-clover'],
    view: { '1': { seats: [{ hand: null, handCount: 5, right: [] }, {}] } },
    illegal: { move: '0 keep sun-clover', clause: 'MK-01' },
  },
  {
    rule: ['MK-170', 'MK-116'],
    says: 'what a potato beetle attaches is seen by all',
    given: { seats: [{ hand: 1, animal: 'potato-beetle-1' }, { hand: 1 }], discard: ['sun-heart'] },
    moves: ['0 salvage'],
    view: { '1': { seats: [{ right: [5] }, {}], discardTop: null, discardCount: 0 } },
    illegal: { move: '0 salvage', clause: 'MK-04' },
  },
  {
    rule: ['MK-171', 'MK-117'],
    says: 'the card an earthworm puts away is seen by all, the new one by its owner alone',
    given: {
      seats: [{ hand: ['sun-heart'], animal: 'earthworm-1' }, { hand: 1 }],
      draw: ['clover-clover'],
    },
    moves: ['0 swap sun-heart'],
    view: {
      '0': { seats: [{ hand: [11] }, {}] },
      '1': { seats: [{ hand: null, handCount: 1 }, {}], discardTop: 5 },
    },
    illegal: { move: '0 swap clover-clover', clause: 'MK-04' },
  },
];
