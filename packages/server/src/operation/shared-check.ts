import { promises as timers } from 'node:timers';
import { LogAway } from '../database/failure.ts';

/** A check costs a commit: one serves all who ask in this time. */
const GOOD_FOR_MS = 500;
/** Whoever asks waits no longer; load balancers give up after a second. */
const PATIENCE_MS = 700;

/** Can something be written? Rejects if not, or if it takes too long to know. */
export function sharedCheck(check: () => Promise<void>): () => Promise<void> {
  let begun = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve();
  return () => {
    if (performance.now() - begun >= GOOD_FOR_MS) {
      begun = performance.now();
      last = Promise.race([check(), giveUp()]);
    }
    return last;
  };
}

async function giveUp(): Promise<void> {
  await timers.setTimeout(PATIENCE_MS, undefined, { ref: false });
  throw new LogAway('the database has not answered in time');
}
