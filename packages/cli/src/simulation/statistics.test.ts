import { shareOf } from '@samsara/engine/lab';
import { describe, expect, test } from 'vitest';
import { histogram, lengthsOf, sharesByBot } from './statistics.ts';
import { addTally, countGame, emptyTally } from './tally.ts';

// The limits as printed in tables of Wilson's interval.
test.each([
  [50, 100, 0.4038, 0.5962],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 1000, 0.0002, 0.0056],
])('%i of %i lies between %f and %f', (count, of, low, high) => {
  const share = shareOf(count, of);
  expect(share.share).toBe(count / of);
  expect(share.low).toBeCloseTo(low, 4);
  expect(share.high).toBeCloseTo(high, 4);
});

const outcome = (winners: number[], losers: number[]) => ({ winners, losers, reason: 'over', points: null });

function tallyOf(...lengths: number[]) {
  const tally = emptyTally(2);
  for (const length of lengths) countGame(tally, outcome([0], [1]), length);
  return tally;
}

describe('lengths', () => {
  test.each([
    [[7], { min: 7, median: 7, mean: 7, max: 7 }],
    [[3, 1, 2], { min: 1, median: 2, mean: 2, max: 3 }],
    [[1, 2, 3, 10], { min: 1, median: 2.5, mean: 4, max: 10 }],
    [[5, 5, 5, 9], { min: 5, median: 5, mean: 6, max: 9 }],
  ])('of %j are %j', (lengths, expected) => expect(lengthsOf(tallyOf(...lengths))).toEqual(expected));

  test('fall into ranges of the same width, and none is lost', () => {
    const bins = histogram(tallyOf(10, 11, 12, 19, 19, 29), 5);
    expect(bins).toEqual([
      { from: 10, to: 13, count: 3 },
      { from: 14, to: 17, count: 0 },
      { from: 18, to: 21, count: 2 },
      { from: 22, to: 25, count: 0 },
      { from: 26, to: 29, count: 1 },
    ]);
  });
});

test('a bot on several seats is counted once for each of them', () => {
  const tally = emptyTally(3);
  countGame(tally, outcome([0, 1], [2]), 9);
  countGame(tally, outcome([1, 2], [0]), 9);
  const { a, b } = sharesByBot(tally, ['a', 'b', 'a']);
  expect([a.wins.count, a.wins.share, a.losses.count]).toEqual([2, 0.5, 2]);
  expect([b.wins.count, b.wins.share, b.losses.count]).toEqual([2, 1, 0]);
});

test('parts add up to the whole', () => {
  const total = tallyOf(3, 4);
  addTally(total, tallyOf(4, 9));
  expect(total).toEqual(tallyOf(9, 4, 4, 3));
});
