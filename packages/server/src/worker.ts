import { Worker } from 'node:worker_threads';

/** In a checkout workers start from their source, in the released server from the bundle beside this one. */
const IN_CHECKOUT = import.meta.url.endsWith('.ts');

/** A thread of its own: `log/embedded-worker` is src/log/embedded-worker.ts, or dist/embedded-worker.js. */
export function startWorker(name: string, workerData: unknown): Worker {
  if (!IN_CHECKOUT) {
    return new Worker(new URL(`./${name.replace(/^.*\//, '')}.js`, import.meta.url), { workerData });
  }
  const starter = new URL('../bin/worker.js', import.meta.url);
  return new Worker(starter, { argv: [new URL(`./${name}.ts`, import.meta.url).href], workerData });
}
