import { expect, test } from 'vitest';
import { clockTime, minuteOf } from './clock-time.ts';

test.each([
  [0, '00:00'],
  [450, '07:30'],
  [1439, '23:59'],
])('minute %i of the day is %s', (minute, time) => {
  expect(clockTime(minute)).toBe(time);
  expect(minuteOf(time)).toBe(minute);
});

test('nothing is no time', () => expect(minuteOf('')).toBeUndefined());
