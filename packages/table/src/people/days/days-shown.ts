import type { ClockInfo } from '@samsara/protocol';
import type { Table } from '../../state/table.ts';
import { DAY_MS } from './calendar.ts';
import { dueSeats } from './seat-days.ts';

/** The time of those who are asked at a table over days, as everybody may see it; null where nobody is. */
export function daysShown(table: Table, now: number): ClockInfo | null {
  const due = dueSeats(table, now);
  const clock = table.settings.days;
  if (clock === undefined || due.length === 0) return null;
  return {
    // The rules count their own countdowns from zero.
    countdown: -1 - table.moves,
    left_ms: Math.max(0, Math.min(...due.map(({ left }) => left))),
    of_ms: clock.turn * DAY_MS,
    stands: due.every(({ stands }) => stands),
    days: due.map(({ seat, turnUntil, until, reserve, stands }) => ({
      seat,
      turn_until: turnUntil,
      until,
      reserve_ms: reserve,
      stands,
    })),
  };
}

/** When the time of somebody with this seat is over, where they are asked. */
export function seatUntil(table: Table, seat: number, now: number): number | undefined {
  return dueSeats(table, now).find((each) => each.seat === seat)?.until;
}
