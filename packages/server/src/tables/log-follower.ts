import type { Body, Entry, HostedTable, Table, Tried } from '@samsara/table';
import { isRunning, leaveSharesToLog } from '@samsara/table';
import type { ServerDependencies } from './dependencies.ts';
import { playOfTable } from './offering.ts';
import type { Queue } from './queue.ts';
import type { ServerShown } from './server-shown.ts';
import type { Tidying } from './tidying.ts';

const READ_AGAIN_MS = 500;

/** Keeps a table in memory up with its log: takes in what was committed, at this node or another one. */
export class LogFollower {
  /** An entry was offered and nobody knows what became of it: the log does. */
  isUnsure = false;
  readonly #deps: ServerDependencies;
  readonly #hosted: HostedTable;
  readonly #tidying: Tidying;
  readonly #queue: Queue;
  readonly #shown: ServerShown;
  /** The farthest number that is to be read up to. */
  #heardOf = 0;
  #stopped = false;

  constructor(
    deps: ServerDependencies,
    hosted: HostedTable,
    shown: ServerShown,
    tidying: Tidying,
    queue: Queue,
  ) {
    this.#deps = deps;
    this.#hosted = hosted;
    this.#shown = shown;
    this.#tidying = tidying;
    this.#queue = queue;
  }

  get #table(): Table {
    return this.#hosted.table;
  }

  /** Somebody says that the table has got as far as this. */
  catchUp(seq: number): void {
    if (seq <= this.#table.seq || seq <= this.#heardOf) return;
    this.#heardOf = seq;
    this.#queue.addOwn({
      do: async () => {
        this.#heardOf = 0;
        if (this.#table.seq < seq) await this.readOn();
      },
    });
  }

  /** Nobody knows how far the table has got before its log is read again; whoever waits to be told is not forgotten. */
  markUnsure(): void {
    this.isUnsure = true;
    if (!this.#hosted.isUntold || this.#stopped) return;
    this.#deps.schedule(READ_AGAIN_MS, () =>
      this.#queue.addOwn({ do: () => (this.#hosted.isUntold ? this.readOn() : undefined) }),
    );
  }

  /** Reads and tells what others wrote into the log. */
  async readOn(): Promise<void> {
    const entries = await this.#deps.log.read(this.#table.code, this.#table.seq);
    if (this.#hosted.isUntold) await this.#tellAfresh();
    for (const entry of entries) {
      if (entry.seq === this.#table.seq + 1) await this.take(entry);
      else if (entry.seq > this.#table.seq) {
        // Games have been played and put away meanwhile: this is where the table opened again.
        this.#hosted.scenes.now.reopen(entry);
        await this.#tellAfresh();
      }
    }
    this.isUnsure = false;
  }

  /** Folds a committed entry and tells everybody: at once, unless something has to be waited for. */
  take(entry: Entry, body?: Body, tried?: Tried): Promise<void> | undefined {
    const { phase } = this.#table;
    const wasRunning = isRunning(phase);
    const happening = this.#hosted.advance(entry, body, tried);
    if (phase === 'gathering') leaveSharesToLog(this.#table);
    if (wasRunning && !isRunning(this.#table.phase)) this.#tidying.later();
    if (happening.isMove && tried !== undefined) this.#deps.moved();
    if (this.#table.opened !== entry.seq) return this.#hosted.tell(entry, happening);
    return this.#beginRound(entry).then(() => this.#hosted.tell(entry, happening));
  }

  stop(): void {
    this.#stopped = true;
  }

  async #beginRound(entry: Entry): Promise<void> {
    this.#shown.play = await playOfTable(this.#deps.log, this.#table);
    if (!this.#deps.neighbours.isAlone) return this.#tidying.later();
    // Nobody else can be about to write.
    this.#tidying.notNow();
    await this.#deps.log.compact(this.#table.code, entry);
  }

  /** Tells everybody everything, where single things that happened could not be told. */
  async #tellAfresh(): Promise<void> {
    this.#shown.play = await playOfTable(this.#deps.log, this.#table);
    await this.#hosted.tellAfresh();
  }
}
