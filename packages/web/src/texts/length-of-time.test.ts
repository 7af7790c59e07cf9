import { expect, test } from 'vitest';
import { lengthOfTime } from './length-of-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [2 * DAY + 4 * HOUR + 59 * MINUTE, '2 days 4 hours', '2 Tage 4 Stunden', '2 jours 4 heures'],
  [DAY, '1 day', '1 Tag', '1 jour'],
  [DAY + 30 * MINUTE, '1 day', '1 Tag', '1 jour'],
  [5 * HOUR + 10 * MINUTE, '5 hours 10 minutes', '5 Stunden 10 Minuten', '5 heures 10 minutes'],
  [MINUTE, '1 minute', '1 Minute', '1 minute'],
  [59_000, '0 minutes', '0 Minuten', '0 minute'],
  [-5, '0 minutes', '0 Minuten', '0 minute'],
])('%i milliseconds', (ms, en, de, fr) => {
  // French joins a number and its unit by a blank that does not break.
  const told = (['en', 'de', 'fr'] as const).map((language) =>
    lengthOfTime(language, ms).replace(/\u00a0/g, ' '),
  );
  expect(told).toEqual([en, de, fr]);
});
