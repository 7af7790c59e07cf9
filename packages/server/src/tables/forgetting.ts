import { check, hasEnded, hasPeople, type PlayerId, seatOf, type ToForget } from '@samsara/table';
import { isAnybodyThere, leaveAll } from './abandoned.ts';
import type { LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';

/**
 * A table forgets a person, or words. The person gives up their seat first, as whoever leaves does. Everybody who follows the
 * table, at whatever node, is told it afresh. Where its game is not known nobody is at it, and what is kept of it is all there is.
 */
export async function forgetAt(tables: LiveTables, code: string, what: ToForget): Promise<void> {
  const live = await tables.findReadable(code);
  if (live === undefined) return;
  if (what.player !== undefined) await giveUpSeat(live, what.player);
  await live.act(`forgotten:${what.player ?? what.until}`, 'server', () => ({
    ok: true,
    body:
      what.player === undefined
        ? { type: 'forgotten', until: what.until }
        : { type: 'forgotten', player: what.player },
  }));
}

async function giveUpSeat(live: LiveTable, player: PlayerId): Promise<void> {
  const { code, round } = live.table;
  if (live.table.phase === 'closed' || seatOf(live.table, player) === undefined) return;
  const id = `forgotten-${round}`;
  await live.act(`${player}:${id}`, player, () =>
    check(
      live.table,
      { player, name: null, draining: false, now: live.table.last },
      { type: 'leave', id, table: code },
    ),
  );
}

/** Closes a table whose game ended before a moment, unless somebody is there. Is it closed? */
export async function closeOver(tables: LiveTables, code: string, before: number): Promise<boolean> {
  const live = await tables.findReadable(code);
  if (live === undefined || !hasEnded(live.table.phase)) return false;
  if (live.table.last >= before || isAnybodyThere(live)) return false;
  await leaveAll(live, 'over');
  return !hasPeople(live.table);
}
