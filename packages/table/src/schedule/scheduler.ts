import type { Dependencies, TableHost } from '../host/host.ts';
import type { Scheduled } from './scheduled.ts';

/** Does at a table what nobody commands: clocks, bots, agreements. One timer rings when the next is due. */
export class Scheduler {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  #parts: readonly Scheduled[];
  #ringsAt = Number.POSITIVE_INFINITY;
  #callOff: (() => void) | undefined;
  #stopped = false;

  constructor(host: TableHost, deps: Dependencies, parts: readonly Scheduled[]) {
    this.#host = host;
    this.#deps = deps;
    this.#parts = parts;
  }

  /** Does these too from now on, after the others. */
  add(parts: readonly Scheduled[]): void {
    this.#parts = this.#parts.concat(parts);
  }

  stop(): void {
    this.#stopped = true;
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** Does what is due, and sets the timer for what comes next. */
  runDue(): void {
    if (this.#stopped) return;
    const now = this.#deps.now();
    for (const part of this.#parts) part.runDue(now);
    this.#setTimer(now);
  }

  /** When something is due that a timer has to wait for. */
  nextDue(): number | undefined {
    const now = this.#deps.now();
    let first: number | undefined;
    for (const part of this.#parts) {
      const due = part.nextDue(now);
      if (due !== undefined && (first === undefined || due < first)) first = due;
    }
    return first;
  }

  #setTimer(now: number): void {
    const due = this.nextDue();
    if (due === undefined || this.#ringsAt <= due) return;
    this.#callOff?.();
    this.#ringsAt = due;
    this.#callOff = this.#deps.schedule(Math.max(0, due - now), () => {
      this.#ringsAt = Number.POSITIVE_INFINITY;
      this.#host.runDue();
    });
  }
}
