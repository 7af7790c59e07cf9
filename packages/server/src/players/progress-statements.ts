import { MOST_PLAYED_GAMES } from '@samsara/protocol';
import type { Database } from '../database/database.ts';
import { preparedBy } from '../database/prepared.ts';

/** One game of a person's progress as it is kept. */
export interface ProgressRow {
  readonly id: string;
  readonly at: number;
  readonly body: string;
}

/** What people keep about their own choices; runs beside the database. */
export function progressStatements(database: Database) {
  const { all, run } = preparedBy(database);

  const since = all<{ progress_since: number }>('select progress_since from players where id = ?');
  const passkeys = all<object>('select id from passkeys where player = ? limit 1');
  const bodies = all<{ body: string }>('select body from progress where player = ? order by at, id');
  const put = run('insert into progress (player, id, at, body) values (?, ?, ?, ?) on conflict do nothing');
  const dropSurplus = run(
    `delete from progress where player = ?1 and id in
       (select id from progress where player = ?1 order by at desc, id desc limit -1 offset ${MOST_PLAYED_GAMES})`,
  );
  const forget = run('delete from progress where player = ?');
  const setSince = run('update players set progress_since = max(progress_since, ?) where id = ?');

  const sinceOf = (player: string): number => since(player)[0]?.progress_since ?? 0;

  return {
    progressOf: (player: string): { bodies: string[]; since: number } => ({
      bodies: bodies(player).map(({ body }) => body),
      since: sinceOf(player),
    }),
    putProgress(player: string, rows: readonly ProgressRow[]): number | undefined {
      if (passkeys(player).length === 0) return undefined;
      const from = sinceOf(player);
      for (const { id, at, body } of rows) if (at > from) put(player, id, at, body);
      dropSurplus(player);
      return from;
    },
    forgetProgress(player: string, now: number): number {
      forget(player);
      setSince(now, player);
      return sinceOf(player);
    },
  };
}
