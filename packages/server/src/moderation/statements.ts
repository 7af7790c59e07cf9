import type { Database } from '../database/database.ts';
import type { Lane } from '../database/postgres/lane.ts';

export type Given = readonly (string | number | null)[];
export type Row = Readonly<Record<string, string | number | null>>;

const SANCTION = `id, kind, player, address_range, reason, report, made_by, at, until, lifted, lifted_by, seen`;
const LINE = 'seq, at, actor, action, target, detail, previous, link';

/** The same text for both databases: every statement gives rows, and those that change something one for each change. */
const SQL = {
  lastLine: 'select seq, link from operator_log order by seq desc limit 1',
  addLine: `insert into operator_log (${LINE}) values ($1, $2, $3, $4, $5, $6, $7, $8) returning seq`,
  linesBefore: `select ${LINE} from operator_log where seq < $1 order by seq desc limit $2`,
  linesFrom: `select ${LINE} from operator_log where seq >= $1 order by seq limit $2`,

  invite: 'insert into role_invitations (hash, role, until) values ($1, $2, $3) returning hash',
  dropInvitations: 'delete from role_invitations where until <= $1 returning hash',
  invitation: 'select role from role_invitations where hash = $1 and until > $2',
  useInvitation: 'delete from role_invitations where hash = $1 returning role',
  setRole: `insert into roles (player, role, made) values ($1, $2, $3)
    on conflict (player) do update set role = excluded.role, made = excluded.made returning player`,
  role: 'select role from roles where player = $1',
  roles: 'select player, role, made from roles order by made, player',
  dropRole: 'delete from roles where player = $1 returning player',
  openSession: 'insert into operator_sessions (id, player, made, seen) values ($1, $2, $3, $3) returning id',
  session: `select operator_sessions.id, operator_sessions.player, role, operator_sessions.made, seen
    from operator_sessions join roles on roles.player = operator_sessions.player
    where operator_sessions.id = $1 and operator_sessions.made > $2 and seen > $3`,
  sessionUsed: 'update operator_sessions set seen = $2 where id = $1 returning id',
  endSession: 'delete from operator_sessions where id = $1 returning id',
  dropSessions: 'delete from operator_sessions where made <= $1 or seen <= $2 returning id',

  impose: `insert into sanctions (${SANCTION})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, null, null, null) returning id`,
  lift: `update sanctions set lifted = $2, lifted_by = $3
    where id = $1 and lifted is null and (until is null or until > $2) and (kind <> 'warn' or seen is null)
    returning id`,
  sanction: `select ${SANCTION} from sanctions where id = $1`,
  sanctionsOf: `select ${SANCTION} from sanctions where player = $1 order by at desc, id limit 100`,
  recentSanctions: `select ${SANCTION} from sanctions order by at desc, id limit $1`,
  holding: `select ${SANCTION} from sanctions where lifted is null and (until is null or until > $1)
    and (kind <> 'warn' or seen is null) order by at, id`,
  seen: `update sanctions set seen = $3
    where player = $1 and id = $2 and kind = 'warn' and seen is null returning id`,

  close: 'insert into closings (id, code, reason, at) values ($1, $2, $3, $4) returning id',
  closings: 'select id, code, reason from closings where done is null order by at, id',
  takeClosing: `update closings set done = $2, outcome = 'begun' where id = $1 and done is null returning id`,
  closingEnded: 'update closings set outcome = $2 where id = $1 returning id',

  settings: 'select name, value, at from house_settings order by name',
  set: `insert into house_settings (name, value, at) values ($1, $2, $3)
    on conflict (name) do update set value = excluded.value, at = excluded.at returning name`,
  unset: 'delete from house_settings where name = $1 returning name',

  addCount: `insert into house_counts (hour, node, what, amount) values ($1, $2, $3, $4)
    on conflict (hour, node, what) do update set amount = house_counts.amount + excluded.amount returning what`,
  peakCount: `insert into house_counts (hour, node, what, amount) values ($1, $2, $3, $4)
    on conflict (hour, node, what) do update set amount =
      case when excluded.amount > house_counts.amount then excluded.amount else house_counts.amount end
    returning what`,
  counts: `select hour, what, sum(amount) as amount from house_counts where hour >= $1
    group by hour, what order by hour, what`,
  dropCounts: 'delete from house_counts where hour < $1 returning what',
  person: 'select id from players where id = $1',
  peopleCalled: `select id, name from players where lower(name) like $1 escape '!' order by made desc limit $2`,
} as const;

export type ModerationStatement = keyof typeof SQL;
export type Step = readonly [statement: ModerationStatement, given: Given];

/** Where it is asked: all steps are done in one go, or none is. */
export interface ModerationAsked {
  call(name: 'askModeration', steps: readonly Step[]): Promise<Row[][]>;
}

/** Runs beside the database, in a transaction of whoever calls it. */
export function moderationStatements(database: Database) {
  const prepared = Object.fromEntries(
    Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql.replace(/\$(\d)/g, '?$1'))]),
  );
  return {
    askModeration: (steps: readonly Step[]): Row[][] =>
      steps.map(([statement, given]) => prepared[statement].all([...given]) as Row[]),
  };
}

/** The same questions, asked of PostgreSQL. */
export function moderationInPostgres(lane: () => Lane): ModerationAsked {
  return {
    call: (_name, steps) =>
      lane().transact(async (client) => {
        const rows: Row[][] = [];
        for (const [statement, given] of steps)
          rows.push((await client.query({ text: SQL[statement], values: [...given] })).rows);
        return rows;
      }),
  };
}
