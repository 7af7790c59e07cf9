import { parentPort } from 'node:worker_threads';
import type { BotJob } from '@samsara/table';
import type { FromThread } from '../pool.ts';

/** A thread that answers with what it was shown, or how long it may think; never where it was shown nothing. */
parentPort?.on('message', ({ view, ms }: BotJob) => {
  if (view !== null) say({ type: 'answer', answer: String(view === 'how long' ? ms : view) });
});
say({ type: 'started' });

function say(what: FromThread): void {
  parentPort?.postMessage(what);
}
