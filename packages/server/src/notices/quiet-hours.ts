import type { NoticeWishes } from '@samsara/protocol';

const MINUTE_MS = 60_000;
const DAY_MIN = 1440;

/** The end of a person's quiet hours; undefined outside of them. */
export function quietUntil(now: number, { quiet, utc_offset_min }: NoticeWishes): number | undefined {
  if (quiet === null || quiet.from === quiet.until) return undefined;
  const minutes = Math.floor(now / MINUTE_MS) + utc_offset_min;
  const since = (((minutes - quiet.from) % DAY_MIN) + DAY_MIN) % DAY_MIN;
  const length = (quiet.until - quiet.from + DAY_MIN) % DAY_MIN;
  if (since >= length) return undefined;
  return (minutes - utc_offset_min + length - since) * MINUTE_MS;
}
