import { signal } from '@preact/signals';
import type { Frame } from '@samsara/protocol';

/** The moves that were told, and which of them have been taken back since. */
export class MovesTold {
  /** The entries that no longer count. */
  readonly takenBack = signal<ReadonlySet<number>>(new Set());
  #moves: number[] = [];

  note(frames: readonly Frame[]): void {
    for (const { seq, events, happened } of frames) {
      if (events !== undefined) this.#moves.push(seq);
      const { moves } = happened ?? {};
      if (moves !== undefined)
        this.takenBack.value = new Set([...this.takenBack.value, ...this.#moves.splice(-moves)]);
    }
  }

  /** Begins with what was told earlier; what came meanwhile follows. */
  begin(past: readonly Frame[]): void {
    const later = this.#moves;
    this.#moves = [];
    this.note(past);
    this.#moves.push(...later);
  }

  forget(): void {
    this.#moves = [];
    this.takenBack.value = new Set();
  }
}
