import { describe, expect, test } from 'vitest';
import { fastRandom } from '../kernel/random.ts';
import { drawnBetween, putBack, unseenIn } from './pools.ts';

const pool = (...zones: number[][]) => zones.map((zone) => ({ zone, places: zone.map((_, place) => place) }));

describe('cards that left their pools', () => {
  test.each([
    ['the top of a pile', [[1, 2, 3]], [[1, 2]], [[0, 2, 3]]],
    [
      'two cards',
      [[1, 2, 3]],
      [[1]],
      [
        [0, 1, 2],
        [0, 2, 3],
      ],
    ],
    ['one from the middle', [[1], [4, 5, 6]], [[1], [4, 6]], [[1, 1, 5]]],
    // Nobody can tell which of two equal cards went: both are named.
    [
      'one of two equal ones',
      [[4, 5, 5]],
      [[4, 5]],
      [
        [0, 1, 5],
        [0, 2, 5],
      ],
    ],
    ['none', [[1, 2]], [[1, 2]], []],
  ])('%s', (_, before, after, drawn) => {
    const found = drawnBetween([pool(...before)], [pool(...after)]);
    expect(found?.map(({ part, place, card }) => [part, place, card])).toEqual(drawn);
  });

  test('a pool that grew tells nothing', () => expect(drawnBetween([pool([1])], [pool([1, 2])])).toBeNull());
});

test('cards are put where they lay by exchange within their pool', () => {
  const pools = [pool([3, 1, 2], [2, 4])];
  putBack(pools, [{ pool: 0, part: 0, place: 2, card: 4 }], fastRandom(1));
  expect(pools[0].map(({ zone }) => zone)).toEqual([
    [3, 1, 4],
    [2, 2],
  ]);
  expect(unseenIn(pools)).toBe(5);
});

test('what lies elsewhere is in any order: each copy is taken equally often', () => {
  // One 7 has to lie first; the other 7 and the 5 are left over, in either order.
  const seconds = new Map<number, number>();
  for (let seed = 0; seed < 400; seed++) {
    const pools = [pool([5, 7, 7])];
    putBack(pools, [{ pool: 0, part: 0, place: 0, card: 7 }], fastRandom(seed));
    const [first, second] = pools[0][0].zone;
    expect(first).toBe(7);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  expect(Math.abs((seconds.get(5) ?? 0) - 200)).toBeLessThan(60);
});
