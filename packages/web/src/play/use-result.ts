import type { TableInfo } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../contract/table-context.ts';

/** After the end of a game the result or the table can be looked at, unless something else comes first. */
export function useResult({ outcome, isReplay }: Table, info: TableInfo, waits = false) {
  const isOver = (outcome !== null || (isEnded(info) && !isReplay)) && !waits;
  const [seen, see] = useState<'table' | 'result' | null>(null);
  useEffect(() => see(null), [isOver, info.round]);
  // A replay is about the table; whoever has played sees first how it ended.
  const hasResult = isOver && (seen ?? (isReplay ? 'table' : 'result')) === 'result';
  return { isOver, hasResult, see };
}

export function isEnded({ phase }: TableInfo): boolean {
  return phase === 'over' || phase === 'closed';
}
