import type { Deadline } from '@samsara/engine';
import type { ClockInfo } from '@samsara/protocol';

/** The countdown of a table on this device; it can stand still. */
export class LocalClock {
  readonly #now: () => number;
  readonly #ring: (move: string) => void;
  #deadline: Deadline | null = null;
  #left = 0;
  #since = 0;
  #stands = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(now: () => number, ring: (move: string) => void) {
    this.#now = now;
    this.#ring = ring;
  }

  /** The time that is due now. The same countdown goes on, another one starts afresh. */
  set(deadline: Deadline | undefined): void {
    if (deadline !== undefined && deadline.countdown === this.#deadline?.countdown) return;
    clearTimeout(this.#timer);
    this.#deadline = deadline ?? null;
    this.#left = deadline?.ms ?? 0;
    this.#run();
  }

  stand(stands: boolean): void {
    if (stands === this.#stands) return;
    if (stands) {
      this.#left = this.#leftNow();
      clearTimeout(this.#timer);
    }
    this.#stands = stands;
    this.#run();
  }

  shown(): ClockInfo | null {
    if (this.#deadline === null) return null;
    const { countdown, ms } = this.#deadline;
    return { countdown, left_ms: this.#leftNow(), of_ms: ms, stands: this.#stands };
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#deadline = null;
  }

  #leftNow(): number {
    return this.#stands ? this.#left : Math.max(0, this.#left - (this.#now() - this.#since));
  }

  #run(): void {
    this.#since = this.#now();
    const deadline = this.#deadline;
    if (deadline === null || this.#stands) return;
    this.#timer = setTimeout(() => this.#ring(deadline.move), this.#left);
  }
}
