import type { Entry } from '@samsara/table';
import type { Log } from '../src/log/log.ts';
import { entryAfter } from '../src/log/testing/samples.ts';

const TABLES = 400;

/** Entries a second that a log takes when many tables write at once, and nothing else is done. */
export async function bareSpeed(log: Log, entries: number): Promise<number> {
  const each = Math.ceil(entries / TABLES);
  const since = performance.now();
  await Promise.all(Array.from({ length: TABLES }, (_, table) => fillTable(log, `B${table}`, each)));
  return (TABLES * each) / ((performance.now() - since) / 1000);
}

async function fillTable(log: Log, table: string, count: number): Promise<void> {
  let last: Entry | undefined;
  for (let n = 1; n <= count; n++) {
    const entry = entryAfter(table, last, `ann:${n}`, '["m",1,"play 14 14"]');
    await log.append(entry);
    last = entry;
  }
}
