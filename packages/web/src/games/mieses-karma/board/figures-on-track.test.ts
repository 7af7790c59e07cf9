import { expect, test } from 'vitest';
import { FIELDS, FIGURE_WIDTH, lanes, standing } from './figures-on-track.ts';

test('figures with room stand over their fields', () => {
  const [low, high] = standing([5, 20]);
  expect(low + FIGURE_WIDTH / 2).toBeCloseTo(5.5);
  expect(high + FIGURE_WIDTH / 2).toBeCloseTo(20.5);
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

test.each([
  [
    [0, 0, 0, 0],
    [-1.5, -0.5, 0.5, 1.5],
  ],
  [
    [4, 9, 4, 12],
    [-0.5, 0, 0.5, 0],
  ],
  // The last field holds everybody who has come that far or farther.
  [
    [33, 30, 7],
    [-0.5, 0.5, 0],
  ],
])('%j: figures on one field of the arc stand behind each other', (karma, steps) =>
  expect(lanes(karma)).toEqual(steps),
);
