import type { Language } from '@samsara/engine/texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in words, by its two greatest units: `2 days 4 hours`, `5 hours 10 minutes`, `3 minutes`. */
export function lengthOfTime(language: Language, ms: number): string {
  const left = Math.max(0, Math.floor(ms / MINUTE)) * MINUTE;
  const parts: (readonly ['day' | 'hour' | 'minute', number])[] = [
    ['day', Math.floor(left / DAY)],
    ['hour', Math.floor((left % DAY) / HOUR)],
    ['minute', Math.floor((left % HOUR) / MINUTE)],
  ];
  const first = parts.findIndex(([, count]) => count > 0);
  const told = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([, count]) => count > 0);
  return told
    .map(([unit, count]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ');
}
