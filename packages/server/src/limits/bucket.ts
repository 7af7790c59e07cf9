/** Nobody waits longer than this many bursts take. */
const MOST_OWED = 10;

/** Lets a steady rate pass and a burst now and then. */
export class Bucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #level: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#level = burst;
    this.#at = now;
  }

  /** Takes one; otherwise the milliseconds until there is one again. */
  take(now: number): number {
    const wait = this.wait(now);
    if (wait === 0) this.#level--;
    return wait;
  }

  /** The milliseconds until there is one. */
  wait(now: number): number {
    this.#level = Math.min(this.#burst, this.#level + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    return this.#level < 1 ? Math.ceil(((1 - this.#level) / this.#perSecond) * 1000) : 0;
  }

  /** Takes one that is owed if it is not there, so that many at once have to be waited for. */
  owe(now: number): void {
    this.wait(now);
    this.#level = Math.max(this.#level - 1, -MOST_OWED * this.#burst);
  }

  /** Puts one back that need not have been taken. */
  giveBack(): void {
    this.#level = Math.min(this.#burst, this.#level + 1);
  }

  /** So many were taken elsewhere. */
  spend(count: number, now: number): void {
    this.take(now);
    this.#level = Math.max(0, this.#level + 1 - count);
  }
}
