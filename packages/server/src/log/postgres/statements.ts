import type { Entry } from '@samsara/table';
import type pg from 'pg';
import { LogFailure } from '../../database/failure.ts';
import { isCollision, type Lane } from '../../database/postgres/lane.ts';
import type { Head, Log, Play, TableIndex } from '../log.ts';
import { recordText } from '../notes.ts';
import { packed, unpacked } from '../packing.ts';
import {
  type EndedRow,
  endedFrom,
  type IndexRow,
  indexOf,
  playersRead,
  type ResultRow,
} from '../statements.ts';
import type { Reader } from './reader.ts';

const ENTRY = 'code as "table", seq, command, actor, body, at, link';
const INDEX = 'code as "table", game, listed, phase, players, made, last, card';
const PLAY = 'play, number, commitment, link, ended';
const MOST_COLLISIONS = 10;

type Asked = Omit<Log, 'append' | 'read' | 'backup' | 'close' | 'alive'>;

/** What can be asked of the log and done to it besides appending. */
export function logStatements(reader: Reader, writing: Lane): Asked & Codes {
  return {
    ...entryStatements(reader, writing),
    ...playStatements(reader, writing),
    ...tableStatements(reader),
  };
}

function entryStatements(
  reader: Reader,
  writing: Lane,
): Pick<Asked, 'find' | 'heads' | 'compact' | 'pack'> & Codes {
  const all = asking(reader);
  const find = all<{ seq: number | null; packed: boolean }>(
    'find',
    `select (select seq from entries where code = $1 and command = $2) as seq,
       exists (select from packs where code = $1) as packed`,
  );
  const heads = all<{ code: string; seq: number }>(
    'heads',
    `select asked.code, last.seq from unnest($1::text[]) as asked (code),
     lateral (select seq from entries where entries.code = asked.code order by seq desc limit 1) last`,
  );
  const codes = all<{ code: string }>(
    'codes',
    'select distinct code from entries where code > $1 order by code limit $2',
  );

  return {
    async find(table, command) {
      const [{ seq, packed }] = await find(table, command);
      if (seq !== null || !packed) return seq ?? undefined;
      return (await reader.read(table, 0)).find((entry) => entry.command === command)?.seq;
    },
    heads: async (tables) => (await heads(tables)).map(({ code, seq }): Head => [code, seq]),
    compact: (table, from) => retryCollisions(() => compactIn(writing, table, from)),
    pack: (table, numbers) => retryCollisions(() => packIn(writing, table, numbers)),
    codes: async (after, most) => (await codes(after, most)).map(({ code }) => code),
  };
}

/** Promises about games, and the games that have ended. */
function playStatements(
  reader: Reader,
  writing: Lane,
): Pick<
  Asked,
  'promise' | 'promises' | 'isPromised' | 'endedOf' | 'resultsOf' | 'forgetPlayed' | 'ended' | 'record'
> {
  const all = asking(reader);
  const promises = all<Play>(
    'promises',
    `select ${PLAY} from plays where number >= $1 order by number limit $2`,
  );
  const promised = all<{ play: string }>(
    'promised',
    'select play from plays where play > $1 and play < $2 limit 1',
  );
  const ended = all<EndedRow>(
    'ended',
    'select play, code as "table", game, ended, at, players, card from records where play = $1',
  );
  const endedOf = all<EndedRow>(
    'ended-of',
    `select r.play, r.code as "table", r.game, r.ended, r.at, r.players, r.card
     from played p join records r on r.day = p.day and r.play = p.play
     where p.player = $1 order by p.at desc limit $2`,
  );
  const resultsOf = all<ResultRow>(
    'results-of',
    `select r.play, r.code as "table", r.game, r.at, r.players, r.card, c.commitment
     from played p join records r on r.day = p.day and r.play = p.play join plays c on c.play = p.play
     where p.player = $1 and r.ended = 'finished' order by p.at desc limit $2`,
  );
  const record = all<{ record: Buffer }>('record', 'select record from records where play = $1');

  return {
    promise: (play, commitment) => retryCollisions(() => promiseIn(writing, play, commitment)),
    promises,
    isPromised: async (table) => (await promised(`${table}-`, `${table}.`)).length > 0,
    endedOf: async (player, most) => (await endedOf(player, most)).map(endedFrom),
    resultsOf: async (player, most) => (await resultsOf(player, most)).map(playersRead),
    forgetPlayed: async (player) => {
      await writing.run((client) => client.query('delete from played where player = $1', [player]));
    },
    ended: async (play) => (await ended(play)).map(endedFrom)[0],
    record: async (play) => (await record(play)).map((row) => recordText(row.record))[0],
  };
}

function tableStatements(
  reader: Reader,
): Pick<Asked, 'index' | 'running' | 'abandoned' | 'tablesOf' | 'outages'> {
  const all = asking(reader);
  const index = all<IndexRow>('index', `select ${INDEX} from tables where code = $1`);
  const running = all<{ code: string }>(
    'running',
    "select code from tables where phase = 'playing' order by last desc",
  );
  const abandoned = all<{ code: string }>(
    'abandoned',
    "select code from tables where phase in ('gathering', 'playing', 'paused') and last < $1 order by last limit $2",
  );
  const tablesOf = all<IndexRow>(
    'tables-of',
    `select ${INDEX} from tables where code in (select code from seated where player = $1)
     and phase not in ('over', 'closed') order by last desc limit $2`,
  );
  const outages = all<{ from: number; to: number }>(
    'outages',
    'select since as "from", until as "to" from outages order by since',
  );

  return {
    index: async (table) => (await index(table)).map(indexOf)[0],
    running: async () => (await running()).map(({ code }) => code),
    abandoned: async (since, most) => (await abandoned(since, most)).map(({ code }) => code),
    tablesOf: async (player, most): Promise<TableIndex[]> => (await tablesOf(player, most)).map(indexOf),
    outages: () => outages(),
  };
}

function asking(reader: Reader) {
  return <Row extends object>(name: string, text: string) =>
    async (...values: unknown[]): Promise<Row[]> =>
      (await reader.lane.run((client) => client.query<Row>({ name, text, values }))).rows;
}

interface Codes {
  /** Tables that have entries, in the order of their codes. */
  codes(after: string, most: number): Promise<string[]>;
}

/** Does again what stood in another transaction's way. */
async function retryCollisions<T>(work: () => Promise<T>): Promise<T> {
  for (let collisions = 0; ; collisions += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isCollision(error) || collisions >= MOST_COLLISIONS) throw error;
    }
  }
}

async function promiseIn(lane: Lane, play: string, commitment: string): Promise<Play> {
  const { rows } = await lane.run((client) =>
    client.query<Play>(`select ${PLAY} from promise_play($1, $2)`, [play, commitment]),
  );
  return rows[0];
}

/** Two nodes must not tidy the same table at the same time. */
const HOLD_TABLE = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

async function compactIn(lane: Lane, table: string, from: Entry): Promise<void> {
  if (table !== from.table) throw new LogFailure(`an entry of ${from.table} is none of ${table}`);
  await lane.transact(async (client) => {
    await client.query(HOLD_TABLE, [table]);
    const { rows } = await client.query('select link from entries where code = $1 and seq = $2', [
      table,
      from.seq,
    ]);
    if (rows[0]?.link !== from.link) {
      throw new LogFailure(`table ${table} has no such entry ${from.seq} to go on from`);
    }
    const kept = (await everything(client, table)).closed.filter(({ seq }) => seq > from.seq);
    await client.query('delete from entries where code = $1 and seq < $2', [table, from.seq]);
    await putPack(client, table, kept);
  });
}

async function packIn(lane: Lane, table: string, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await lane.transact(async (client) => {
    await client.query(HOLD_TABLE, [table]);
    const wanted = new Set(numbers);
    const { open, closed } = await everything(client, table);
    const leaving = open.filter(({ seq }) => wanted.has(seq));
    if (leaving.length === 0) return;
    // What was packed before stays packed.
    await putPack(
      client,
      table,
      [...closed, ...leaving].sort((a, b) => a.seq - b.seq),
    );
    const gone = leaving.map(({ seq }) => seq);
    await client.query('delete from entries where code = $1 and seq = any($2)', [table, gone]);
  });
}

/** The entries of a table that lie open, and those that are packed. */
async function everything(client: pg.Client, table: string): Promise<{ open: Entry[]; closed: Entry[] }> {
  const { rows: open } = await client.query<Entry>(
    `select ${ENTRY} from entries where code = $1 order by seq`,
    [table],
  );
  const { rows } = await client.query<{ entries: Buffer }>('select entries from packs where code = $1', [
    table,
  ]);
  if (rows.length === 0) return { open, closed: [] };
  const lying = new Set(open.map(({ seq }) => seq));
  const all = unpacked(table, open, rows[0].entries);
  return { open, closed: all.filter(({ seq }) => !lying.has(seq)) };
}

async function putPack(client: pg.Client, table: string, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) {
    await client.query('delete from packs where code = $1', [table]);
    return;
  }
  await client.query(
    'insert into packs (code, entries) values ($1, $2) on conflict (code) do update set entries = excluded.entries',
    [table, packed(entries)],
  );
}
