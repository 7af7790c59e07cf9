import type { Dependencies, TableHost } from '../../host/host.ts';
import type { Scheduled } from '../../schedule/scheduled.ts';
import type { Table } from '../../state/table.ts';
import { standInLevel } from '../commands/successors.ts';
import { BOT_PLAYS_FROM, conductOf } from '../state/conduct.ts';
import { overdueSeats } from '../state/pace.ts';

/** Lets a bot play for somebody who has let the time run out again and again, until they take their seat back. */
export class StalledSeats implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;

  constructor(host: TableHost, deps: Dependencies) {
    this.#host = host;
    this.#deps = deps;
  }

  runDue(): void {
    if (this.#host.table.conduct.length === 0 || !this.#deps.neighbours.isSure()) return;
    for (const seat of stalledSeats(this.#host.table)) {
      const { round, moves } = this.#host.table;
      void this.#host.act(`stalled:${round}:${moves}:${seat}`, 'clock', () => {
        const { table } = this.#host;
        if (!stalledSeats(table).includes(seat)) return undefined;
        return { ok: true, body: { type: 'hand-over', seat, level: standInLevel(table) } };
      });
    }
  }

  nextDue(): undefined {}
}

/** Who is asked after the time has run out for them so often in a row. */
function stalledSeats(table: Table): number[] {
  if (table.phase !== 'playing' || table.settings.days || table.conduct.length === 0) return [];
  return overdueSeats(table).filter((seat) => {
    const { player } = table.seats[seat];
    return player !== null && conductOf(table, player).row >= BOT_PLAYS_FROM;
  });
}
