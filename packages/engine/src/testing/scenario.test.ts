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
    ['who owes an answer, and that the game goes on', extra, { deciding: 0, outcome: null }],
  ])('may be %s', (_, scenario, then) => expect(differing({ ...scenario, then })).toEqual([]));

  test.each<[string, Scenario, JsonObject, string]>([
    ['another seat on turn', extra, { turn: 1 }, 'turn'],
    ['another card before', extra, { pending: [{ type: 'extra', before: 8 }] }, 'pending[1].before'],
    ['nothing open but the turn', extra, { pending: [{ type: 'turn' }] }, 'pending'],
    ['another choice', choosing, { pending: [{ answers: [[2, 3, 4], null] }] }, 'pending[0].answers[0][2]'],
    ['another pile', extra, { pile: [9] }, 'pile'],
    ['another hand', extra, { seats: [{ hand: [3, 4] }, {}] }, 'seats[0].hand[1]'],
    ['another number of cards', extra, { pile: 3 }, 'pile'],
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

test('what a viewer sees is compared in the parts that are named', () => {
  const seen = (hand: unknown) => ({ ...extra, view: { 1: { seats: [{ hand, handCount: 2 }, {}] } } });
  expect(differing(seen(null))).toEqual([]);
  expect(differing(seen([2, 4]))).toMatchObject([{ place: 'view.1.seats[0].hand' }]);
});
