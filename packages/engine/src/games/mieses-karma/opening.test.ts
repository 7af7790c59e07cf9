import { describe, expect, test } from 'vitest';
import { readOptions } from '../../kernel/options.ts';
import type { Position } from '../../kernel/position.ts';
import { BUDDHAS, CARDS, LEFT_SIGN, LIFE_COPIES, RIGHT_SIGN, SIGNS, SPECIES, type Species } from './cards.ts';
import { lifeDeckOf } from './deck.ts';
import { miesesKarma, type Options, type State } from './index.ts';
import { OF_SPECIES } from './texts/rules/provenance.ts';

function dealt(options: object, seed = 1): State {
  return miesesKarma.setup(readOptions<Options>(miesesKarma, options), seed);
}

const words = (cards: readonly number[]) => cards.map((card) => CARDS[card]);
const SEEDS = Array.from({ length: 80 }, (_, seed) => seed);

describe('the deal', () => {
  test.each([
    [2, 52],
    [3, 48],
    [4, 44],
    [5, 40],
  ])('%i players have four cards each and leave %i to draw (MK-62, MK-88)', (players, left) => {
    const state = dealt({ players });
    expect(state.hands.map((hand) => hand.length)).toEqual(new Array(players).fill(4));
    expect([state.draw.length, state.discard.length]).toEqual([left, 0]);
  });

  test.each([2, 5])('with the variant %i players start with two cards (MK-66, MK-88)', (players) => {
    const state = dealt({ players, openingHandVariant: true });
    expect(state.hands.map((hand) => hand.length)).toEqual(new Array(players).fill(2));
    expect(state.draw.length).toBe(60 - 2 * players);
  });

  test.each([
    [{ players: 3, extra_cards: 2 }, 6],
    [{ players: 3, extra_cards: 1, openingHandVariant: true }, 3],
  ])('a house rule adds to the first hands: %j has %i (MK-198)', (options, cards) => {
    expect(dealt(options).hands.map((hand) => hand.length)).toEqual([cards, cards, cards]);
  });

  test('the variant changes the opening hand only: a reborn ant gets what its card says (MK-46, MK-88)', () => {
    const given = {
      options: { openingHandVariant: true },
      seats: [{ hand: ['sun-heart'] }, { hand: 1 }],
      draw: 8,
    };
    const state = miesesKarma.position(given);
    for (const text of ['discard sun-heart', 'end']) {
      const move = miesesKarma.legalMoves(state, 0).find((each) => miesesKarma.notation(each) === text);
      if (move) miesesKarma.apply(state, 0, move);
    }
    expect(state.hands[0].length).toBe(4);
  });

  test('everybody begins as an ant with karma 0 (MK-64, MK-65)', () => {
    const state = dealt({ players: 3 });
    expect(words(state.animals).every((word) => word.startsWith('ant-'))).toBe(true);
    expect(state.karma).toEqual([0, 0, 0]);
  });

  test('up to four players have ants with different symbols, in any order (MK-87)', () => {
    const orders = new Set<string>();
    for (const seed of SEEDS) {
      const state = dealt({ players: 4 }, seed);
      expect(words(state.animals).sort()).toEqual(['ant-1', 'ant-2', 'ant-3', 'ant-4']);
      expect(words(state.out)).toEqual(['ant-5']);
      orders.add(words(state.animals).join());
    }
    expect(orders.size).toBeGreaterThan(15);
  });

  test('with two players any two of the four, the others leave the game (MK-87)', () => {
    const seen = new Set(SEEDS.flatMap((seed) => words(dealt({ players: 2 }, seed).animals)));
    expect([...seen].sort()).toEqual(['ant-1', 'ant-2', 'ant-3', 'ant-4']);
    expect(dealt({ players: 2 }).out.length).toBe(3);
  });

  test('five players use all five ants (MK-87)', () => {
    const state = dealt({ players: 5 });
    expect(words(state.animals).sort()).toEqual(['ant-1', 'ant-2', 'ant-3', 'ant-4', 'ant-5']);
    expect(state.out).toEqual([]);
  });

  test('five stacks are shuffled each by itself (MK-59, MK-61)', () => {
    for (const stack of [0, 1, 2, 3, 4]) {
      const orders = new Set(SEEDS.map((seed) => words(dealt({ players: 3 }, seed).stacks[stack]).join()));
      expect(orders.size).toBeGreaterThan(10);
      const kinds = new Set(
        SEEDS.map((seed) =>
          words(dealt({ players: 3 }, seed).stacks[stack])
            .sort()
            .join(),
        ),
      );
      expect(kinds.size).toBe(1);
    }
  });

  test('the humans lie in order, the first on top (MK-60)', () => {
    for (const seed of SEEDS)
      expect(words(dealt({ players: 3 }, seed).stacks[5])).toEqual([
        'human-5',
        'human-4',
        'human-3',
        'human-2',
        'human-1',
      ]);
  });

  test('chance names the start player (MK-89)', () => {
    const starters = SEEDS.map((seed) => miesesKarma.deciding(dealt({ players: 3 }, seed))[0]);
    expect([...new Set(starters)].sort()).toEqual([0, 1, 2]);
  });

  test.each([[{ players: 1 }], [{ players: 6 }], [{ openingHandVariant: 2 }], [{ decision_ms: -1 }]])(
    '%j is no table (MK-86)',
    (options) => expect(() => dealt(options)).toThrow(),
  );
});

describe('cards left out (MK-199)', () => {
  const ofRound = { left: [5, 5, 5, 5], right: [5, 5, 5, 5] };

  test.each([
    // Left: 3 + 1 plain, 1 Buddha, none with a joker or a reaper on the right; right the same.
    [{ cards_plain: 1, cards_buddha: 1, cards_joker: 0, cards_reaper: 0 }, 20, ofRound],
    // Left: 6 + 1 plain, 3 Buddhas, 1 reaper; right: 6 + 1 plain, 3 Buddhas, 1 joker on the left.
    [
      { cards_buddha: 3, cards_joker: 1, cards_reaper: 1 },
      48,
      { left: [11, 11, 11, 11], right: [11, 11, 11, 11] },
    ],
  ])('%j leaves %i life cards, and every symbol as often', (options, count, { left, right }) => {
    const { cards } = lifeDeckOf(readOptions<Options>(miesesKarma, { players: 2, ...options }));
    expect(cards).toHaveLength(count);
    const standing = (signs: readonly number[]) =>
      [0, 1, 2, 3].map((sign) => cards.filter((card) => signs[card] === sign).length);
    expect(standing(LEFT_SIGN)).toEqual(left);
    expect(standing(RIGHT_SIGN)).toEqual(right);
  });

  test('stacks II to V have one card of each animal, stack I all, and the humans are the first ones', () => {
    const state = dealt({ players: 3, cards_animal: 1, cards_human: 2 });
    expect(state.stacks.map((stack) => stack.length)).toEqual([6, 2, 2, 2, 2, 2]);
    expect(state.stacks[5].map((card) => CARDS[card])).toEqual(['human-2', 'human-1']);
    expect(state.stacks[4].map((card) => CARDS[card]).sort()).toEqual(['ape-1', 'cow-1']);
  });

  test('fewer life cards are left to draw: 60 − 8 reapers − 3 × 4', () => {
    expect(dealt({ players: 3, cards_reaper: 0 }).draw).toHaveLength(40);
  });
});

describe('the cards (section E)', () => {
  const total = (read: (card: number) => number) =>
    LIFE_COPIES.reduce((sum, copies, card) => sum + copies * read(card), 0);

  test('60 life cards, 20 of them with a Buddha, 48 faces', () => {
    expect(total(() => 1)).toBe(60);
    expect(total((card) => BUDDHAS[card])).toBe(20);
    expect(LIFE_COPIES.filter((copies) => copies > 0).length).toBe(48);
  });

  test.each([
    ['sun', 14, 12],
    ['clover', 14, 12],
    ['heart', 14, 12],
    ['scales', 14, 12],
    ['joker', 4, 4],
    ['reaper', 0, 8],
  ] as const)('%s stands on the left of %i and on the right of %i', (sign, left, right) => {
    expect(total((card) => (SIGNS[LEFT_SIGN[card]] === sign ? 1 : 0))).toBe(left);
    expect(total((card) => (SIGNS[RIGHT_SIGN[card]] === sign ? 1 : 0))).toBe(right);
  });

  test('32 rebirth cards: 5 ants, 22 animals, 5 humans', () => {
    const counts = SPECIES.map(
      (species) => CARDS.filter((word) => word.replace(/-\d$/, '') === species).length,
    );
    expect(counts).toEqual([5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5]);
  });

  test('every animal is attested; the ideas of these abilities are, the others are reconstructed', () => {
    expect(SPECIES.filter((species) => OF_SPECIES[species].animal !== 'attested')).toEqual([]);
    const idea = (species: Species) => OF_SPECIES[species].idea;
    expect(SPECIES.filter((species) => idea(species) === 'attested')).toEqual([
      'potato-beetle',
      'hedgehog',
      'magpie',
      'chameleon',
      'dog',
      'cow',
    ]);
    expect(SPECIES.filter((species) => idea(species) === undefined)).toEqual(['ant', 'human']);
    expect(SPECIES.filter((species) => OF_SPECIES[species].symbols !== 'reconstructed')).toEqual([]);
  });
});

describe('impossible positions', () => {
  const two = (own: Position, other: Position = {}) => ({ seats: [own, other] });

  test.each<[string, Position]>([
    ['a second sun-sun', two({ hand: ['sun-sun', 'sun-sun'] })],
    ['61 life cards', { ...two({ hand: 4 }), draw: 57 }],
    ['a rebirth card in a hand', two({ hand: ['dog-1'] })],
    ['a life card as an animal', two({ animal: 'sun-sun' })],
    ['the same rebirth card twice', two({ animal: 'dog-1' }, { animal: 'dog-1' })],
    [
      'a rebirth card in front of a player and in its stack',
      { ...two({ animal: 'dog-1' }), stacks: { IV: ['dog-1'] } },
    ],
    ['a card in the wrong stack', { ...two({}), stacks: { V: ['dog-1'] } }],
    ['an animal among the ants that left', { ...two({}), out: ['dog-1'] }],
    ['too few cards to be reborn with', { ...two({}), stacks: { I: ['earthworm-1'] } }],
    ['a reaper in the middle of a line', two({ line: ['sun-reaper', 'sun-sun'] })],
    ['a reaper on the left', two({ animal: 'dog-1', left: ['heart-reaper'] })],
    ['a gift without a request', two({}, { gift: 'sun-sun' })],
    [
      'a gift that does not fit',
      { ...two({}, { gift: 'heart-sun' }), pending: [{ type: 'turn', seat: 0 }, { type: 'taking' }] },
    ],
    [
      'gifts to take, but none laid',
      { ...two({}), pending: [{ type: 'turn', seat: 0 }, { type: 'taking' }] },
    ],
    [
      'a request of a closed line',
      { ...two({ line: ['sun-reaper'] }), pending: [{ type: 'turn', seat: 0 }, { type: 'giving' }] },
    ],
    [
      'an exchange without a hand',
      { ...two({}), pending: [{ type: 'turn', seat: 0 }, { type: 'exchanging' }] },
    ],
    [
      'a second turn of an ant',
      { ...two({ hand: 1 }), pending: [{ type: 'turn', seat: 0 }, { type: 'second-turn' }] },
    ],
    [
      'a dog that imitates',
      { ...two({ animal: 'dog-1' }), pending: [{ type: 'turn', seat: 0, imitates: 'cat' }] },
    ],
    ['a single player', { seats: [{}] }],
    ['six players', { seats: [{}, {}, {}, {}, {}, {}] }],
    ['a step without its turn', { ...two({}), pending: [{ type: 'giving' }] }],
    ['an unknown key', { ...two({ tricks: [] }) }],
  ])('%s', (_, given) => expect(() => miesesKarma.position(given)).toThrow());
});
