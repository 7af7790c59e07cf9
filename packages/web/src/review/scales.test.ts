import { expect, test } from 'vitest';
import { movingMeans, pathThrough, scalesFor } from './scales.ts';

const MARGINS = { top: 10, right: 20, bottom: 30, left: 40 };

test('the first place is at the left, the last at the right, a sure win on top', () => {
  const { x, y } = scalesFor(260, 140, MARGINS, { first: -1, last: 99 });
  expect([x(-1), x(49), x(99)]).toEqual([40, 140, 240]);
  expect([y(1), y(0.5), y(0)]).toEqual([10, 60, 110]);
});

test('what lies outside is drawn on the edge, and nothing is divided by nothing', () => {
  const { x, y } = scalesFor(10, 10, MARGINS, { first: 0, last: 0 });
  expect([x(0), y(2), y(-1)]).toEqual([40, 10, 10]);
});

test('a line goes from point to point', () => {
  expect(
    pathThrough([
      [1, 2],
      [3, 4.5],
    ]),
  ).toBe('M1 2L3 4.5');
  expect(pathThrough([])).toBe('');
});

test('a moving mean looks back', () => expect(movingMeans([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]));
