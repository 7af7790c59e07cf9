import type { Entry } from '@samsara/table';
import type { Database } from '../database/database.ts';
import type { Appended, Notes } from './log.ts';

/** An entry in the order of its columns. */
export type EntryRow = readonly [
  code: string,
  seq: number,
  command: string,
  actor: string,
  body: string,
  at: number,
  link: string,
];

/** The entries of one commit, and what is to be written with some of them. */
export interface Batch {
  /** Rows sorted by table and number, as JSON: the database takes them apart, which is cheaper than binding each. */
  readonly rows: string;
  readonly count: number;
  readonly notes: readonly (readonly [row: number, notes: Notes])[];
}

/** Writes entries inside of the transaction that its caller has begun. */
export interface EntryWriter {
  /** All of them, or none and false: then some number or command is not free. */
  writeAll(batch: Batch): boolean;
  /** One after the other, with what became of each. */
  writeEach(batch: Batch): Appended[];
}

export function entryWriter(database: Database, note: (notes: Notes) => void): EntryWriter {
  const insertAll = database.prepare(`
    insert into entries (code, seq, command, actor, body, at, link)
    select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6 from json_each(?)
    where true on conflict do nothing`);
  const insert = database.prepare(`
    insert into entries (code, seq, command, actor, body, at, link) values (?, ?, ?, ?, ?, ?, ?)
    on conflict do nothing`);
  const byCommand = database.prepare('select seq from entries where code = ? and command = ?');

  function writeOne(row: EntryRow): Appended {
    if (insert.run([...row]).changes === 1) return { type: 'committed' };
    const [known] = byCommand.all([row[0], row[2]]) as { seq: number }[];
    return known === undefined ? { type: 'taken' } : { type: 'known', seq: known.seq };
  }

  return {
    writeAll({ rows, count, notes }) {
      if (insertAll.run([rows]).changes !== count) return false;
      for (const [, written] of notes) note(written);
      return true;
    },
    writeEach({ rows, notes }) {
      const notesOf = new Map(notes);
      return (JSON.parse(rows) as EntryRow[]).map((row, place) => {
        const became = writeOne(row);
        const written = notesOf.get(place);
        if (became.type === 'committed' && written !== undefined) note(written);
        return became;
      });
    },
  };
}

export function rowOf(entry: Entry): EntryRow {
  return [entry.table, entry.seq, entry.command, entry.actor, entry.body, entry.at, entry.link];
}
