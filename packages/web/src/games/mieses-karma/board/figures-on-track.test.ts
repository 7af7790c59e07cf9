import { expect, test } from 'vitest';
import { FIELDS, FIGURE_WIDTH, standing } from './figures-on-track.ts';
import { initials } from './initials.ts';

test('figures with room stand over their fields', () => {
  const [low, high] = standing([5, 20]);
  expect(low).toBeCloseTo(4.7);
  expect(high).toBeCloseTo(19.7);
});

test.each([[[0, 0, 0, 0, 0]], [[30, 31, 40, 30, 29]], [[6, 6, 7, 7, 8]]])(
  '%j: no figure covers another',
  (karma) => {
    const places = standing(karma).sort((a, b) => a - b);
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places[places.length - 1] + FIGURE_WIDTH).toBeLessThanOrEqual(FIELDS + 1e-9);
    places.slice(1).forEach((place, i) => {
      expect(place - places[i]).toBeGreaterThanOrEqual(FIGURE_WIDTH - 1e-9);
    });
  },
);

test('equal first letters are told apart by the seat', () => {
  expect(initials(['Anna', 'Ben', 'anton'])).toEqual(['A1', 'B', 'A3']);
});
