import { MOST_PLAYED_GAMES } from '@samsara/protocol';
import type pg from 'pg';
import type { Lane } from '../database/postgres/lane.ts';
import type { ProgressRow } from './progress-statements.ts';

const PUT = `insert into progress (player, id, at, body)
  select $1, id, at, body from unnest($2::text[], $3::bigint[], $4::text[]) as given (id, at, body)
  where at > $5 on conflict do nothing`;
const DROP_SURPLUS = `delete from progress where player = $1 and id in
  (select id from progress where player = $1 order by at desc, id desc offset ${MOST_PLAYED_GAMES})`;
const FORGET = `update players set progress_since = greatest(progress_since, $1) where id = $2 returning progress_since`;

/** The same questions about the progress of people as beside the embedded database, asked of PostgreSQL. */
export function progressInPostgres(lane: () => Lane) {
  return {
    /** In one statement, so that what is told belongs together. */
    async progressOf(player: string): Promise<{ bodies: string[]; since: number }> {
      const text = `select progress_since as since, array(select body from progress where player = $1 order by at, id) as bodies
        from players where id = $1`;
      const { rows } = await lane().run((client) =>
        client.query<{ since: number; bodies: string[] }>({ text, values: [player] }),
      );
      return rows[0] ?? { since: 0, bodies: [] };
    },
    putProgress: (player: string, rows: readonly ProgressRow[]) =>
      lane().transact(async (client): Promise<number | undefined> => {
        const since = await holdPerson(client, player);
        const passkeys = await client.query('select from passkeys where player = $1 limit 1', [player]);
        if (passkeys.rowCount === 0) return undefined;
        const columns = [rows.map(({ id }) => id), rows.map(({ at }) => at), rows.map(({ body }) => body)];
        await client.query(PUT, [player, ...columns, since]);
        await client.query(DROP_SURPLUS, [player]);
        return since;
      }),
    forgetProgress: (player: string, now: number) =>
      lane().transact(async (client): Promise<number> => {
        await holdPerson(client, player);
        await client.query('delete from progress where player = $1', [player]);
        const { rows } = await client.query<{ progress_since: number }>(FORGET, [now, player]);
        return rows[0]?.progress_since ?? 0;
      }),
  };
}

/** Holds the row of a person, so that nodes that change the same notebook do so one after the other; gives since when it counts. */
async function holdPerson(client: pg.Client, player: string): Promise<number> {
  const text = 'select progress_since from players where id = $1 for update';
  const { rows } = await client.query<{ progress_since: number }>(text, [player]);
  return rows[0]?.progress_since ?? 0;
}
