import type { Turn } from '@samsara/table';

/** Of four turns so many belong to tables where somebody waits, while others wait too. */
const ATTENDED_OF_FOUR = 3;

/** What waits to be thought about: hosts take turns, and tables where somebody waits come first, though not always. */
export class Turns<T> {
  readonly #attended = new Map<string, T[]>();
  readonly #unattended = new Map<string, T[]>();
  #taken = 0;

  add({ host, attended }: Turn, item: T): void {
    const lanes = attended ? this.#attended : this.#unattended;
    const lane = lanes.get(host);
    if (lane === undefined) lanes.set(host, [item]);
    else lane.push(item);
  }

  /** Before everything else of the same host. */
  addFirst({ host, attended }: Turn, item: T): void {
    const lanes = attended ? this.#attended : this.#unattended;
    lanes.set(host, [item, ...(lanes.get(host) ?? [])]);
  }

  get isEmpty(): boolean {
    return this.#attended.size === 0 && this.#unattended.size === 0;
  }

  /** How many wait to have a turn. */
  get hosts(): number {
    return this.#attended.size + this.#unattended.size;
  }

  next(): T | undefined {
    const isForAttended = this.#taken++ % 4 < ATTENDED_OF_FOUR;
    const [first, second] = isForAttended
      ? [this.#attended, this.#unattended]
      : [this.#unattended, this.#attended];
    return takeFrom(first) ?? takeFrom(second);
  }

  /** Everything that waits; nothing does any more. */
  clear(): T[] {
    const all = [...this.#attended.values(), ...this.#unattended.values()].flat();
    this.#attended.clear();
    this.#unattended.clear();
    return all;
  }
}

/** The first of the host whose turn it is, who then waits behind all others. */
function takeFrom<T>(lanes: Map<string, T[]>): T | undefined {
  for (const [host, lane] of lanes) {
    lanes.delete(host);
    const item = lane.shift();
    if (lane.length > 0) lanes.set(host, lane);
    return item;
  }
  return undefined;
}
