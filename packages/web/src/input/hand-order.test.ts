import { expect, test } from 'vitest';
import { grouped, inOrderOfArrival, moved, newCopies, sorted } from './hand-order.ts';

const byNumber = (a: number, b: number) => a - b;

test('sorted by rank, equal cards keep their places', () => {
  expect(sorted([5, 2, 5], byNumber, () => false)).toEqual([
    { card: 2, place: 1 },
    { card: 5, place: 0 },
    { card: 5, place: 2 },
  ]);
});

test('playable cards come first, each group by rank', () => {
  const order = sorted([1, 2, 3, 4], byNumber, ({ card }) => card >= 3);
  expect(order.map(({ card }) => card)).toEqual([3, 4, 1, 2]);
});

test('what stayed keeps its order and what came follows', () => {
  expect(inOrderOfArrival([9, 4, 9], [4, 6, 9]).map(({ card }) => card)).toEqual([9, 4, 6]);
});

test('only additional copies are new', () => {
  expect([...newCopies([7, 7, 3], [7, 7, 7, 2])]).toEqual([
    [7, 1],
    [2, 1],
  ]);
});

test('neighbours of the same kind make a group', () => {
  const order = [7, 7, 2, 7].map((card, place) => ({ card, place }));
  expect(grouped(order).map((group) => group.length)).toEqual([2, 1, 1]);
});

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 9, ['a', 'c', 'd', 'b']],
  [0, -1, ['a', 'b', 'c', 'd']],
])('what stands at %i goes to %i', (from, to, order) =>
  expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(order),
);
