import { expect, test } from 'vitest';
import { compareResults } from './comparing.ts';

const result = (won: boolean, points: number | null, choices: number) => ({ won, points, choices });

test('whoever won is before whoever lost', () => {
  expect(compareResults({}, result(true, null, 60), result(false, null, 20))).toBeLessThan(0);
  expect(
    compareResults({ betterPoints: 'fewer' }, result(false, 10, 1), result(true, 90, 1)),
  ).toBeGreaterThan(0);
});

test('then points decide, the more or the fewer the better', () => {
  expect(compareResults({ betterPoints: 'more' }, result(true, 40, 9), result(true, 37, 5))).toBeLessThan(0);
  expect(
    compareResults({ betterPoints: 'fewer' }, result(false, 40, 9), result(false, 37, 5)),
  ).toBeGreaterThan(0);
});

test('then whoever decided less often until the win; who lost is equal', () => {
  expect(compareResults({}, result(true, null, 30), result(true, null, 45))).toBeLessThan(0);
  expect(compareResults({}, result(false, null, 30), result(false, null, 45))).toBe(0);
});
