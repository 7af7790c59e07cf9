import type { Worker } from 'node:worker_threads';
import { startWorker } from '../worker.ts';
import type { Done, StatementName, Statements, Work } from './batches.ts';
import { rowOf } from './entries.ts';
import { LogFailure } from './failure.ts';
import type { Appended, Entry, Notes } from './log.ts';

/** Told after every commit of entries: how many, and how many milliseconds it took. */
export type CommitWatch = (entries: number, took: number) => void;

export interface WriterOptions {
  readonly file: string;
  /** Milliseconds from one batch of entries to the next at least: under load, fewer and larger commits cost less. */
  readonly spacing: number;
  readonly onCommit: CommitWatch;
  /** The thread has ended by itself: nothing can be written any more. */
  readonly onFailure: (error: Error) => void;
}

interface Offer {
  readonly entry: Entry;
  readonly notes: Notes | undefined;
  readonly resolve: (became: Appended) => void;
  readonly reject: (error: Error) => void;
}

interface Call {
  readonly work: Work['calls'][number];
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Hands work to the thread that holds the database, one batch at a time: whatever arrives while a batch is being
 * committed goes into the next one together.
 */
export class Writer {
  readonly #options: WriterOptions;
  readonly #worker: Worker;
  #offers: Offer[] = [];
  #calls: Call[] = [];
  #underWay: { readonly offers: readonly Offer[]; readonly calls: readonly Call[] } | undefined;
  #scheduled: NodeJS.Immediate | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastBatch = 0;
  #ended: Error | undefined;
  #whenIdle: (() => void) | undefined;

  private constructor(options: WriterOptions, worker: Worker) {
    this.#options = options;
    this.#worker = worker;
    worker.on('message', (done: Done) => this.#finish(done));
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#fail(new LogFailure('the thread of the database has ended')));
  }

  /** Starts the thread and waits until the database is open. */
  static async open(options: WriterOptions): Promise<Writer> {
    const worker = startWorker('log/embedded-worker', options.file);
    await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    return new Writer(options, worker);
  }

  append(entry: Entry, notes: Notes | undefined): Promise<Appended> {
    if (!isWellFormed(entry)) return Promise.reject(new Error('an entry holds half a character'));
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) return reject(this.#ended);
      this.#offers.push({ entry, notes, resolve, reject });
      this.#schedule();
    });
  }

  call<K extends StatementName>(
    name: K,
    ...given: Parameters<Statements[K]>
  ): Promise<ReturnType<Statements[K]>> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) return reject(this.#ended);
      this.#calls.push({ work: [name, given], resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves when everything that was handed over is committed and the database is closed. */
  async close(): Promise<void> {
    if (this.#ended !== undefined) return;
    this.#schedule();
    if (!this.#isIdle()) await new Promise<void>((resolve) => (this.#whenIdle = resolve));
    this.#ended ??= new LogFailure('the log is closed');
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close');
    await exited;
  }

  #isIdle(): boolean {
    return this.#underWay === undefined && this.#offers.length === 0 && this.#calls.length === 0;
  }

  /** The next batch leaves when this turn of the event loop is over, so that all that comes in it goes together. */
  #schedule(): void {
    if (this.#underWay !== undefined || this.#scheduled !== undefined || this.#isIdle()) return;
    const wait = this.#calls.length > 0 ? 0 : this.#lastBatch + this.#options.spacing - performance.now();
    if (wait > 0) {
      this.#timer ??= setTimeout(() => this.#send(), wait);
      return;
    }
    this.#scheduled = setImmediate(() => this.#send());
  }

  #send(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#scheduled);
    this.#timer = undefined;
    this.#scheduled = undefined;
    if (this.#underWay !== undefined || this.#isIdle()) return;
    const offers = this.#offers.sort(byTableAndNumber);
    const calls = this.#calls;
    this.#offers = [];
    this.#calls = [];
    this.#underWay = { offers, calls };
    if (offers.length > 0) this.#lastBatch = performance.now();
    this.#worker.postMessage(workOf(offers, calls));
  }

  #finish(done: Done): void {
    const { offers, calls } = this.#underWay!;
    this.#underWay = undefined;
    if (offers.length > 0) this.#options.onCommit(offers.length, done.took);
    settle(offers, done.entries);
    calls.forEach((call, place) => {
      const result = done.results[place];
      if (result.ok) call.resolve(result.value as never);
      else call.reject(new LogFailure(result.why));
    });
    this.#schedule();
    if (this.#isIdle()) this.#whenIdle?.();
  }

  #fail(error: Error): void {
    const isNews = this.#ended === undefined;
    this.#ended ??= error;
    const lost = [...(this.#underWay?.offers ?? []), ...(this.#underWay?.calls ?? [])];
    for (const waiting of [...lost, ...this.#offers, ...this.#calls]) waiting.reject(this.#ended);
    this.#underWay = undefined;
    this.#offers = [];
    this.#calls = [];
    this.#whenIdle?.();
    if (isNews) this.#options.onFailure(error);
  }
}

function workOf(offers: readonly Offer[], calls: readonly Call[]): Work {
  const notes = offers.flatMap(({ notes }, place) => (notes === undefined ? [] : [[place, notes] as const]));
  return {
    batch:
      offers.length === 0
        ? null
        : { rows: JSON.stringify(offers.map(({ entry }) => rowOf(entry))), count: offers.length, notes },
    calls: calls.map(({ work }) => work),
  };
}

function settle(offers: readonly Offer[], entries: Done['entries']): void {
  if (entries === 'all') {
    for (const offer of offers) offer.resolve({ type: 'committed' });
  } else if ('why' in entries) {
    for (const offer of offers) offer.reject(new LogFailure(entries.why));
  } else {
    for (const [place, offer] of offers.entries()) offer.resolve(entries[place]);
  }
}

/** The order of rows in a commit. */
export function byTableAndNumber(
  { entry: a }: Pick<Offer, 'entry'>,
  { entry: b }: Pick<Offer, 'entry'>,
): number {
  if (a.table !== b.table) return a.table < b.table ? -1 : 1;
  return a.seq - b.seq;
}

/** Half a character would reach the database as no text at all. */
export function isWellFormed(entry: Entry): boolean {
  return !LONE_SURROGATE.test(entry.command + entry.actor + entry.body);
}

const LONE_SURROGATE = /\p{Surrogate}/u;
