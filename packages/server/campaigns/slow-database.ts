import type { Postgres } from '../src/cluster/testing/postgres.ts';

/** From now on every entry takes so long to be written, as on a busy disk; ends when it is called off. */
export async function slowDown(
  postgres: Postgres,
  database: string,
  ms: number,
): Promise<() => Promise<void>> {
  const pause = `begin perform pg_sleep(${ms / 1000}); return new; end`;
  await postgres.query(
    `create or replace function dawdle() returns trigger language plpgsql as '${pause}';
     create trigger dawdle before insert on entries for each row execute function dawdle()`,
    database,
  );
  return async () => {
    await postgres.query('drop trigger dawdle on entries', database);
  };
}
