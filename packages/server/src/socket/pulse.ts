/** Somebody who is asked for a sign of life. */
export interface Alive {
  /** A whole interval has gone by since this was called last. */
  beat(): void;
}

/** Parts of an interval: not everybody is asked at once. */
const PARTS = 20;

/** Calls everybody once in each interval, with one timer for all of them: there are many thousands. */
class Pulse {
  readonly #everyMs: number;
  readonly #parts: Set<Alive>[] = Array.from({ length: PARTS }, () => new Set());
  #timer: NodeJS.Timeout | undefined;
  /** The part that was called last. */
  #last = 0;
  #count = 0;

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  /** Gives back the part that it is in from now on. */
  add(alive: Alive): number {
    this.#parts[this.#last].add(alive);
    this.#count++;
    this.#timer ??= setInterval(() => this.#beat(), this.#everyMs / PARTS).unref();
    return this.#last;
  }

  remove(alive: Alive, part: number): void {
    if (!this.#parts[part].delete(alive)) return;
    this.#count--;
    if (this.#count > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #beat(): void {
    this.#last = (this.#last + 1) % PARTS;
    for (const alive of this.#parts[this.#last]) alive.beat();
  }
}

const PULSES = new Map<number, Pulse>();

/** The common timer of all who are asked so often. */
export function pulse(everyMs: number): Pulse {
  const known = PULSES.get(everyMs) ?? new Pulse(everyMs);
  PULSES.set(everyMs, known);
  return known;
}
