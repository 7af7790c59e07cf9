const DAY_MS = 86_400_000;

/** The day it is everywhere: deals change at midnight UTC. As `2026-11-16`. */
export function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function daysBefore(day: string, days: number): string {
  return dayAt(Date.parse(day) - days * DAY_MS);
}

/** The weeks of the month of a day, from Monday to Sunday; null where another month has the day. */
export function weeksOf(day: string): readonly (readonly (string | null)[])[] {
  const [year, month] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1, 1));
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const cells: (string | null)[] = new Array(before).fill(null);
  for (let i = 0; i < length; i++) cells.push(dayAt(first.getTime() + i * DAY_MS));
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The first day of the month that is so many months away. */
export function monthFrom(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number);
  return dayAt(Date.UTC(year, month - 1 + months, 1));
}

/** How many days in a row up to today; a day that is not over yet does not break the row. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : daysBefore(today, 1);
  let streak = 0;
  for (; days.has(day); day = daysBefore(day, 1)) streak++;
  return streak;
}
