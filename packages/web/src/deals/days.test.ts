import { expect, test } from 'vitest';
import { dayAt, daysBefore, monthFrom, streakOf, weeksOf } from './days.ts';

test('a day is the same everywhere', () => {
  expect(dayAt(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16');
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(monthFrom('2026-01-31', -1)).toBe('2025-12-01');
  expect(monthFrom('2026-11-16', 2)).toBe('2027-01-01');
});

test('a month in weeks from Monday to Sunday', () => {
  // 1 November 2026 is a Sunday, 30 November a Monday.
  const weeks = weeksOf('2026-11-16');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks).toHaveLength(6);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  // February 2027 begins on a Monday and has 28 days.
  expect(weeksOf('2027-02-10')).toHaveLength(4);
});

test('a row of days goes on until a day was left out; today may still come', () => {
  const days = new Set(['2026-11-16', '2026-11-15', '2026-11-14', '2026-11-12']);
  expect(streakOf(days, '2026-11-16')).toBe(3);
  expect(streakOf(days, '2026-11-17')).toBe(3);
  expect(streakOf(days, '2026-11-18')).toBe(0);
  expect(streakOf(new Set(), '2026-11-18')).toBe(0);
});
