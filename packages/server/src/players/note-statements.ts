import type { Database } from '../database/database.ts';
import { preparedBy } from '../database/prepared.ts';

/** More notes nobody keeps: the oldest go first. */
export const MOST_NOTES = 200;

export interface HolidayRow {
  readonly from: number;
  readonly until: number;
}

/** The holidays of people, and what they note down for themselves at tables; runs beside the database. */
export function noteStatements(database: Database) {
  const { all, run } = preparedBy(database);

  const holidays = all<HolidayRow>(
    'select since as "from", until from holidays where player = ? order by number',
  );
  const put = run(
    'insert into holidays (player, number, since, until) values (?, ?, ?, ?) on conflict do nothing',
  );
  const end = run('update holidays set until = ?2 where player = ?1 and until > ?2');
  const note = all<{ body: string }>('select body from table_notes where player = ? and code = ?');
  const putNote = run(
    `insert into table_notes (player, code, body, at) values (?, ?, ?, ?)
     on conflict (player, code) do update set body = excluded.body, at = excluded.at`,
  );
  const dropNote = run('delete from table_notes where player = ? and code = ?');
  const dropSurplus = run(
    `delete from table_notes where player = ?1 and code in
       (select code from table_notes where player = ?1 order by at desc, code limit -1 offset ${MOST_NOTES})`,
  );

  return {
    holidaysOf: (player: string): HolidayRow[] => holidays(player),
    /** The next holiday of somebody who has had so many; false when there is one more by now. */
    putHoliday: (player: string, number: number, from: number, until: number): boolean =>
      put(player, number, from, until) === 1,
    endHoliday: (player: string, now: number): void => void end(player, now),
    noteAt: (player: string, table: string): string | undefined => note(player, table)[0]?.body,
    putNote(player: string, table: string, body: string, now: number): void {
      if (body === '') return void dropNote(player, table);
      putNote(player, table, body, now);
      dropSurplus(player);
    },
  };
}
