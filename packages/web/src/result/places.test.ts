import { expect, test } from 'vitest';
import { inOrderOfPlaces } from './places.ts';

test('the best come first, and equals share a place', () => {
  const seats = [58, 0, 47, 47].map((rank) => ({ rank, cells: [rank] }));
  expect(inOrderOfPlaces({ columns: ['Total'], seats })).toEqual([
    { seat: 1, place: 1, cells: [0] },
    { seat: 2, place: 2, cells: [47] },
    { seat: 3, place: 2, cells: [47] },
    { seat: 0, place: 4, cells: [58] },
  ]);
});
