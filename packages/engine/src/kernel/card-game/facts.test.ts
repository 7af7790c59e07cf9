import { describe, expect, test } from 'vitest';
import { bySeat, copyOf, countFact, type Fact, flagFact, orNone, seatFact, wordFact } from './facts.ts';

const SUITS = ['clubs', 'hearts'] as const;
const PLAYERS = 3;

describe('a fact begins as it says, and is read from a position', () => {
  test.each<[string, Fact<unknown>, unknown, unknown]>([
    ['a flag', flagFact(), false, true],
    ['a count', countFact(9, 2), 2, 9],
    ['a word', wordFact(SUITS, 'clubs'), 'clubs', 'hearts'],
    ['a seat', seatFact(), 0, 2],
    ['a word or none', orNone(wordFact(SUITS, 'clubs')), null, 'hearts'],
    ['one for every seat', bySeat(countFact(9)), [0, 0, 0], [1, 2, 3]],
  ])('%s', (_, fact, start, given) => {
    expect(fact.start(PLAYERS)).toEqual(start);
    expect(fact.read(given, 'fact', PLAYERS)).toEqual(given);
  });

  test('none is none again', () => {
    expect(orNone(seatFact()).read(null, 'fact', PLAYERS)).toBeNull();
  });
});

describe('what a fact cannot be is refused with its place', () => {
  test.each<[Fact<unknown>, unknown, string, string]>([
    [flagFact(), 1, 'not-a-flag', 'fact'],
    [countFact(9), 10, 'out-of-range', 'fact'],
    [countFact(9), -1, 'out-of-range', 'fact'],
    [countFact(9), 1.5, 'not-a-whole-number', 'fact'],
    [wordFact(SUITS, 'clubs'), 'stars', 'unknown-value', 'fact'],
    [wordFact(SUITS, 'clubs'), null, 'unknown-value', 'fact'],
    [seatFact(), 3, 'no-such-seat', 'fact'],
    [bySeat(countFact(9)), [1, 2], 'out-of-range', 'fact'],
    [bySeat(countFact(9)), [1, 2, 'x'], 'not-a-whole-number', 'fact[2]'],
    [bySeat(countFact(9)), {}, 'not-a-list', 'fact'],
  ])('%o %j: %s', (fact, given, code, place) => {
    expect(() => fact.read(given, 'fact', PLAYERS)).toThrow(expect.objectContaining({ code, place }));
  });
});

test('a copy shares nothing with what it is a copy of', () => {
  const facts = { points: [1, 2], suit: null, deep: { flags: [true] } };
  const copy = copyOf(facts);
  expect(copy).toEqual(facts);
  copy.points.push(3);
  copy.deep.flags[0] = false;
  expect(facts).toEqual({ points: [1, 2], suit: null, deep: { flags: [true] } });
});
