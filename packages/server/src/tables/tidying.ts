import { bodyOf, isMove } from './entries.ts';
import type { House } from './house.ts';
import { hasEnded, type Table } from './table.ts';

/**
 * What has ended is put away so much later. Those at the table may want to play on, and until then another node may be about
 * to write: it is longer than any statement may take.
 */
export const TIDY_AFTER_MS = 30_000;

/**
 * Leaves out earlier games, and keeps the moves of one that has ended in less room: they can no longer be made, and its
 * record is written. False when it is too early for that.
 */
export async function tidyTable(
  { log, now }: Pick<House, 'log' | 'now'>,
  { code, opened, phase }: Table,
): Promise<boolean> {
  const entries = await log.read(code, 0);
  const opening = entries.find(({ seq }) => seq === opened);
  const isSettled = ({ at }: { readonly at: number }) => now() - at >= TIDY_AFTER_MS;
  if (opening === undefined || !isSettled(opening)) return false;
  if (entries[0] !== opening) await log.compact(code, opening);
  if (!hasEnded(phase)) return true;
  if (!isSettled(entries[entries.length - 1])) return false;
  const moves = entries.slice(0, -1).filter((entry) => entry.seq > opened && isMove(bodyOf(entry)));
  const numbers = moves.map(({ seq }) => seq);
  await log.pack(code, numbers);
  return true;
}
