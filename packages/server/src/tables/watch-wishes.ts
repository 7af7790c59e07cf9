import { SmallMap, type WatchMessage } from '@samsara/table';
import type { Line } from '../hub/hub.ts';
import type { Queue } from './queue.ts';

/** null: not any more. */
export type Wish = WatchMessage | null;

/** Which lines want to follow a table, or not any more. Only the latest wish of each line waits for its turn. */
export class WatchWishes {
  readonly #waiting = new SmallMap<Line, Wish>();
  readonly #queue: Queue;
  readonly #fulfil: (line: Line, wish: Wish) => Promise<void> | void;

  constructor(queue: Queue, fulfil: (line: Line, wish: Wish) => Promise<void> | void) {
    this.#queue = queue;
    this.#fulfil = fulfil;
  }

  note(line: Line, wish: Wish): void {
    const isFirst = !this.#waiting.has(line);
    this.#waiting.set(line, wish);
    if (isFirst) this.#queue.add(line.player, { do: () => this.#fulfil(line, this.#take(line)) });
  }

  #take(line: Line): Wish {
    const wish = this.#waiting.get(line) ?? null;
    this.#waiting.delete(line);
    return wish;
  }
}
