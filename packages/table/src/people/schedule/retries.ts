import { SmallMap } from '../../host/small-map.ts';
import { RETRY_MS } from '../../schedule/scheduled.ts';

/** What was offered to the log is not offered again before it should long be there: nothing rings without end meanwhile. */
export class Retries {
  readonly #offered = new SmallMap<number, { readonly command: string; readonly at: number }>();

  /** When a seat's command, due at a moment, is to be offered. */
  dueAt(seat: number, command: string, at: number): number {
    const last = this.#offered.get(seat);
    return last?.command === command ? Math.max(at, last.at + RETRY_MS) : at;
  }

  note(seat: number, command: string, at: number): void {
    this.#offered.set(seat, { command, at });
  }

  /** Nothing is offered any more. */
  forget(): void {
    this.#offered.clear();
  }
}
