import type { TableIndex } from '../log/log.ts';

const TONIGHT_MS = 12 * 3_600_000;

/** Does a table still stand, and has something happened there in the last hours? */
export function isOfTonight(index: TableIndex | undefined, now: number): index is TableIndex {
  return index !== undefined && index.phase !== 'closed' && now - index.last < TONIGHT_MS;
}
