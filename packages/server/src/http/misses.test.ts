import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { limitsOf } from './dependencies.ts';
import { countMiss, waitForMiss } from './misses.ts';

const HOUR_MS = 3_600_000;

/** How many of `tries` an address gets through. */
function guess(limits: ReturnType<typeof limitsOf>, address: string, tries: number): number {
  let through = 0;
  for (let nth = 0; nth < tries; nth++) {
    if (waitForMiss(limits, address) > 0) continue;
    countMiss(limits, address);
    through++;
  }
  return through;
}

test('one address may miss ten times at once; many who guess at the same time a few times an hour each', () => {
  let now = 0;
  const limits = limitsOf(readConfig({}), () => now);
  expect(guess(limits, 'ann', 50)).toBe(10);
  // A quarter of what all may miss in an hour, 4500, is used up by 449 addresses besides hers.
  for (let nth = 0; nth < 449; nth++) guess(limits, `bot ${nth}`, 10);
  now += 120_000;
  // Two minutes later all together may miss 600 more: 30 for a minute, as long as there are any.
  const soon = Array.from({ length: 449 }, (_, nth) => guess(limits, `bot ${nth}`, 10));
  expect(soon.reduce((sum, count) => sum + count)).toBe(600);
  // Whoever has not missed before is still told, ten times.
  expect(guess(limits, 'bob', 50)).toBe(10);
  now += HOUR_MS;
  expect(guess(limits, 'ann', 50)).toBe(10);
});

test('without a limit for requests there is none for misses', () => {
  const limits = limitsOf(readConfig({ SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: '0' }), () => 0);
  expect(guess(limits, 'ann', 500)).toBe(500);
});
