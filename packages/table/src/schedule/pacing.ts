import { standInLevel } from '../commands/check.ts';
import type { Dependencies, TableHost } from '../host/host.ts';
import { overdueSeats, paceDue } from '../state/pace.ts';
import { Retries } from './retries.ts';

/** Lets a bot decide, once, for whoever uses up the time that the others have given them. */
export class Pacing {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  /** By how much other nodes may go first. */
  readonly #lag: () => number;
  readonly #retries = new Retries();

  constructor(host: TableHost, deps: Dependencies, lag: () => number) {
    this.#host = host;
    this.#deps = deps;
    this.#lag = lag;
  }

  runDue(now: number): void {
    const at = this.#due(now);
    if (at === undefined || !this.#deps.neighbours.isSure()) return;
    for (const seat of overdueSeats(this.#host.table)) {
      const command = this.#commandFor(seat);
      if (this.#retries.dueAt(seat, command, at) > now) continue;
      this.#retries.note(seat, command, now);
      void this.#host.act(command, 'clock', () => {
        const { table } = this.#host;
        const again = this.#due(this.#deps.now());
        const isUp = again !== undefined && again <= this.#deps.now();
        if (!isUp || this.#commandFor(seat) !== command || !overdueSeats(table).includes(seat))
          return undefined;
        return { ok: true, body: { type: 'stand-in', seat, level: standInLevel(table), once: true } };
      });
    }
  }

  nextDue(now: number): number | undefined {
    const at = this.#due(now);
    if (at === undefined) return undefined;
    const { table } = this.#host;
    const due = overdueSeats(table).map((seat) => this.#retries.dueAt(seat, this.#commandFor(seat), at));
    return due.length === 0 ? undefined : Math.min(...due);
  }

  #due(now: number): number | undefined {
    const at = paceDue(this.#host.table, now, this.#deps.neighbours.service);
    return at === undefined ? undefined : at + this.#lag();
  }

  /** Counts once for each decision, whichever node writes it. */
  #commandFor(seat: number): string {
    const { round, moves } = this.#host.table;
    return `pace:${round}:${moves}:${seat}`;
  }
}
