/** A clock that stands until it is moved; what it was asked to do happens on the way. */
export class TestClock {
  private time: number;
  private readonly timers = new Set<{ at: number; what: () => void }>();

  constructor(time: number) {
    this.time = time;
  }

  readonly now = (): number => this.time;

  readonly schedule = (ms: number, what: () => void): (() => void) => {
    const timer = { at: this.time + ms, what };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };

  /** Moves on, step by step through everything that is due. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (let next = this.next(end); next !== undefined; next = this.next(end)) {
      this.timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.what();
    }
    this.time = end;
  }

  /** A process that is gone has no timers. */
  forget(): void {
    this.timers.clear();
  }

  private next(end: number) {
    let first: { at: number; what: () => void } | undefined;
    for (const timer of this.timers) {
      if (timer.at <= end && (first === undefined || timer.at < first.at)) first = timer;
    }
    return first;
  }
}
