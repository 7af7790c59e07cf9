import { expect, test } from 'vitest';
import { isTemporary, retryDelay } from './retry.ts';

test.each([
  [1, 300],
  [2, 600],
  [5, 4800],
  [6, 8000],
  [50, 8000],
])('after %i failures it waits about %i ms', (failures, wait) => {
  expect(retryDelay(failures, 0.5)).toBe(wait);
  expect(retryDelay(failures, 0)).toBe(wait * 0.75);
  expect(retryDelay(failures, 1)).toBe(wait * 1.25);
});

test('a refusal for now is told from a refusal for good', () => {
  expect(isTemporary({ code: 'try-again' })).toBe(true);
  expect(isTemporary({ code: 'draining' })).toBe(true);
  expect(isTemporary({ code: 'too-fast', retry_ms: 200 })).toBe(true);
  expect(isTemporary({ code: 'no-such-table' })).toBe(false);
  expect(isTemporary({ code: 'no-spectators' })).toBe(false);
});
