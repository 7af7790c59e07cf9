import { describe, expect, test } from 'vitest';
import { afterDays, expectation, rated, UNKNOWN } from './glicko.ts';

describe('the worked example of Glickman’s paper', () => {
  const before = { rating: 1500, deviation: 200 };
  const games = [
    { against: { rating: 1400, deviation: 30 }, score: 1 },
    { against: { rating: 1550, deviation: 100 }, score: 0 },
    { against: { rating: 1700, deviation: 300 }, score: 0 },
  ] as const;

  test('the rating is 1464 afterwards, and its deviation 151.4', () => {
    const { rating, deviation } = rated(before, games);
    expect(rating).toBeCloseTo(1464, 0);
    expect(deviation).toBeCloseTo(151.4, 1);
  });

  test.each([
    [0, 0.639],
    [1, 0.432],
    [2, 0.303],
  ])('game %i is won with a chance of %f', (game, chance) =>
    expect(expectation(before.rating, games[game].against)).toBeCloseTo(chance, 3),
  );
});

test('without a game nothing changes', () => {
  expect(rated({ rating: 1612, deviation: 80 }, [])).toEqual({ rating: 1612, deviation: 80 });
});

test('a first answer moves somebody unknown far, and the hundredth moves them little', () => {
  const even = { against: { rating: 1500, deviation: 50 }, score: 1 } as const;
  expect(rated(UNKNOWN, [even]).rating).toBeGreaterThan(1600);
  expect(rated({ rating: 1500, deviation: 50 }, [even]).rating).toBeLessThan(1510);
});

test('nobody becomes so well known that answers stop counting', () => {
  let known = { rating: 1500, deviation: 31 };
  for (let i = 0; i < 50; i++)
    known = rated(known, [{ against: { rating: 1500, deviation: 50 }, score: i % 2 === 0 ? 1 : 0 }]);
  expect(known.deviation).toBe(30);
});

describe('time away', () => {
  test.each([
    [50, 0, 50],
    [50, 365, 350],
    [50, 5000, 350],
    // The square grows by the same every day: 50² + 73 · (350² − 50²) / 365.
    [50, 73, Math.sqrt(26_500)],
    // A clock that was set back takes nothing away.
    [120, -3, 120],
  ])('a deviation of %f is after %i days %f', (deviation, days, after) =>
    expect(afterDays({ rating: 1700, deviation }, days)).toEqual({
      rating: 1700,
      deviation: expect.closeTo(after, 6),
    }),
  );
});
