import type { Entry } from '@samsara/table';
import { LogFailure } from '../database/failure.ts';
import { type Batch, rowOf } from '../log/entries.ts';
import type { Appended, Notes } from '../log/log.ts';
import { byTableAndNumber, type CommitWatch, isWellFormed } from '../log/offers.ts';
import type { CallGiven, Done, EntriesDone, Result, StatementName, Statements, Work } from './batches.ts';

/** What holds the database and answers by messages: a thread of its own, outside of tests. */
export interface DatabaseThread {
  on(event: 'message', listener: (done: Done) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  once(event: 'message' | 'exit', listener: () => void): unknown;
  once(event: 'error', listener: (error: unknown) => void): unknown;
  postMessage(work: Work | 'close'): void;
}

export type StartThread = (file: string) => DatabaseThread;

export interface WriterOptions {
  readonly file: string;
  readonly startThread: StartThread;
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
  readonly given: CallGiven;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** Calls that are answered together: entries that come meanwhile have to wait for them. */
const MOST_CALLS = 8;

/**
 * Hands work to the thread that holds the database: entries and calls apart, so that a call that takes long keeps no
 * entry of its moment from being told. Whatever arrives while its like is under way goes together afterwards.
 */
export class Writer {
  readonly #options: WriterOptions;
  readonly #thread: DatabaseThread;
  #offers: Offer[] = [];
  #offersUnderWay: readonly Offer[] | undefined;
  #calls: Call[] = [];
  #callsUnderWay: readonly Call[] | undefined;
  #scheduledCalls: NodeJS.Immediate | undefined;
  #scheduledOffers: NodeJS.Timeout | NodeJS.Immediate | undefined;
  #lastBatch = 0;
  #ended: Error | undefined;
  #whenIdle: (() => void) | undefined;

  private constructor(options: WriterOptions, thread: DatabaseThread) {
    this.#options = options;
    this.#thread = thread;
    thread.on('message', (done) => this.#finish(done));
    thread.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', () => this.#fail(new LogFailure('the thread of the database has ended')));
  }

  /** Starts the thread and waits until the database is open. */
  static async open(options: WriterOptions): Promise<Writer> {
    const thread = options.startThread(options.file);
    await new Promise<void>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
    });
    return new Writer(options, thread);
  }

  append(entry: Entry, notes: Notes | undefined): Promise<Appended> {
    if (!isWellFormed(entry)) return Promise.reject(new Error('an entry holds half a character'));
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) return reject(this.#ended);
      this.#offers.push({ entry, notes, resolve, reject });
      this.#scheduleOffers();
    });
  }

  call<K extends StatementName>(
    name: K,
    ...given: Parameters<Statements[K]>
  ): Promise<ReturnType<Statements[K]>> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) return reject(this.#ended);
      this.#calls.push({ given: [name, given], resolve, reject });
      this.#scheduleCalls();
    });
  }

  /** Resolves when everything that was handed over is committed and the database is closed. */
  async close(): Promise<void> {
    if (this.#ended !== undefined) return;
    if (!this.#isIdle()) await new Promise<void>((resolve) => (this.#whenIdle = resolve));
    this.#ended ??= new LogFailure('the log is closed');
    const exited = new Promise<void>((resolve) => this.#thread.once('exit', resolve));
    this.#thread.postMessage('close');
    await exited;
  }

  #isIdle(): boolean {
    const isUnderWay = this.#offersUnderWay !== undefined || this.#callsUnderWay !== undefined;
    return !isUnderWay && this.#offers.length === 0 && this.#calls.length === 0;
  }

  /** What is next leaves when this turn of the event loop is over, so that all that comes in it goes together. */
  #scheduleOffers(): void {
    const mayGo = this.#offersUnderWay === undefined && this.#scheduledOffers === undefined;
    if (!mayGo || this.#offers.length === 0) return;
    const wait = this.#lastBatch + this.#options.spacing - performance.now();
    const send = () => this.#sendOffers();
    this.#scheduledOffers = wait > 0 ? setTimeout(send, wait) : setImmediate(send);
  }

  #sendOffers(): void {
    this.#scheduledOffers = undefined;
    if (this.#offers.length === 0) return;
    const offers = this.#offers.sort(byTableAndNumber);
    this.#offers = [];
    this.#offersUnderWay = offers;
    this.#lastBatch = performance.now();
    this.#thread.postMessage({ batch: batchOf(offers) } satisfies Work);
  }

  #scheduleCalls(): void {
    const mayGo = this.#callsUnderWay === undefined && this.#scheduledCalls === undefined;
    if (!mayGo || this.#calls.length === 0) return;
    this.#scheduledCalls = setImmediate(() => this.#sendCalls());
  }

  #sendCalls(): void {
    this.#scheduledCalls = undefined;
    if (this.#calls.length === 0) return;
    const calls = this.#calls.splice(0, MOST_CALLS);
    this.#callsUnderWay = calls;
    this.#thread.postMessage({ calls: calls.map(({ given }) => given) } satisfies Work);
  }

  #finish(done: Done): void {
    if ('entries' in done) this.#finishOffers(done.entries, done.took);
    else this.#finishCalls(done.results);
    if (this.#isIdle()) this.#whenIdle?.();
  }

  #finishOffers(entries: EntriesDone, took: number): void {
    const offers = this.#offersUnderWay!;
    this.#offersUnderWay = undefined;
    this.#options.onCommit(offers.length, took);
    settle(offers, entries);
    this.#scheduleOffers();
  }

  #finishCalls(results: readonly Result[]): void {
    const calls = this.#callsUnderWay!;
    this.#callsUnderWay = undefined;
    for (const [place, result] of results.entries()) {
      if (result.ok) calls[place].resolve(result.value as never);
      else calls[place].reject(new LogFailure(result.why));
    }
    this.#scheduleCalls();
  }

  #fail(error: Error): void {
    const isNews = this.#ended === undefined;
    this.#ended ??= error;
    const lost = [...(this.#offersUnderWay ?? []), ...(this.#callsUnderWay ?? [])];
    for (const waiting of [...lost, ...this.#offers, ...this.#calls]) waiting.reject(this.#ended);
    this.#offersUnderWay = undefined;
    this.#callsUnderWay = undefined;
    this.#offers = [];
    this.#calls = [];
    this.#whenIdle?.();
    if (isNews) this.#options.onFailure(error);
  }
}

function batchOf(offers: readonly Offer[]): Batch {
  const notes = offers.flatMap(({ notes }, place) => (notes === undefined ? [] : [[place, notes] as const]));
  return { rows: JSON.stringify(offers.map(({ entry }) => rowOf(entry))), count: offers.length, notes };
}

function settle(offers: readonly Offer[], entries: EntriesDone): void {
  if (entries === 'all') {
    for (const offer of offers) offer.resolve({ type: 'committed' });
  } else if ('why' in entries) {
    for (const offer of offers) offer.reject(new LogFailure(entries.why));
  } else {
    for (const [place, offer] of offers.entries()) offer.resolve(entries[place]);
  }
}
