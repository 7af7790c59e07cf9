import { describe, expect, test } from 'vitest';
import { weekendFrom, yearOf } from './calendar.ts';
import { countedTime, momentAfter } from './counting.ts';
import { holidayDaysIn, mayTakeHoliday } from './holidays.ts';

const HOUR = 3_600_000;
const at = (moment: string) => new Date(moment).getTime();
const OFF = { weekends_off: true, utc_offset_min: 0 };
const ON = { weekends_off: false, utc_offset_min: 0 };

describe('weekends', () => {
  // 15 January 2027 is a Friday.
  test.each([
    ['2027-01-15T08:00Z', 0, '2027-01-16T00:00Z'],
    ['2027-01-16T00:00Z', 0, '2027-01-16T00:00Z'],
    ['2027-01-17T23:59Z', 0, '2027-01-16T00:00Z'],
    ['2027-01-18T00:00Z', 0, '2027-01-23T00:00Z'],
    ['2027-01-15T21:59Z', 120, '2027-01-15T22:00Z'],
    ['2027-01-17T22:00Z', 120, '2027-01-22T22:00Z'],
    ['2027-01-18T04:59Z', -300, '2027-01-16T05:00Z'],
    ['1969-12-31T12:00Z', 0, '1970-01-03T00:00Z'],
  ])('%s, %i minutes before UTC: from %s', (moment, offset, from) => {
    const weekend = weekendFrom(at(moment), offset);
    expect(new Date(weekend.from)).toEqual(new Date(from));
    expect(weekend.until - weekend.from).toBe(48 * HOUR);
  });
});

test.each([
  ['1970-01-01T00:00Z', 1970],
  ['1969-12-31T23:59Z', 1969],
  ['2000-02-29T12:00Z', 2000],
  ['2026-12-31T23:59:59.999Z', 2026],
  ['2027-01-01T00:00Z', 2027],
  ['2028-12-31T23:00Z', 2028],
  ['2100-03-01T00:00Z', 2100],
])('%s lies in %i', (moment, year) => expect(yearOf(at(moment))).toBe(year));

describe('time that counts', () => {
  const friday = at('2027-01-15T08:00Z');
  const hours = (from: number, until: number) => ({
    from: friday + from * HOUR,
    until: friday + until * HOUR,
  });

  test.each([
    ['without weekends', 24, [], ON, 24],
    ['16 hours of Friday, 8 of Monday', 24, [], OFF, 72],
    ['up to the end of Friday', 16, [], OFF, 16],
    ['a pause', 24, [hours(2, 5)], ON, 27],
    ['pauses that overlap count once', 24, [hours(2, 5), hours(4, 10)], ON, 32],
    // Friday 8 to 9 and the 15 hours from 9 to 24 of Tuesday, then 8 of Wednesday.
    ['a holiday over the weekend and into Tuesday', 24, [hours(1, 1 + 4 * 24)], OFF, 24 + 4 * 24],
    ['an interval of before', 24, [hours(-5, 3)], ON, 27],
    ['one that is empty', 24, [hours(2, 2)], ON, 24],
    // Five days: the rest of Friday, Monday to Thursday, and 8 hours of the next Friday.
    ['five days of a week', 5 * 24, [], OFF, 7 * 24],
  ])('%s', (_, ms, stood, weekends, after) => {
    expect(momentAfter(friday, ms * HOUR, stood, weekends)).toBe(friday + after * HOUR);
    expect(countedTime(friday, friday + after * HOUR, stood, weekends)).toBe(ms * HOUR);
    expect(countedTime(friday, friday + after * HOUR - 1, stood, weekends)).toBe(ms * HOUR - 1);
  });
});

describe('holidays of a year', () => {
  const days = (from: string, count: number) => ({ from: at(from), until: at(from) + count * 24 * HOUR });

  test('each day that has begun counts whole, in the year in which it began', () => {
    const turn = [days('2026-12-30T12:00Z', 5)];
    // 30 and 31 December; 1, 2 and 3 January.
    expect([2026, 2027].map((year) => holidayDaysIn(year, turn))).toEqual([2, 3]);
    expect(holidayDaysIn(2027, [days('2027-03-01T00:00Z', 0.1), days('2027-04-01T00:00Z', 2)])).toBe(3);
  });

  test.each([
    ['2027-06-01T00:00Z', 14, [], true],
    ['2027-06-01T00:00Z', 11, [days('2027-02-01T00:00Z', 4)], false],
    ['2027-06-01T00:00Z', 10, [days('2027-02-01T00:00Z', 4)], true],
    ['2027-06-01T00:00Z', 14, [days('2026-02-01T00:00Z', 14)], true],
    // Of these, four belong to the new year and ten to the old one.
    ['2027-12-22T00:00Z', 14, [days('2027-02-01T00:00Z', 4)], true],
    ['2027-12-22T00:00Z', 14, [days('2027-02-01T00:00Z', 5)], false],
  ])('at %s %i days after %j: %s', (now, count, before, may) => {
    expect(mayTakeHoliday(at(now), count, before)).toBe(may);
  });
});
