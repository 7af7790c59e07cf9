import { deflateSync, inflateSync } from 'node:zlib';
import type { Entry } from '@samsara/table';
import { linkOf } from './chain.ts';

type Packed = readonly [seq: number, command: string, actor: string, body: string, at: number];

/** Entries in little room. Their links are left out: they follow from the entry before each. */
export function packed(entries: readonly Entry[]): Uint8Array {
  const rows = entries.map(({ seq, command, actor, body, at }): Packed => [seq, command, actor, body, at]);
  return deflateSync(JSON.stringify(rows));
}

/** All entries of a table in order, from those that lie open and those that are packed. */
export function unpacked(table: string, open: readonly Entry[], pack: ArrayBuffer | Uint8Array): Entry[] {
  const rows = JSON.parse(inflateSync(pack).toString('utf8')) as Packed[];
  const closed = rows.map(
    ([seq, command, actor, body, at]): Entry => ({ table, seq, command, actor, body, at, link: '' }),
  );
  const entries: Entry[] = [];
  for (const entry of [...open, ...closed].sort((a, b) => a.seq - b.seq)) {
    const link = entry.link || linkOf(entries.at(-1)?.link ?? '', entry);
    entries.push({ ...entry, link });
  }
  return entries;
}
