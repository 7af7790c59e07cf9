import { parentPort } from 'node:worker_threads';
import type { FromThread, Job } from '../pool.ts';

/** Seeds from here on are those of somebody who thinks along. */
const OTHERS_FROM = 1_000_000;

/**
 * A thread that answers with the first move it was shown. If others think about the same, it has found that one good and the next one
 * nearly as good, and the others the other way round, by far; one that is shown no second move breaks down then.
 */
parentPort?.on('message', ({ view, seed, isShared }: Job) => {
  const [first, second] = (view as { moves: string[] }).moves;
  if (!isShared) return say({ type: 'answer', answer: first });
  if (seed >= OTHERS_FROM && second === undefined) throw new Error('broken');
  const visits = seed < OTHERS_FROM ? [20, 18] : [1, 30];
  const estimates = [first, second ?? first].map((notation, i) => ({
    notation,
    visits: visits[i],
    value: 0.5,
    confidence: 0.1,
  }));
  say({ type: 'answer', answer: first, estimates });
});
say({ type: 'started' });

function say(what: FromThread): void {
  parentPort?.postMessage(what);
}
