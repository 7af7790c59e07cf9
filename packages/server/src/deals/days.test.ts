import { describe, expect, test } from 'vitest';
import { dayAt, dayNamed, isOver, takesResults } from './days.ts';

const day = dayNamed('2026-11-16');
const at = (moment: string) => Date.parse(moment);

test('days are counted in UTC from 1970 on', () => {
  expect(dayNamed('1970-01-01')).toBe(0);
  expect(dayNamed('1971-01-01')).toBe(365);
  expect(dayAt(at('1970-01-02T23:59:59.999Z'))).toBe(1);
});

describe('results of 16 November', () => {
  test.each([
    ['2026-11-15T09:59:59.999Z', false],
    ['2026-11-15T10:00:00Z', true],
    ['2026-11-16T12:00:00Z', true],
    ['2026-11-17T23:59:59.999Z', true],
    ['2026-11-18T00:00:00Z', false],
  ])('sent at %s: taken %s', (moment, taken) => expect(takesResults(day, at(moment))).toBe(taken));

  test('are everybody’s from the moment on at which no more are taken, and not before', () => {
    expect(isOver(day, at('2026-11-17T23:59:59.999Z'))).toBe(false);
    expect(isOver(day, at('2026-11-18T00:00:00Z'))).toBe(true);
    expect(isOver(day, at('2026-11-15T00:00:00Z'))).toBe(false);
  });
});
