import type { Worker } from 'node:worker_threads';
import type { BotJob, Thinkers } from '../tables/house.ts';
import { startWorker } from '../worker.ts';

/** Longer than this no bot may think. */
const LONGEST_MS = 10_000;
/** The bot that plays anything legal. */
const FALLBACK = 'random';

interface Task {
  readonly job: BotJob;
  readonly wanted: () => boolean;
  readonly resolve: (answer: string | null) => void;
  readonly reject: (error: Error) => void;
  failures: number;
}

/** One thread and what it is thinking about. */
interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** How many threads there may be, and where their program is. */
export interface PoolOptions {
  readonly threads: number;
  readonly longestMs?: number;
  /** The name of the program under `src`. */
  readonly program?: string;
}

/** Threads that think for bots, started when there is something to think about. One that crashes or hangs is replaced. */
export function openPool({
  threads,
  longestMs = LONGEST_MS,
  program = 'bots/bot-worker',
}: PoolOptions): Thinkers {
  const running = new Set<Thread>();
  const waiting: Task[] = [];
  let number = 0;
  let closed = false;

  function hire(): Thread {
    const worker = startWorker(program, undefined);
    const thread: Thread = { worker, task: undefined, timer: undefined };
    worker.on('message', ({ answer }: { answer: string | null }) => finish(thread, answer));
    worker.on('error', () => replace(thread));
    worker.on('exit', () => replace(thread));
    worker.unref();
    running.add(thread);
    return thread;
  }

  function assign(): void {
    while (waiting.length > 0 && !closed) {
      let free = [...running].find(({ task }) => task === undefined);
      if (free === undefined && running.size < threads) free = hire();
      if (free === undefined) return;
      const task = waiting.shift();
      if (task === undefined) return;
      if (!task.wanted()) task.resolve(null);
      else start(free, task);
    }
  }

  function start(thread: Thread, task: Task): void {
    thread.task = task;
    thread.timer = setTimeout(() => replace(thread), longestMs);
    thread.timer.unref();
    thread.worker.postMessage({ number: number++, job: task.job });
  }

  function finish(thread: Thread, answer: string | null): void {
    const { task } = thread;
    release(thread);
    if (task === undefined) return;
    if (answer === null && task.job.owes) retry(task);
    else task.resolve(answer);
    assign();
  }

  /** The thread is given up; what it thought about is thought about again. */
  function replace(thread: Thread): void {
    if (!running.delete(thread)) return;
    const { task } = thread;
    release(thread);
    void thread.worker.terminate();
    if (task !== undefined) retry(task);
    assign();
  }

  function retry(task: Task): void {
    task.failures++;
    if (task.failures > MOST_FAILURES) task.reject(new Error('no bot could answer'));
    else waiting.unshift(task.failures === 1 ? task : { ...task, job: { ...task.job, level: FALLBACK } });
  }

  function release(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.task = undefined;
  }

  return {
    think: (job, wanted) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, wanted, resolve, reject, failures: 0 });
        assign();
      }),
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.resolve(null);
      const leaving = [...running];
      running.clear();
      for (const thread of leaving) {
        thread.task?.resolve(null);
        release(thread);
      }
      await Promise.all(leaving.map(({ worker }) => worker.terminate()));
    },
  };
}

/** Once again as it was, then twice with the simplest bot. */
const MOST_FAILURES = 3;
