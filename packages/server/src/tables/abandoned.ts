import { heirOf, isRunning } from '@samsara/table';
import type { ServerDependencies } from './dependencies.ts';
import type { LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';

const DAY_MS = 86_400_000;
const ABANDONED_MS = 60 * DAY_MS;
const MOST_ABANDONED = 500;

/** A game that was never dealt or never ended, and at whose table nobody has been for long, is nobody's any more. */
export function closeAbandonedDaily(deps: ServerDependencies, tables: LiveTables): void {
  if (tables.isClosed) return;
  closeAbandoned(deps, tables).catch((error) => deps.report(error, ''));
  deps.schedule(DAY_MS, () => closeAbandonedDaily(deps, tables));
}

async function closeAbandoned(
  { log, now, neighbours }: ServerDependencies,
  tables: LiveTables,
): Promise<void> {
  const since = now() - ABANDONED_MS;
  for (const code of await neighbours.ownAmong(await log.abandoned(since, MOST_ABANDONED))) {
    const live = await tables.find(code);
    if (live !== undefined) closeAbandonedTable(live, since);
  }
}

/** Ends what is going on at a table, if nothing has happened there since and nobody looks at it. */
function closeAbandonedTable(live: LiveTable, since: number): void {
  if (live.table.last >= since) return;
  if (isRunning(live.table.phase)) breakOff(live, since);
  else leaveAll(live);
}

/** A game that nobody plays on is over, and its shuffle is shown. */
function breakOff(live: LiveTable, since: number): void {
  void live.act(`abandoned:${live.table.round}`, 'server', () => {
    const { table } = live;
    if (!isRunning(table.phase) || table.last >= since || isAnybodyThere(live)) return undefined;
    return { ok: true, body: { type: 'agreed', to: 'abort', spent: 0 } };
  });
}

/** Everybody leaves a table that still gathers: that closes it. */
function leaveAll(live: LiveTable): void {
  live.table.seats.forEach(({ player }, seat) => {
    if (player === null) return;
    void live.act(`abandoned:${live.table.round}:${seat}`, 'server', () => {
      const { table } = live;
      if (table.phase !== 'gathering' || isAnybodyThere(live) || table.seats[seat]?.player !== player) {
        return undefined;
      }
      return { ok: true, body: { type: 'leave', seat, level: null, ...heirOf(table, seat) } };
    });
  });
}

/** At this node or another one. */
function isAnybodyThere({ table, audience }: LiveTable): boolean {
  const isSomebodyAtTheirSeat = table.seats.some(
    ({ player }, seat) => player !== null && audience.present[seat],
  );
  return audience.watchers.length > 0 || isSomebodyAtTheirSeat;
}
