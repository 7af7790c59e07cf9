/**
 * Days without a calendar of the machine: arithmetic alone, the same on every server. A table's days begin where its host has
 * said, by a fixed distance from UTC: names of time zones would need their changing history wherever an old log is read.
 */
export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** 1 January 1970 was a Thursday, counted from Saturday: the weekend is 0 and 1. */
const DAYS_FROM_SATURDAY = 5;
const WEEKEND_DAYS = 2;

/** The weekend in which a moment lies, or else the next one. */
export function weekendFrom(
  at: number,
  utcOffsetMin: number,
): { readonly from: number; readonly until: number } {
  const offset = utcOffsetMin * MINUTE_MS;
  const day = Math.floor((at + offset) / DAY_MS);
  const sinceSaturday = (((day + DAYS_FROM_SATURDAY) % 7) + 7) % 7;
  const saturday = sinceSaturday < WEEKEND_DAYS ? day - sinceSaturday : day - sinceSaturday + 7;
  const from = saturday * DAY_MS - offset;
  return { from, until: from + WEEKEND_DAYS * DAY_MS };
}

/** The calendar year of a moment, by UTC. */
export function yearOf(at: number): number {
  // Years from March on, in eras of 400 years, so that leap days come last in each.
  const day = Math.floor(at / DAY_MS) + 719_468;
  const era = Math.floor(day / 146_097);
  const dayOfEra = day - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const isAfterDecember = dayOfYear >= 306;
  return era * 400 + yearOfEra + (isAfterDecember ? 1 : 0);
}
