import { sha256Hex } from '@samsara/engine';
import type { DayClock } from '@samsara/protocol';
import type { Interval, Table } from '../../state/table.ts';
import { DAY_MS } from '../days/calendar.ts';
import { momentAfter } from '../days/counting.ts';
import { dueSeats, standing } from '../days/seat-days.ts';
import type { Plans } from './plan.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const SHORTEST_MS = 3 * MINUTE_MS;
const LONGEST_MS = 8 * HOUR_MS;
/** The longest after an outage in which it came due. */
const LONGEST_AGAIN_MS = HOUR_MS;
/** Nobody waits longer than so much of the time for one move. */
const PART_OF_TURN = 1 / 3;
/** So long before the time is over, a planned move is made whatever was drawn. */
const IN_GOOD_TIME_MS = HOUR_MS;
/** People sleep, and so does a plan: from 23 to 7 o'clock by the table's days. */
const NIGHT_FROM_MS = 23 * HOUR_MS;
const NIGHT_MS = 8 * HOUR_MS;
/** Of a window that is open for a moment: the part in which an answer in advance comes. */
const WINDOW = { from: 0.2, to: 0.8 };

const DIGITS = 13;

/**
 * When an answer that was given in advance is made: like a slow person's, after minutes or hours. It is drawn from a secret,
 * from whom is asked and when; neither the cards nor the move nor the rule have a part in it. While the person's clock
 * stands, and at night, no time goes by. What came due while nobody served the table is not made all at once when
 * somebody does again. Undefined where the seat is not asked.
 */
export function plannedFor(
  table: Table,
  seat: number,
  { secret, at }: Plans,
  now: number,
  began: number,
): number | undefined {
  const days = table.seats[seat].days;
  const clock = table.settings.days;
  const due = dueSeats(table, now).find((each) => each.seat === seat);
  if (clock === undefined || due === undefined || days?.asked == null) return undefined;
  const place = `${table.round}:${days.asked}:${seat}`;
  const after = (from: number, pause: number) =>
    momentAfter(from, pause, [...standing(days), ...nights(from, clock)], clock);
  const longest = Math.min(LONGEST_MS, clock.turn * DAY_MS * PART_OF_TURN);
  const usual = after(Math.max(days.asked, at), between(longest, drawn(secret, place)));
  const served =
    usual < began ? after(began, between(LONGEST_AGAIN_MS, drawn(secret, `${place}:${began}`))) : usual;
  // Where a timer rings late it may be night by now.
  const moment = served < now ? after(now, 0) : served;
  return Math.min(moment, due.until - IN_GOOD_TIME_MS);
}

/** Every doubling is as likely as any other. */
function between(longest: number, part: number): number {
  return SHORTEST_MS * (longest / SHORTEST_MS) ** part;
}

/** In a window that is open for a moment only: some time inside of it. Undefined where no time runs. */
export function plannedInWindow(table: Table, seat: number, { secret }: Plans): number | undefined {
  const deadline = table.time === null ? undefined : table.game.deadline(table.state);
  if (table.time === null || deadline === undefined) return undefined;
  const { countdown, since, spent } = table.time;
  const part = drawn(secret, `${table.round}:${countdown}:${table.undone}:${seat}`);
  return since - spent + deadline.ms * (WINDOW.from + (WINDOW.to - WINDOW.from) * part);
}

/** A command's id as a device would make it, and the same each time it is offered. */
export function plannedId({ secret }: Plans, place: string): string {
  const hex = sha256Hex(`${secret} id ${place}`);
  const variant = '89ab'[Number.parseInt(hex[16], 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Somewhere from 0 to below 1, each as likely as any other. */
function drawn(secret: string, place: string): number {
  return Number.parseInt(sha256Hex(`${secret} pause ${place}`).slice(0, DIGITS), 16) / 16 ** DIGITS;
}

/** The nights of the days that a pause may reach into: the longest one, and all that may stand still meanwhile, has its own. */
function nights(from: number, { utc_offset_min }: DayClock): Interval[] {
  const offset = utc_offset_min * MINUTE_MS;
  const first = Math.floor((from + offset) / DAY_MS) - 1;
  return Array.from({ length: NIGHTS }, (_, i) => {
    const begins = (first + i) * DAY_MS + NIGHT_FROM_MS - offset;
    return { from: begins, until: begins + NIGHT_MS };
  });
}

/** A holiday, two weekends, and some days: whatever lies beyond has no nights. */
const NIGHTS = 30;
