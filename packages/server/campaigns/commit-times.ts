import type { Postgres } from '../src/cluster/testing/postgres.ts';
import { sleep } from './sizes.ts';

const LOOK_EVERY_MS = 1000;
const LOOK_BACK_MS = 60_000;

/** When entries were committed: an entry itself only says when it was offered. */
export class CommitTimes {
  /** Milliseconds since 1970 by table and number. */
  readonly times = new Map<string, number>();
  readonly #postgres: Postgres;
  readonly #database: string;
  #ended = false;

  /** PostgreSQL has to run with this. */
  static readonly settings = { track_commit_timestamp: 'on' };

  constructor(postgres: Postgres, database: string) {
    this.#postgres = postgres;
    this.#database = database;
    void this.#lookAgainAndAgain();
  }

  end(): void {
    this.#ended = true;
  }

  async look(): Promise<void> {
    const rows = await this.#postgres.query(
      `select code, seq, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as committed
       from entries where at > ${Date.now() - LOOK_BACK_MS}`,
      this.#database,
    );
    for (const { code, seq, committed } of rows) this.times.set(`${code} ${seq}`, Number(committed));
  }

  /** Entries of games that end are put elsewhere, so they are looked at while they are played. */
  async #lookAgainAndAgain(): Promise<void> {
    while (!this.#ended) {
      await this.look().catch(() => {});
      await sleep(LOOK_EVERY_MS);
    }
  }
}
