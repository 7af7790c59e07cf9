import { describe, expect, test } from 'vitest';
import { type Finished, ratedAfter, unknownAt } from './own-rating.ts';

const bots = (...ratings: number[]) => new Map(ratings.map((rating, i) => [i + 1, rating]));
const NEW = unknownAt(1500);
const won: Finished = { own: 0, bots: bots(1500), outcome: { winners: [0], losers: [1] } };
const lost: Finished = { ...won, outcome: { winners: [1], losers: [0] } };

/** Glicko's variance after a game with this chance, from a deviation of 350. */
const Q = Math.LN10 / 400;
const varianceAt = (chance: number) => 1 / (1 / 350 ** 2 + Q ** 2 * chance * (1 - chance));

test('a game against an equal moves by half of what it tells, up or down', () => {
  const step = Q * varianceAt(0.5) * 0.5;
  expect(ratedAfter(NEW, won).rating).toBeCloseTo(1500 + step, 9);
  expect(ratedAfter(NEW, lost).rating).toBeCloseTo(1500 - step, 9);
  expect(ratedAfter(NEW, won).deviation).toBeCloseTo(Math.sqrt(varianceAt(0.5)), 9);
  expect(ratedAfter(NEW, won).games).toBe(1);
});

test('whoever is 400 below wins one game of eleven', () => {
  const after = ratedAfter(NEW, { ...won, bots: bots(1900) });
  expect(after.rating).toBeCloseTo(1500 + Q * varianceAt(1 / 11) * (10 / 11), 9);
});

describe('among several', () => {
  test('one of four equals is expected to win a quarter', () => {
    const among = { own: 0, bots: bots(1500, 1500, 1500) };
    const win = ratedAfter(NEW, { ...among, outcome: { winners: [0], losers: [1, 2, 3] } });
    expect(win.rating).toBeCloseTo(1500 + Q * varianceAt(1 / 4) * (3 / 4), 9);
    const loss = ratedAfter(NEW, { ...among, outcome: { winners: [2], losers: [0, 1, 3] } });
    expect(loss.rating).toBeCloseTo(1500 - Q * varianceAt(1 / 4) * (1 / 4), 9);
  });

  test('where one loses, losing counts: an equal loses a quarter', () => {
    const among = { own: 0, bots: bots(1500, 1500, 1500) };
    const safe = ratedAfter(NEW, { ...among, outcome: { winners: [0, 1, 2], losers: [3] } });
    expect(safe.rating).toBeCloseTo(1500 + Q * varianceAt(1 / 4) * (1 / 4), 9);
    const last = ratedAfter(NEW, { ...among, outcome: { winners: [1, 2, 3], losers: [0] } });
    expect(last.rating).toBeCloseTo(1500 - Q * varianceAt(1 / 4) * (3 / 4), 9);
  });

  test('those who win together share the win', () => {
    const shared = ratedAfter(NEW, {
      own: 0,
      bots: bots(1500, 1500, 1500),
      outcome: { winners: [0, 1], losers: [2, 3] },
    });
    expect(shared.rating).toBeCloseTo(1500 + Q * varianceAt(1 / 4) * (1 / 2 - 1 / 4), 9);
  });

  test('what another person won says nothing about the bots and oneself', () => {
    const outcome = { winners: [2], losers: [0, 1] };
    expect(ratedAfter(NEW, { own: 0, bots: bots(1500), outcome })).toBe(NEW);
  });
});

test('a game without bots changes nothing', () => {
  expect(ratedAfter(NEW, { ...won, bots: new Map() })).toBe(NEW);
});

test('nobody is ever known so well that games stop counting', () => {
  let rating = NEW;
  for (let game = 0; game < 500; game++) rating = ratedAfter(rating, game % 2 === 0 ? won : lost);
  expect(rating.deviation).toBe(80);
  expect(Math.abs(rating.rating - 1500)).toBeLessThan(80);
});
