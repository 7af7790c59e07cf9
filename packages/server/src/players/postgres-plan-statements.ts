import type { Lane } from '../database/postgres/lane.ts';
import { MOST_PLANS } from './plan-statements.ts';

const PUT = `insert into table_plans (player, code, body, at) values ($1, $2, $3, $4)
  on conflict (player, code) do update set body = excluded.body, at = excluded.at`;
const DROP_SURPLUS = `delete from table_plans where player = $1 and code in
  (select code from table_plans where player = $1 order by at desc, code offset ${MOST_PLANS})`;

/** The same questions about plans as beside the embedded database, asked of PostgreSQL. */
export function plansInPostgres(lane: () => Lane) {
  return {
    plansAt: async (player: string, table: string): Promise<string | undefined> => {
      const text = 'select body from table_plans where player = $1 and code = $2';
      const { rows } = await lane().run((client) => client.query({ text, values: [player, table] }));
      return rows[0]?.body;
    },
    putPlans: (player: string, table: string, body: string, now: number) =>
      lane().transact(async (client): Promise<void> => {
        await client.query(PUT, [player, table, body, now]);
        await client.query(DROP_SURPLUS, [player]);
      }),
  };
}
