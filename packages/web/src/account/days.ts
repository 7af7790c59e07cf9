import type { Language } from '@samsara/engine/texts';

const DAY_MS = 86_400_000;

/** How many days ago something was, as people say it: `today`, `yesterday`, `5 days ago`. */
export function daysAgo(language: Language, at: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.max(0, Math.ceil((midnight - at) / DAY_MS));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
}

export function dateOf(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
}
