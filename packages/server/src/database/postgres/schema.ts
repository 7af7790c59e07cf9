import type pg from 'pg';
import { NewerDatabase } from '../database.ts';
import { LogFailure, UnsafeDatabase } from '../failure.ts';
import type { Lane } from './lane.ts';
import { MIGRATIONS } from './migrations.ts';

/** Any number that no other program takes: nodes that start together migrate one after the other. */
const MIGRATING = 7_201_155;
const DAY_MS = 86_400_000;
const DAYS_AHEAD = 3;

/** Throws if the database acknowledges what has not reached the disk. */
export async function refuseUnsafe(lane: Lane): Promise<void> {
  const { rows } = await lane.run((client) =>
    client.query(
      "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit, current_setting('full_page_writes') as full_page_writes",
    ),
  );
  const off = Object.keys(rows[0]).filter((name) => rows[0][name] === 'off');
  if (off.length > 0) throw new UnsafeDatabase(off);
}

/** Brings the database up to today's schema. One that a newer program made is refused only if this one cannot work with it. */
export async function migrate(lane: Lane, now: number): Promise<void> {
  await lane
    .transact(async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
      await client.query(
        'create table if not exists migrations (version bigint primary key, at bigint not null, oldest bigint not null)',
      );
      const { version, oldest } = await formOf(client);
      if (oldest > MIGRATIONS.length) throw new NewerForm(version);
      for (let next = version; next < MIGRATIONS.length; next += 1) {
        await client.query(MIGRATIONS[next].sql);
        await client.query('insert into migrations (version, at, oldest) values ($1, $2, $3)', [
          next + 1,
          now,
          MIGRATIONS[next].oldest,
        ]);
      }
    })
    .catch((error) => {
      throw error instanceof NewerForm ? new NewerDatabase('PostgreSQL', error.version) : error;
    });
}

class NewerForm extends LogFailure {
  readonly version: number;

  constructor(version: number) {
    super(`the database has the form ${version}`);
    this.version = version;
  }
}

/** How many steps were made, and the oldest schema that a program must know. */
async function formOf(client: pg.Client): Promise<{ version: number; oldest: number }> {
  const { rows } = await client.query(
    'select coalesce(max(version), 0) as version, coalesce(max(oldest), 0) as oldest from migrations',
  );
  return rows[0];
}

/** Makes the parts for records of today and the next days. What belongs to no part lies in that for other days. */
export async function makeDays(lane: Lane, now: number): Promise<void> {
  const today = dayOf(now);
  for (let day = today; day < today + DAYS_AHEAD; day += 1) {
    const name = `records_${new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '_')}`;
    await lane.transact(async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
      const { rows } = await client.query(
        'select to_regclass($1) is not null or exists (select from records_other_days where day = $2) as there',
        [name, day],
      );
      if (rows[0].there) return;
      await client.query(
        `create table ${name} partition of records for values from (${day}) to (${day + 1})`,
      );
    });
  }
}

/** Days since 1970. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}
