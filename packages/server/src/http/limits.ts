import { Bucket } from '../limits/bucket.ts';
import { Refused } from './refusals.ts';

/** More are not kept: those that have been quiet for longest are forgotten first, and would start afresh soon anyway. */
const MOST_KEYS = 50_000;

/** So many at once are let through of what is allowed in the whole period. */
const BURST_SHARE = 0.25;

/** Allows each key so many requests in a period. */
export class Limit {
  #perSecond = 0;
  #burst = 0;
  readonly #seconds: number;
  readonly #now: () => number;
  /** In the order in which they were last asked. */
  #buckets = new Map<string, Bucket>();
  /** What was taken here since others were told; undefined while nobody wants to know. */
  #untold: Map<string, number> | undefined;

  /** With `most` 0 there is no limit. */
  constructor(most: number, seconds: number, now: () => number) {
    this.#seconds = seconds;
    this.#now = now;
    this.set(most);
  }

  /** From now on so many; everybody starts afresh. */
  set(most: number): void {
    if (this.#perSecond === most / this.#seconds) return;
    this.#perSecond = most / this.#seconds;
    this.#burst = Math.max(Math.min(most, 10), most * BURST_SHARE);
    this.#buckets = new Map();
  }

  /** Counts one; throws when it was one too many. */
  take(key: string): void {
    if (this.#perSecond === 0) return;
    const wait = this.#bucketOf(key).take(this.#now());
    if (wait > 0) throw new Refused('too-fast', { retry_ms: wait });
    this.#untold?.set(key, (this.#untold.get(key) ?? 0) + 1);
  }

  /** Puts back what was taken for something that turned out well. */
  giveBack(key: string): void {
    if (this.#perSecond === 0) return;
    this.#bucketOf(key).giveBack();
    const untold = this.#untold?.get(key) ?? 0;
    if (untold > 0) this.#untold?.set(key, untold - 1);
  }

  /** Milliseconds until one is allowed. */
  wait(key: string): number {
    return this.#perSecond === 0 ? 0 : this.#bucketOf(key).wait(this.#now());
  }

  /** Counts one that is known too late to be refused. */
  owe(key: string): void {
    if (this.#perSecond === 0) return;
    this.#bucketOf(key).owe(this.#now());
    this.#untold?.set(key, (this.#untold.get(key) ?? 0) + 1);
  }

  /** What was taken since the last time, by key. */
  untold(): (readonly [key: string, count: number])[] {
    const untold = [...(this.#untold ?? [])];
    this.#untold = new Map();
    return untold;
  }

  /** So many were taken at another node. */
  spend(key: string, count: number): void {
    if (this.#perSecond > 0) this.#bucketOf(key).spend(count, this.#now());
  }

  #bucketOf(key: string): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#perSecond, this.#burst, this.#now());
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MOST_KEYS) this.#forgetFirst();
    return bucket;
  }

  #forgetFirst(): void {
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key);
      return;
    }
  }
}

/** Whoever has one IPv6 address has the 2^64 beside it too: they count as one. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head] = address.split('%');
  const [front, back] = head.split('::');
  const groups = front.split(':').filter((group) => group !== '');
  if (back === undefined) return groups.slice(0, 4).join(':');
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':');
}
