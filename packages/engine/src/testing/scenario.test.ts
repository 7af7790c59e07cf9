import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { JsonObject } from '../kernel/json.ts';
import { type Difference, runScenario, type Scenario } from './scenario.ts';

/** Seat 0 has played Play a Table Card on a 9 and owes the extra card. */
const extra: Scenario = {
  rule: 'KA-53',
  says: 'the extra card is due',
  given: { seats: [{ hand: ['table', 3, 5], open: [12, 2] }, { hand: [8] }], pile: [9] },
  moves: ['0 play table'],
};

/** Seat 0 has chosen, seat 1 has not. */
const choosing: Scenario = {
  rule: 'KAR-01',
  says: 'one seat has chosen',
  given: {
    seats: [
      { hand: [1, 2, 3, 4, 5, 14], hidden: 3 },
      { hand: 6, hidden: 3 },
    ],
    pending: [{ type: 'choosing' }],
  },
  moves: ['0 choose 14 2 3'],
};

/** Seat 0 has made a triple of 14. */
const third: Scenario = {
  rule: 'KA-38',
  says: 'the pile is out of the game',
  given: { seats: [{ hand: [14, 14, 3] }, { hand: [5] }], pile: [2, 14] },
  moves: ['0 play 14 14'],
};

function differing(scenario: Scenario): readonly Difference[] {
  return runScenario(GAMES.karma, scenario);
}

describe('what must hold afterwards', () => {
  test.each<[string, Scenario, JsonObject]>([
    ['the seat on turn', extra, { turn: 0 }],
    ['what is open, with cards as numbers', extra, { pending: [{ type: 'extra', seat: 0, before: 9 }] }],
    ['what is open, with the turn below', extra, { pending: [{ type: 'turn' }, { type: 'extra' }] }],
    ['who has chosen what, in any order', choosing, { pending: [{ answers: [[2, 'n14', 3], null] }] }],
    ['cards by other names', extra, { pile: ['n9', 'play_table_card'] }],
    ['a hand in any order', extra, { seats: [{ hand: [5, 3] }, {}] }],
    ['a number of cards', extra, { seats: [{ hand: 2 }, {}], pile: 2 }],
    ['any card of a pile', extra, { pile: ['?', 'table'] }],
    ['a pile in any order', extra, { pile: { any_order: ['table', 9] } }],
    ['any card in any order', extra, { pile: { any_order: ['?', 9] } }],
    ['some of the cards', extra, { seats: [{ hand: { at_least: [5] } }, {}], pile: { at_least: ['table'] } }],
    ['what has no order in any order', third, { out: [14, 2, 14, 14] }],
    ['numbers as texts', extra, { turn: '0', turns: '0', pile: '2', seats: [{ hand: '2' }, {}] }],
    ['who owes an answer, and that the game goes on', extra, { deciding: 0, outcome: null }],
  ])('may be %s', (_, scenario, then) => expect(differing({ ...scenario, then })).toEqual([]));

  test.each<[string, Scenario, JsonObject, string]>([
    ['another seat on turn', extra, { turn: 1 }, 'turn'],
    ['another card before', extra, { pending: [{ type: 'extra', before: 8 }] }, 'pending[1].before'],
    ['nothing open but the turn', extra, { pending: [{ type: 'turn' }] }, 'pending'],
    ['another choice', choosing, { pending: [{ answers: [[2, 3, 4], null] }] }, 'pending[0].answers[0][2]'],
    ['another pile', extra, { pile: [9] }, 'pile'],
    ['another hand', extra, { seats: [{ hand: [3, 4] }, {}] }, 'seats[0].hand'],
    ['another number of cards', extra, { pile: 3 }, 'pile'],
    ['another order of a pile', extra, { pile: ['table', '?'] }, 'pile[0]'],
    ['other cards in any order', extra, { pile: { any_order: ['table', 8] } }, 'pile'],
    ['too few cards in any order', extra, { pile: { any_order: [9] } }, 'pile'],
    ['a second copy that is not there', extra, { pile: { at_least: [9, 9] } }, 'pile'],
    ['another card among those without an order', third, { out: [14, 3, 14, 14] }, 'out'],
    ['another number as a text', extra, { turns: '1' }, 'turns'],
    ['fewer seats', extra, { seats: [{}] }, 'seats'],
    ['somebody else who owes an answer', extra, { deciding: [1] }, 'deciding[0]'],
    ['an end', extra, { outcome: { losers: [1] } }, 'outcome'],
    ['a key nobody knows', extra, { piles: [] }, 'piles'],
  ])('is found to differ: %s', (_, scenario, then, place) =>
    expect(differing({ ...scenario, then })).toMatchObject([{ place }]),
  );
});

describe('what may be done afterwards', () => {
  test('is offered or refused as the scenario says', () => {
    const illegal = ['1 play 8', { move: '0 play-open 2', clause: 'KAR-13', code: 'extra-must-fit' }];
    expect(differing({ ...extra, legal: ['0 play-open 12', '0 take'], illegal })).toEqual([]);
  });

  test.each<[Partial<Scenario>, Difference['type']]>([
    [{ legal: '0 play-open 2' }, 'not-legal'],
    [{ illegal: '0 play-open 12' }, 'not-refused'],
    [{ illegal: { move: '0 play-open 2', clause: 'KA-21' } }, 'refused-otherwise'],
    [{ illegal: { move: '0 play-open 2', code: 'too-low' } }, 'refused-otherwise'],
    [{ moves: ['0 play 3'] }, 'move-refused'],
  ])('is found to differ: %j', (part, type) =>
    expect(differing({ ...extra, ...part })).toMatchObject([{ type }]),
  );
});

describe('a move that must be refused', () => {
  test('may stand between the moves, which go on without it', () => {
    const moves = [
      { refused: '0 play 3', clause: 'KA-21', code: 'too-low' },
      '0 play table',
      '0 play-open 12',
    ];
    expect(differing({ ...extra, moves, then: { pile: [9, 'table', 12], deciding: [1] } })).toEqual([]);
  });

  test.each<[NonNullable<Scenario['moves']>, Difference['type']]>([
    [[{ refused: '0 play table' }], 'not-refused'],
    [[{ refused: '0 play 3', code: 'not-held' }], 'refused-otherwise'],
    [['0 play table', { refused: '0 play-open 2', clause: 'KA-21' }], 'refused-otherwise'],
  ])('is found to differ: %j', (moves, type) =>
    expect(differing({ ...extra, moves })).toMatchObject([{ type }]),
  );

  test.each([
    ['0 plya 3', 'illegal[0]: unreadable-move (0 plya 3: unreadable)'],
    ['0 play three', 'illegal[0]: unreadable-move (0 play three: unknown-card)'],
  ])('is an error of the scenario if nobody can read it: %j', (illegal, error) =>
    expect(() => differing({ ...extra, illegal })).toThrow(error),
  );

  test('may be unreadable where the scenario says so', () => {
    expect(differing({ ...extra, illegal: { move: '0 dance', code: 'unreadable' } })).toEqual([]);
    const moves = [{ refused: '0 play 17', code: 'unknown-card' }];
    expect(differing({ ...extra, moves })).toEqual([]);
    expect(() => differing({ ...extra, moves: [{ refused: '0 play 17' }] })).toThrow('moves[0]');
  });
});

describe('a position that cannot be', () => {
  const fourth: Scenario = {
    rule: 'KA-04',
    says: 'there are three of each card',
    given: { seats: [{ hand: [9, 9, 9, 9] }, { hand: [5] }] },
  };

  test.each<[NonNullable<Scenario['rejected']>]>([
    ['too-many-copies'],
    [{ code: 'too-many-copies', place: 'seats[0].hand[3]' }],
    [{ code: 'too-many-copies', detail: '9: 3' }],
  ])('is expected as %j', (rejected) => expect(differing({ ...fourth, rejected })).toEqual([]));

  test.each<[Scenario, NonNullable<Scenario['rejected']>, Difference['type']]>([
    [fourth, 'impossible-position', 'rejected-otherwise'],
    [fourth, { code: 'too-many-copies', place: 'pile' }, 'rejected-otherwise'],
    [fourth, { code: 'too-many-copies', detail: '9: 6' }, 'rejected-otherwise'],
    [third, 'impossible-position', 'not-rejected'],
  ])('is found to differ: %#', (scenario, rejected, type) =>
    expect(differing({ ...scenario, rejected })).toMatchObject([{ type }]),
  );
});

describe('a seat that is not there', () => {
  test.each<[Partial<Scenario>, string]>([
    [{ then: { turn: 2 } }, 'then.turn: no-such-seat (0–1)'],
    [{ then: { deciding: [0, 7] } }, 'then.deciding[1]: no-such-seat (0–1)'],
    [{ view: { 2: {} } }, 'view.2: no-such-seat (0–1)'],
  ])('is named as such: %j', (part, error) => expect(() => differing({ ...extra, ...part })).toThrow(error));

  test('makes no move', () =>
    expect(differing({ ...extra, moves: ['2 play 3'] })).toMatchObject([
      { type: 'move-refused', refusal: { code: 'no-such-seat' } },
    ]));
});

test('what a viewer sees is compared in the parts that are named', () => {
  const seen = (hand: unknown) => ({ ...extra, view: { 1: { seats: [{ hand, handCount: 2 }, {}] } } });
  expect(differing(seen(null))).toEqual([]);
  expect(differing(seen([2, 4]))).toMatchObject([{ place: 'view.1.seats[0].hand' }]);
});

test('cards in a view may be named by their words, hands in any order', () => {
  const seen = (hand: unknown, pileTop: unknown) => ({
    ...extra,
    view: { 0: { seats: [{ hand }, {}], pileTop } },
  });
  expect(differing(seen(['5', '3'], 'table'))).toEqual([]);
  expect(differing(seen([2, 4], 16))).toEqual([]);
  expect(differing(seen(['3', '6'], 'give'))).toMatchObject([
    { place: 'view.0.seats[0].hand' },
    { place: 'view.0.pileTop' },
  ]);
});

test.each<[string, JsonObject, JsonObject]>([
  [
    'stop',
    { seats: [{ hand: ['blue-1', 'red-4'] }, { hand: ['red-5'] }], pile: ['red-2', 'red-1'] },
    { seats: [{ hand: { at_least: ['red-4'] } }, {}], pile: { any_order: ['red-1', 'red-2'] } },
  ],
  [
    'karmaka',
    {
      seats: [{ hand: ['peek', 'panic'], deck: ['spite'] }, { deck: ['crisis'] }],
      ruins: ['mimic', 'denial'],
    },
    { seats: [{ hand: { at_least: ['panic'] } }, {}], ruins: { any_order: ['denial', 'mimic'] } },
  ],
  [
    'mieses-karma',
    { seats: [{ hand: ['sun-sun'], points: ['sun-heart', 'heart-sun'] }, { hand: ['sun-clover'] }], draw: 5 },
    { seats: [{ points: ['heart-sun', 'sun-heart'] }, { hand: { at_least: ['sun-clover'] } }] },
  ],
])('%s: lists may be expected loosely', (game, given, then) =>
  expect(runScenario(GAMES[game], { rule: '', says: '', given, then })).toEqual([]),
);
