import {
  DAY_MS,
  decidingPeople,
  isRunning,
  type PlayerId,
  type Presence,
  playOf,
  type Scheduled,
  seatOf,
  seatUntil,
  type Table,
  type TableHost,
} from '@samsara/table';
import type { AskedFor, Standing, StandingWatch } from '../hub/standing.ts';
import type { ServerDependencies } from './dependencies.ts';
import type { LiveTables } from './live-tables.ts';
import { plannedMove } from './plans.ts';

/** Little time is left when a tenth of a turn is, or six hours. */
const NEARLY_SHARE = 0.1;
const NEARLY_MS = 6 * 3_600_000;

/** How somebody with a seat stands; undefined without one. */
function standingOf(
  table: Table,
  presence: Pick<Presence, 'isThere'>,
  player: PlayerId,
  now: number,
): Standing | undefined {
  const seat = seatOf(table, player);
  if (seat === undefined) return undefined;
  return {
    player,
    table: table.code,
    game: table.game.meta.id,
    names: table.seats.flatMap(({ name }, other) => (other === seat ? [] : (name ?? []))),
    overDays: table.settings.days !== undefined,
    isThere: presence.isThere(table, player),
    asked: askedFor(table, seat, player, now),
    ended: table.phase === 'over' ? { play: playOf(table), at: table.last } : null,
  };
}

/** How somebody stands at this moment. Whoever has planned their move, or answers by rule, is not waited for. */
export async function standingNow(
  deps: ServerDependencies,
  tables: LiveTables,
  code: string,
  player: PlayerId,
): Promise<Standing | undefined> {
  const found = await tables.findReadable(code);
  if (found === undefined) return undefined;
  const { table, audience } = found;
  const standing = standingOf(table, audience, player, deps.now());
  const seat = seatOf(table, player);
  if (seat === undefined || !standing?.overDays || standing.asked === null) return standing;
  const planned = await plannedMove(deps, table, { seat, player, owes: true });
  return planned === null ? standing : { ...standing, asked: null };
}

function askedFor(table: Table, seat: number, player: PlayerId, now: number): AskedFor | null {
  const { round, moves, moved, settings, phase, seats } = table;
  if (phase !== 'playing') return null;
  if (settings.days === undefined) {
    if (!decidingPeople(table).includes(player)) return null;
    return { position: `${round}:${moves}`, since: moved, nearly: null, until: null };
  }
  const until = seatUntil(table, seat, now);
  const since = seats[seat].days?.asked;
  if (until === undefined || since == null) return null;
  const before = Math.max(NEARLY_MS, settings.days.turn * DAY_MS * NEARLY_SHARE);
  return { position: `${round}:${since}`, since, nearly: until - before, until };
}

/** Tells, after every entry and whenever somebody comes or goes, how those stand who are to be told things. */
export class Standings implements Scheduled {
  readonly #host: TableHost;
  readonly #watch: StandingWatch;

  constructor(host: TableHost, watch: StandingWatch) {
    this.#host = host;
    this.#watch = watch;
  }

  runDue(now: number): void {
    for (const standing of this.#standings(now)) this.#watch.stands(standing);
  }

  nextDue(now: number): number | undefined {
    // Only over days is anybody told that little time is left.
    if (this.#host.table.settings.days === undefined) return undefined;
    const due = this.#standings(now).flatMap(({ asked }) => asked?.nearly ?? []);
    const later = due.filter((at) => at > now);
    return later.length === 0 ? undefined : Math.min(...later);
  }

  #standings(now: number): Standing[] {
    const { table, presence } = this.#host;
    const standings: Standing[] = [];
    // Asked with every move, and nearly nobody is to be told anything.
    for (const { player } of table.seats) {
      if (player === null || !this.#watch.concerns(player)) continue;
      const standing = standingOf(table, presence, player, now);
      if (standing !== undefined) standings.push(standing);
    }
    return standings;
  }
}

/** Somebody has far fewer running games. */
const MOST_TABLES = 500;

/** Wakes the tables of somebody, so that each looks when something will be due for them. */
export async function wakeTablesOf(
  { log }: Pick<ServerDependencies, 'log'>,
  tables: LiveTables,
  player: PlayerId,
): Promise<void> {
  for (const { table, phase } of await log.tablesOf(player, MOST_TABLES))
    if (isRunning(phase)) (await tables.findReadable(table))?.runDue();
}
