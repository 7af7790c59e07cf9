import type { Entry } from '@samsara/table';
import type { Database } from '../database/database.ts';
import { NO_LINK, promiseLink } from './chain.ts';
import type { EndedPlay, Head, Play, PlayResult, TableIndex } from './log.ts';
import { recordText } from './notes.ts';
import { OUTAGES_KEPT_MS } from './outages.ts';
import { packStatements } from './pack-statements.ts';

const ENTRY = 'code as "table", seq, command, actor, body, at, link';
const INDEX = 'code as "table", game, listed, phase, players, made, last, card';

export type IndexRow = Omit<TableIndex, 'public' | 'players'> & { listed: number; players: string };
export type ResultRow = Omit<PlayResult, 'players'> & { players: string };
export type EndedRow = Omit<EndedPlay, 'record' | 'players'> & { players: string };

/** What can be asked of the log and done to it besides appending. Runs beside the database. */
export function logStatements(database: Database) {
  return {
    ...entryStatements(database),
    ...playStatements(database),
    ...tableStatements(database),
    ...serviceStatements(database),
  };
}

function entryStatements(database: Database) {
  const { all, run } = preparing(database);
  const readOpen = all<Entry>(`select ${ENTRY} from entries where code = ? and seq > ? order by seq`);
  const at = all<{ link: string }>('select link from entries where code = ? and seq = ?');
  const head = all<{ seq: number }>('select seq from entries where code = ? order by seq desc limit 1');
  const find = all<{ seq: number }>('select seq from entries where code = ? and command = ?');
  const leaveOut = run('delete from entries where code = ? and seq < ?');
  const codes = all<{ code: string }>(
    'select distinct code from entries where code > ? order by code limit ?',
  );
  const packs = packStatements(database, readOpen);

  return {
    read: packs.read,
    find: (code: string, command: string): number | undefined =>
      find(code, command)[0]?.seq ?? packs.find(code, command),
    pack: packs.pack,
    compact(from: Entry): void {
      if (at(from.table, from.seq)[0]?.link !== from.link) {
        throw new Error(`table ${from.table} has no such entry ${from.seq} to go on from`);
      }
      leaveOut(from.table, from.seq);
      packs.leaveOut(from.table);
    },
    /** Tables that have entries, in the order of their codes. */
    codes: (after: string, most: number): string[] => codes(after, most).map((row) => row.code),
    heads: (tables: readonly string[]): Head[] =>
      tables.flatMap((code) => head(code).map(({ seq }): Head => [code, seq])),
  };
}

/** Promises about games, and the games that have ended. */
function playStatements(database: Database) {
  const { all, run } = preparing(database);
  const play = all<Play>('select play, number, commitment, link, ended from plays where play = ?');
  const lastPlay = all<Play>('select number, link from plays order by number desc limit 1');
  const putPlay = run('insert into plays (play, number, commitment, link) values (?, ?, ?, ?)');
  const plays = all<Play>(
    'select play, number, commitment, link, ended from plays where number >= ? order by number limit ?',
  );
  const promised = all<{ play: string }>('select play from plays where play > ? and play < ? limit 1');
  const endedOf = all<EndedRow>(`
    select r.play, r.code as "table", r.game, r.ended, r.at, r.players, r.card
    from played p join records r on r.play = p.play where p.player = ? order by p.at desc limit ?`);
  const resultsOf = all<ResultRow>(`
    select r.play, r.code as "table", r.game, r.at, r.players, r.card, c.commitment
    from played p join records r on r.play = p.play join plays c on c.play = p.play
    where p.player = ? and r.ended = 'finished' order by p.at desc limit ?`);
  const ended = all<EndedRow>(
    'select play, code as "table", game, ended, at, players, card from records where play = ?',
  );
  const record = all<{ record: ArrayBuffer }>('select record from records where play = ?');

  return {
    promise(name: string, commitment: string): Play {
      const [known] = play(name);
      if (known !== undefined) return known;
      const before = lastPlay()[0] ?? { number: 0, link: NO_LINK };
      const number = before.number + 1;
      const link = promiseLink(before.link, number, commitment);
      putPlay(name, number, commitment, link);
      return { play: name, number, commitment, link, ended: null };
    },
    promises: plays,
    isPromised: (code: string): boolean => promised(`${code}-`, `${code}.`).length > 0,
    endedOf: (player: string, most: number): Omit<EndedPlay, 'record'>[] =>
      endedOf(player, most).map(endedFrom),
    resultsOf: (player: string, most: number): PlayResult[] => resultsOf(player, most).map(playersRead),
    forgetPlayed: run('delete from played where player = ?'),
    ended: (name: string): Omit<EndedPlay, 'record'> | undefined => ended(name).map(endedFrom)[0],
    record: (name: string): string | undefined => record(name).map((row) => recordText(row.record))[0],
  };
}

function tableStatements(database: Database) {
  const { all } = preparing(database);
  const index = all<IndexRow>(`select ${INDEX} from tables where code = ?`);
  const running = all<{ code: string }>("select code from tables where phase = 'playing' order by last desc");
  const abandoned = all<{ code: string }>(
    "select code from tables where phase in ('gathering', 'playing', 'paused') and last < ? order by last limit ?",
  );
  const tablesOf = all<IndexRow>(
    `select ${INDEX} from tables where code in (select code from seated where player = ?)
     and phase not in ('over', 'closed') order by last desc limit ?`,
  );

  return {
    index: (code: string): TableIndex | undefined => index(code).map(indexOf)[0],
    running: (): string[] => running().map((row) => row.code),
    abandoned: (since: number, most: number): string[] => abandoned(since, most).map((row) => row.code),
    tablesOf: (player: string, most: number): TableIndex[] => tablesOf(player, most).map(indexOf),
  };
}

/** When the tables were served, and when not. */
function serviceStatements(database: Database) {
  const { all, run } = preparing(database);
  const outages = all<{ from: number; to: number }>(
    'select since as "from", until as "to" from outages order by since',
  );
  const lastAlive = all<{ at: number }>('select at from heartbeat where one = 1');
  const putAlive = run(
    'insert into heartbeat (one, at) values (1, ?) on conflict (one) do update set at = excluded.at',
  );
  const putOutage = run(
    'insert into outages (since, until) values (?, ?) on conflict (since) do update set until = excluded.until',
  );
  const dropOutages = run('delete from outages where until < ?');

  return {
    outages,
    alive(at: number, silentSince?: number): void {
      if (silentSince !== undefined && silentSince < at) {
        putOutage(silentSince, at);
        dropOutages(at - OUTAGES_KEPT_MS);
      }
      putAlive(at);
    },
    /** What lies between the last sign of life and now was an outage. */
    beginServing(now: number): void {
      dropOutages(now - OUTAGES_KEPT_MS);
      const last = lastAlive()[0]?.at;
      if (last !== undefined && last < now) putOutage(last, now);
      putAlive(now);
    },
    /** Fails when nothing can be written, without changing anything. */
    touch: run('update heartbeat set at = at where one = 1'),
  };
}

function preparing(database: Database) {
  return {
    all<Row>(sql: string) {
      const statement = database.prepare(sql);
      return (...given: (string | number)[]) => statement.all(given) as Row[];
    },
    run(sql: string) {
      const statement = database.prepare(sql);
      return (...given: (string | number)[]) => void statement.run(given);
    },
  };
}

export function endedFrom(row: EndedRow): Omit<EndedPlay, 'record'> {
  return playersRead(row);
}

/** A row as it is told: players are kept as JSON. */
export function playersRead<Row extends { readonly players: string }>({ players, ...rest }: Row) {
  return { ...rest, players: JSON.parse(players) as EndedPlay['players'] };
}

export function indexOf({ listed, players, ...rest }: IndexRow): TableIndex {
  return { ...rest, public: listed === 1, players: JSON.parse(players) };
}
