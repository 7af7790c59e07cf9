import { type Entry, forgetInEntries, type PlayerId } from '@samsara/table';
import { type Asking, ask } from '../database/asking.ts';
import { sha256 } from '../log/chain.ts';

/** What a step has found, and how far it went: null at the end. */
export interface Found {
  readonly found: readonly string[];
  readonly last: string | null;
}

/** Each looks at a bounded number of rows after a place, so that nobody waits for it. */
export const RETENTION_STEPS = {
  /** People who have not been here since: neither by a device nor by a passkey. */
  *unseenPeople(since: number, after: PlayerId, most: number): Asking<Found> {
    const some = yield* ask<{ id: string; made: number }>(
      'select id, made from players where id > $1 order by id limit $2',
      after,
      most,
    );
    const last = some.at(-1)?.id ?? null;
    if (last === null) return { found: [], last };
    const seen = yield* ask<{ player: string }>(
      `select player from sessions where player > $1 and player <= $2 and seen >= $3
       union select player from passkeys where player > $1 and player <= $2 and coalesce(used, made) >= $3`,
      after,
      last,
      since,
    );
    const isSeen = new Set(seen.map(({ player }) => player));
    return { found: some.flatMap(({ id, made }) => (made < since && !isSeen.has(id) ? [id] : [])), last };
  },

  /** Drops the records of games that ended before that. Their promises stay: they name nobody. */
  *dropRecords(before: number, after: string, most: number): Asking<Found> {
    const some = yield* ask<{ play: string; at: number; players: string }>(
      'select play, at, players from records where play > $1 order by play limit $2',
      after,
      most,
    );
    const old = some.filter(({ at }) => at < before);
    for (const { play, players } of old) {
      for (const player of JSON.parse(players) as (PlayerId | null)[])
        yield* ask('delete from played where player = $1 and play = $2 returning play', player, play);
      yield* ask('delete from records where play = $1 returning play', play);
    }
    return { found: old.map(({ play }) => play), last: some.at(-1)?.play ?? null };
  },

  /** Drops reports that were settled before that. */
  *dropReports(before: number, after: string, most: number): Asking<Found> {
    return yield* dropped(
      `delete from reports where id in
         (select id from reports where id > $1 and settled_at < $2 order by id limit $3) returning id`,
      [after, before, most],
    );
  },

  /** Drops sanctions that ended before that; a warning ends when it is read. */
  *dropSanctions(before: number, after: string, most: number): Asking<Found> {
    return yield* dropped(
      `delete from sanctions where id in
         (select id from sanctions where id > $1
            and coalesce(lifted, until, case when kind = 'warn' then seen end) < $2
          order by id limit $3) returning id`,
      [after, before, most],
    );
  },

  /** Tables that are closed, or whose game is over, since before that. */
  *endedTables(before: number, after: string, most: number): Asking<Found> {
    const some = yield* ask<{ code: string; phase: string; last: number }>(
      'select code, phase, last from tables where code > $1 order by code limit $2',
      after,
      most,
    );
    const old = some.filter(({ phase, last }) => last < before && (phase === 'over' || phase === 'closed'));
    return { found: old.map(({ code }) => code), last: some.at(-1)?.code ?? null };
  },

  /** Drops a table at which nobody has a seat any more. Its code is not given again. */
  *dropTable(code: string): Asking<boolean> {
    const [gone] = yield* ask(
      "delete from tables where code = $1 and (phase = 'closed' or players = '[]') returning code",
      code,
    );
    if (gone === undefined) return false;
    for (const table of ['entries', 'packs', 'seated', 'table_notes', 'table_plans'])
      yield* ask(`delete from ${table} where code = $1 returning code`, code);
    return true;
  },

  /** Tables at which something was said before that and can still be read. */
  *oldWords(until: number, after: string, most: number): Asking<Found> {
    const some = yield* ask<{ code: string }>(
      'select code from tables where code > $1 order by code limit $2',
      after,
      most,
    );
    const last = some.at(-1)?.code ?? null;
    if (last === null) return { found: [], last };
    const spoken = yield* ask<Entry>(
      `select code as "table", seq, command, actor, body, at, link from entries
       where code > $1 and code <= $2 and (body like '{"type":"say"%' or body like '%"chat":[{%')`,
      after,
      last,
    );
    const old = forgetInEntries(spoken, { until }, sha256);
    return { found: [...new Set(old.map(({ table }) => table))], last };
  },
};

/** What a statement deletes and gives back; where nothing was left, that was the end. */
function* dropped(sql: string, given: readonly [after: string, before: number, most: number]): Asking<Found> {
  const gone = yield* ask<{ id: string }>(sql, ...given);
  const found = gone.map(({ id }) => id).sort();
  return { found, last: found.at(-1) ?? null };
}
