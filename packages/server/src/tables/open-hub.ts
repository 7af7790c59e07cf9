import type { PlayerId } from '@samsara/table';
import { isPlaceholder, reconnectMessage, refuse, seatOf } from '@samsara/table';
import { longestThought } from '../bots/thinking-time.ts';
import { Neighbours } from '../cluster/neighbours.ts';
import type { Hub, Line } from '../hub/hub.ts';
import { Lobby } from '../lobby/lobby.ts';
import { gamesOf } from '../lobby/my-games.ts';
import { resultsOf } from '../lobby/my-results.ts';
import { closeAbandonedDaily } from './abandoned.ts';
import { ApartPeople } from './apart.ts';
import { type CallerDependencies, TableCaller } from './caller.ts';
import { CommandLimits } from './command-limits.ts';
import type { ServerDependencies } from './dependencies.ts';
import { closeOver, forgetAt } from './forgetting.ts';
import { GatheringSeats } from './gathering-seats.ts';
import { noteHolidaysOf } from './holidays.ts';
import { type HubOptions, withDefaults } from './hub-options.ts';
import { LiveTables } from './live-tables.ts';
import { whyNotLook } from './looking.ts';
import { liftTable, makeTable } from './making.ts';
import { momentOf } from './moment.ts';
import { operate } from './operating.ts';
import { personAt } from './people-at.ts';
import { keepPlans, plansShown } from './plans.ts';
import { readersOf } from './readers.ts';
import { seatAskedTeller } from './seat-asked.ts';
import { standingNow, wakeTablesOf } from './standing.ts';

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
  readonly apart: ApartPeople;
  readonly seats: GatheringSeats;
  readonly lines: Set<Line>;
  readonly state: { draining: boolean; resting: boolean; moves: number };
  readonly keepName: (player: PlayerId, name: string) => Promise<void>;
}

/** All tables of a server, woken from their log when somebody needs them. */
export async function openHub(given: HubOptions): Promise<Hub> {
  const options = withDefaults(given);
  const { log, board, bus, now } = options;
  const ahead = given.ahead === undefined ? {} : { ahead: given.ahead };
  const parts = assemble(options, await Neighbours.join({ log, board, bus, now, ...ahead }));
  const { deps, tables, apart } = parts;
  hearNeighbours(parts);
  await tables.lookAfterOwn();
  tables.sweepRegularly();
  if (options.abandonedAfterMs !== null) closeAbandonedDaily(deps, tables, options.abandonedAfterMs);
  const forCallers = callerDependencies(parts);
  return {
    make: (player, wanted) => make(parts, player, wanted),
    async lift(player, lift) {
      if (deps.isDraining()) return refuse('draining');
      const reason = deps.whyNotNamed?.(lift.name, []);
      if (reason !== undefined) return { ok: false, reason };
      const made = await liftTable(deps, player, lift);
      if (made.ok) await parts.keepName(player, lift.name);
      return made;
    },
    async card(code, player) {
      const found = await tables.answerFor(code);
      if (!found.ok) return found;
      const { table, audience } = found.value;
      await apart.load(player);
      const hindrance = whyNotLook(apart, table, player);
      if (hindrance !== undefined) return refuse(hindrance);
      return { ok: true, value: { info: audience.shown(table), seat: seatOf(table, player) ?? null } };
    },
    async lobby(query, player) {
      if (player !== undefined) await apart.load(player);
      return parts.lobby.list(query, player);
    },
    personAt: (viewer, known) => personAt(deps, tables, viewer, known),
    blocksChanged: (players) => apart.change(players),
    gamesOf: (player) => gamesOf(log, player, now(), async (code) => (await tables.find(code))?.table),
    resultsOf: (player) => resultsOf(log, player),
    forgetResults: (player) => log.forgetPlayed(player),
    holidayChanged: (player) => noteHolidaysOf(deps, tables, player),
    plans: (code, player) => plansShown(deps, tables, code, player),
    plan: (code, player, wish) => keepPlans(deps, tables, code, player, wish),
    async record(play) {
      const text = await log.record(play);
      return text === undefined ? refuse('not-found') : { ok: true, value: text };
    },
    moment: (code, seq) => momentOf(log, code, seq),
    standing: (code, player) => standingNow(deps, tables, code, player),
    attendTo: (player) => wakeTablesOf(deps, tables, player),
    operate: (code, deed) => operate(tables, code, deed),
    readersOf: (play) => readersOf(log, play),
    forget: (code, what) => forgetAt(tables, code, what),
    closeOver: (code, before) => closeOver(tables, code, before),
    connect(line) {
      parts.lines.add(line);
      return new TableCaller(line, forCallers);
    },
    connected: () => new Set([...parts.lines].map(({ player }) => player)),
    rest(on) {
      parts.state.resting = on;
    },
    drain: () => drain(parts),
    close: () => close(parts),
    counts: () => counts(parts),
  };
}

function assemble(options: Parts['options'], neighbours: Neighbours): Parts {
  const { log, now, schedule, randomInt, report, botDelay, thinkers, rename } = options;
  const state = { draining: false, resting: false, moves: 0 };
  const lines = new Set<Line>();
  const lobby = new Lobby(
    () => tables.awake.map(({ table }) => table),
    () => neighbours.listedElsewhere(),
    schedule,
    (player) => apart.apartFrom(player),
  );
  const apart = new ApartPeople(
    options.blocksOf,
    options.bus,
    (player) => {
      for (const live of tables.awake) live.tellAfresh(player);
      lobby.changed();
    },
    (error) => report(error, ''),
  );
  const keepName = async (player: PlayerId, name: string) => {
    if (!isPlaceholder(name)) await rename(player, name);
  };
  const deps: ServerDependencies = {
    log,
    now,
    schedule,
    neighbours,
    randomInt,
    bots: {
      think: (job, turn, wanted) => thinkers.think(job, turn, wanted),
      longestThought,
      delay: () => botDelay,
    },
    nameOf: options.nameOf,
    ...(options.whyNotNamed && { whyNotNamed: options.whyNotNamed }),
    holidaysOf: options.holidaysOf,
    plans: options.plans,
    apart,
    ...(options.standings && { standings: options.standings }),
    claimSeat: (player, table) => seats.claim(player, table),
    named: (player, name) => void keepName(player, name).catch((error) => report(error, '')),
    ...(options.paced && { commandLimits: new CommandLimits(now, options.perMinute) }),
    seatAsked: seatAskedTeller(lines, options.bus),
    isDraining: () => state.draining || state.resting,
    changed: () => lobby.changed(),
    moved: () => state.moves++,
    report,
  };
  const tables = new LiveTables(deps, options.sleepAfterMs, options.manyAwake);
  const seats = new GatheringSeats(log, (code) => tables.findReadable(code));
  return { options, deps, tables, lobby, apart, seats, lines, state, keepName };
}

function hearNeighbours({ deps, tables, lobby }: Parts): void {
  const report = (error: unknown) => deps.report(error, '');
  deps.neighbours.listen({
    awake: () => tables.awake.map(({ table }) => table.code),
    isAwake: (code) => tables.awakeAt(code) !== undefined,
    head: (code, seq) => tables.awakeAt(code)?.catchUp(seq),
    followed: (code) => tables.awakeAt(code)?.changeOfPresence(),
    rehome() {
      // Whoever has gone may have been the only one who knew of a plan that was made after somebody was asked.
      for (const live of tables.awake) live.plansChanged();
      void tables.rehome().catch(report);
    },
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
function callerDependencies({ deps, tables, lobby, lines, apart }: Parts): CallerDependencies {
  return {
    lobby,
    now: deps.now,
    find: (code) => tables.find(code),
    awake: (code) => tables.awakeAt(code),
    report: deps.report,
    loadBlocks: (player) => apart.load(player),
    hungUp(line) {
      lines.delete(line);
      if (![...lines].some(({ player }) => player === line.player)) apart.forget(line.player);
    },
  };
}

async function make(parts: Parts, ...[player, wanted]: Parameters<Hub['make']>): ReturnType<Hub['make']> {
  const { deps, tables, seats, keepName } = parts;
  if (deps.isDraining()) return refuse('draining');
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
