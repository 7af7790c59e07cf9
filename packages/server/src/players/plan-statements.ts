import type { Database } from '../database/database.ts';
import { preparedBy } from '../database/prepared.ts';

/** At more tables nobody plans: the oldest go first. */
export const MOST_PLANS = 200;

/** What people have planned at tables over days; runs beside the database. */
export function planStatements(database: Database) {
  const { all, run } = preparedBy(database);

  const plans = all<{ body: string }>('select body from table_plans where player = ? and code = ?');
  const put = run(
    `insert into table_plans (player, code, body, at) values (?, ?, ?, ?)
     on conflict (player, code) do update set body = excluded.body, at = excluded.at`,
  );
  const dropSurplus = run(
    `delete from table_plans where player = ?1 and code in
       (select code from table_plans where player = ?1 order by at desc, code limit -1 offset ${MOST_PLANS})`,
  );

  return {
    plansAt: (player: string, table: string): string | undefined => plans(player, table)[0]?.body,
    putPlans(player: string, table: string, body: string, now: number): void {
      put(player, table, body, now);
      dropSurplus(player);
    },
  };
}
