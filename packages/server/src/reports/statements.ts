import type { Database } from '../database/database.ts';
import type { Lane } from '../database/postgres/lane.ts';

/** So many reports of one person wait at most. */
export const MOST_WAITING = 20;

type Given = readonly (string | number | null)[];

const COLUMNS =
  'id, at, reporter, accused, table_id, seq, message, reason, note, settled_at, settled_by, outcome';

/** The same text for both databases. */
const SQL = {
  file: `insert into reports (id, at, reporter, accused, table_id, seq, message, reason, note)
    select cast($1 as text), cast($2 as bigint), cast($3 as text), cast($4 as text), cast($5 as text),
      cast($6 as bigint), cast($7 as text), cast($8 as text), cast($9 as text)
    where (select count(*) from reports where reporter = $3 and settled_at is null) < ${MOST_WAITING}
    returning ${COLUMNS}`,
  same: `select ${COLUMNS} from reports
    where reporter = $1 and settled_at is null and accused = $2 and reason = $3
      and coalesce(table_id, '') = $4 and coalesce(message, '') = $5`,
  open: `select ${COLUMNS} from reports
    where settled_at is null and (at < $1 or (at = $1 and id < $2)) order by at desc, id desc limit $3`,
  waiting: 'select count(*) as count from reports where settled_at is null',
  get: `select ${COLUMNS} from reports where id = $1`,
  byHour: `select at - at % 3600000 as hour, count(*) as amount from reports where at >= $1 group by at - at % 3600000`,
  about: `select ${COLUMNS} from reports where accused = $1 order by at desc, id desc limit $2`,
  settle: `update reports set settled_at = $2, settled_by = $3, outcome = $4
    where id = $1 and settled_at is null returning id`,
} as const;

export type ReportStatement = keyof typeof SQL;
export type Row = Readonly<Record<string, string | number | null>>;

/** Where it is asked. */
export interface ReportsAsked {
  call(name: 'askReports', statement: ReportStatement, given: Given): Promise<Row[]>;
}

/** Runs beside the database. */
export function reportStatements(database: Database) {
  const prepared = Object.fromEntries(
    Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql.replace(/\$(\d)/g, '?$1'))]),
  );
  return {
    askReports: (statement: ReportStatement, given: Given): Row[] =>
      prepared[statement].all([...given]) as Row[],
  };
}

/** The same questions, asked of PostgreSQL. */
export function reportsInPostgres(lane: () => Lane): ReportsAsked {
  return {
    call: async (_name, statement, given) =>
      (await lane().run((client) => client.query({ text: SQL[statement], values: [...given] }))).rows,
  };
}
