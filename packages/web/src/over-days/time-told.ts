import type { Language } from '@samsara/engine/texts';
import type { SeatClock, SeatInfo } from '@samsara/protocol';
import { lengthOfTime } from '../texts/length-of-time.ts';
import { momentOf, OVER_DAYS_WORDS } from './words.ts';

interface Told {
  readonly days: readonly SeatClock[];
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  /** The reader's; null for who looks on. */
  readonly own: number | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly language: Language;
}

/** How much time is left for the reader, or until when the others have: whoever has least. Empty where nobody is asked. */
export function timeTold({ days, seats, names, own, now, language }: Told): string {
  const words = OVER_DAYS_WORDS[language];
  const mine = days.find(({ seat }) => seat === own);
  if (mine !== undefined) {
    const left = words.left(lengthOfTime(language, mine.until - now), momentOf(language, mine.until, now));
    const isOnReserve = mine.turn_until <= now && mine.reserve_ms > 0;
    return [left, ...(isOnReserve ? [words.onReserve] : []), ...(mine.stands ? [words.stands] : [])].join(
      ' · ',
    );
  }
  const [first] = [...days].sort((a, b) => a.until - b.until);
  if (first === undefined) return '';
  const holiday = seats[first.seat].holiday ?? 0;
  return holiday > now
    ? words.onHoliday(names[first.seat], momentOf(language, holiday, now))
    : words.hasUntil(names[first.seat], momentOf(language, first.until, now));
}
