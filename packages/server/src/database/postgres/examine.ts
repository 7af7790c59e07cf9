import { CommonClock } from './clock.ts';
import { DatabaseAddresses, Lane } from './lane.ts';
import { MIGRATIONS } from './migrations.ts';
import { refuseUnsafe } from './schema.ts';

/** What can be told of a PostgreSQL without changing anything in it. */
export interface Examined {
  /** Against what this program knows; `newer` only if it cannot work with it. */
  readonly form: 'none' | 'older' | 'current' | 'newer';
  /** By how many milliseconds its clock is ahead of ours. */
  readonly aheadMs: number;
  readonly freeConnections: number;
  /** Does a commit wait for a second server? */
  readonly hasStandby: boolean;
}

const FACTS = `select to_regclass('migrations') is not null as made,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as free,
  current_setting('synchronous_standby_names') <> '' as standby`;
const FORM = 'select max(version)::int as version, max(oldest)::int as oldest from migrations';

/** Throws `LogAway` where it cannot be reached, `UnsafeDatabase` where it may lose what it has acknowledged. */
export async function examinePostgres(url: string): Promise<Examined> {
  const lane = new Lane(new DatabaseAddresses(url), 'doctor');
  try {
    await refuseUnsafe(lane);
    const clock = new CommonClock(lane);
    await clock.compare();
    const { rows } = await lane.run((client) => client.query(FACTS));
    const [{ made, free, standby }] = rows;
    return {
      form: made ? await formOf(lane) : 'none',
      aheadMs: clock.now() - Date.now(),
      freeConnections: free,
      hasStandby: standby,
    };
  } finally {
    await lane.close();
  }
}

async function formOf(lane: Lane): Promise<Examined['form']> {
  const { rows } = await lane.run((client) => client.query(FORM));
  const [{ version, oldest }] = rows;
  if (version === null) return 'none';
  if (oldest > MIGRATIONS.length) return 'newer';
  return version < MIGRATIONS.length ? 'older' : 'current';
}
