import { SmallMap, type WatchMessage } from '@samsara/table';
import type { Line } from '../hub/hub.ts';
import type { Queue } from './queue.ts';
import type { Watching } from './watching.ts';

/** null: not any more. */
export type Wish = WatchMessage | null;

/** Which lines want to follow a table, or not any more. Only the latest wish of each line waits for its turn. */
export class WatchWishes {
  readonly #waiting = new SmallMap<Line, Wish>();
  readonly #queue: Queue;
  readonly #watching: Watching;

  constructor(queue: Queue, watching: Watching) {
    this.#queue = queue;
    this.#watching = watching;
  }

  note(line: Line, wish: Wish): void {
    const isFirst = !this.#waiting.has(line);
    this.#waiting.set(line, wish);
    if (isFirst) this.#queue.add(line.player, { do: () => this.#fulfil(line) });
  }

  #fulfil(line: Line): Promise<void> | void {
    const wish = this.#waiting.get(line) ?? null;
    this.#waiting.delete(line);
    return wish === null ? this.#watching.stopFollowing(line) : this.#watching.follow(line, wish);
  }
}
