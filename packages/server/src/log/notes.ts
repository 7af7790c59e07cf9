import { deflateSync, inflateSync } from 'node:zlib';
import type { Database } from '../database/database.ts';
import type { EndedPlay, Notes, TableIndex } from './log.ts';

/** Writes what is kept beside the entries, inside of the transaction that its caller has begun. */
export function noteWriter(database: Database): (notes: Notes) => void {
  const playersOf = database.prepare('select players from tables where code = ?');
  const putTable = database.prepare(`
    insert into tables (code, game, listed, phase, players, made, last, card) values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (code) do update set game = excluded.game, listed = excluded.listed, phase = excluded.phase,
      players = excluded.players, made = excluded.made, last = excluded.last, card = excluded.card`);
  const clearSeated = database.prepare('delete from seated where code = ?');
  const putSeated = database.prepare(
    'insert into seated (player, code) values (?, ?) on conflict do nothing',
  );
  const endPlay = database.prepare('update plays set ended = ? where play = ?');
  const putRecord = database.prepare(`
    insert into records (play, code, game, ended, at, players, card, record) values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do nothing`);
  const putPlayed = database.prepare(
    'insert into played (player, play, at) values (?, ?, ?) on conflict do nothing',
  );

  function noteIndex(index: TableIndex): void {
    const players = JSON.stringify(index.players);
    const [before] = playersOf.all([index.table]) as { players: string }[];
    const listed = index.public ? 1 : 0;
    const { table, game, phase, made, last, card } = index;
    putTable.run([table, game, listed, phase, players, made, last, card]);
    if (before?.players === players) return;
    clearSeated.run([table]);
    for (const player of index.players) putSeated.run([player, table]);
  }

  function noteEnded(ended: EndedPlay): void {
    const { play, table, game, at, players, card } = ended;
    endPlay.run([ended.ended, play]);
    const record = deflateSync(ended.record);
    putRecord.run([play, table, game, ended.ended, at, JSON.stringify(players), card, record]);
    for (const player of players) if (player !== null) putPlayed.run([player, play, at]);
  }

  return ({ index, ended }) => {
    if (index !== undefined) noteIndex(index);
    if (ended !== undefined) noteEnded(ended);
  };
}

/** The text of a record as it is kept. */
export function recordText(kept: ArrayBuffer | Uint8Array): string {
  return inflateSync(kept).toString('utf8');
}
