import { describe, expect, test } from 'vitest';
import { cardsIn, handOf } from '../../kernel/hand.ts';
import { readOptions } from '../../kernel/options.ts';
import { fastRandom, makeRandom, shuffle } from '../../kernel/random.ts';
import { ALL_CARDS, CARDS, COLOURS, COPIES, cardNamed, VALUES } from './cards.ts';
import { cards } from './contract-terms.ts';
import { deckOf } from './deck.ts';
import { karmaka, type Options, type State } from './index.ts';
import { neededOn, RUNGS, scoreOf } from './rebirth.ts';
import { pickBlind } from './targets.ts';

function dealt(options: object, seed = 1): State {
  return karmaka.setup(readOptions<Options>(karmaka, options), seed);
}

function card(id: string): number {
  return cardNamed(id) as number;
}

describe('the cards', () => {
  test('are 23 kinds and 64 cards (KK-03, KKH-05)', () => {
    expect(CARDS).toHaveLength(23);
    expect(ALL_CARDS).toHaveLength(64);
  });

  test.each([
    ['red', 19, 36],
    ['green', 19, 36],
    ['blue', 19, 36],
    ['mosaic', 7, 7],
  ])('%s: %i cards, %i points (KK-03, KK-12)', (colour, count, points) => {
    const own = ALL_CARDS.filter((each) => COLOURS[each] === colour);
    expect(own).toHaveLength(count);
    expect(own.reduce((sum, each) => sum + VALUES[each], 0)).toBe(points);
  });

  test.each(['red', 'green', 'blue'])('%s has the usual make-up of values and copies (KK-03)', (colour) => {
    const kinds = CARDS.map((_, each) => each).filter((each) => COLOURS[each] === colour);
    expect(kinds.map((each) => `${VALUES[each]}×${COPIES[each]}`).sort()).toEqual(
      ['1×3', '1×3', '2×3', '2×3', '2×3', '3×2', '3×2'].sort(),
    );
  });

  test.each([
    ['embody', 5],
    ['mimic', 2],
  ])('%s is there %i times (KK-03)', (id, copies) => expect(COPIES[card(id)]).toBe(copies));

  test.each(['hells-heart', 'hells_heart', 'HELLS-HEART', 'hell’s-heart', "hell's_heart"])(
    '%s is a word for it',
    (word) => expect(CARDS[cardNamed(word) ?? 0]).toBe('hells-heart'),
  );
});

describe('the deal', () => {
  test('a house rule deals other Hands and Decks: 64 − 2 × (6 + 5) = 42 are left (KKR-92)', () => {
    const state = dealt({ players: 2, starter: 0, first_hand: 6, first_deck: 5 });
    expect(state.hands.map((hand) => hand.size)).toEqual([7, 6]);
    expect(state.decks.map((deck) => deck.length)).toEqual([4, 5]);
    expect(state.source).toHaveLength(42);
  });

  test.each([
    // 14 red, 19 green and 19 blue cards, and 5 + 2 mosaics: 59 − 12
    [{ players: 2, cards_red: 2 }, 59, 47],
    // No red ones, 7 green, 14 blue, and 1 + 2 mosaics: 24 − 18
    [{ players: 3, cards_red: 0, cards_green: 1, cards_blue: 2, cards_embody: 1 }, 24, 6],
  ])('%j: of %i cards %i are left in the Source (KKR-93)', (options, all, left) => {
    const state = dealt(options);
    expect(state.source).toHaveLength(left);
    expect([...cards(state)].sort((a, b) => a - b)).toEqual(deckOf(state.options).cards);
    expect(cards(state)).toHaveLength(all);
  });

  test.each([
    [{ players: 2 }, 52],
    [{ players: 3 }, 46],
    [{ players: 4 }, 40],
    [{ players: 4, variant: 'teams' }, 40],
    [{ players: 3, variant: 'wolf' }, 46],
  ])('%j leaves %i cards in the Source (KK-02, KK-30, KK-31, KK-32, KK-33)', (options, left) => {
    const state = dealt(options);
    expect(state.source).toHaveLength(left);
    expect([...cards(state)].sort((a, b) => a - b)).toEqual(ALL_CARDS);
    for (const [seat, hand] of state.hands.entries()) {
      const drawn = seat === state.starter ? 1 : 0;
      expect([hand.size, state.decks[seat].length]).toEqual([4 + drawn, 2 - drawn]);
      expect([state.futures[seat], state.deeds[seat], state.rings[seat]]).toEqual([[], [], 0]);
    }
  });

  test('all begin as Dung Beetles, but for the Wolf (KK-06, KK-28, KK-81)', () => {
    expect(dealt({ players: 4 }).rungs).toEqual([0, 0, 0, 0]);
    expect(dealt({ players: 3, variant: 'wolf', wolf: 1 }).rungs).toEqual([0, 2, 0]);
  });

  test('goes from the top of the Source in seat order: Hands first, then Decks (KKR-02)', () => {
    const state = dealt({ players: 3, starter: 1 }, 7);
    const source = ALL_CARDS.slice();
    shuffle(makeRandom(7), source);
    const next = (count: number) => source.splice(source.length - count).reverse();
    const hands = [1, 2, 0].map(() => next(4));
    const decks = [1, 2, 0].map(() => next(2));
    expect(state.source).toEqual(source);
    expect(cardsIn(state.hands[1])).toEqual([...hands[0], decks[0][1]].sort((a, b) => a - b));
    expect(cardsIn(state.hands[2])).toEqual([...hands[1]].sort((a, b) => a - b));
    expect(cardsIn(state.hands[0])).toEqual([...hands[2]].sort((a, b) => a - b));
    expect(state.decks).toEqual([decks[2], [decks[0][0]], decks[1]]);
  });

  test('is decided by the seed (KK-30)', () => {
    const orders = new Set([1, 2, 3, 4, 5].map((seed) => dealt({ players: 4 }, seed).source.join()));
    expect(orders.size).toBe(5);
  });
});

describe('who begins', () => {
  test.each([0, 1, 2])('seat %i, if the table says so (KK-34, KKR-01)', (starter) => {
    const state = dealt({ players: 3, starter });
    expect([state.starter, karmaka.deciding(state)]).toEqual([starter, [starter]]);
  });

  test('nobody named leaves it to chance, and so with the Wolf (KKR-01, KKR-04)', () => {
    const states = Array.from({ length: 80 }, (_, seed) => dealt({ players: 3, variant: 'wolf' }, seed));
    expect(new Set(states.map(({ starter }) => starter))).toEqual(new Set([0, 1, 2]));
    expect(new Set(states.map(({ rungs }) => rungs.indexOf(2)))).toEqual(new Set([0, 1, 2]));
  });
});

describe('the tables there are (KK-02, KKR-05)', () => {
  test.each([
    [{ players: 1 }],
    [{ players: 5 }],
    [{ players: 2, variant: 'teams' }],
    [{ players: 3, variant: 'teams' }],
    [{ players: 2, variant: 'wolf' }],
    [{ players: 4, variant: 'wolf' }],
    [{ players: 3, wolf: 1 }],
    [{ players: 3, variant: 'wolf', wolf: 3 }],
    [{ players: 2, starter: 2 }],
    [{ players: 2, variant: 'solo' }],
  ])('%j is none', (options) => expect(() => dealt(options)).toThrow());
});

describe('the score of Deeds (KK-52, KK-53, KKR-57, KKR-58, KKR-59)', () => {
  test.each([
    [[], 0],
    [['panic'], 1],
    [['vengeance', 'swindle'], 3],
    [['vengeance', 'crisis', 'swindle'], 5],
    [['vengeance', 'mimic'], 4],
    [['embody', 'embody', 'mimic'], 3],
    [['panic', 'peek', 'recycle', 'embody'], 2],
    [['journey', 'salvage', 'recycle', 'denial', 'denial', 'embody', 'mimic'], 8],
  ])('%j makes %i', (deeds, points) => expect(scoreOf(deeds.map(card))).toBe(points));
});

test.each([
  ['dung-beetle', 4],
  ['snake', 5],
  ['wolf', 6],
  ['ape', 7],
] as const)('%s needs %i points (KK-10, KK-11)', (rung, points) =>
  expect(neededOn(RUNGS.indexOf(rung), readOptions<Options>(karmaka, {}))).toBe(points),
);

describe('chance', () => {
  test('picks every card of a Hand equally often, copies counted (KKR-81)', () => {
    const random = fastRandom(4);
    const hand = handOf(['peek', 'peek', 'panic', 'mimic'].map(card));
    const picked = new Map<number, number>();
    for (let i = 0; i < 8000; i++) {
      const each = pickBlind(hand, random);
      picked.set(each, (picked.get(each) ?? 0) + 1);
    }
    expect(cardsIn(hand)).toHaveLength(4);
    expect([...picked.keys()].sort((a, b) => a - b)).toEqual(['panic', 'peek', 'mimic'].map(card));
    expect((picked.get(card('peek')) ?? 0) / 8000).toBeCloseTo(0.5, 1);
    expect((picked.get(card('panic')) ?? 0) / 8000).toBeCloseTo(0.25, 1);
  });

  test('every order of a reshuffled Source is equally likely (KKR-49)', () => {
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed++) {
      const state = karmaka.position({
        seed,
        seats: [{ hand: ['longevity'] }, { hand: ['crisis'] }],
        ruins: ['peek', 'panic', 'spite', 'mimic', 'embody', 'denial'],
      });
      karmaka.apply(state, 0, karmaka.legalMoves(state, 0).find((move) => move.type === 'ability') as never);
      karmaka.apply(state, 0, karmaka.legalMoves(state, 0)[0]);
      const order = [...state.decks[0], ...state.source].join();
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });
});
