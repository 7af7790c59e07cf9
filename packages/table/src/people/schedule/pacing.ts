import type { Dependencies, TableHost } from '../../host/host.ts';
import { lagAt, type Scheduled, toCome } from '../../schedule/scheduled.ts';
import { standInLevel } from '../commands/successors.ts';
import { overdueSeats, paceDue } from '../state/pace.ts';
import { Retries } from './retries.ts';

/** Lets a bot decide, once, for whoever uses up the time that the others have given them. */
export class Pacing implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #retries = new Retries();

  constructor(host: TableHost, deps: Dependencies) {
    this.#host = host;
    this.#deps = deps;
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
    return due.length === 0 ? undefined : toCome(Math.min(...due), now);
  }

  #due(now: number): number | undefined {
    const at = paceDue(this.#host.table, now, this.#deps.neighbours.service);
    return at === undefined ? undefined : at + lagAt(this.#host, this.#deps);
  }

  /** Counts once for each decision, whichever node writes it. */
  #commandFor(seat: number): string {
    const { round, moves } = this.#host.table;
    return `pace:${round}:${moves}:${seat}`;
  }
}
