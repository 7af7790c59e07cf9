const DAY_MS = 86_400_000;

/**
 * A deal can be sent so long before its day begins: days are those of UTC, but a device whose owner has set the time right and
 * the zone wrong is ahead by up to fourteen hours, and what was played on it in good faith shall count. It gives nobody an
 * advantage, since anybody can work out any day's deal at any time.
 */
const AHEAD_MS = 14 * 3_600_000;

/** Days since 1970, in UTC. */
export function dayAt(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** The same of a day that is written as `2026-11-16`. */
export function dayNamed(text: string): number {
  return dayAt(Date.parse(`${text}T00:00:00Z`));
}

/** Can results of this day be sent? On the day, on the one after it, and a little before. */
export function takesResults(day: number, now: number): boolean {
  return !isOver(day, now) && day <= dayAt(now + AHEAD_MS);
}

/** Nobody can send a result of this day any more, so that nobody is helped by what others have made of it. */
export function isOver(day: number, now: number): boolean {
  return day < dayAt(now) - 1;
}
