import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotSeats } from './bot-seats.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds after which a bot acts that has thought for so long, where chance is always in the middle. */
function actsAfter(level: string, thinkingMs: number): number {
  let acted = Number.NaN;
  const bots = new BotSeats(
    () => Date.now(),
    () => 0.5,
    () => {
      acted = Date.now();
    },
  );
  const asked = Date.now();
  bots.moment(1, [{ seat: 0, owes: true, level }]);
  bots.shown(1);
  vi.advanceTimersByTime(thinkingMs);
  bots.thought(0, 1, 'take');
  vi.advanceTimersByTime(20_000);
  return acted - asked;
}

test.each([
  // From 550 to 1250 ms.
  ['casual', 0, 900],
  ['casual', 899, 900],
  ['casual', 901, 1800],
  // Longer than its longest thought of 900 ms and the way to the worker and back: from 950 to 1250 ms.
  ['master', 0, 1100],
  ['master', 940, 1100],
  ['master', 1500, 2200],
])('a %s bot that has thought for %i ms acts after %i ms', (level, thinkingMs, acted) => {
  expect(actsAfter(level, thinkingMs)).toBe(acted);
});
