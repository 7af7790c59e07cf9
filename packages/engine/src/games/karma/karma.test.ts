import { describe, expect, test } from 'vitest';
import { readOptions } from '../../kernel/options.ts';
import type { Position } from '../../kernel/position.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Viewer } from '../../kernel/seats.ts';
import { runScenario } from '../../testing/scenario.ts';
import { afterMoves, suiteChecks, titled } from '../../testing/scenario-suite.ts';
import { CARDS, cardNamed } from './cards.ts';
import { cards } from './contract-terms.ts';
import { fits } from './demand.ts';
import { type Event, karma, type Options, type State } from './index.ts';
import { BINDING } from './scenarios/binding.ts';
import { scenarios } from './scenarios/index.ts';
import { rulesEn } from './texts/rules/en.ts';

const suite = { game: karma, scenarios, binding: BINDING, rules: rulesEn };

describe('scenarios', () => {
  test.each(titled(scenarios))('%s', (_, scenario) => expect(runScenario(karma, scenario)).toEqual([]));
});

describe('the scenarios as a whole', () => {
  for (const { name, problems } of suiteChecks(suite)) test(name, () => expect(problems()).toEqual([]));
});

function dealt(options: object, seed = 1): State {
  return karma.setup(readOptions<Options>(karma, options), seed);
}

/** A position in full, as `describe` writes it. */
interface Zones {
  readonly seats: readonly Readonly<Record<'hand' | 'open' | 'hidden', readonly string[]>>[];
  readonly draw: readonly string[];
  readonly pile: readonly string[];
  readonly starter: number;
}

function zonesOf(state: State): Zones {
  return karma.describe(state) as unknown as Zones;
}

describe('the deck', () => {
  test.each([
    [{ players: 2 }, 60, 3],
    [{ players: 6 }, 60, 3],
    [{ players: 6, edition: 'set' }, 60, 3],
    [{ players: 6, edition: 'set', alternative_triples: true }, 57, 3],
    [{ players: 7, edition: 'set' }, 120, 6],
    [{ players: 12, edition: 'set' }, 120, 6],
    [{ players: 12, edition: 'set', alternative_triples: true }, 114, 6],
  ])('%j plays with %i cards, %i of each (KA-04, KA-74, KA-77, KAR-05)', (options, size, copies) => {
    const { seats, draw } = zonesOf(dealt(options));
    const cards = [...seats.flatMap(({ hand, hidden }) => [...hand, ...hidden]), ...draw];
    expect(cards).toHaveLength(size);
    for (const word of CARDS) {
      const expected = word === 'give' && 'alternative_triples' in options ? 0 : copies;
      expect(
        cards.filter((card) => card === word),
        word,
      ).toHaveLength(expected);
    }
  });

  test.each([
    ['amigo', false, 2, 42],
    ['amigo', false, 3, 33],
    ['amigo', false, 4, 24],
    ['amigo', false, 5, 15],
    ['amigo', false, 6, 6],
    ['set', false, 2, 42],
    ['set', false, 6, 6],
    ['set', false, 7, 57],
    ['set', false, 8, 48],
    ['set', false, 9, 39],
    ['set', false, 10, 30],
    ['set', false, 11, 21],
    ['set', false, 12, 12],
    ['set', true, 2, 39],
    ['set', true, 6, 3],
    ['set', true, 7, 51],
    ['set', true, 12, 6],
  ])(
    '%s, alternative triples %s: %i players leave %i cards to draw (KA-10, KA-14, KAR-05)',
    (edition, alternative_triples, players, left) => {
      const { seats, draw, pile } = zonesOf(dealt({ edition, alternative_triples, players }));
      expect([draw.length, pile.length]).toEqual([left, 0]);
      const sizes = seats.map(({ hand, open, hidden }) => [hand.length, open.length, hidden.length]);
      expect(sizes).toEqual(new Array(players).fill([6, 0, 3]));
    },
  );

  test('is shuffled by the seed (KA-08)', () => {
    const orders = new Set([1, 2, 3, 4, 5].map((seed) => zonesOf(dealt({ players: 4 }, seed)).draw.join()));
    expect(orders.size).toBe(5);
  });

  test.each([
    [{ players: 1 }],
    [{ players: 7 }],
    [{ players: 13, edition: 'set' }],
    [{ players: 4, edition: 'set', foresight: true }],
    [{ players: 4, alternative_triples: true }],
    [{ players: 4, draw_by_hand: true }],
    [{ players: 4, oldest: 4 }],
  ])('%j is no table (KA-01, KA-02, D-06, D-16)', (options) => expect(() => dealt(options)).toThrow());
});

describe('who starts', () => {
  test.each([
    [{ players: 4, oldest: 2 }, 2],
    [{ players: 4, oldest: 0 }, 0],
    [{ players: 4, edition: 'set', dealer: 1 }, 2],
    [{ players: 4, edition: 'set', dealer: 3 }, 0],
  ])('%j: seat %i (KA-16, KA-17)', (options, seat) => expect(zonesOf(dealt(options)).starter).toBe(seat));

  test.each(['amigo', 'set'])('%s: nobody named leaves it to chance (KAR-03)', (edition) => {
    const starters = new Set(
      Array.from({ length: 60 }, (_, seed) => zonesOf(dealt({ players: 3, edition }, seed)).starter),
    );
    expect([...starters].sort()).toEqual([0, 1, 2]);
  });
});

test('after Foresight the hidden cards may lie in any order (KA-73, KAR-04)', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const given = {
      seed,
      options: { foresight: true },
      pending: [{ type: 'foresight' }],
      seats: [{ hidden: [1, 2, 3] }, { hidden: 3 }],
      draw: 12,
    };
    orders.add(zonesOf(afterMoves(karma, { given, moves: ['0 look', '1 look'] })).seats[0].hidden.join());
  }
  expect([...orders].sort()).toEqual(['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1']);
});

describe('what the top of the pile demands', () => {
  const playable = (top: string | null) =>
    CARDS.filter((word) => fits(cardNamed(word)!, top === null ? null : cardNamed(top)!)).join(' ');
  const all = CARDS.join(' ');
  const karmaCards = 'table bottom five give';

  test.each([
    [null, all],
    ['1', all],
    ['9', `9 10 11 12 13 14 15 16 ${karmaCards}`],
    ['15', `15 16 ${karmaCards}`],
    ['16', `16 ${karmaCards}`],
    ['five', `1 2 3 4 5 ${karmaCards}`],
    ['table', all],
    ['bottom', all],
  ])('on %s may go %s (KA-21, KA-52, KA-64, KA-65)', (top, cards) => expect(playable(top)).toBe(cards));
});

describe('the time for a decision', () => {
  const hand = { seats: [{ hand: [5] }, { hand: [6] }] };
  const choosing = {
    pending: [{ type: 'choosing' }],
    seats: [
      { hand: 6, hidden: 3 },
      { hand: 6, hidden: 3 },
    ],
  };

  test.each<[string, Position, number | undefined]>([
    ['choosing open cards', choosing, 60_000],
    ['a turn', hand, 45_000],
    ['a turn with a limit of its own', { ...hand, options: { decision_ms: 9000 } }, 9000],
    ['a turn without a limit', { ...hand, options: { decision_ms: 0 } }, undefined],
  ])('%s (chapter 16)', (_, given, ms) => expect(karma.deadline(karma.position(given))?.ms).toBe(ms));
});

describe('what others hear of it', () => {
  const heard = (given: Position, moves: string[], type: Event['type'], viewer: Viewer): unknown => {
    const events: Event[] = [];
    afterMoves(karma, { given, moves }, (event) => events.push(event));
    return events.filter((event) => event.type === type).map((event) => karma.show(event, viewer));
  };
  const drawn = { seats: [{ hand: [3, 4, 5] }, { hand: [6, 7, 8] }], draw: [1, 2] };
  const toLook = {
    options: { foresight: true },
    pending: [{ type: 'foresight' }],
    seats: [{ hidden: [14, 2, 9] }, { hidden: 3 }],
    draw: 12,
  };
  const taken = { seats: [{ hand: [3] }, { hand: [5] }], pile: [7, 8] };
  const given = { seats: [{ hand: ['give', 3] }, { hand: [5] }, { hand: [6] }], pile: [7, 8] };
  const failing = { seats: [{ hidden: [2, 9] }, { hand: [5] }], pile: [7] };
  const toMemory = { options: { pile_visible: false } };

  test.each<[string, Position, string[], Event['type'], Viewer, readonly number[] | null]>([
    ['the drawer sees the drawn card', drawn, ['0 play 3'], 'drew', 0, [1]],
    ['another does not', drawn, ['0 play 3'], 'drew', 1, null],
    ['an onlooker does not', drawn, ['0 play 3'], 'drew', 'onlooker', null],
    ['who looks sees the cards as a set', toLook, ['0 look'], 'looked', 0, [1, 8, 13]],
    ['another does not', toLook, ['0 look'], 'looked', 1, null],
    ['all know what a taken pile held', taken, ['0 take'], 'took', 1, [6, 7]],
    ['unless the pile is left to memory', { ...taken, ...toMemory }, ['0 take'], 'took', 1, null],
    ['but the taker knows', { ...taken, ...toMemory }, ['0 take'], 'took', 0, [6, 7]],
    ['all know what a given pile held', given, ['0 play give', '0 give 1'], 'gave', 2, [6, 7]],
    ['unless left to memory', { ...given, ...toMemory }, ['0 play give', '0 give 1'], 'gave', 2, null],
    ['also for its giver', { ...given, ...toMemory }, ['0 play give', '0 give 1'], 'gave', 0, null],
    ['but the receiver knows', { ...given, ...toMemory }, ['0 play give', '0 give 1'], 'gave', 1, [6, 7]],
  ])('%s (chapter 15)', (_, position, moves, type, viewer, cards) =>
    expect(heard(position, moves, type, viewer)).toMatchObject([{ cards }]),
  );

  test('all see a turned card that fails (chapter 15)', () =>
    expect(heard(failing, ['0 turn 1'], 'turned', 1)).toMatchObject([{ card: 1, fits: false }]));

  test('nobody sees which cards were chosen before all have chosen (KAR-01)', () => {
    const choosing = {
      pending: [{ type: 'choosing' }],
      seats: [
        { hand: [1, 2, 3, 4, 5, 6], hidden: 3 },
        { hand: 6, hidden: 3 },
      ],
    };
    expect(heard(choosing, ['0 choose 1 2 3'], 'chose', 1)).toEqual([{ type: 'chose', seat: 0 }]);
    expect(heard(choosing, ['0 choose 1 2 3'], 'opened', 1)).toEqual([]);
  });
});

test('nobody imagines Give the Pile on a pile that is left to memory (KA-67)', () => {
  const given = {
    options: { pile_visible: false },
    seats: [{ hand: [1, 2, 3] }, { hand: 3, hidden: 3 }],
    pile: [4, 5, 6, 7, 8, 9, 10, 11],
  };
  const view = karma.view(karma.position(given), 0);
  const piles = Array.from({ length: 200 }, (_, seed) => karma.imagine(view, fastRandom(seed)).pile);
  expect(piles.filter((pile) => pile.length !== 8 || pile[7] !== cardNamed('11'))).toEqual([]);
  expect(piles.filter((pile) => pile.includes(cardNamed('give')!))).toEqual([]);
});

test('unknown cards of a pile never make a triple (KA-38)', () => {
  const given = { options: { edition: 'set' }, seats: new Array(7).fill({ hand: 1 }) };
  for (let seed = 0; seed < 200; seed++) {
    const { pile } = karma.position({
      ...given,
      seed,
      pile: [9, 9, '?', '?', '?', 9, 9, ...new Array(40).fill('?')],
    });
    expect(pile).toHaveLength(47);
    pile.forEach((card, i) => {
      expect(card === pile[i + 1] && card === pile[i + 2]).toBe(false);
    });
  }
});

test('numbers of a position may be written as texts', () => {
  const asNumbers = {
    options: { decision_ms: 9000, oldest: 1 },
    seed: 7,
    seats: [{ hand: 2 }, { hand: [5] }],
    draw: 12,
    turn: 1,
    turns: 3,
  };
  const asTexts = {
    options: { players: '2', decision_ms: '9000', oldest: '1' },
    seed: '7',
    seats: [{ hand: '2' }, { hand: ['5'] }],
    draw: '12',
    turn: '1',
    turns: '3',
  };
  expect(karma.describe(karma.position(asTexts))).toEqual(karma.describe(karma.position(asNumbers)));
});

test('a choice of open cards that fails names just the cards that are missing (KA-11)', () => {
  const state = karma.position({
    seats: [{ hand: [1, 2, 3, 9, 5, 6] }, { hand: 6 }],
    pending: [{ type: 'choosing' }],
  });
  expect(karma.whyNot(state, 0, 'choose 1 14 6').cards).toEqual(['14']);
  expect(karma.whyNot(state, 0, 'choose 9 9 14').cards).toEqual(['9', '14']);
});

test('a house deals as it says: 60 − 3 × (8 + 2) = 30 are left (KAR-60)', () => {
  const state = dealt({ players: 3, hand_cards: 8, hidden_cards: 2 });
  expect(state.hands.map((hand) => hand.size)).toEqual([8, 8, 8]);
  expect(state.hidden.map((hidden) => hidden.length)).toEqual([2, 2, 2]);
  expect(state.draw).toHaveLength(30);
});

test.each([
  // 5 × 1 + 5 × 3 + 6 × 3 numbers and 9 Karma cards
  [{ players: 2, cards_low: 1, cards_five: 0 }, 47, 29, { '3': 1, '6': 3, '16': 3, five: 0, give: 3 }],
  // Two decks of 5 × 3 + 5 × 3 + 6 × 2 numbers and 10 Karma cards
  [{ edition: 'set', players: 7, cards_high: 2, cards_table: 1 }, 104, 41, { '5': 6, '11': 4, table: 2 }],
])('%j: %i cards, %i of them left after the deal (KAR-61)', (options, all, left, copies) => {
  const state = dealt(options);
  const there = cards(state).map((card) => CARDS[card]);
  expect([there.length, state.draw.length]).toEqual([all, left]);
  for (const [word, count] of Object.entries(copies))
    expect([word, there.filter((each) => each === word).length]).toEqual([word, count]);
});

describe('impossible positions', () => {
  test.each<[string, Position]>([
    ['a fourth 9 in one deck', { seats: [{ hand: [9, 9, 9, 9] }, { hand: [5] }] }],
    [
      'a seventh 9 in two decks',
      { options: { edition: 'set' }, seats: [...new Array(6).fill({ hand: [9] }), { hand: [9] }], pile: [9] },
    ],
    [
      'Give the Pile with alternative triples',
      { options: { edition: 'set', alternative_triples: true }, seats: [{ hand: ['give'] }, { hand: [5] }] },
    ],
    ['61 cards', { seats: [{ hand: 3 }, { hand: 3 }], draw: 55 }],
    ['a fourth open card', { seats: [{ open: [1, 2, 3, 4] }, { hand: [5] }] }],
    ['a fourth hidden card', { seats: [{ hidden: 4 }, { hand: [5] }] }],
    ['a game that is over', { seats: [{ hand: [9] }, {}] }],
    ['a single player', { seats: [{ hand: [9] }] }],
    [
      'a winner at a seat that is not there',
      { seats: [{}, { hand: [9] }], outcome: { winners: [2], losers: [1], reason: 'last-with-cards' } },
    ],
  ])('%s', (_, given) => expect(() => karma.position(given)).toThrow());
});
