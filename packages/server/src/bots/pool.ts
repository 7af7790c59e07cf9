import type { Worker } from 'node:worker_threads';
import { decideTogether, fastRandom, inCharacter, type MoveEstimate, takesLong } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { BotJob, Turn } from '@samsara/table';
import { startWorker } from '../threads/start.ts';
import type { Thinkers } from './thinkers.ts';
import { Turns } from './turns.ts';

/** Longer than this no bot may think. */
const LONGEST_MS = 10_000;
/** A program that does not start is tried again after a while. */
const START_AGAIN_MS = 1000;
/** So many short thoughts go before a long one that waits. */
const SHORT_BEFORE_LONG = 8;
/**
 * However many hosts wait for long thoughts, each has a turn within this time, or twice as long where threads rest: thoughts
 * become shorter. It would take one guest with sixty names to keep everybody else waiting for a minute otherwise.
 */
const ROUND_MS = 3000;
/**
 * Where more hosts than this wait for each thread, a thread rests after a long thought for as long as it took: not every system
 * lets threads of a low priority give way, and whoever plays would wait for bots of others.
 */
const CROWD = 8;
/** Below this a search finds nothing that is worth the name. */
const LEAST_MS = 40;
/** The bot that plays anything legal. */
const FALLBACK = 'random';
/** Once again as it was, then twice with the simplest bot. */
const MOST_FAILURES = 3;

interface Task {
  readonly job: BotJob;
  readonly wanted: () => boolean;
  readonly turn: Turn;
  readonly resolve: (answer: string | null) => void;
  readonly reject: (error: Error) => void;
  readonly failures: number;
}

/** Several threads that think about the same task, each from a chance of its own. */
interface Party {
  readonly found: (readonly MoveEstimate[])[];
  /** What one of them would have answered alone. */
  answer: string | null;
  /** How many still think. */
  left: number;
}

/** Between the seeds of those who think about the same task. */
const SEEDS_APART = 1_000_003;

/** One thread and what it is thinking about. */
interface Thread {
  readonly worker: Worker;
  /** Are short thoughts all that it is for? */
  readonly shortOnly: boolean;
  /** Has its program been read? */
  started: boolean;
  task: Task | undefined;
  party: Party | undefined;
  /** When it began to think about that. */
  since: number;
  timer: NodeJS.Timeout | undefined;
  /** Runs while it does not think long. */
  rest: NodeJS.Timeout | undefined;
}

/** What a thread is to think about; if that is shared with others, it says all that it has found. */
export type Job = BotJob & { readonly isShared?: true };

/** What a thread says: that it has started, or an answer. */
export type FromThread =
  | { readonly type: 'started' }
  | {
      readonly type: 'answer';
      readonly answer: string | null;
      readonly estimates?: readonly MoveEstimate[];
    };

type Answer = Extract<FromThread, { type: 'answer' }>;

export interface PoolOptions {
  /** How many threads there may be; one more thinks about what is short while all of these think long. */
  readonly threads: number;
  readonly longestMs?: number;
  /** The rules of games from outside, as text. */
  readonly outsideRules?: readonly string[];
  /** The program of the threads, by its name under `src`. */
  readonly program?: string;
}

/** Threads that think for bots, started when there is something to think about. One that crashes or hangs is replaced. */
export class Pool implements Thinkers {
  readonly #threads: number;
  readonly #longestMs: number;
  readonly #program: string;
  readonly #outsideRules: readonly string[];
  readonly #running = new Set<Thread>();
  readonly #short = new Turns<Task>();
  readonly #long = new Turns<Task>();
  /** Short ones since the last long one. */
  #shortInARow = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    const { threads, longestMs = LONGEST_MS, program = 'bots/bot-worker', outsideRules = [] } = options;
    this.#outsideRules = outsideRules;
    this.#threads = threads;
    this.#program = program;
    this.#longestMs = longestMs;
  }

  think(job: BotJob, turn: Turn, wanted: () => boolean): Promise<string | null> {
    return new Promise((resolve, reject) => {
      this.#turnsOf(job).add(turn, { job, turn, wanted, resolve, reject, failures: 0 });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of [...this.#short.clear(), ...this.#long.clear()]) task.resolve(null);
    const leaving = [...this.#running];
    this.#running.clear();
    for (const thread of leaving) {
      thread.task?.resolve(null);
      release(thread);
    }
    await Promise.all(leaving.map(({ worker }) => worker.terminate()));
  }

  /** Gives what waits to threads that have nothing to do, and starts more threads while there may be more. */
  #assign(): void {
    if (this.#closed) return;
    for (const thread of this.#running) {
      if (!thread.started || thread.task !== undefined) continue;
      const task = this.#nextWanted(thread.shortOnly || thread.rest !== undefined);
      if (task !== undefined) this.#start(thread, task);
    }
    const isSomethingWaiting = !this.#short.isEmpty || !this.#long.isEmpty;
    const general = [...this.#running].filter(({ shortOnly }) => !shortOnly);
    if (isSomethingWaiting && general.length < this.#threads) this.#hire(false);
    const areAllAtIt = general.length >= this.#threads && general.every(({ task }) => isLong(task));
    if (!this.#short.isEmpty && areAllAtIt && general.length === this.#running.size) this.#hire(true);
  }

  #nextWanted(shortOnly: boolean): Task | undefined {
    for (let task = this.#next(shortOnly); task !== undefined; task = this.#next(shortOnly)) {
      if (task.wanted()) return task;
      task.resolve(null);
    }
    return undefined;
  }

  /** Short thoughts go first: they keep nobody waiting. But a long one comes to its turn among many of them. */
  #next(shortOnly: boolean): Task | undefined {
    if (shortOnly) return this.#short.next();
    const isLongDue = this.#short.isEmpty || this.#shortInARow >= SHORT_BEFORE_LONG;
    const task = (isLongDue ? this.#long.next() : undefined) ?? this.#short.next();
    if (task !== undefined) this.#shortInARow = isLong(task) ? 0 : this.#shortInARow + 1;
    return task;
  }

  #turnsOf({ level }: BotJob): Turns<Task> {
    return takesLong(level) ? this.#long : this.#short;
  }

  #hire(shortOnly: boolean): void {
    const worker = startWorker(this.#program, this.#outsideRules);
    const thread: Thread = {
      worker,
      shortOnly,
      started: false,
      task: undefined,
      party: undefined,
      since: 0,
      timer: undefined,
      rest: undefined,
    };
    worker.on('message', (said: FromThread) => this.#hear(thread, said));
    worker.on('error', () => this.#replace(thread));
    worker.on('exit', () => this.#replace(thread));
    worker.unref();
    this.#running.add(thread);
  }

  #hear(thread: Thread, said: FromThread): void {
    if (said.type === 'started') thread.started = true;
    else this.#finish(thread, said);
    this.#assign();
  }

  #start(thread: Thread, task: Task): void {
    if (!isLong(task)) return this.#give(thread, task, task.job, undefined);
    const job = this.#withinRound(task.job);
    const idle = this.#idleBeside(thread);
    if (idle.length === 0) return this.#give(thread, task, job, undefined);
    const party: Party = { found: [], answer: null, left: idle.length + 1 };
    [thread, ...idle].forEach((each, i) => {
      this.#give(each, task, { ...job, seed: job.seed + i * SEEDS_APART, isShared: true }, party);
    });
  }

  /** While nobody else waits, all threads that have nothing to do think about the same; for the next time there are more of them. */
  #idleBeside(thread: Thread): Thread[] {
    if (!this.#short.isEmpty || !this.#long.isEmpty) return [];
    const general = [...this.#running].filter(({ shortOnly }) => !shortOnly);
    if (general.length < this.#threads) this.#hire(false);
    return general.filter(
      (each) => each !== thread && each.started && each.task === undefined && each.rest === undefined,
    );
  }

  #give(thread: Thread, task: Task, job: Job, party: Party | undefined): void {
    thread.task = task;
    thread.party = party;
    thread.since = performance.now();
    thread.timer = setTimeout(() => this.#replace(thread), this.#longestMs);
    thread.timer.unref();
    thread.worker.postMessage(job);
  }

  /** The thought that now begins, and those of everybody who waits, have to be done within one round. */
  #withinRound(job: BotJob): BotJob {
    const share = (ROUND_MS * this.#threads) / (this.#long.hosts + 1);
    return { ...job, ms: Math.min(job.ms, Math.max(LEAST_MS, Math.floor(share))) };
  }

  #finish(thread: Thread, said: Answer): void {
    const { task, party } = thread;
    release(thread);
    if (task === undefined) return;
    if (isLong(task) && this.#long.hosts > CROWD * this.#threads) this.#letRest(thread);
    if (party === undefined) this.#answer(task, said.answer);
    else this.#join(party, task, said);
  }

  #answer(task: Task, answer: string | null): void {
    if (answer === null && task.job.owes) this.#retry(task);
    else task.resolve(answer);
  }

  /** One of several has an answer, or has failed; the last one decides by what all have found. */
  #join(party: Party, task: Task, said: Answer | null): void {
    party.left--;
    party.answer ??= said?.answer ?? null;
    if (said?.estimates !== undefined && said.estimates.length > 0) party.found.push(said.estimates);
    if (party.left > 0) return;
    this.#answer(task, party.found.length === 0 ? party.answer : decidedBy(party, task.job));
  }

  #letRest(thread: Thread): void {
    const wake = () => {
      thread.rest = undefined;
      this.#assign();
    };
    thread.rest = setTimeout(wake, performance.now() - thread.since).unref();
  }

  /** The thread is given up; what it thought about is thought about again. */
  #replace(thread: Thread): void {
    if (!this.#running.delete(thread)) return;
    const { task, party, started } = thread;
    release(thread);
    void thread.worker.terminate();
    if (party !== undefined && task !== undefined) this.#join(party, task, null);
    else if (task !== undefined) this.#retry(task);
    if (started) this.#assign();
    else setTimeout(() => this.#assign(), START_AGAIN_MS).unref();
  }

  #retry(task: Task): void {
    const failures = task.failures + 1;
    const job = failures === 1 ? task.job : { ...task.job, level: FALLBACK };
    if (failures > MOST_FAILURES) task.reject(new Error('no bot could answer'));
    else this.#turnsOf(job).addFirst(task.turn, { ...task, job, failures });
  }
}

function isLong(task: Task | undefined): boolean {
  return task !== undefined && takesLong(task.job.level);
}

/** Letting the moment pass is an answer, too. */
function decidedBy({ found }: Party, { game: id, character, view, seat, seed }: BotJob): string | null {
  const game = inCharacter(GAMES[id], character);
  const move = decideTogether(game, view, seat, found, fastRandom(seed));
  return move === undefined ? null : game.notation(move);
}

function release(thread: Thread): void {
  clearTimeout(thread.timer);
  clearTimeout(thread.rest);
  thread.rest = undefined;
  thread.task = undefined;
  thread.party = undefined;
}
