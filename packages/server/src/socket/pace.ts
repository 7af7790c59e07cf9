import { Bucket } from '../limits/bucket.ts';

/** So many refusals at once for being too fast are no accident. */
const MOST_TOO_FAST = 200;

/** How much may come in over one socket: its own limit, the one it shares with the person's other sockets, and patience. */
export class Pace {
  readonly #own: Bucket;
  readonly #shared: Bucket;
  readonly #perSecond: number;
  /** Hardly anybody ever needs it. */
  #patience: Bucket | undefined;

  constructor(perSecond: number, burst: number, shared: Bucket, now: number) {
    this.#own = new Bucket(perSecond, burst, now);
    this.#shared = shared;
    this.#perSecond = perSecond;
  }

  /** Counts one more that has come. 0: it may pass; otherwise the milliseconds to wait, or undefined when patience is at its end. */
  count(now: number): number | undefined {
    const wait = Math.max(this.#own.take(now), this.#shared.take(now));
    if (wait === 0) return 0;
    this.#patience ??= new Bucket(this.#perSecond, MOST_TOO_FAST, now);
    return this.#patience.take(now) === 0 ? wait : undefined;
  }
}
