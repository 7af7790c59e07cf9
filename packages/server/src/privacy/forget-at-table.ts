import { deflateSync } from 'node:zlib';
import { peopleNamed, readRecord, withNames, writeRecord } from '@samsara/engine';
import {
  type Entry,
  forgetInEntries,
  NAMELESS,
  namesIn,
  type PlayerId,
  personIdOf,
  type ToForget,
} from '@samsara/table';
import { type Asking, ask } from '../database/asking.ts';
import { sha256 } from '../log/chain.ts';
import { GONE } from '../log/log.ts';
import { recordText } from '../log/notes.ts';

/** Everything that happened at a table but the moves, which name nobody: those are kept as lists. */
const DEEDS = `select code as "table", seq, command, actor, body, at, link from entries
  where code = $1 and body like '{%' order by seq`;

interface RecordRow {
  readonly play: string;
  readonly players: string;
  readonly card: string;
  readonly record: Uint8Array;
}

interface Card {
  readonly names: readonly string[];
  readonly faces?: readonly (number | null)[];
}

export const TABLE_STEPS = {
  /** Would anything at this table have to be written otherwise? */
  *isToForget(code: string, what: ToForget): Asking<boolean> {
    return forgetInEntries(yield* ask<Entry>(DEEDS, code), what, sha256).length > 0;
  },

  /** Takes a person out of a table: out of its log, its records, and what others are told of it. Or words up to a moment. */
  *forgetAt(code: string, what: ToForget): Asking<number> {
    const deeds = yield* ask<Entry>(DEEDS, code);
    const changed = forgetInEntries(deeds, what, sha256);
    for (const { seq, body } of changed)
      yield* ask('update entries set body = $3 where code = $1 and seq = $2 returning seq', code, seq, body);
    if (what.player === undefined) return changed.length;
    yield* forgetInNotices(code, namesIn(deeds, what.player));
    return changed.length + (yield* forgetInRecords(code, what.player));
  },

  /** Of the next tables in the order of their codes, those that know a person; and how far that went, null at the end. */
  *mentioning(
    player: PlayerId,
    after: string,
    most: number,
  ): Asking<{ codes: string[]; last: string | null }> {
    const some = yield* ask<{ code: string }>(
      'select code from tables where code > $1 order by code limit $2',
      after,
      most,
    );
    const last = some.at(-1)?.code ?? null;
    if (last === null) return { codes: [], last };
    const deeds = yield* ask<{ code: string; actor: string; body: string }>(
      "select code, actor, body from entries where code > $1 and code <= $2 and body like '{%' order by code, seq",
      after,
      last,
    );
    const found = deeds.filter(
      ({ code, actor, body }) =>
        actor === player || body.includes(player) || body.includes(personIdOf(code, player)),
    );
    return { codes: [...new Set(found.map(({ code }) => code))], last };
  },
};

function* forgetInRecords(code: string, player: PlayerId): Asking<number> {
  const records = yield* ask<RecordRow>(
    'select play, players, card, record from records where play > $1 and play < $2 order by play',
    `${code}-`,
    `${code}.`,
  );
  const theirs = records.filter(({ players }) => (JSON.parse(players) as unknown[]).includes(player));
  for (const row of theirs) {
    const { players, card, record } = recordWithout(row, player);
    yield* ask(
      'update records set players = $2, card = $3, record = $4 where play = $1 returning play',
      row.play,
      players,
      card,
      record,
    );
  }
  return theirs.length;
}

/** The row of a game with nobody in place of that person. */
function recordWithout(row: RecordRow, player: PlayerId): Omit<RecordRow, 'play'> {
  const players = JSON.parse(row.players) as (PlayerId | null)[];
  const card = JSON.parse(row.card) as Card;
  const isTheirs = (_: unknown, seat: number) => players[seat] === player;
  const isOthers = (_: unknown, seat: number) => players[seat] !== null && players[seat] !== player;
  const own = card.names.filter(isTheirs);
  const others = card.names.filter(isOthers);
  const record = readRecord(recordText(row.record));
  // Whoever has left a game is in no seat of its list: what nobody else there is called may be their name.
  const hasLeft = players.indexOf(player) >= card.names.length;
  const unknown = hasLeft ? peopleNamed(record).filter((name) => !others.includes(name)) : [];
  const forgotten = new Set([...own, ...unknown]);
  const renamed = withNames(record, (name) => (forgotten.has(name) ? NAMELESS : name));
  return {
    players: JSON.stringify(players.map((each) => (each === player ? GONE : each))),
    card: JSON.stringify({
      ...card,
      names: card.names.map((name, seat) => (isTheirs(name, seat) ? NAMELESS : name)),
      ...(card.faces && { faces: card.faces.map((face, seat) => (isTheirs(face, seat) ? null : face)) }),
    }),
    record: deflateSync(writeRecord(renamed)),
  };
}

/** What others are still to be told of the table names that person no more. */
function* forgetInNotices(code: string, names: readonly string[]): Asking<void> {
  const rows = yield* ask<{ player: string; what: string; position: string; body: string }>(
    'select player, what, position, body from notices where code = $1',
    code,
  );
  for (const { player, what, position, body } of rows) {
    const facts = JSON.parse(body) as { names: readonly string[] };
    if (!facts.names.some((name) => names.includes(name))) continue;
    const others = facts.names.map((name) => (names.includes(name) ? NAMELESS : name));
    yield* ask(
      `update notices set body = $5 where player = $1 and code = $2 and what = $3 and position = $4
       returning code`,
      player,
      code,
      what,
      position,
      JSON.stringify({ ...facts, names: others }),
    );
  }
}
