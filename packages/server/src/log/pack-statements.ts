import type { Entry } from '@samsara/table';
import { type Database, versionOf } from '../database/database.ts';
import { packed, unpacked } from './packing.ts';

/** The form of the database in which entries can be packed; an older one is read as it is. */
const FORM_WITH_PACKS = 2;

type ReadOpen = (code: string, after: number) => Entry[];

/** Reads entries wherever they lie, and packs them. `readOpen` gives those that lie open. */
export function packStatements(database: Database, readOpen: ReadOpen) {
  if (versionOf(database) < FORM_WITH_PACKS) return withoutPacks(readOpen);
  const packOf = database.prepare('select entries from packs where code = ?');
  const putPack = database.prepare(
    'insert into packs (code, entries) values (?, ?) on conflict (code) do update set entries = excluded.entries',
  );
  const dropPack = database.prepare('delete from packs where code = ?');
  const dropEntry = database.prepare('delete from entries where code = ? and seq = ?');

  /** All entries of a table of which some are packed. */
  function readAll(code: string): Entry[] | undefined {
    const [pack] = packOf.all([code]) as { entries: ArrayBuffer }[];
    return pack && unpacked(code, readOpen(code, 0), pack.entries);
  }

  const read: ReadOpen = (code, after) =>
    readAll(code)?.filter(({ seq }) => seq > after) ?? readOpen(code, after);

  return {
    read,
    find: (code: string, command: string): number | undefined =>
      readAll(code)?.find((entry) => entry.command === command)?.seq,
    pack(code: string, numbers: readonly number[]): void {
      const open = new Set(readOpen(code, 0).map(({ seq }) => seq));
      const wanted = new Set(numbers);
      // What was packed before stays packed.
      const chosen = read(code, 0).filter(({ seq }) => wanted.has(seq) || !open.has(seq));
      if (!chosen.some(({ seq }) => open.has(seq))) return;
      putPack.run([code, packed(chosen)]);
      for (const { seq } of chosen) dropEntry.run([code, seq]);
    },
    /** A table that goes on from a later entry needs no older ones. */
    leaveOut: (code: string): void => void dropPack.run([code]),
  };
}

function withoutPacks(read: ReadOpen) {
  return {
    read,
    find: (): undefined => undefined,
    pack: (): void => {
      throw new Error('nothing can be packed in a database of this form');
    },
    leaveOut: (): void => {},
  };
}
