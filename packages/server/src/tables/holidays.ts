import { checkHoliday, isRunning, type PlayerId } from '@samsara/table';
import { retryWhileAway } from '../log/retry.ts';
import type { ServerDependencies } from './dependencies.ts';
import type { LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';

/** Somebody has far fewer running games. */
const MOST_TABLES = 500;

/** Writes down at a table over days who of its people is on holiday, where its log does not say so yet. */
export async function noteHolidays(
  { holidaysOf, now }: ServerDependencies,
  live: LiveTable,
  isMeant: (player: PlayerId) => boolean = () => true,
): Promise<void> {
  const { settings, phase, seats } = live.table;
  if (settings.days === undefined || !isRunning(phase)) return;
  for (const [seat, { player }] of seats.entries()) {
    if (player === null || !isMeant(player)) continue;
    const last = (await retryWhileAway(() => holidaysOf(player))).at(-1) ?? null;
    const checkNow = () => checkHoliday(live.table, player, last, now());
    if (checkNow() === undefined) continue;
    await live.act(`holiday:${live.table.seq}:${seat}`, player, checkNow);
  }
}

/** The same at all tables of somebody whose holiday has begun or ended. */
export async function noteHolidaysOf(
  deps: ServerDependencies,
  tables: LiveTables,
  player: PlayerId,
): Promise<void> {
  for (const { table, phase } of await deps.log.tablesOf(player, MOST_TABLES)) {
    if (!isRunning(phase)) continue;
    const live = await tables.findReadable(table);
    if (live !== undefined) await noteHolidays(deps, live, (other) => other === player);
  }
}
