import { parentPort } from 'node:worker_threads';
import type { FromThread } from '../pool.ts';

/** A thread that starts and then thinks for ever. */
parentPort?.on('message', () => {
  for (;;);
});
parentPort?.postMessage({ type: 'started' } satisfies FromThread);
