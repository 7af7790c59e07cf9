import { type Checked, refuse } from '../../commands/checked.ts';
import { type Interval, isRunning, type PlayerId, seatOf, type Table } from '../../state/table.ts';
import { DAY_MS, yearOf } from './calendar.ts';

/** So many days of a calendar year somebody may let all their clocks stand. */
export const HOLIDAYS_A_YEAR = 14;

/** How many days of a year these holidays take: each day that has begun counts whole, in the year in which it began. */
export function holidayDaysIn(year: number, holidays: readonly Interval[]): number {
  return holidays.reduce(
    (sum, { from, until }) => sum + daysOf(from, until).filter((day) => yearOf(day) === year).length,
    0,
  );
}

/** May somebody who has had these holidays take so many days from now on? */
export function mayTakeHoliday(now: number, days: number, holidays: readonly Interval[]): boolean {
  const all = [...holidays, { from: now, until: now + days * DAY_MS }];
  const years = new Set(daysOf(now, now + days * DAY_MS).map(yearOf));
  return [...years].every((year) => holidayDaysIn(year, all) <= HOLIDAYS_A_YEAR);
}

/** The moments at which the days of a holiday begin. */
function daysOf(from: number, until: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((until - from) / DAY_MS)) }, (_, i) => from + i * DAY_MS);
}

/** The last holiday of a person, as their table is to know it; undefined where it does, or need not any more. */
export function checkHoliday(
  table: Table,
  player: PlayerId,
  last: Interval | null,
  now: number,
): Checked | undefined {
  const seat = seatOf(table, player);
  if (seat === undefined) return refuse('no-seat');
  if (table.settings.days === undefined || !isRunning(table.phase)) return refuse('not-now');
  if (last === null) return undefined;
  const days = table.seats[seat].days;
  const isSame = days?.holiday?.from === last.from;
  const isKnown = isSame && days.holiday?.until === last.until;
  const isPast = !isSame && last.until <= (days?.asked ?? now);
  if (isKnown || isPast) return undefined;
  return { ok: true, body: { type: 'holiday', seat, from: last.from, until: last.until } };
}
