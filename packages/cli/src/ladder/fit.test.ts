import { describe, expect, test } from 'vitest';
import { fitLadder } from './fit.ts';
import type { DealResult, Pairing } from './plan.ts';

/** Deals of a pairing in which one of the two won both games; together with the half game of each that is counted besides. */
function deals(pairing: number, first: number, second: number): DealResult[] {
  return [
    ...Array.from({ length: first }, (_, deal): DealResult => ({ pairing, deal, wins: [2, 0] })),
    ...Array.from(
      { length: second },
      (_, deal): DealResult => ({ pairing, deal: first + deal, wins: [0, 2] }),
    ),
  ];
}

const TWO: readonly Pairing[] = [[0, 1]];
const ANCHOR = { strength: 1, rating: 1500 };
/** What a share of wins is worth: 400 times the decimal logarithm of the odds. */
const worth = (wins: number, losses: number) => 400 * Math.log10(wins / losses);

test('those who win as often as they lose are equal', () => {
  const { ratings, steps } = fitLadder(2, TWO, deals(0, 30, 30), ANCHOR);
  expect(ratings.map(({ rating }) => rating)).toEqual([1500, 1500]);
  expect(steps[0].rating).toBeCloseTo(0, 9);
});

test('ten games of eleven are 400', () => {
  // 99.5 and a half make 100 wins, 9.5 and a half make 10 losses: ten to one.
  const results = [...deals(0, 4, 49), { pairing: 0, deal: 60, wins: [1.5, 1.5] as const }];
  const { ratings } = fitLadder(2, TWO, results, ANCHOR);
  expect(ratings[0].rating).toBeCloseTo(1500 - 400, 6);
  expect(ratings[1]).toEqual({ rating: 1500, low: 1500, high: 1500 });
});

test('along a chain without shortcuts each step is that of its own games', () => {
  const chain: readonly Pairing[] = [
    [0, 1],
    [1, 2],
  ];
  const { steps } = fitLadder(3, chain, [...deals(0, 10, 20), ...deals(1, 5, 25)], ANCHOR);
  expect(steps[0].rating).toBeCloseTo(worth(40.5, 20.5), 6);
  expect(steps[1].rating).toBeCloseTo(worth(50.5, 10.5), 6);
});

test('pairings that agree with each other agree with the ratings', () => {
  const all: readonly Pairing[] = [
    [0, 1],
    [1, 2],
    [0, 2],
  ];
  // Odds of 1:3 each, and of 1:9 over both steps; with the half games 30:90, 30:90 and 30:270.
  const results = [
    ...deals(0, 14, 44),
    { pairing: 0, deal: 90, wins: [1.5, 1.5] as const },
    ...deals(1, 14, 44),
    { pairing: 1, deal: 90, wins: [1.5, 1.5] as const },
    ...deals(2, 14, 134),
    { pairing: 2, deal: 190, wins: [1.5, 1.5] as const },
  ];
  const { ratings } = fitLadder(3, all, results, ANCHOR);
  const step = worth(3, 1);
  expect(ratings.map(({ rating }) => rating - 1500)).toEqual(
    [-step, 0, step].map((each) => expect.closeTo(each, 6)),
  );
});

describe('intervals', () => {
  test('count deals, not games', () => {
    // Each deal is won by one side or the other as a whole: 40 deals, half and half, have a standard error of
    // 2 · √40 surprises of one game, divided by what 81 games tell, a quarter each.
    const { steps } = fitLadder(2, TWO, deals(0, 20, 20), ANCHOR);
    const error = (Math.sqrt(40) / (81 / 4)) * (400 / Math.LN10);
    expect(steps[0].high).toBeCloseTo(1.959964 * error, 3);
    expect(steps[0].low).toBeCloseTo(-1.959964 * error, 3);
  });

  test('deals in which both seats win their game tell more than those that one side wins', () => {
    const split = Array.from({ length: 40 }, (_, deal): DealResult => ({ pairing: 0, deal, wins: [1, 1] }));
    const { steps } = fitLadder(2, TWO, split, ANCHOR);
    expect(steps[0].high).toBeCloseTo(0, 9);
  });

  test('somebody who always wins has a rating with an end', () => {
    const { ratings } = fitLadder(2, TWO, deals(0, 0, 50), ANCHOR);
    expect(ratings[0].rating).toBeCloseTo(1500 - worth(100.5, 0.5), 6);
  });
});
