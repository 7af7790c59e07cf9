import { randomUUID } from 'node:crypto';
import type { Answer, OperatorDeed } from '../hub/hub.ts';
import type { LiveTables } from './live-tables.ts';

/** What an operator does at a table is an entry like any other: everybody there sees it, with the reason. */
export async function operate(
  tables: LiveTables,
  code: string,
  deed: OperatorDeed,
): Promise<Answer<{ seq: number }>> {
  const found = await tables.answerFor(code);
  if (!found.ok) return found;
  const live = found.value;
  const committed = await live.act(`operator:${randomUUID()}`, 'server', () =>
    live.table.phase === 'closed' ? undefined : { ok: true, body: deed },
  );
  return committed.ok ? { ok: true, value: { seq: committed.seq } } : committed;
}
