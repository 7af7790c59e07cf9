import type pg from 'pg';
import { finishCopy, unfinishedCopy } from '../backup.ts';
import { type Database, openDatabase } from '../database.ts';
import { DatabaseAddresses, Lane } from './lane.ts';

/** What a backup of PostgreSQL is served with; undefined where the nodes were given a secret of the operator's. */
export interface Copied {
  readonly cookieSecret: string | undefined;
}

const HOURS_MS = 24 * 3_600_000;
const ROWS_AT_ONCE = 2000;

/** The columns of each table that the embedded database has too; those that others refer to come first. */
const TABLES: Readonly<Record<string, string>> = {
  entries: 'code, seq, command, actor, body, at, link',
  packs: 'code, entries',
  tables: 'code, game, listed, phase, players, made, last, card',
  seated: 'player, code',
  plays: 'play, number, commitment, link, ended',
  records: 'play, code, game, ended, at, players, card, record',
  played: 'player, play, at',
  outages: 'since, until',
  heartbeat: 'one, at',
  players: 'id, name, made, old_cookies, progress_since',
  sessions: 'id, player, device, made, seen, until',
  carry_codes: 'hash, player, until',
  passkeys: 'id, player, public_key, counter, transports, made, device, used',
  challenges: 'challenge, purpose, player, until',
  progress: 'player, id, at, body',
  holidays: 'player, number, since, until',
  table_notes: 'player, code, body, at',
  table_plans: 'player, code, body, at',
  notice_wishes: 'player, body, feed',
  notice_channels: 'id, player, session, kind, body, made',
  notices: 'player, code, what, position, body, at, due, until, state, lease, seen',
  notice_sendings: 'player, code, what, position, channel, tries, due, lease',
  regulars: 'player, other, shows, stopped, hidden',
  invitations: 'player, code, sender, game, name, face, at',
  game_groups: 'id, name, token, maker, code, made',
  group_members: 'id, player, name, face, at',
  blocks: 'player, other, name, face, at',
  reports: 'id, at, reporter, accused, table_id, seq, message, reason, note, settled_at, settled_by, outcome',
  roles: 'player, role, made',
  role_invitations: 'hash, role, until',
  operator_sessions: 'id, player, made, seen',
  operator_log: 'seq, at, actor, action, target, detail, previous, link',
  sanctions: 'id, kind, player, address_range, reason, report, made_by, at, until, lifted, lifted_by, seen',
  closings: 'id, code, reason, at, done, outcome',
  house_settings: 'name, value, at',
  house_counts: 'hour, node, what, amount',
  privacy_work: 'name, state, due, lease',
  deal_results: 'game, day, player, game_version, won, points, choices, moves, face, at',
};

/**
 * Copies everything as it is at one moment into a file of the embedded kind, which can be checked, and served from, without
 * any PostgreSQL.
 */
export async function copyPostgres(url: string, copy: string): Promise<Copied> {
  const unfinished = unfinishedCopy(copy);
  const lane = new Lane(new DatabaseAddresses(url), 'backup', HOURS_MS);
  const database = openDatabase(unfinished);
  let cookieSecret: string | undefined;
  try {
    await lane.transact(async (client) => {
      for (const table of Object.keys(TABLES)) await copyTable(client, database, table);
      const { rows } = await client.query<{ secret: string }>(COOKIE_SECRET);
      cookieSecret = rows[0]?.secret;
    }, 'begin isolation level repeatable read read only');
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
    await lane.close();
  }
  finishCopy(unfinished, copy);
  return { cookieSecret };
}

const COOKIE_SECRET = "select secret from secrets where name = 'cookies'";

async function copyTable(client: pg.Client, database: Database, table: string): Promise<void> {
  const columns = TABLES[table];
  const names = columns.split(', ');
  const insert = database.prepare(
    `insert into ${table} (${columns}) values (${names.map(() => '?').join(', ')})`,
  );
  await client.query(`declare rows no scroll cursor for select ${columns} from ${table}`);
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`fetch ${ROWS_AT_ONCE} from rows`);
    if (rows.length === 0) break;
    database.exec('begin');
    for (const row of rows) insert.run(names.map((name) => row[name]));
    database.exec('commit');
  }
  await client.query('close rows');
}
