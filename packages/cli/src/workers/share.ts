import type { Worker } from 'node:worker_threads';
import { startWorker } from './start.ts';

/** Threads that run the same worker. */
export interface Crew {
  /** As `startWorker` takes it. */
  readonly worker: string;
  readonly data: unknown;
  readonly threads: number;
}

/** Lets a crew share tasks: each thread takes the next one until there is none. What `done` throws ends it all. */
export async function shareTasks<Task, Answer>(
  { worker, data, threads }: Crew,
  next: () => Task | undefined,
  done: (answer: Answer, task: Task) => void,
): Promise<void> {
  const workers = Array.from({ length: threads }, () => startWorker(worker, data));
  try {
    await Promise.all(workers.map((each) => workThrough(each, next, done)));
  } finally {
    await Promise.all(workers.map((each) => each.terminate()));
  }
}

/** The same for tasks that are all known before; no more threads than tasks. */
export function shareList<Task, Answer>(
  crew: Crew,
  tasks: readonly Task[],
  done: (answer: Answer, task: Task) => void,
): Promise<void> {
  const waiting = tasks.values();
  const threads = Math.min(crew.threads, tasks.length);
  return shareTasks<Task, Answer>({ ...crew, threads }, () => waiting.next().value, done);
}

/** One worker takes task after task until there is none. */
function workThrough<Task, Answer>(
  worker: Worker,
  next: () => Task | undefined,
  done: (answer: Answer, task: Task) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = () => {
      const task = next();
      if (task === undefined) return resolve();
      worker.once('message', (answer: Answer) => {
        try {
          done(answer, task);
          goOn();
        } catch (error) {
          reject(error);
        }
      });
      worker.postMessage(task);
    };
    worker.on('error', reject);
    goOn();
  });
}
