import { deflateSync } from 'node:zlib';
import type { Entry } from '@samsara/table';
import { dayOf } from '../../database/postgres/schema.ts';
import type { Notes } from '../log.ts';

/** An entry that is offered, and what is to be written with it. */
export interface Offered {
  readonly entry: Entry;
  readonly notes: Notes | undefined;
}

/**
 * Writes what is free. Rows are inserted in the order in which they are given, so that nodes that write at the same time
 * wait for each other in the same order. A number below one that is there is never free: what lay there was put elsewhere.
 */
const WRITE_ENTRIES = `
  insert into entries (code, seq, command, actor, body, at, link)
  select code, seq, command, actor, body, at, link
  from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[])
    with ordinality as offered (code, seq, command, actor, body, at, link, nth)
  where not exists (select from entries later where later.code = offered.code and later.seq > offered.seq)
  order by nth
  on conflict do nothing
  returning code, seq, command`;

/** The same with what is kept beside the entries, for those that were written. */
const WRITE_WITH_NOTES = `
  with written as (${WRITE_ENTRIES}),
  indexed as (
    select noted.* from unnest($8::text[], $9::bigint[], $10::text[], $11::bigint[], $12::text[], $13::text[],
      $14::bigint[], $15::bigint[], $16::text[]) as noted (code, seq, game, listed, phase, players, made, last, card)
    join written using (code, seq)
  ),
  ended as (
    select over.* from unnest($17::text[], $18::bigint[], $19::text[], $20::text[], $21::text[], $22::bigint[],
      $23::text[], $24::text[], $25::bytea[], $26::bigint[])
      as over (code, seq, play, game, ended, at, players, card, record, day)
    join written using (code, seq)
  ),
  put_tables as (
    insert into tables (code, game, listed, phase, players, made, last, card)
    select code, game, listed, phase, players, made, last, card from indexed order by code
    on conflict (code) do update set game = excluded.game, listed = excluded.listed, phase = excluded.phase,
      players = excluded.players, made = excluded.made, last = excluded.last, card = excluded.card
  ),
  left_seats as (
    delete from seated using indexed
    where seated.code = indexed.code and not (indexed.players::jsonb ? seated.player)
  ),
  taken_seats as (
    insert into seated (player, code)
    select distinct player, code from indexed, jsonb_array_elements_text(players::jsonb) as player order by code, player
    on conflict do nothing
  ),
  ended_plays as (
    update plays set ended = ended.ended from ended where plays.play = ended.play
  ),
  put_records as (
    insert into records (day, play, code, game, ended, at, players, card, record)
    select day, play, code, game, ended, at, players, card, record from ended order by play
    on conflict do nothing
  ),
  put_played as (
    insert into played (player, play, at, day)
    select distinct player, play, at, day from ended, jsonb_array_elements_text(players::jsonb) as player
    where player is not null order by player, play
    on conflict do nothing
  )
  select code, seq, command from written`;

/** The statement that writes these entries. */
export function writeStatement(offers: readonly Offered[]) {
  const entries = offers.map(({ entry }) => entry);
  const rows = [
    entries.map(({ table }) => table),
    entries.map(({ seq }) => seq),
    entries.map(({ command }) => command),
    entries.map(({ actor }) => actor),
    entries.map(({ body }) => body),
    entries.map(({ at }) => at),
    entries.map(({ link }) => link),
  ];
  if (offers.every(({ notes }) => notes === undefined)) {
    return { name: 'write', text: WRITE_ENTRIES, values: rows };
  }
  const values = [...rows, ...indexColumns(offers), ...endedColumns(offers)];
  return { name: 'write-with-notes', text: WRITE_WITH_NOTES, values };
}

function indexColumns(offers: readonly Offered[]): unknown[][] {
  const noted = offers.flatMap(({ entry, notes }) =>
    notes?.index === undefined ? [] : [{ seq: entry.seq, index: notes.index }],
  );
  return [
    noted.map(({ index }) => index.table),
    noted.map(({ seq }) => seq),
    noted.map(({ index }) => index.game),
    noted.map(({ index }) => (index.public ? 1 : 0)),
    noted.map(({ index }) => index.phase),
    noted.map(({ index }) => JSON.stringify(index.players)),
    noted.map(({ index }) => index.made),
    noted.map(({ index }) => index.last),
    noted.map(({ index }) => index.card),
  ];
}

function endedColumns(offers: readonly Offered[]): unknown[][] {
  const over = offers.flatMap(({ entry, notes }) =>
    notes?.ended === undefined ? [] : [{ seq: entry.seq, ended: notes.ended }],
  );
  return [
    over.map(({ ended }) => ended.table),
    over.map(({ seq }) => seq),
    over.map(({ ended }) => ended.play),
    over.map(({ ended }) => ended.game),
    over.map(({ ended }) => ended.ended),
    over.map(({ ended }) => ended.at),
    over.map(({ ended }) => JSON.stringify(ended.players)),
    over.map(({ ended }) => ended.card),
    over.map(({ ended }) => deflateSync(ended.record)),
    over.map(({ ended }) => dayOf(ended.at)),
  ];
}

/** What is known of commands: number and link by table and command. */
export const FIND_COMMANDS = `
  select entries.code, entries.command, entries.seq, entries.link
  from unnest($1::text[], $2::text[]) as asked (code, command) join entries using (code, command)`;

/** Writes something without changing anything. */
export const TOUCH = 'update heartbeat set at = at where one = 1';
