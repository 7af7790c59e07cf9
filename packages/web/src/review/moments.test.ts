import type { ReviewedDecision, SeatReview } from '@samsara/engine/review';
import { expect, test } from 'vitest';
import { chanceAt, momentsOf, nearestMoment } from './moments.ts';

const SEAT: Pick<SeatReview, 'curve' | 'decisions'> = {
  curve: [
    { index: -1, chance: 0.5, afterChoice: false },
    { index: 2, chance: 0.6, afterChoice: false },
    { index: 2, chance: 0.4, afterChoice: true },
    { index: 7, chance: 0.3, afterChoice: false },
    { index: 7, chance: 0.3, afterChoice: true },
    { index: 12, chance: 0, afterChoice: false },
  ],
  decisions: [
    { index: 2, mark: 'blunder' },
    { index: 7, mark: 'fine' },
  ] as ReviewedDecision[],
};

test('a choice is one moment with a chance before and after it', () => {
  expect(momentsOf(SEAT)).toEqual([
    { index: -1, chance: 0.5, after: null, mark: null },
    { index: 2, chance: 0.6, after: 0.4, mark: 'blunder' },
    { index: 7, chance: 0.3, after: 0.3, mark: 'fine' },
    { index: 12, chance: 0, after: null, mark: null },
  ]);
});

test.each([
  [-1, 0.5],
  [1, 0.5],
  [2, 0.6],
  [3, 0.4],
  [11, 0.3],
  [12, 0],
])('before move %i the chance is %f', (index, chance) => expect(chanceAt(SEAT.curve, index)).toBe(chance));

test('nothing is known before the curve begins', () => expect(chanceAt([], 3)).toBe(null));

test.each([
  [-1, 0],
  [4, 1],
  [5, 2],
  [100, 3],
])('the moment nearest to move %i is number %i', (index, number) =>
  expect(nearestMoment(momentsOf(SEAT), index)).toBe(number),
);
