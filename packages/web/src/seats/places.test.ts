import { expect, test } from 'vitest';
import { placesOf, TWO_ROWS_FROM, towards } from './places.ts';

const counts = Array.from({ length: 11 }, (_, i) => i + 1);
const STAGES = ['lying', 'tablet', 'phone'] as const;

test.each(counts)('%i others sit symmetrically, nobody on anybody', (count) => {
  for (const stage of STAGES) {
    const points = placesOf(count).map((place) => place[stage]);
    expect(points).toHaveLength(count);
    points.forEach(([x, y], i) => {
      const [mirroredX, mirroredY] = points[count - 1 - i];
      expect(x + mirroredX).toBeCloseTo(100);
      expect(y).toBeCloseTo(mirroredY);
    });
    expect(new Set(points.map(([x, y]) => `${x.toFixed(1)} ${y}`)).size).toBe(count);
  }
});

test('an odd one out sits on the axis', () => {
  for (const count of [1, 3, 5, 7, 9, 11])
    for (const stage of STAGES) expect(placesOf(count)[(count - 1) / 2][stage][0]).toBeCloseTo(50);
});

test('a phone has one row, and two from seven on', () => {
  expect(new Set(placesOf(TWO_ROWS_FROM - 1).map(({ phone }) => phone[1])).size).toBe(1);
  for (const count of [7, 8, 9, 10, 11])
    expect(new Set(placesOf(count).map(({ phone }) => phone[1])).size).toBe(2);
});

test('the lower row of a phone leads out to the left and comes back from the right', () => {
  const xs = placesOf(8).map(({ phone: [x] }) => x);
  expect(xs).toEqual([37.5, 12.5, 12.5, 37.5, 62.5, 87.5, 87.5, 62.5]);
});

test('eyes look towards somebody', () => {
  expect(towards([10, 40], [50, 10])).toEqual([0.8, -0.6]);
  expect(towards([10, 40], [10, 40])).toEqual([0, 0]);
});
