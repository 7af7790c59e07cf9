import { parentPort } from 'node:worker_threads';
import type { BotJob } from '@samsara/table';
import type { FromThread } from '../pool.ts';

/** A thread that answers with what it was shown, or never where that is nothing. */
parentPort?.on('message', ({ view }: BotJob) => {
  if (view !== null) say({ type: 'answer', answer: String(view) });
});
say({ type: 'started' });

function say(what: FromThread): void {
  parentPort?.postMessage(what);
}
