import { promises as timers } from 'node:timers';
import { LogAway } from '../database/failure.ts';

/** A log that is away is often back soon. */
const PATIENCE_MS = 8000;
const ASK_AGAIN_MS = 150;

/** Does again what failed because the log was away, for a while. */
export async function retryWhileAway<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LogAway) || performance.now() > end) throw error;
      await timers.setTimeout(ASK_AGAIN_MS);
    }
  }
}
