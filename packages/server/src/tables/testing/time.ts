import { expect } from 'vitest';
import type { Client } from './client.ts';
import type { TestClock } from './test-clock.ts';

/** Time goes by, in steps, until something has happened. */
export async function passUntil(clock: TestClock, fits: () => boolean, stepMs = 100): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && !fits()) {
    clock.advance(stepMs);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(fits()).toBe(true);
}

/** Something that is told at once, so that everything before it has been heard. Gives the number of its entry. */
export async function settle(client: Client, table: string): Promise<number> {
  const answer = await client.ask({ type: 'say', table, what: { phrase: 'hello' } });
  if (!('seq' in answer)) throw new Error(answer.code);
  await client.until(() => client.at(table).seq >= answer.seq);
  return answer.seq;
}
