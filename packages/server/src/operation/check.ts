import type { Entry } from '@samsara/table';
import { openForReading } from '../database/database.ts';
import { verifyChain, verifyPromises } from '../log/chain.ts';
import type { Play } from '../log/log.ts';
import { logStatements } from '../log/statements.ts';

const AT_ONCE = 500;

export interface Checked {
  readonly tables: number;
  readonly entries: number;
  readonly promises: number;
  /** Tables with the first entry that does not follow from the one before it. */
  readonly brokenTables: readonly { readonly table: string; readonly seq: number }[];
  readonly brokenPromise: number | undefined;
}

/** What has to be read of a log; either kind of database will do. */
interface Readable {
  codes(after: string, most: number): Promise<string[]> | string[];
  read(table: string, after: number): Promise<Entry[]> | Entry[];
  promises(from: number, most: number): Promise<Play[]> | Play[];
}

/** Works out every link of an embedded database again, also while a server writes to it. */
export async function checkDatabase(file: string): Promise<Checked> {
  const database = openForReading(file);
  try {
    database.pragma('query_only = ON');
    return await checkLog(logStatements(database));
  } finally {
    database.close();
  }
}

export async function checkLog(log: Readable): Promise<Checked> {
  return { ...(await checkTables(log)), ...(await checkPromises(log)) };
}

async function checkTables(log: Readable): Promise<Pick<Checked, 'tables' | 'entries' | 'brokenTables'>> {
  const brokenTables: { table: string; seq: number }[] = [];
  let tables = 0;
  let entries = 0;
  for (let last = ''; ; ) {
    const some = await log.codes(last, AT_ONCE);
    if (some.length === 0) return { tables, entries, brokenTables };
    for (const table of some) {
      const chain = await log.read(table, 0);
      const seq = verifyChain(chain);
      if (seq !== undefined) brokenTables.push({ table, seq });
      tables += 1;
      entries += chain.length;
    }
    last = some[some.length - 1];
  }
}

async function checkPromises(log: Readable): Promise<Pick<Checked, 'promises' | 'brokenPromise'>> {
  let last: Play | undefined;
  for (;;) {
    const some = await log.promises((last?.number ?? 0) + 1, AT_ONCE);
    if (some.length === 0) return { promises: last?.number ?? 0, brokenPromise: undefined };
    const broken = verifyPromises(some, last);
    if (broken !== undefined) return { promises: broken, brokenPromise: broken };
    last = some[some.length - 1];
  }
}
