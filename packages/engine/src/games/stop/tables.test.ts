import { describe, expect, test } from 'vitest';
import { attemptMove } from '../../kernel/notation.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Position } from '../../kernel/position.ts';
import { fastRandom, oneOf } from '../../kernel/random.ts';
import { ACHTUNG, callChoices, countingCalls, neededCalls, STOP } from './calls.ts';
import { CARDS, cardNamed, SCORE_OF } from './cards.ts';
import { deckOf } from './deck.ts';
import { fits, isIdentical } from './fitting.ts';
import { cardsIn } from './hand.ts';
import { type Options, type State, stop } from './index.ts';
import { penaltyPoints } from './rounds.ts';
import { onTurn } from './state.ts';

const card = (word: string) => cardNamed(word) as number;

function dealt(options: object, seed = 1): State {
  return stop.setup(readOptions<Options>(stop, options), seed);
}

describe('the deck (ST-03)', () => {
  const { copies, cards } = deckOf(readOptions<Options>(stop, {}));

  test('has 112 cards', () => expect(cards).toHaveLength(112));

  test('has 26 cards of each colour, every card twice, and eight of Free Choice', () => {
    for (const colour of ['blue', 'red', 'yellow', 'green']) {
      const words = CARDS.filter((word) => word.startsWith(`${colour}-`));
      expect(words).toHaveLength(13);
      expect(words.map((word) => copies[card(word)])).toEqual(new Array(13).fill(2));
    }
    expect(copies[card('free-choice')]).toBe(8);
  });

  test.each([
    ['blue-4', 'blue-4'],
    ['Blue-N4', 'blue-4'],
    ['red-plus_x', 'red-plus-x'],
    ['green-+x', 'green-plus-x'],
    ['free_choice', 'free-choice'],
  ])('%s means %s', (word, id) => expect(CARDS[card(word)]).toBe(id));

  test.each(['blue', '4', 'blue-10', 'black-4', 'blue--4', '__proto__'])('%s is no card', (word) =>
    expect(cardNamed(word)).toBeUndefined(),
  );
});

describe('a deck from which cards are left out (STR-73)', () => {
  test.each([
    // Of each colour eight numbers once and three symbols twice, and eight Free Choice cards: 28 are dealt, one is turned up.
    [{ players: 4, cards_zero: 0, cards_two: 0, cards_numbers: 1 }, 64, 35],
    // Of each colour 0, 2 and eight numbers twice, and one swap.
    [{ players: 2, cards_skip: 0, cards_swap: 1, cards_plus_x: 0, cards_free_choice: 0 }, 84, 69],
  ])('%j: %i cards, a stock of %i', (options, all, left) => {
    const { options: played, hands, stock, pile } = dealt(options);
    expect(deckOf(played).cards).toHaveLength(all);
    expect([stock.length, pile.length]).toEqual([left, 1]);
    const there = [...hands.flatMap(cardsIn), ...stock, ...pile].sort((a, b) => a - b);
    expect(there).toEqual(deckOf(played).cards);
  });

  test('has none of what is left out', () => {
    const { options } = dealt({ players: 2, cards_skip: 0, cards_swap: 1, cards_free_choice: 3 });
    const { copies } = deckOf(options);
    expect(['red-skip', 'red-swap', 'free-choice', 'red-2'].map((word) => copies[card(word)])).toEqual([
      0, 1, 3, 2,
    ]);
  });
});

describe('penalty points (ST-25, ST-26)', () => {
  test.each([
    ['free-choice', 50],
    ['red-swap', 40],
    ['red-plus-x', 30],
    ['red-skip', 20],
    ['red-2', 10],
    ['red-9', 9],
    ['red-6', 6],
    ['red-0', 0],
    ['red-1', 1],
    ['red-3', 3],
    ['red-4', 4],
    ['red-5', 5],
    ['red-7', 7],
    ['red-8', 8],
  ])('%s counts %i', (word, score) => expect(SCORE_OF[card(word)]).toBe(score));

  test('a whole deck counts 1544', () => {
    // In each of four colours twice 0+1+10+3+4+5+6+7+8+9+20+40+30 = 143, and eight times 50.
    const options = readOptions<Options>(stop, {});
    expect(penaltyPoints(deckOf(options).cards, options)).toBe(8 * 143 + 8 * 50);
  });
});

describe('calls (STR-14, STR-15, STR-16)', () => {
  test.each([
    [1, 1, STOP],
    [2, 1, ACHTUNG],
    [3, 1, 0],
    [7, 1, 0],
    [2, 2, ACHTUNG | STOP],
    [3, 2, ACHTUNG],
    [4, 2, 0],
  ])('with %i cards, laying %i needs %i', (held, laid, needed) => {
    expect(neededCalls(held, laid)).toBe(needed);
    expect(countingCalls(ACHTUNG | STOP, held, laid)).toBe(needed);
    expect(countingCalls(0, held, laid)).toBe(0);
    for (const calls of callChoices(held, laid)) expect(countingCalls(calls, held, laid)).toBe(calls);
  });

  test('Stop without Achtung counts for nothing where both are needed', () =>
    expect(countingCalls(STOP, 2, 2)).toBe(0));
});

describe('what fits (ST-10, ST-38)', () => {
  const fitting = (top: string) => CARDS.filter((_, each) => fits(each, card(top)));

  test.each([
    ['blue-4', 13 + 3 + 1],
    ['blue-6', 13 + 2 * 3 + 1],
    ['red-9', 13 + 2 * 3 + 1],
    ['green-swap', 13 + 3 + 1],
  ])('%s takes %i cards', (top, count) => expect(fitting(top)).toHaveLength(count));

  test.each([
    ['blue-4', ['blue-4']],
    ['blue-6', ['blue-6', 'blue-9']],
    ['red-9', ['red-6', 'red-9']],
    ['red-0', ['red-0']],
    ['green-swap', []],
    ['green-skip', []],
  ])('on %s may be thrown in: %j (ST-15, ST-16, ST-39)', (top, words) =>
    expect(CARDS.filter((_, each) => isIdentical(each, card(top)))).toEqual(words),
  );
});

describe('the deal (ST-05, ST-06, ST-07)', () => {
  test.each([
    [2, 97],
    [3, 90],
    [4, 83],
    [5, 76],
    [6, 69],
    [7, 62],
    [8, 55],
    [9, 48],
    [10, 41],
  ])('%i players leave a stock of %i', (players, left) => {
    const { hands, stock, pile } = dealt({ players });
    expect(hands.map(({ size }) => size)).toEqual(new Array(players).fill(7));
    expect([stock.length, pile.length]).toEqual([left, 1]);
  });

  test.each([
    { players: 1 },
    { players: 11 },
    { players: 4, dealer: 4 },
    { swap_ms: 0 },
    { interject_ms: 10_001 },
  ])('%j is no table (ST-02, STR-03, STR-64)', (options) => expect(() => dealt(options)).toThrow());

  test('any card with a colour may open, Free Choice never (STR-21, STR-22)', () => {
    const opening = Array.from({ length: 1500 }, (_, seed) => dealt({ players: 2 }, seed).pile[0]);
    expect(new Set(opening).size).toBe(52);
    expect(opening).not.toContain(card('free-choice'));
  });

  test('with the option only numbers open (STR-22)', () => {
    const opening = Array.from(
      { length: 800 },
      (_, seed) => CARDS[dealt({ players: 2, opening_number_only: true }, seed).pile[0]],
    );
    expect(opening.filter((word) => !/-\d$/.test(word))).toEqual([]);
    expect(new Set(opening).size).toBe(40);
  });

  test('the dealer is the named seat or anybody, and begins (ST-08, STR-20)', () => {
    const named = dealt({ players: 4, dealer: 2 });
    expect([named.dealer, onTurn(named).seat]).toEqual([2, 2]);
    const dealers = Array.from({ length: 60 }, (_, seed) => dealt({ players: 3 }, seed).dealer);
    expect([...new Set(dealers)].sort()).toEqual([0, 1, 2]);
  });
});

describe('who is next (section 9)', () => {
  const hand = (first: string) => ({ hand: [first, 'yellow-1', 'yellow-3', 'yellow-4'] });
  const given = (first: string, pile: string[], pending: object[], second = 'green-1'): Position => ({
    options: { interject_ms: 0 },
    seats: [hand(first), hand(second), { hand: ['red-7', 'red-8'] }, { hand: ['red-5', 'red-4'] }],
    pile,
    stock: ['green-1', 'green-3', 'green-4', 'green-5', 'green-8', 'green-7', 'red-0'],
    pending,
  });
  const turn = [{ type: 'turn', seat: 0 }];
  const window = [
    { type: 'turn', seat: 1 },
    { type: 'swapping', by: 0, direction: 'left' },
  ];

  test.each<[string, Position, string, object]>([
    ['an ordinary play', given('blue-1', ['blue-7'], turn), '0 play blue-1', { type: 'turn', seat: 1 }],
    ['a card drawn', given('blue-1', ['blue-7'], turn), '0 draw', { type: 'turn', seat: 1 }],
    [
      'an interjection',
      given('red-1', ['blue-7'], turn, 'blue-7'),
      '1 interject blue-7',
      { type: 'turn', seat: 2 },
    ],
    ['a 2 played', given('blue-2', ['blue-7'], turn), '0 play blue-2', { type: 'two', seat: 1, sum: 2 }],
    [
      'a 2 suffered',
      given('red-1', ['blue-2'], [{ type: 'two', seat: 0, sum: 2 }]),
      '0 accept',
      { type: 'turn', seat: 1 },
    ],
    [
      'a 2 extended',
      given('red-2', ['blue-2'], [{ type: 'two', seat: 0, sum: 4 }]),
      '0 play red-2',
      { type: 'two', seat: 1, sum: 6 },
    ],
    [
      'a skip suffered',
      given('red-1', ['blue-skip'], [{ type: 'skip', seat: 0 }]),
      '0 accept',
      { type: 'turn', seat: 1 },
    ],
    [
      'a skip answered',
      given('red-skip', ['blue-skip'], [{ type: 'skip', seat: 0 }]),
      '0 play red-skip',
      { type: 'skip', seat: 1 },
    ],
    [
      'a +X suffered',
      given('red-1', ['blue-plus-x'], [{ type: 'plus-x', seat: 0 }]),
      '0 accept',
      { type: 'turn', seat: 1 },
    ],
    [
      'a 0 against a 2',
      given('blue-0', ['blue-2'], [{ type: 'two', seat: 0, sum: 2 }]),
      '0 play blue-0',
      { type: 'turn', seat: 1 },
    ],
    [
      'a 0 against a +X',
      given('blue-0', ['blue-plus-x'], [{ type: 'plus-x', seat: 0 }]),
      '0 play blue-0',
      { type: 'turn', seat: 1 },
    ],
    [
      'a swap carried out',
      given('red-1', ['blue-swap'], window),
      'clock time-out',
      { type: 'turn', seat: 1 },
    ],
    [
      'a 0 against a swap',
      given('red-1', ['blue-swap'], window, 'blue-0'),
      '1 play blue-0',
      { type: 'turn', seat: 2 },
    ],
  ])('after %s', (_, position, line, next) => {
    const state = stop.position(position);
    const [actor, ...words] = line.split(' ');
    expect(
      attemptMove(stop, state, actor === 'clock' ? actor : Number(actor), words.join(' ')),
    ).toBeUndefined();
    expect(stop.describe(state).pending).toEqual([next]);
  });
});

describe('deadlines (STR-03, STR-05, STR-06, STR-07, STR-10)', () => {
  const seats = [{ hand: ['red-1', 'red-3'] }, { hand: ['red-4', 'red-5'] }];
  test.each<[string, Position, number | undefined]>([
    ['a turn', { seats, pile: ['blue-skip'] }, 30_000],
    [
      'a lock',
      { seats, pile: ['blue-4'], pending: [{ type: 'turn', seat: 0 }, { type: 'interjecting' }] },
      2000,
    ],
    ['an answer', { seats, pile: ['blue-2'], pending: [{ type: 'two', seat: 0 }] }, 10_000],
    [
      'a swap',
      {
        seats,
        pile: ['blue-swap'],
        pending: [
          { type: 'turn', seat: 0 },
          { type: 'swapping', direction: 'left' },
        ],
      },
      5000,
    ],
    ['a poll', { options: { reaction: 'poll' }, seats, pile: ['blue-skip'] }, undefined],
    ['no limit', { options: { turn_ms: 0 }, seats, pile: ['blue-skip'] }, undefined],
  ])('%s', (_, given, ms) => expect(stop.deadline(stop.position(given))?.ms).toBe(ms));

  test('a new countdown begins with every card, draw, acceptance and end of a window, and never with a pass or a stored move', () => {
    const random = fastRandom(3);
    const state = dealt({ players: 4, target_points: 120 }, 3);
    while (!stop.outcome(state)) {
      const actors = [...stop.deciding(state), ...stop.mayInterrupt(state), 'clock' as const];
      const actor = oneOf(
        random,
        actors.filter((each) => stop.legalMoves(state, each).length > 0),
      );
      const before = {
        pile: state.pile.length,
        countdown: state.countdown,
        pending: JSON.stringify(state.pending[0]),
      };
      const windows = state.pending.length;
      const events: string[] = [];
      stop.apply(state, actor, oneOf(random, stop.legalMoves(state, actor)), ({ type }) => events.push(type));
      const afresh = events.length > 0;
      expect(state.countdown > before.countdown).toBe(afresh);
      if (!afresh) expect(JSON.stringify(state.pending[0])).toBe(before.pending);
      if (!afresh) expect([state.pile.length, state.pending.length]).toEqual([before.pile, windows]);
    }
  });
});

describe('the fast way to pick a move', () => {
  test.each([
    { players: 4, reaction: 'poll' },
    { players: 2, reaction: 'poll', auto_call: true },
    { players: 3 },
  ])('picks what picking from the list would: %j', (options) => {
    for (let seed = 1; seed <= 20; seed++) {
      const state = dealt({ ...options, target_points: 100 }, seed);
      const [fast, slow] = [fastRandom(seed), fastRandom(seed)];
      while (!stop.outcome(state)) {
        const [seat] = stop.deciding(state);
        if (seat === undefined) {
          stop.apply(state, 'clock', stop.legalMoves(state, 'clock')[0]);
          continue;
        }
        const move = stop.pickMove(state, seat, fast);
        expect(stop.notation(move)).toBe(stop.notation(oneOf(slow, stop.legalMoves(state, seat))));
        stop.apply(state, seat, move);
      }
    }
  });
});

describe('impossible positions', () => {
  const seats = [{ hand: ['red-1'] }, { hand: ['red-4'] }];
  test.each<[string, Position]>([
    ['a third blue 4', { seats: [{ hand: ['blue-4', 'blue-4'] }, { hand: ['red-1'] }], pile: ['blue-4'] }],
    ['no pile', { seats }],
    ['Free Choice on top', { seats, pile: ['blue-4', 'free-choice'] }],
    ['an empty hand', { seats: [{ hand: [] }, { hand: ['red-4'] }], pile: ['blue-4'] }],
    ['a 2 that is not on top', { seats, pile: ['blue-4'], pending: [{ type: 'two', seat: 0 }] }],
    ['an odd sum', { seats, pile: ['blue-2'], pending: [{ type: 'two', seat: 0, sum: 3 }] }],
    [
      'throwing in on a symbol',
      { seats, pile: ['blue-skip'], pending: [{ type: 'turn', seat: 0 }, { type: 'interjecting' }] },
    ],
    [
      'a swap without a direction',
      { seats, pile: ['blue-swap'], pending: [{ type: 'turn', seat: 0 }, { type: 'swapping' }] },
    ],
    ['a stored move without a lock', { seats, pile: ['blue-4'], stored: 'draw' }],
    ['a seat that does not exist', { seats, pile: ['blue-4'], turn: 2 }],
    [
      'three entries',
      { seats, pile: ['blue-4'], pending: [{ type: 'turn', seat: 0 }, { type: 'interjecting' }, {}] },
    ],
  ])('%s', (_, given) => expect(() => stop.position(given)).toThrow());
});
