import type { Database } from '../database/database.ts';
import type { Lane } from '../database/postgres/lane.ts';

/** How many there may be: invitations to a person, members of a group, groups and blocks of a person. */
export const MOST = { invitations: 20, members: 50, groups: 20, blocks: 200 } as const;

type Given = readonly (string | number | null)[];

/** The same text for both databases: every statement gives rows, and those that change something one for each change. */
const SQL = {
  marks: 'select other, shows, stopped, hidden from regulars where player = $1',
  mark: `insert into regulars (player, other, shows, stopped, hidden) values ($1, $2, $3, $4, $5)
    on conflict (player, other) do update
      set shows = excluded.shows, stopped = excluded.stopped, hidden = excluded.hidden
    returning other`,
  block: `insert into blocks (player, other, name, face, at)
    select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as bigint), cast($5 as bigint)
    where (select count(*) from blocks where player = $1) < ${MOST.blocks}
    on conflict (player, other) do update set name = excluded.name, face = excluded.face
    returning other`,
  unblock: 'delete from blocks where player = $1 and other = $2 returning other',
  blocks: 'select other, name, face, at from blocks where player = $1 order by at desc, other',
  apart: 'select player, other from blocks where player = $1 or other = $1',
  shownTo: `select player from regulars where other = $1 and shows = 1
    and not exists (select 1 from blocks where (blocks.player = regulars.player and blocks.other = regulars.other)
      or (blocks.player = regulars.other and blocks.other = regulars.player))`,
  invite: `insert into invitations (player, code, sender, game, name, face, at)
    select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as text),
      cast($6 as bigint), cast($7 as bigint)
    where not exists (select 1 from regulars where player = $1 and other = $3 and stopped = 1)
      and not exists (select 1 from blocks where (player = $1 and other = $3) or (player = $3 and other = $1))
      and (select count(*) from invitations where player = $1) < ${MOST.invitations}
    on conflict (player, code) do update
      set sender = excluded.sender, name = excluded.name, face = excluded.face, at = excluded.at
    returning code`,
  invitations: `select code, sender, game, name, face, at from invitations
    where player = $1 order by at desc, code`,
  dropInvitationsOf: 'delete from invitations where player = $1 and sender = $2 returning code',
  dropInvitation: 'delete from invitations where player = $1 and code = $2 returning code',
  dropOldInvitations: 'delete from invitations where player = $1 and at < $2 returning code',
  makeGroup: `insert into game_groups (id, name, token, maker, made)
    select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as bigint)
    where (select count(*) from group_members where player = $4) < ${MOST.groups}
    returning id`,
  group: 'select id, name, token, maker, code from game_groups where token = $1',
  groupsOf: `select game_groups.id, game_groups.name, token, maker, code from game_groups
    join group_members on group_members.id = game_groups.id
    where player = $1 order by at, game_groups.id`,
  members: 'select player, name, face from group_members where id = $1 order by at, player',
  renameMember: 'update group_members set name = $3, face = $4 where id = $1 and player = $2 returning id',
  countGroups: 'select count(*) as count from group_members where player = $1',
  join: `insert into group_members (id, player, name, face, at)
    select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as bigint), cast($5 as bigint)
    where (select count(*) from group_members where id = $1) < ${MOST.members}
    on conflict (id, player) do update set name = excluded.name
    returning id`,
  leave: 'delete from group_members where id = $1 and player = $2 returning id',
  passOn: `update game_groups set maker =
      (select player from group_members where group_members.id = $1 order by at, player limit 1)
    where id = $1 and maker = $2 returning id`,
  dropEmpty: `delete from game_groups
    where id = $1 and not exists (select 1 from group_members where group_members.id = $1) returning id`,
  rename: 'update game_groups set name = $3 where id = $1 and maker = $2 returning id',
  renew: 'update game_groups set token = $3 where id = $1 and maker = $2 returning token',
  setTable: "update game_groups set code = $3 where id = $1 and coalesce(code, '') = $2 returning id",
} as const;

export type PeopleStatement = keyof typeof SQL;
export type Row = Readonly<Record<string, string | number | null>>;

/** Where it is asked. */
export interface PeopleAsked {
  call(name: 'askPeople', statement: PeopleStatement, given: Given): Promise<Row[]>;
}

/** Runs beside the database. */
export function peopleStatements(database: Database) {
  const prepared = Object.fromEntries(
    Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql.replace(/\$(\d)/g, '?$1'))]),
  );
  return {
    askPeople: (statement: PeopleStatement, given: Given): Row[] =>
      prepared[statement].all([...given]) as Row[],
  };
}

/** The same questions, asked of PostgreSQL. */
export function peopleInPostgres(lane: () => Lane): PeopleAsked {
  return {
    call: async (_name, statement, given) =>
      (await lane().run((client) => client.query({ text: SQL[statement], values: [...given] }))).rows,
  };
}
