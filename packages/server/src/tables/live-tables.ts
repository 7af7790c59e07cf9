import { GameUnknown, refuse } from '@samsara/table';
import type { Answer } from '../hub/hub.ts';
import { retryWhileAway } from '../log/retry.ts';
import type { ServerDependencies } from './dependencies.ts';
import { LiveTable } from './live-table.ts';
import { atMost, onTimer } from './timers.ts';

/** Where it is crowded, tables that nobody follows leave after so long, and are looked for so often. */
const CROWDED_SLEEP_MS = 10_000;
const CROWDED_SWEEP_MS = 1000;
/** How often it is looked which tables may leave, at least: games that have ended are put away after half a minute, and leave before a whole one is over. */
const SWEEP_MS = 15_000;

/** The tables in memory: woken from their log when somebody needs them, and put to sleep when nobody does. */
export class LiveTables {
  readonly #deps: ServerDependencies;
  readonly #sleepAfterMs: number;
  readonly #manyAwake: number;
  #roomMadeAt = 0;
  readonly #awake = new Map<string, LiveTable>();
  readonly #waking = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables that left memory here; they come back when something is due. */
  readonly #resting = new Set<string>();
  #closed = false;

  constructor(deps: ServerDependencies, sleepAfterMs: number, manyAwake: number) {
    this.#deps = deps;
    this.#manyAwake = manyAwake;
    this.#sleepAfterMs = sleepAfterMs;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  get awake(): readonly LiveTable[] {
    return [...this.#awake.values()];
  }

  awakeAt(code: string): LiveTable | undefined {
    return this.#awake.get(code);
  }

  /** At once if the table is awake. */
  find(code: string): LiveTable | Promise<LiveTable | undefined> {
    const awake = this.#awake.get(code);
    if (awake !== undefined) return awake;
    const before = this.#waking.get(code);
    if (before !== undefined || this.#closed) return before ?? Promise.resolve(undefined);
    const woken = this.#wake(code).finally(() => this.#waking.delete(code));
    this.#waking.set(code, woken);
    return woken;
  }

  /** The table, or why it cannot be had. */
  async answerFor(code: string): Promise<Answer<LiveTable>> {
    try {
      const found = await this.find(code);
      return found === undefined ? refuse('no-such-table') : { ok: true, value: found };
    } catch (error) {
      if (error instanceof GameUnknown) return refuse('game-unknown', error.game);
      throw error;
    }
  }

  /** The table if it is there and its game is known here: for what is done at many tables, of which one may be such. */
  async findReadable(code: string): Promise<LiveTable | undefined> {
    const found = await this.answerFor(code);
    return found.ok ? found.value : undefined;
  }

  wakeQuietly(code: string): void {
    if (this.#closed) return;
    Promise.resolve(this.find(code)).catch((error) => {
      // It stays as it is until its game is there again; that is said once.
      if (error instanceof GameUnknown) this.#resting.add(code);
      this.#deps.report(error, code);
    });
  }

  /** Wakes the tables that somebody has to look after, and that are at home here. */
  async lookAfterOwn(): Promise<void> {
    const running = new Set(await this.#deps.log.running());
    for (const code of this.#resting) if (!running.has(code)) this.#resting.delete(code);
    const asleep = [...running].filter((code) => !this.#awake.has(code) && !this.#resting.has(code));
    for (const code of await this.#deps.neighbours.ownAmong(asleep)) this.wakeQuietly(code);
  }

  /** Nodes have come or gone: others may have to look after what rests here, and this one after what rested there. */
  async rehome(): Promise<void> {
    this.#resting.clear();
    await this.lookAfterOwn();
  }

  /** From now on, tables that nobody follows and where nothing is due soon leave memory until then; those whose game has ended leave at once. */
  sweepRegularly(): void {
    this.#deps.schedule(Math.min(SWEEP_MS, this.#sleepAfterMs / 2), () => {
      this.#sweep();
      if (!this.#closed) this.sweepRegularly();
    });
  }

  /** Lets all tables finish what they have accepted, for a while; what waits after that is refused. */
  async settle(ms: number): Promise<void> {
    await atMost(ms, Promise.allSettled(this.#waking.values()));
    const tables = this.awake;
    const callOff = onTimer(ms, () => {
      for (const table of tables) table.giveUpWaiting();
    });
    await Promise.all(tables.map((table) => table.settled()));
    callOff();
  }

  /** Stops the clocks of all tables, and lets them finish what they have accepted. */
  async close(ms: number): Promise<void> {
    this.#closed = true;
    await atMost(ms, Promise.allSettled(this.#waking.values()));
    for (const table of this.#awake.values()) table.close();
    await this.settle(ms);
    this.#awake.clear();
  }

  async #wake(code: string): Promise<LiveTable | undefined> {
    const table = await retryWhileAway(() => LiveTable.wake(this.#deps, code));
    if (table === undefined) return undefined;
    this.#awake.set(code, table);
    this.#resting.delete(code);
    if (this.#awake.size > this.#manyAwake) this.#makeRoom();
    this.#deps.changed?.();
    return table;
  }

  /** Whoever makes tables without end must not take the room of those who play. */
  #makeRoom(): void {
    const now = this.#deps.now();
    if (now < this.#roomMadeAt + CROWDED_SWEEP_MS) return;
    this.#roomMadeAt = now;
    this.#sweep(Math.min(CROWDED_SLEEP_MS, this.#sleepAfterMs));
  }

  #sweep(afterMs = this.#sleepAfterMs): void {
    const { now, schedule, changed } = this.#deps;
    for (const [code, live] of this.#awake) {
      const until = live.restsUntil();
      const isQuiet = now() - live.table.last > afterMs;
      if (isQuiet) live.rest();
      const mayLeave = isQuiet || live.isPutAway;
      if (until === undefined || !mayLeave || until < now() + afterMs) continue;
      live.close();
      this.#awake.delete(code);
      if (live.table.phase === 'playing') this.#resting.add(code);
      changed?.();
      if (until < Number.POSITIVE_INFINITY) schedule(until - now(), () => this.wakeQuietly(code));
    }
  }
}
