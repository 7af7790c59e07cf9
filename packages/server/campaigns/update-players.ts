import { GAMES } from '@samsara/engine/games';
import { type Acknowledged, PlayedTable } from './played-table.ts';
import { inBatches, sleep } from './sizes.ts';
import { comeBack } from './storm.ts';

/** What happened to people who played while the server was replaced. */
export interface Gap {
  /** From the last answer of the old server to the first of the new one, in milliseconds. */
  readonly ms: number;
}

/** People at some tables who play without a pause, also while the server is replaced by another one. */
export class UpdatePlayers {
  readonly tables: readonly PlayedTable[];
  /** What the server said was committed. */
  readonly ledger: Acknowledged[] = [];
  readonly #drives: Promise<void>[];
  #isOn = true;
  #last = performance.now();
  #longest = 0;

  private constructor(tables: readonly PlayedTable[]) {
    this.tables = tables;
    this.#drives = tables.map((table) => this.#drive(table));
  }

  static async open(origin: string, count: number): Promise<UpdatePlayers> {
    const games = Object.values(GAMES);
    const tables = await inBatches(count, 4, (i) => {
      const { meta } = games[i % games.length];
      return PlayedTable.open(origin, meta.id, Math.max(meta.seats.min, 2), i + 1, meta.simulated);
    });
    return new UpdatePlayers(tables);
  }

  /** Replaces the server while everybody plays; resolves when they play on. */
  async through(replace: () => Promise<void>): Promise<Gap> {
    this.#longest = 0;
    this.#last = performance.now();
    await replace();
    await Promise.all(
      this.tables.flatMap((table) =>
        table.guests.map((guest, seat) => {
          guest.hangUp();
          return comeBack(table, seat);
        }),
      ),
    );
    const before = this.ledger.length;
    while (this.ledger.length < before + this.tables.length) await sleep(10);
    return { ms: this.#longest };
  }

  /** Ends all games; gives what was lost or told wrongly, without looking into the log. */
  async settle(): Promise<string[]> {
    this.#isOn = false;
    await Promise.all(this.#drives);
    const faults: string[] = [];
    for (const table of this.tables) {
      await table.everybodyAt(Math.max(...table.told.map(({ seq }) => seq)));
      for (const seat of table.guests.keys())
        if (!(await table.seesWhatIsThere(seat)))
          faults.push(`${table.table}: seat ${seat} has a wrong view`);
      await table.abort();
      await table.checkViews();
      faults.push(...table.faults);
      table.hangUp();
    }
    return faults;
  }

  async #drive(table: PlayedTable): Promise<void> {
    table.onAcknowledged = (move) => {
      this.ledger.push(move);
      const now = performance.now();
      this.#longest = Math.max(this.#longest, now - this.#last);
      this.#last = now;
    };
    while (this.#isOn) {
      if (table.phase === 'over') (await table.rematch())();
      else if (!(await table.move())) await sleep(5);
    }
  }
}
