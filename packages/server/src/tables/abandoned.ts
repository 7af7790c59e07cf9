import { heirOf, isRunning } from '@samsara/table';
import type { ServerDependencies } from './dependencies.ts';
import type { LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';

const DAY_MS = 86_400_000;
const MOST_ABANDONED = 500;

/** A game that was never dealt or never ended, and at whose table nobody has been for long, is nobody's any more. */
export function closeAbandonedDaily(deps: ServerDependencies, tables: LiveTables, afterMs: number): void {
  if (tables.isClosed) return;
  closeAbandoned(deps, tables, afterMs).catch((error) => deps.report(error, ''));
  deps.schedule(DAY_MS, () => closeAbandonedDaily(deps, tables, afterMs));
}

async function closeAbandoned(
  { log, now, neighbours }: ServerDependencies,
  tables: LiveTables,
  afterMs: number,
): Promise<void> {
  const since = now() - afterMs;
  for (const code of await neighbours.ownAmong(await log.abandoned(since, MOST_ABANDONED))) {
    const live = await tables.findReadable(code);
    if (live !== undefined) closeAbandonedTable(live, since);
  }
}

/** Ends what is going on at a table, if nothing has happened there since and nobody looks at it. */
function closeAbandonedTable(live: LiveTable, since: number): void {
  if (live.table.last >= since) return;
  if (isRunning(live.table.phase)) breakOff(live, since);
  else void leaveAll(live, 'gathering');
}

/** A game that nobody plays on is over, and its shuffle is shown. */
function breakOff(live: LiveTable, since: number): void {
  void live.act(`abandoned:${live.table.round}`, 'server', () => {
    const { table } = live;
    if (!isRunning(table.phase) || table.last >= since || isAnybodyThere(live)) return undefined;
    return { ok: true, body: { type: 'agreed', to: 'abort', spent: 0 } };
  });
}

/** Everybody leaves a table at which nothing goes on: that closes it. */
export async function leaveAll(live: LiveTable, phase: 'gathering' | 'over'): Promise<void> {
  const left = live.table.seats.map(async ({ player }, seat) => {
    if (player === null) return;
    await live.act(`abandoned:${live.table.round}:${seat}`, 'server', () => {
      const { table } = live;
      if (table.phase !== phase || isAnybodyThere(live) || table.seats[seat]?.player !== player) {
        return undefined;
      }
      return { ok: true, body: { type: 'leave', seat, level: null, ...heirOf(table, seat) } };
    });
  });
  await Promise.all(left);
}

/** At this node or another one. */
export function isAnybodyThere({ table, audience }: LiveTable): boolean {
  const isSomebodyAtTheirSeat = table.seats.some(
    ({ player }, seat) => player !== null && audience.present[seat],
  );
  return audience.watchers.length > 0 || isSomebodyAtTheirSeat;
}
