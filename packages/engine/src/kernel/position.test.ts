import { describe, expect, test } from 'vitest';
import { fillUnknown, readOutcome, readScoredOutcome, readZone, spellZone } from './position.ts';
import { fastRandom } from './random.ts';

const CARDS = ['a', 'b', 'c'];
const cardNamed = (word: string) => (CARDS.includes(word) ? CARDS.indexOf(word) : undefined);

describe('a zone', () => {
  test.each([
    [3, 3],
    ['3', 3],
    [['a', '?'], 2],
    [undefined, 0],
  ])('%j holds %i cards', (given, count) => expect(readZone(given, 'pile', cardNamed)).toHaveLength(count));

  test('may be expected loosely, with cards by their words all the same', () => {
    expect(spellZone({ any_order: ['a', '?'] }, 'pile', cardNamed, CARDS)).toEqual({ any_order: ['a', '?'] });
    expect(spellZone({ at_least: ['b'] }, 'pile', cardNamed, CARDS)).toEqual({ at_least: ['b'] });
    expect(() => spellZone({ at_least: ['x'] }, 'pile', cardNamed, CARDS)).toThrow('pile.at_least[0]');
    expect(() => spellZone({ any_order: 'a' }, 'pile', cardNamed, CARDS)).toThrow(
      'pile.any_order: not-a-list',
    );
  });
});

test('unknown cards are shuffled until they may lie as they do', () => {
  for (let seed = 0; seed < 50; seed++) {
    const zone = readZone(4, 'pile', cardNamed);
    const mayLie = () => zone[0] !== zone[1];
    fillUnknown([{ place: 'pile', zone }], [2, 2, 2], CARDS, fastRandom(seed), mayLie);
    expect(mayLie()).toBe(true);
    expect(zone).not.toContain(-1);
  }
});

describe('an outcome', () => {
  const given = { winners: ['0'], losers: [1], reason: 'over' };

  test('names everybody once at most, and only people at the table', () => {
    expect(readOutcome(given, 'outcome', 2)).toEqual({
      winners: [0],
      losers: [1],
      reason: 'over',
      points: null,
    });
    expect(() => readOutcome({ ...given, losers: [0] }, 'outcome', 2)).toThrow('outcome.losers[0]');
    expect(() => readOutcome({ ...given, losers: [2] }, 'outcome', 2)).toThrow('no-such-seat (0–1)');
  });

  test('has points for every seat where they are counted', () => {
    expect(readScoredOutcome({ ...given, points: [4, '2'] }, 'outcome', 2).points).toEqual([4, 2]);
    expect(() => readScoredOutcome(given, 'outcome', 2)).toThrow('outcome.points: not-a-list');
    expect(() => readScoredOutcome({ ...given, points: [4] }, 'outcome', 2)).toThrow('out-of-range');
  });
});
