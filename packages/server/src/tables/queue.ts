import { SmallMap } from '@samsara/table';

/** Something that is done when its turn comes. */
export interface Job {
  do(): Promise<void> | void;
  /** Its turn never comes: the queue was given up. */
  giveUp?(): void;
}

/** The lane of what the server does by itself. */
const SERVER = '';

/** So many jobs of one person may wait; whoever sends more has not waited for an answer in a long while. */
export const MOST_WAITING = 16;

/** Does one job at a time: those of one lane in the order in which they come, and the lanes in turn. */
export class Queue {
  /** Only those in which something waits; the first is next. */
  readonly #lanes = new SmallMap<string, Job[]>();
  readonly #failed: (error: unknown) => void;
  isBusy = false;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  add(lane: string, job: Job): void {
    if (!this.isBusy) return void this.#work(job);
    const waiting = this.#lanes.get(lane);
    if (waiting === undefined) this.#lanes.set(lane, [job]);
    else waiting.push(job);
  }

  /** Something that the server does by itself, when it is its turn. */
  addOwn(job: Job): void {
    this.add(SERVER, job);
  }

  isFull(lane: string): boolean {
    return (this.#lanes.get(lane)?.length ?? 0) >= MOST_WAITING;
  }

  /** Resolves when everything that waits by now is done or given up. */
  async settled(): Promise<void> {
    const lanes = this.#lanes.size === 0 ? [''] : [...this.#lanes.keys()];
    await Promise.all(
      lanes.map((lane) => new Promise<void>((resolve) => this.add(lane, { do: resolve, giveUp: resolve }))),
    );
  }

  /** Whatever waits is not done any more. */
  giveUp(): void {
    const given = [...this.#lanes.values()].flat();
    this.#lanes.clear();
    for (const job of given) job.giveUp?.();
  }

  async #work(first: Job): Promise<void> {
    this.isBusy = true;
    for (let job: Job | undefined = first; job !== undefined; job = this.#next()) {
      try {
        await job.do();
      } catch (error) {
        this.#failed(error);
      }
    }
    this.isBusy = false;
  }

  /** The first job of the first lane, which then waits behind all others. */
  #next(): Job | undefined {
    for (const [lane, waiting] of this.#lanes.entries()) {
      this.#lanes.delete(lane);
      const job = waiting.shift();
      if (waiting.length > 0) this.#lanes.set(lane, waiting);
      return job;
    }
    return undefined;
  }
}
