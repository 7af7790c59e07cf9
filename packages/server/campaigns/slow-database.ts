import type { Postgres } from '../src/cluster/testing/postgres.ts';

const SECONDS_A_ROW = 0.001;

/** From now on every entry takes a moment to be written, as on a busy disk; ends when it is called off. */
export async function slowDown(postgres: Postgres, database: string): Promise<() => Promise<void>> {
  const pause = `begin perform pg_sleep(${SECONDS_A_ROW}); return new; end`;
  await postgres.query(
    `create or replace function dawdle() returns trigger language plpgsql as '${pause}';
     create trigger dawdle before insert on entries for each row execute function dawdle()`,
    database,
  );
  return async () => {
    await postgres.query('drop trigger dawdle on entries', database);
  };
}
