import { verifyChain, verifyPromises } from '../log/chain.ts';
import { openForReading } from '../log/database.ts';
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

/** Works out every link of the database again, also while a server writes to it. */
export function checkDatabase(file: string): Checked {
  const database = openForReading(file);
  try {
    database.pragma('query_only = ON');
    const statements = logStatements(database);
    return { ...checkTables(statements), ...checkPromises(statements) };
  } finally {
    database.close();
  }
}

type Statements = ReturnType<typeof logStatements>;

function checkTables({ codes, read }: Statements): Pick<Checked, 'tables' | 'entries' | 'brokenTables'> {
  const brokenTables: { table: string; seq: number }[] = [];
  let tables = 0;
  let entries = 0;
  for (let some = codes('', AT_ONCE); some.length > 0; some = codes(some[some.length - 1], AT_ONCE)) {
    for (const table of some) {
      const chain = read(table, 0);
      const seq = verifyChain(chain);
      if (seq !== undefined) brokenTables.push({ table, seq });
      tables += 1;
      entries += chain.length;
    }
  }
  return { tables, entries, brokenTables };
}

function checkPromises({ promises }: Statements): Pick<Checked, 'promises' | 'brokenPromise'> {
  let last: Play | undefined;
  for (;;) {
    const some = promises((last?.number ?? 0) + 1, AT_ONCE);
    if (some.length === 0) return { promises: last?.number ?? 0, brokenPromise: undefined };
    const broken = verifyPromises(some, last);
    if (broken !== undefined) return { promises: broken, brokenPromise: broken };
    last = some[some.length - 1];
  }
}
