import type { DayClock } from '@samsara/protocol';
import type { Interval } from '../../state/table.ts';
import { weekendFrom } from './calendar.ts';

type Weekends = Pick<DayClock, 'weekends_off' | 'utc_offset_min'>;

/** How many milliseconds of an interval count: those that lie in no weekend that is off, and in none in which the clock stood. */
export function countedTime(
  from: number,
  until: number,
  stood: readonly Interval[],
  weekends: Weekends,
): number {
  let ms = 0;
  for (const span of countedSpans(from, stood, weekends)) {
    if (span.from >= until) break;
    ms += Math.min(until, span.until) - span.from;
  }
  return ms;
}

/** The moment at which so many milliseconds have been counted. */
export function momentAfter(
  from: number,
  ms: number,
  stood: readonly Interval[],
  weekends: Weekends,
): number {
  let left = ms;
  for (const span of countedSpans(from, stood, weekends)) {
    if (left <= span.until - span.from) return span.from + left;
    left -= span.until - span.from;
  }
  return Number.POSITIVE_INFINITY;
}

/** The intervals that count, in order and without an end. */
function* countedSpans(start: number, stood: readonly Interval[], weekends: Weekends): Generator<Interval> {
  let from = start;
  while (from < Number.POSITIVE_INFINITY) {
    const off = nextOff(from, stood, weekends);
    if (off.from > from) yield { from, until: off.from };
    from = off.until;
  }
}

/** The interval without counting in which a moment lies, or else the next one. */
function nextOff(at: number, stood: readonly Interval[], weekends: Weekends): Interval {
  let next: Interval = weekends.weekends_off
    ? weekendFrom(at, weekends.utc_offset_min)
    : { from: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  for (const each of stood)
    if (each.until > at && each.until > each.from && each.from < next.from) next = each;
  return next;
}
