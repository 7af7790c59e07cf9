import type { DayClock } from '@samsara/protocol';
import type { Deed } from '../../state/entries.ts';
import { type Interval, isRunning, type SeatDays, type Table } from '../../state/table.ts';
import { DAY_MS } from './calendar.ts';
import { countedTime, momentAfter } from './counting.ts';

const NOT_ASKED: SeatDays = { asked: null, stood: [], holiday: null, used: 0 };

/**
 * Notes who is asked after an entry, and since when. Whoever has moved and is asked again has all their time for it, and so has
 * who comes back after it was over; to let a bot play and take the seat back wins nothing.
 */
export function countDays(table: Table, at: number, mover?: number | 'clock'): void {
  const clock = table.settings.days;
  if (clock === undefined || !isRunning(table.phase)) return;
  const deciding = table.game.deciding(table.state);
  table.seats.forEach((place, seat) => {
    const isOver = place.whileAway || place.once;
    const isAsked = place.player !== null && !isOver && deciding.includes(seat);
    const before = place.days ?? NOT_ASKED;
    const stays = isAsked && before.asked !== null && seat !== mover;
    if (stays) return;
    const settled = before.asked === null ? before : settledDays(before, at, clock);
    place.days = { ...settled, ...(isAsked && { asked: at, stood: [] }) };
  });
}

/** When a decision is made, whatever it took beyond a turn's time is gone from the reserve. */
function settledDays(days: SeatDays, at: number, clock: DayClock): SeatDays {
  const spent = countedTime(days.asked ?? at, at, standing(days), clock);
  const beyond = Math.max(0, spent - clock.turn * DAY_MS);
  return { ...days, asked: null, stood: [], used: Math.min(clock.reserve * DAY_MS, days.used + beyond) };
}

/** All intervals in which a seat's clock stands, those to come included. */
export function standing({ stood, holiday }: SeatDays): readonly Interval[] {
  return holiday === null ? stood : [...stood, holiday];
}

/** A holiday begins, or the last one ends at another moment. */
export function takeHoliday(table: Table, { seat, from, until }: Extract<Deed, { type: 'holiday' }>): void {
  const days = table.seats[seat].days ?? NOT_ASKED;
  const { holiday } = days;
  const stood = holiday === null || holiday.from === from ? days.stood : [...days.stood, holiday];
  table.seats[seat].days = { ...days, stood, holiday: { from, until } };
}

/** Everybody's clock stood in an interval. */
export function letStand({ seats }: Table, interval: Interval): void {
  for (const place of seats) {
    if (place.days?.asked != null) place.days = { ...place.days, stood: [...place.days.stood, interval] };
  }
}

/** The clock of somebody who is asked, as it stands at a moment. */
export interface DueSeat {
  readonly seat: number;
  readonly turnUntil: number;
  readonly until: number;
  /** Milliseconds of time that counts. */
  readonly left: number;
  readonly reserve: number;
  readonly stands: boolean;
}

/** Everybody who is asked, and until when. During a pause this is worked out as if the game went on now. */
export function dueSeats({ settings, seats, phase, paused }: Table, now: number): DueSeat[] {
  const clock = settings.days;
  if (clock === undefined || !isRunning(phase)) return [];
  const pause = phase === 'paused' ? [{ from: paused, until: now }] : [];
  return seats.flatMap(({ days, level }, seat) =>
    days?.asked == null || level !== null ? [] : dueSeat(seat, days, days.asked, pause, now, clock),
  );
}

function dueSeat(
  seat: number,
  days: SeatDays,
  asked: number,
  pause: readonly Interval[],
  now: number,
  clock: DayClock,
): DueSeat {
  const stood = [...standing(days), ...pause];
  const turn = clock.turn * DAY_MS;
  const reserve = clock.reserve * DAY_MS - days.used;
  const spent = countedTime(asked, now, stood, clock);
  return {
    seat,
    turnUntil: momentAfter(asked, turn, stood, clock),
    until: momentAfter(asked, turn + reserve, stood, clock),
    left: turn + reserve - spent,
    reserve: Math.max(0, reserve - Math.max(0, spent - turn)),
    stands: pause.length > 0 || countedTime(now, now + 1, stood, clock) === 0,
  };
}
