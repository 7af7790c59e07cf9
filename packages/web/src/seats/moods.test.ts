import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moods, showMood } from '../motion/moods.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a mood lasts for 1.6 seconds from when it was last shown', () => {
  showMood(3, 'sore');
  vi.advanceTimersByTime(1000);
  showMood(3, 'glad');
  vi.advanceTimersByTime(1599);
  expect(moods.value.get(3)).toBe('glad');
  vi.advanceTimersByTime(1);
  expect(moods.value.has(3)).toBe(false);
});
