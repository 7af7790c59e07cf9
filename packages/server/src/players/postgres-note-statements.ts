import type { Lane } from '../database/postgres/lane.ts';
import { type HolidayRow, MOST_NOTES } from './note-statements.ts';

const PUT_HOLIDAY =
  'insert into holidays (player, number, since, until) values ($1, $2, $3, $4) on conflict do nothing';
const PUT_NOTE = `insert into table_notes (player, code, body, at) values ($1, $2, $3, $4)
  on conflict (player, code) do update set body = excluded.body, at = excluded.at`;
const DROP_SURPLUS = `delete from table_notes where player = $1 and code in
  (select code from table_notes where player = $1 order by at desc, code offset ${MOST_NOTES})`;

/** The same questions about holidays and notes as beside the embedded database, asked of PostgreSQL. */
export function notesInPostgres(lane: () => Lane) {
  const ask = (text: string, ...values: (string | number)[]) =>
    lane().run((client) => client.query({ text, values }));
  return {
    holidaysOf: async (player: string): Promise<HolidayRow[]> =>
      (await ask('select since as "from", until from holidays where player = $1 order by number', player))
        .rows,
    putHoliday: async (player: string, number: number, from: number, until: number): Promise<boolean> =>
      (await ask(PUT_HOLIDAY, player, number, from, until)).rowCount === 1,
    async endHoliday(player: string, now: number): Promise<void> {
      await ask('update holidays set until = $2 where player = $1 and until > $2', player, now);
    },
    noteAt: async (player: string, table: string): Promise<string | undefined> =>
      (await ask('select body from table_notes where player = $1 and code = $2', player, table)).rows[0]
        ?.body,
    putNote: (player: string, table: string, body: string, now: number) =>
      lane().transact(async (client): Promise<void> => {
        if (body === '') {
          await client.query('delete from table_notes where player = $1 and code = $2', [player, table]);
          return;
        }
        await client.query(PUT_NOTE, [player, table, body, now]);
        await client.query(DROP_SURPLUS, [player]);
      }),
  };
}
