import type { Worker } from 'node:worker_threads';
import { startWorker } from '../threads/start.ts';
import type { Claim, Proof } from './proof.ts';

/** The longest games that fit into a request take some seconds on a slow machine. */
const LONGEST_MS = 20_000;
/** More do not wait: whoever comes then is asked to come again. */
const MOST_WAITING = 100;

interface Task {
  readonly claim: Claim;
  readonly resolve: (proof: Proof) => void;
  readonly reject: (error: Error) => void;
}

export interface ProverOptions {
  readonly longestMs?: number;
  readonly mostWaiting?: number;
  /** The program of the thread, by its name under `src`. */
  readonly program?: string;
}

/** Too many wait for a proof. */
export class ProverBusy extends Error {}

/**
 * Proves results in one thread of its own, which starts with the first of them: a proof takes as long as a bot's whole game, and
 * neither the tables nor the bots that somebody waits for shall feel it.
 */
export class Prover {
  readonly #longestMs: number;
  readonly #mostWaiting: number;
  readonly #program: string;
  #worker: Worker | undefined;
  #waiting: Task[] = [];
  #current: Task | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ProverOptions = {}) {
    this.#longestMs = options.longestMs ?? LONGEST_MS;
    this.#mostWaiting = options.mostWaiting ?? MOST_WAITING;
    this.#program = options.program ?? 'deals/proof-worker';
  }

  /** Rejects with `ProverBusy` when too many wait. */
  prove(claim: Claim): Promise<Proof> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('results are proven no more'));
      if (this.#waiting.length >= this.#mostWaiting) return reject(new ProverBusy());
      this.#waiting.push({ claim, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const waiting = this.#waiting;
    this.#waiting = [];
    const worker = this.#worker;
    this.#giveUp(new Error('results are proven no more'));
    for (const { reject } of waiting) reject(new Error('results are proven no more'));
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current !== undefined || this.#closed) return;
    const task = this.#waiting.shift();
    if (task === undefined) return;
    this.#current = task;
    this.#timer = setTimeout(() => this.#giveUp(new Error('a proof took too long')), this.#longestMs);
    this.#timer.unref();
    this.#worker ??= this.#start();
    this.#worker.postMessage(task.claim);
  }

  #start(): Worker {
    const worker = startWorker(this.#program, undefined);
    const ended = (error: Error) => {
      if (worker === this.#worker) this.#giveUp(error);
    };
    worker.on('message', (proof: Proof) => this.#finish(proof));
    worker.on('error', (error) => ended(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => ended(new Error('the thread that proves results has ended')));
    worker.unref();
    return worker;
  }

  #finish(proof: Proof): void {
    const task = this.#current;
    this.#release();
    task?.resolve(proof);
    this.#next();
  }

  /** The thread is given up with what it was at; the next task starts another one. */
  #giveUp(error: Error): void {
    const [worker, task] = [this.#worker, this.#current];
    this.#worker = undefined;
    this.#release();
    void worker?.terminate();
    task?.reject(error);
    this.#next();
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#current = undefined;
  }
}
