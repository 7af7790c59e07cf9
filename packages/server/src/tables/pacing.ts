import { standInLevel } from './check.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { overdueSeats, paceDue } from './pace.ts';
import { Retries } from './retries.ts';

/** Lets a bot decide, once, for whoever uses up the time that the others have given them. */
export class Pacing {
  private readonly live: LiveTable;
  private readonly house: House;
  /** By how much other nodes may go first. */
  private readonly lag: () => number;
  private readonly retries = new Retries();

  constructor(live: LiveTable, house: House, lag: () => number) {
    this.live = live;
    this.house = house;
    this.lag = lag;
  }

  tend(now: number): void {
    const at = this.due(now);
    if (at === undefined || !this.house.neighbours.isSure()) return;
    for (const seat of overdueSeats(this.live.table)) {
      const command = this.commandFor(seat);
      if (this.retries.dueAt(seat, command, at) > now) continue;
      this.retries.note(seat, command, now);
      void this.live.act(command, 'clock', () => {
        const { table } = this.live;
        const again = this.due(this.house.now());
        const isUp = again !== undefined && again <= this.house.now();
        if (!isUp || this.commandFor(seat) !== command || !overdueSeats(table).includes(seat))
          return undefined;
        return { ok: true, body: { type: 'stand-in', seat, level: standInLevel(table), once: true } };
      });
    }
  }

  nextDue(now: number): number | undefined {
    const at = this.due(now);
    if (at === undefined) return undefined;
    const { table } = this.live;
    const due = overdueSeats(table).map((seat) => this.retries.dueAt(seat, this.commandFor(seat), at));
    return due.length === 0 ? undefined : Math.min(...due);
  }

  private due(now: number): number | undefined {
    const at = paceDue(this.live.table, now, this.house.neighbours.service);
    return at === undefined ? undefined : at + this.lag();
  }

  /** Counts once for each decision, whichever node writes it. */
  private commandFor(seat: number): string {
    const { round, moves } = this.live.table;
    return `pace:${round}:${moves}:${seat}`;
  }
}
