import { join } from 'node:path';
import type { Entry } from '@samsara/table';
import { openForReading } from '../src/database/database.ts';
import { verifyChain } from '../src/log/chain.ts';
import { logStatements } from '../src/log/statements.ts';
import type { Acknowledged } from './played-table.ts';

/** Every acknowledged move stands in the log exactly once, with its number; no number is missing; every chain holds. */
export async function compareWithLog(folder: string, ledger: readonly Acknowledged[]): Promise<string[]> {
  const byTable = entriesByTable(folder);
  const faults: string[] = [];
  for (const [table, entries] of byTable) {
    const broken = verifyChain(entries);
    if (broken !== undefined) faults.push(`${table}: the chain breaks at entry ${broken}`);
    const commands = new Set(entries.map(({ command }) => command));
    if (commands.size !== entries.length) faults.push(`${table}: a command stands twice`);
  }
  for (const { table, id, seq, move, seat } of ledger) {
    const found = byTable.get(table)?.find((entry) => entry.seq === seq);
    const first = byTable.get(table)?.[0].seq ?? Number.POSITIVE_INFINITY;
    if (found === undefined) {
      // A game that has ended is kept as its record, which the views were compared with.
      if (seq >= first)
        faults.push(`${table}: ${move} of seat ${seat} was acknowledged as ${seq} and is lost`);
    } else if (!found.command.endsWith(`:${id}`) || !found.body.includes(JSON.stringify(move))) {
      faults.push(`${table}: entry ${seq} is ${found.body}, but ${move} was acknowledged`);
    }
  }
  return faults;
}

function entriesByTable(folder: string): Map<string, Entry[]> {
  const database = openForReading(join(folder, 'samsara.db'));
  const { codes, read } = logStatements(database);
  const byTable = new Map<string, Entry[]>();
  for (const code of codes('', Number.MAX_SAFE_INTEGER)) byTable.set(code, read(code, 0));
  database.close();
  return byTable;
}
