import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Board } from '../cluster/board.ts';
import { boardInPostgres } from '../cluster/postgres-board.ts';
import { copyPostgres } from '../database/postgres/backup.ts';
import { CommonClock } from '../database/postgres/clock.ts';
import { DatabaseAddresses, Lane } from '../database/postgres/lane.ts';
import { makeDays, migrate, refuseUnsafe } from '../database/postgres/schema.ts';
import { dayAt } from '../deals/days.ts';
import { dealsIn } from '../deals/in-database.ts';
import { dealsInPostgres, forgetOldDeals } from '../deals/postgres-statements.ts';
import type { Head, Log } from '../log/log.ts';
import type { CommitWatch } from '../log/offers.ts';
import { OUTAGES_KEPT_MS } from '../log/outages.ts';
import { TOUCH } from '../log/postgres/append-sql.ts';
import { Appender } from '../log/postgres/appender.ts';
import { Reader } from '../log/postgres/reader.ts';
import { logStatements } from '../log/postgres/statements.ts';
import { moderationIn } from '../moderation/in-database.ts';
import { moderationInPostgres } from '../moderation/statements.ts';
import { noticesInPostgres } from '../notices/in-database.ts';
import { peopleIn } from '../people/in-database.ts';
import { peopleInPostgres } from '../people/statements.ts';
import { playersIn } from '../players/in-database.ts';
import { playersInPostgres } from '../players/postgres-statements.ts';
import { privacyInPostgres } from '../privacy/in-database.ts';
import { reportsIn } from '../reports/in-database.ts';
import { reportsInPostgres } from '../reports/statements.ts';
import type { Store } from './store.ts';

export interface PostgresOptions {
  /** `postgres://…`; several addresses separated by commas are tried in turn. */
  readonly url: string;
  /** Without it, the one that all nodes share. */
  readonly secret?: string;
  /** Without it, all nodes go by the clock of the database. */
  readonly now?: () => number;
  /** Milliseconds between commits under load. */
  readonly spacing?: number;
  /** Starts although what was acknowledged could be lost. */
  readonly allowUnsafe?: boolean;
  readonly onCommit?: CommitWatch;
  /** Told after each commit how far its tables have got. */
  readonly onAppended?: (heads: readonly Head[]) => void;
}

export interface PostgresStore extends Store {
  readonly addresses: DatabaseAddresses;
  readonly now: () => number;
  /** Something that is drawn once and shared by all nodes. */
  secret(name: 'cookies' | 'cluster'): Promise<string>;
  /** Tables that have entries, in the order of their codes. */
  codes(after: string, most: number): Promise<string[]>;
}

const SPACING_MS = 20;
const READERS = 3;
const TIDY_MS = 60_000;
const LONGEST_STEP_MS = 3_600_000;
const OLD_OUTAGES = 'delete from outages where until < $1';
const OLD_TICKETS = 'delete from challenges where until <= $1';
const OLD_SESSIONS = 'delete from sessions where until <= $1';

/** Opens the log in PostgreSQL for serving, beside other nodes or alone. */
export async function openPostgres(options: PostgresOptions): Promise<PostgresStore> {
  const addresses = new DatabaseAddresses(options.url);
  const writing = new Lane(addresses, 'log');
  const doing = new Lane(addresses, 'tables');
  const signing = new Lane(addresses, 'board');
  const readers = Array.from({ length: READERS }, () => new Lane(addresses, 'reader'));
  const lanes = [writing, doing, signing, ...readers];
  const closeLanes = () => Promise.all(lanes.map((lane) => lane.close()));
  const clock = new CommonClock(doing);
  const now = options.now ?? clock.now;
  let { secret = '' } = options;
  try {
    if (options.allowUnsafe !== true) await refuseUnsafe(doing);
    if (options.now === undefined) await clock.compare();
    await bringSchemaUpToDate(addresses, now());
    await beginServing(doing, now());
    if (secret === '') secret = await sharedSecret(doing, 'cookies');
  } catch (error) {
    await closeLanes();
    throw error;
  }

  const appender = new Appender(writing, {
    spacing: options.spacing ?? SPACING_MS,
    onCommit: options.onCommit ?? (() => {}),
    onAppended: options.onAppended ?? (() => {}),
  });
  const reader = new Reader(readers);
  const { codes, ...statements } = logStatements(reader, doing);
  const board = boardInPostgres(signing, nodeName());
  const alive = (at: number, silentSince?: number) => signAlive(signing, at, silentSince);
  const stopTidying = tidyRegularly(doing, now, options.now === undefined ? clock : undefined);

  const log: Log = {
    ...statements,
    append: (entry, notes) => appender.append(entry, notes),
    read: (table, after) => reader.read(table, after),
    alive,
    backup: async (file) => void (await copyPostgres(options.url, file)),
    async close() {
      stopTidying();
      await appender.close();
      await alive(now()).catch(() => {});
      await closeLanes();
    },
  };
  return {
    log,
    board,
    players: playersIn(
      playersInPostgres(() => reader.lane),
      now,
      secret,
    ),
    people: peopleIn(
      peopleInPostgres(() => reader.lane),
      now,
    ),
    reports: reportsIn(
      reportsInPostgres(() => reader.lane),
      now,
    ),
    deals: dealsIn(
      dealsInPostgres(() => reader.lane),
      now,
    ),
    notices: noticesInPostgres(() => reader.lane),
    moderation: moderationIn(
      moderationInPostgres(() => reader.lane),
      now,
    ),
    privacy: privacyInPostgres(() => reader.lane),
    check: async () => void (await writing.run((client) => client.query(TOUCH))),
    addresses,
    now,
    secret: (name) => sharedSecret(doing, name),
    codes,
  };
}

/** Forgets what is too old to matter, and keeps the common clock right where nodes go by it. */
function tidyRegularly(lane: Lane, now: () => number, clock: CommonClock | undefined): () => void {
  const tidy = async () => {
    await lane.run((client) => client.query(OLD_TICKETS, [now()]));
    await lane.run((client) => client.query(OLD_SESSIONS, [now()]));
    await lane.run((client) => client.query(OLD_OUTAGES, [now() - OUTAGES_KEPT_MS]));
    await forgetOldDeals(lane, dayAt(now()));
    await makeDays(lane, now());
    await clock?.compare();
  };
  const tidying = setInterval(() => void tidy().catch(() => {}), TIDY_MS);
  tidying.unref();
  return () => clearInterval(tidying);
}

/** A step of the schema may take longer than anything else. */
async function bringSchemaUpToDate(addresses: DatabaseAddresses, now: number): Promise<void> {
  const lane = new Lane(addresses, 'form', LONGEST_STEP_MS);
  try {
    await migrate(lane, now);
    await makeDays(lane, now);
  } finally {
    await lane.close();
  }
}

/** Reads a log that others may be writing to. */
export function readPostgres(url: string) {
  const lane = new Lane(new DatabaseAddresses(url), 'check');
  const reader = new Reader([lane]);
  const { codes, promises } = logStatements(reader, lane);
  return {
    codes,
    promises,
    read: (table: string, after: number) => reader.read(table, after),
    close: () => lane.close(),
  };
}

/** Every start is another node, so that nothing it said before is taken for its word. */
function nodeName(): Board['node'] {
  return `${hostname().slice(0, 40)}-${randomBytes(6).toString('hex')}`;
}

/** If no other node serves, what lies between the last sign of life and now was an outage. */
async function beginServing(lane: Lane, at: number): Promise<void> {
  await lane.transact(async (client) => {
    await client.query(
      `select put_outage(at, $1) from heartbeat
       where one = 1 and not exists (select from nodes where seen > clock_timestamp() - interval '5 seconds')`,
      [at],
    );
    await client.query(
      'insert into heartbeat (one, at) values (1, $1) on conflict (one) do update set at = greatest(heartbeat.at, $1)',
      [at],
    );
  });
}

async function signAlive(lane: Lane, at: number, silentSince: number | undefined): Promise<void> {
  await lane.run(async (client) => {
    if (silentSince !== undefined) await client.query('select put_outage($1, $2)', [silentSince, at]);
    await client.query('update heartbeat set at = greatest(at, $1) where one = 1', [at]);
  });
}

async function sharedSecret(lane: Lane, name: string): Promise<string> {
  const drawn = randomBytes(32).toString('hex');
  return lane.run(async (client) => {
    await client.query('insert into secrets (name, secret) values ($1, $2) on conflict do nothing', [
      name,
      drawn,
    ]);
    const { rows } = await client.query<{ secret: string }>('select secret from secrets where name = $1', [
      name,
    ]);
    return rows[0].secret;
  });
}
