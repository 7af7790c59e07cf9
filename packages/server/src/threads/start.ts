import { Worker } from 'node:worker_threads';

/** `.ts` in a checkout, where workers start from their source; otherwise that of the bundle they lie beside. */
const ENDING = /\.\w+$/.exec(import.meta.url)![0];

/** A thread of its own: `store/embedded-worker` is src/store/embedded-worker.ts, or embedded-worker.js in the bundle. */
export function startWorker(name: string, workerData: unknown): Worker {
  if (ENDING !== '.ts') {
    return new Worker(new URL(`./${name.replace(/^.*\//, '')}${ENDING}`, import.meta.url), { workerData });
  }
  const starter = new URL('../../bin/worker.js', import.meta.url);
  return new Worker(starter, { argv: [new URL(`../${name}.ts`, import.meta.url).href], workerData });
}
