import { describe, expect, test } from 'vitest';
import { asFlag } from './json.ts';
import {
  readBySeat,
  readCount,
  readEntries,
  readFlag,
  readTurn,
  spellTable,
  zoneReader,
} from './position-parts.ts';

const CARDS = ['a', 'b', 'c'];
const cardNamed = (word: string) => (CARDS.includes(word) ? CARDS.indexOf(word) : undefined);
const PARTS = {
  cards: CARDS,
  cardNamed,
  piles: ['draw'],
  seatKeys: ['hand', 'row', 'rank'],
  ordered: ['row'],
  unordered: ['hand'],
};

describe('what a position waits for', () => {
  test('is the turn of seat 0 where nothing is said', () => {
    expect(readEntries({})).toBeUndefined();
    expect(readTurn({}, 3)).toBe(0);
    expect(readTurn({ turn: '2' }, 3)).toBe(2);
  });

  test.each([
    [{ turn: 1, pending: [] }, 'turn: do-not-go-together (pending)'],
    [{ pending: {} }, 'pending: not-a-list ({…})'],
    [{ pending: [{}, 1] }, 'pending[1]: not-an-object (1)'],
  ])('is refused as %j', (object, error) => expect(() => readEntries(object)).toThrow(error));
});

test('counts and flags may be left out', () => {
  expect([readCount(undefined, 'turns'), readCount('7', 'turns')]).toEqual([0, 7]);
  expect(() => readCount(4, 'turns', 3)).toThrow('turns: out-of-range (4, 0–3)');
  expect([readFlag({}, 'done', 'x'), readFlag({}, 'done', 'x', true)]).toEqual([false, true]);
  expect(() => readFlag({ done: 1 }, 'done', 'x')).toThrow('x.done: not-a-flag');
});

test('a list by seat has one entry for each', () => {
  expect(readBySeat([true, false], 'passed', 2, asFlag)).toEqual([true, false]);
  expect(() => readBySeat([true], 'passed', 2, asFlag)).toThrow('passed: out-of-range');
  expect(() => readBySeat([true, 1], 'passed', 2, asFlag)).toThrow('passed[1]: not-a-flag');
});

test('zones are read in order, each with its place', () => {
  const { zones, read } = zoneReader(cardNamed);
  const pile = [0];
  read(pile, ['b'], 'pile', [2]);
  expect(zones).toEqual([{ place: 'pile', zone: [0, 1], never: [2] }]);
  expect(zones[0].zone).toBe(pile);
});

test('cards without an order are spelt in that of the card list', () => {
  const part = { draw: ['c', 'a'], seats: [{ hand: ['c', 'a'], row: ['c', 'a'], rank: 1 }, {}] };
  expect(spellTable(part, PARTS, ({ rank }) => (rank === 1 ? { rank: 'first' } : {}))).toEqual({
    draw: ['c', 'a'],
    seats: [{ hand: ['a', 'c'], row: ['c', 'a'], rank: 'first' }, {}],
  });
  expect(() => spellTable({ seats: [{ foot: [] }] }, PARTS)).toThrow('seats[0].foot: unknown-key');
});
