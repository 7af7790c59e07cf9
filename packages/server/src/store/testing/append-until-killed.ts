// Appends to the database named by the first argument until it is killed, and writes a line for every entry that was
// acknowledged: the table, the number and the link.
import { writeSync } from 'node:fs';
import { entryAfter } from '../../log/testing/samples.ts';
import { openEmbedded } from '../embedded.ts';

const { log } = await openEmbedded({ file: process.argv[3], spacing: 1 });

for (const table of ['KILLA2', 'KILLB2', 'KILLC2', 'KILLD2']) appendForEver(table);

async function appendForEver(table: string): Promise<void> {
  let last = (await log.read(table, 0)).at(-1);
  for (;;) {
    const entry = entryAfter(table, last, `ann:${(last?.seq ?? 0) + 1}`);
    const { type } = await log.append(entry);
    if (type === 'committed') writeSync(1, `${table} ${entry.seq} ${entry.link}\n`);
    last = entry;
  }
}
