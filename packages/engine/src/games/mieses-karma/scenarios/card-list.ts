import type { Scenario } from '../../../testing/scenario.ts';

const SYMBOLS = ['sun', 'clover', 'heart', 'scales'];

/** Clause, card, its symbol, the stack it lies on and the karma that leads there, life cards dealt. Section E, by hand. */
const REBIRTH_CARDS: readonly (readonly [string, string, string, string, number, number])[] = [
  ['MK-183', 'potato-beetle-1', 'sun', 'I', 0, 4],
  ['MK-183', 'potato-beetle-2', 'heart', 'I', 3, 4],
  ['MK-184', 'earthworm-1', 'clover', 'I', 1, 4],
  ['MK-184', 'earthworm-2', 'scales', 'I', 2, 4],
  ['MK-185', 'butterfly-1', 'clover', 'I', 0, 4],
  ['MK-185', 'butterfly-2', 'heart', 'I', 3, 4],
  ['MK-186', 'guinea-pig-1', 'sun', 'II', 4, 4],
  ['MK-186', 'guinea-pig-2', 'heart', 'II', 7, 4],
  ['MK-187', 'hedgehog-1', 'clover', 'II', 5, 4],
  ['MK-187', 'hedgehog-2', 'scales', 'II', 6, 4],
  ['MK-188', 'magpie-1', 'clover', 'III', 8, 5],
  ['MK-188', 'magpie-2', 'heart', 'III', 11, 5],
  ['MK-189', 'chameleon-1', 'sun', 'III', 9, 5],
  ['MK-189', 'chameleon-2', 'scales', 'III', 10, 5],
  ['MK-190', 'cat-1', 'sun', 'IV', 12, 5],
  ['MK-190', 'cat-2', 'clover', 'IV', 15, 5],
  ['MK-191', 'dog-1', 'heart', 'IV', 13, 6],
  ['MK-191', 'dog-2', 'scales', 'IV', 14, 6],
  ['MK-192', 'cow-1', 'sun', 'V', 16, 6],
  ['MK-192', 'cow-2', 'scales', 'V', 19, 6],
  ['MK-193', 'ape-1', 'clover', 'V', 17, 6],
  ['MK-193', 'ape-2', 'heart', 'V', 18, 6],
  ['MK-194', 'human-1', 'sun', 'humans', 20, 6],
  ['MK-194', 'human-2', 'clover', 'humans', 21, 6],
  ['MK-194', 'human-3', 'heart', 'humans', 22, 6],
  ['MK-194', 'human-4', 'scales', 'humans', 23, 6],
  ['MK-194', 'human-5', 'scales', 'humans', 24, 6],
];

const ANTS: readonly (readonly [string, string])[] = [
  ['ant-1', 'sun'],
  ['ant-2', 'clover'],
  ['ant-3', 'heart'],
  ['ant-4', 'scales'],
  ['ant-5', 'sun'],
];

/** Every rebirth card: where it is drawn, what it deals, what fits it. */
export const cardList: readonly Scenario[] = [
  ...REBIRTH_CARDS.map(([rule, card, , stack, karma, dealt]) => ({
    rule: [rule, 'MK-44', 'MK-46'],
    says: `${card} lies on stack ${stack} and brings ${dealt} life cards`,
    given: {
      seats: [{ hand: ['sun-joker'], karma }, { hand: ['heart-joker'] }],
      draw: 10,
      stacks:
        stack === 'I'
          ? { I: ['earthworm-1', 'earthworm-2', 'butterfly-1'].filter((each) => each !== card).concat(card) }
          : { [stack]: [card] },
    },
    moves: ['0 discard sun-joker', '0 end'],
    then: { seats: [{ animal: card, hand: dealt }, {}], draw: 10 - dealt },
    illegal: { move: '0 end', clause: 'MK-01' },
  })),
  ...[
    ...REBIRTH_CARDS.map(([rule, card, symbol]) => [rule, card, symbol] as const),
    ...ANTS.map(([card, symbol]) => ['MK-182', card, symbol] as const),
  ].map(([rule, card, symbol]) => ({
    rule: [rule, 'MK-09', 'MK-90'],
    says: `a gift for ${card} must begin with ${symbol}`,
    given: {
      seats: [
        { hand: 1, animal: card },
        { hand: SYMBOLS.map((each) => `${each}-reaper`), animal: card === 'ant-2' ? 'ant-1' : 'ant-2' },
      ],
      pending: [{ type: 'turn', seat: 0 }, { type: 'giving' }],
    },
    legal: `1 give ${symbol}-reaper`,
    illegal: SYMBOLS.filter((each) => each !== symbol).map((each) => ({
      move: `1 give ${each}-reaper`,
      clause: 'MK-105',
    })),
  })),
  {
    rule: ['MK-181', 'MK-62', 'MK-69'],
    says: 'a life card shows symbols, jokers or a reaper on the right; there are no others',
    given: { seats: [{ hand: ['joker-sun', 'sun-joker', 'sun-reaper'] }, { hand: 1 }] },
    legal: ['0 attach joker-sun', '0 attach sun-joker', '0 attach sun-reaper'],
    illegal: [
      { move: '0 attach reaper-sun', code: 'unknown-card' },
      { move: '0 attach joker-joker', code: 'unknown-card' },
      { move: '0 attach joker-sun-buddha', code: 'unknown-card' },
      { move: '0 attach joker-reaper', code: 'unknown-card' },
    ],
  },
];
