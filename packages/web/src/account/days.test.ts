import { expect, test } from 'vitest';
import { dateOf, daysAgo } from './days.ts';

const noon = (day: number) => new Date(2026, 4, day, 12).getTime();

test.each([
  [noon(10), 'today', 'heute'],
  [new Date(2026, 4, 10, 0, 0, 0, 1).getTime(), 'today', 'heute'],
  [new Date(2026, 4, 9, 23, 59).getTime(), 'yesterday', 'gestern'],
  [noon(5), '5 days ago', 'vor 5 Tagen'],
  // A clock that is a little behind the server's.
  [noon(11), 'today', 'heute'],
])('%i was %s', (at, en, de) => {
  expect(daysAgo('en', at, noon(10))).toBe(en);
  expect(daysAgo('de', at, noon(10))).toBe(de);
});

test('a date is written as in the language', () => {
  expect(dateOf('en', noon(3))).toBe('May 3, 2026');
  expect(dateOf('de', noon(3))).toBe('03.05.2026');
  expect(dateOf('fr', noon(3))).toBe('3 mai 2026');
});
