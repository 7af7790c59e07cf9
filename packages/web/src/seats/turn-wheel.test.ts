import { expect, test } from 'vitest';
import { rolled } from './turn-wheel.tsx';

const WIDTH = 46;
const rest = { x: 100, y: 100, degrees: 0, points: 0 };

test('the wheel rolls once in 200 units, forwards to the right and backwards to the left', () => {
  // 4.35 widths of 46 are 200.1 units.
  expect(rolled(rest, { x: 300.1, y: 100 }, null, WIDTH).degrees).toBeCloseTo(360, 5);
  expect(rolled(rest, { x: -100.1, y: 100 }, null, WIDTH).degrees).toBeCloseTo(-360, 5);
});

test('its notch points to whoever comes next', () => {
  const to = (x: number, y: number) => rolled(null, { x: 100, y: 100 }, { x, y }, WIDTH).points;
  expect(to(100, 0)).toBeCloseTo(0, 9);
  expect(to(200, 100)).toBeCloseTo(90, 9);
  expect(to(100, 200)).toBeCloseTo(180, 9);
  expect(to(0, 100)).toBeCloseTo(-90, 9);
});

test('it turns the shorter way, and stays as it was where nobody is next', () => {
  const before = { ...rest, points: 170 };
  expect(rolled(before, rest, { x: 90, y: 200 }, WIDTH).points).toBeCloseTo(180 + 5.71, 1);
  expect(rolled(before, rest, null, WIDTH).points).toBe(170);
});
