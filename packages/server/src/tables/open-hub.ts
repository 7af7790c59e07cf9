import { randomInt } from 'node:crypto';
import type { PlayerId } from '@samsara/table';
import { isPlaceholder, reconnectMessage, refuse, seatOf, whyNotWatch } from '@samsara/table';
import { longestThought } from '../bots/thinking-time.ts';
import { Neighbours } from '../cluster/neighbours.ts';
import type { Hub, Line } from '../hub/hub.ts';
import { Lobby } from '../lobby/lobby.ts';
import { gamesOf } from '../lobby/my-games.ts';
import { closeAbandonedDaily } from './abandoned.ts';
import { type CallerDependencies, TableCaller } from './caller.ts';
import { CommandLimits } from './command-limits.ts';
import type { ServerDependencies } from './dependencies.ts';
import { GatheringSeats } from './gathering-seats.ts';
import { noteHolidaysOf } from './holidays.ts';
import { type HubOptions, withDefaults } from './hub-options.ts';
import { LiveTables } from './live-tables.ts';
import { liftTable, makeTable } from './making.ts';
import { readersOf } from './readers.ts';

const RECONNECT_AFTER_MS = 2000;
/** Another node is there already. */
const GO_ELSEWHERE_AFTER_MS = 100;
const CLOSE_MS = 1000;

/** What the methods of the hub are made of. */
interface Parts {
  readonly options: ReturnType<typeof withDefaults>;
  readonly deps: ServerDependencies;
  readonly tables: LiveTables;
  readonly lobby: Lobby;
  readonly seats: GatheringSeats;
  readonly lines: Set<Line>;
  readonly state: { draining: boolean; moves: number };
  readonly keepName: (player: PlayerId, name: string) => Promise<void>;
}

/** All tables of a server, woken from their log when somebody needs them. */
export async function openHub(given: HubOptions): Promise<Hub> {
  const options = withDefaults(given);
  const { log, board, bus, now } = options;
  const ahead = given.ahead === undefined ? {} : { ahead: given.ahead };
  const parts = assemble(options, await Neighbours.join({ log, board, bus, now, ...ahead }));
  const { deps, tables } = parts;
  hearNeighbours(parts);
  await tables.lookAfterOwn();
  tables.sweepRegularly();
  closeAbandonedDaily(deps, tables);
  const forCallers = callerDependencies(parts);
  return {
    make: (player, wanted) => make(parts, player, wanted),
    async lift(player, lift) {
      if (parts.state.draining) return refuse('draining');
      const made = await liftTable(deps, player, lift);
      if (made.ok) await parts.keepName(player, lift.name);
      return made;
    },
    async card(code, player) {
      const found = await tables.find(code);
      if (found === undefined) return refuse('no-such-table');
      const hindrance = whyNotWatch(found.table, player);
      if (hindrance !== undefined) return refuse(hindrance);
      const seat = seatOf(found.table, player) ?? null;
      return { ok: true, value: { info: found.audience.shown(found.table), seat } };
    },
    lobby: async (query) => parts.lobby.list(query),
    gamesOf: (player) => gamesOf(log, player, now(), async (code) => (await tables.find(code))?.table),
    holidayChanged: (player) => noteHolidaysOf(deps, tables, player),
    async record(play) {
      const text = await log.record(play);
      return text === undefined ? refuse('not-found') : { ok: true, value: text };
    },
    readersOf: (play) => readersOf(log, play),
    connect(line) {
      parts.lines.add(line);
      return new TableCaller(line, forCallers);
    },
    drain: () => drain(parts),
    close: () => close(parts),
    counts: () => counts(parts),
  };
}

function assemble(options: Parts['options'], neighbours: Neighbours): Parts {
  const { log, now, schedule, report, botDelay, thinkers, rename } = options;
  const state = { draining: false, moves: 0 };
  const lobby = new Lobby(
    () => tables.awake.map(({ table }) => table),
    () => neighbours.listedElsewhere(),
    schedule,
  );
  const keepName = async (player: PlayerId, name: string) => {
    if (!isPlaceholder(name)) await rename(player, name);
  };
  const deps: ServerDependencies = {
    log,
    now,
    schedule,
    neighbours,
    randomInt: (below) => randomInt(below),
    bots: {
      think: (job, turn, wanted) => thinkers.think(job, turn, wanted),
      longestThought,
      delay: () => botDelay,
    },
    nameOf: options.nameOf,
    holidaysOf: options.holidaysOf,
    claimSeat: (player, table) => seats.claim(player, table),
    named: (player, name) => void keepName(player, name).catch((error) => report(error, '')),
    ...(options.paced && { commandLimits: new CommandLimits(now) }),
    isDraining: () => state.draining,
    changed: () => lobby.changed(),
    moved: () => state.moves++,
    report,
  };
  const tables = new LiveTables(deps, options.sleepAfterMs);
  const seats = new GatheringSeats(log, (code) => tables.find(code));
  return { options, deps, tables, lobby, seats, lines: new Set(), state, keepName };
}

function hearNeighbours({ deps, tables, lobby }: Parts): void {
  const report = (error: unknown) => deps.report(error, '');
  deps.neighbours.listen({
    awake: () => tables.awake.map(({ table }) => table.code),
    isAwake: (code) => tables.awakeAt(code) !== undefined,
    head: (code, seq) => tables.awakeAt(code)?.catchUp(seq),
    followed: (code) => tables.awakeAt(code)?.changeOfPresence(),
    rehome: () => void tables.rehome().catch(report),
    lookAfterOwn: () => void tables.lookAfterOwn().catch(report),
    lookAfter: (code) => tables.wakeQuietly(code),
    timeChanged() {
      for (const live of tables.awake) live.runDue();
    },
    clocksStood() {
      for (const live of tables.awake) live.tellClock();
    },
    listed: () => lobby.changed(),
    list: () => lobby.own(),
    report,
  });
}

/** One for all callers, of whom there are many. */
function callerDependencies({ deps, tables, lobby, lines }: Parts): CallerDependencies {
  return {
    lobby,
    now: deps.now,
    find: (code) => tables.find(code),
    awake: (code) => tables.awakeAt(code),
    report: deps.report,
    hungUp: (line) => lines.delete(line),
  };
}

async function make(parts: Parts, ...[player, wanted]: Parameters<Hub['make']>): ReturnType<Hub['make']> {
  const { deps, tables, seats, state, keepName } = parts;
  if (state.draining) return refuse('draining');
  const hasSeat = wanted.seats.some(({ kind }) => kind === 'me');
  const claim = hasSeat ? await seats.claim(player) : undefined;
  try {
    if (claim?.isGranted === false) return refuse('too-many-seats');
    const made = await makeTable(deps, player, wanted);
    // Awake it is in the list.
    if (made.ok && wanted.settings?.public) await tables.find(made.value.table);
    if (made.ok) await keepName(player, wanted.name);
    return made;
  } finally {
    claim?.release();
  }
}

async function drain({ options, deps, tables, lines, state }: Parts): Promise<void> {
  state.draining = true;
  await tables.settle(options.drainMs);
  await deps.neighbours.leave();
  const after = deps.neighbours.others > 0 ? GO_ELSEWHERE_AFTER_MS : RECONNECT_AFTER_MS;
  for (const line of lines) line.send(reconnectMessage(after));
}

async function close({ options, deps, tables, state }: Parts): Promise<void> {
  await tables.close(state.draining ? Math.min(options.drainMs, CLOSE_MS) : options.drainMs);
  await deps.neighbours.leave();
  await options.thinkers.close();
}

function counts({ deps, tables, lines, state }: Parts): ReturnType<Hub['counts']> {
  return {
    tables: tables.awake.length,
    playing: tables.awake.filter(({ table }) => table.phase === 'playing').length,
    lines: lines.size,
    moves: state.moves,
    nodes: deps.neighbours.others + 1,
  };
}
