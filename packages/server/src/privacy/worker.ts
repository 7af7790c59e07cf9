import type { PlayerId } from '@samsara/table';
import { Forgetting, type ForgettingOptions } from './forgetting.ts';
import { Retention, type RetentionOptions } from './retention.ts';
import { FORGET, type Work } from './steps.ts';

export interface WorkerOptions extends ForgettingOptions, Omit<RetentionOptions, 'forgetting' | 'count'> {
  readonly hub: ForgettingOptions['hub'] & RetentionOptions['hub'];
  /** Something was tidied away, or a person is forgotten everywhere. */
  readonly count: (what: string, how: number) => void;
  /** Milliseconds between looks for something to do. */
  readonly everyMs?: number;
}

const EVERY_MS = 30_000;
/** Moves go between two steps. */
const PAUSE_MS = 20;
/** Whoever works says so after every step; whoever has not for so long has gone. */
const LEASE_MS = 120_000;
const TRY_AGAIN_MS = 60_000;
const DAY_MS = 86_400_000;
const TIDY = 'tidy';
/** Whoever deletes themselves waits so long for their tables to forget them. */
const PATIENCE_MS = 3000;

/** Does what is to be forgotten, step by step, one node at a time; after a restart it goes on where it was. */
export class PrivacyWorker {
  readonly #options: WorkerOptions;
  readonly #forgetting: Forgetting;
  readonly #retention: Retention;
  readonly #timer: NodeJS.Timeout;
  #isStopped = false;
  #running: Promise<void> | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#forgetting = new Forgetting(options);
    this.#retention = new Retention({ ...options, forgetting: this.#forgetting });
    this.#timer = setInterval(() => this.look(), options.everyMs ?? EVERY_MS);
    this.#timer.unref();
  }

  /** Deletes a person. Their own tables have forgotten them when this is true; else that goes on. */
  async forget(player: PlayerId): Promise<boolean> {
    await this.#forgetting.begin(player);
    let isDone = false;
    const known = this.#forgetting.atKnownTables(player).then(() => {
      isDone = true;
    });
    const reported = known.catch((error) => this.#options.report(error));
    await Promise.race([reported, pause(PATIENCE_MS)]);
    this.look();
    return isDone;
  }

  /** Looks for something to do, unless something is being done. */
  look(): void {
    if (this.#isStopped || this.#running !== undefined) return;
    this.#running = this.#run()
      .catch((error) => this.#options.report(error))
      .finally(() => {
        this.#running = undefined;
      });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    const { store, now } = this.#options;
    await store.ask('needWork', TIDY, now());
    while (!this.#isStopped) {
      const work = await store.ask('takeWork', now(), now() + LEASE_MS);
      if (work === undefined) return;
      await this.#doAll(work);
    }
  }

  async #doAll({ name, state: begun }: Work): Promise<void> {
    const { store, now, report } = this.#options;
    let state: object | undefined = JSON.parse(begun);
    try {
      while (state !== undefined) {
        if (this.#isStopped) return await store.ask('keepWork', name, JSON.stringify(state), now(), 0);
        state = await this.#step(name, state);
        if (state === undefined) break;
        await store.ask('keepWork', name, JSON.stringify(state), now(), now() + LEASE_MS);
        await pause(PAUSE_MS);
      }
      await this.#end(name);
    } catch (error) {
      report(error);
      await store.ask('keepWork', name, JSON.stringify(state ?? {}), now() + TRY_AGAIN_MS, 0);
    }
  }

  #step(name: string, state: object): Promise<object | undefined> {
    return name === TIDY
      ? this.#retention.step(state)
      : this.#forgetting.step(name.slice(FORGET.length), state);
  }

  async #end(name: string): Promise<void> {
    const { store, now, count } = this.#options;
    if (name === TIDY) return store.ask('keepWork', name, '{}', now() + DAY_MS, 0);
    await store.ask('endWork', name);
    count('forgotten', 1);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
