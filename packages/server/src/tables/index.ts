import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PlayerId } from '@samsara/table';
import { isPlaceholder, reconnectMessage, refuse, seatOf, whyNotWatch } from '@samsara/table';
import { Pool } from '../bots/pool.ts';
import { longestThought } from '../bots/thinking-time.ts';
import { type Board, boardAlone } from '../cluster/board.ts';
import { type Bus, SILENCE } from '../cluster/bus.ts';
import { Neighbours } from '../cluster/neighbours.ts';
import type { Hub, Line } from '../hub/hub.ts';
import { Lobby } from '../lobby/lobby.ts';
import { gamesOf } from '../lobby/my-games.ts';
import type { Log } from '../log/log.ts';
import { patiently } from '../log/patience.ts';
import { closeAbandonedTable } from './abandoned.ts';
import { TableCaller } from './caller.ts';
import { CommandLimits } from './command-limits.ts';
import type { ServerDependencies, Thinkers } from './dependencies.ts';
import { GatheringSeats } from './gathering-seats.ts';
import { LiveTable } from './live-table.ts';
import { liftTable, makeTable } from './making.ts';
import { readersOf } from './readers.ts';

/** What the tables need; everything but the log has a default. */
export interface HubOptions {
  readonly log: Log;
  /** What other nodes say about themselves; without it, this one is alone. */
  readonly board?: Board;
  readonly bus?: Bus;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** By how many milliseconds that is ahead of a clock that nobody sets. */
  readonly ahead?: () => number;
  readonly schedule?: ServerDependencies['schedule'];
  readonly nameOf?: (player: PlayerId) => Promise<string | null>;
  /** Keeps the name that somebody gives at a table, for other devices and other tables. */
  readonly rename?: (player: PlayerId, name: string) => Promise<void>;
  /** Milliseconds a bot waits before it moves: at least, at most. */
  readonly botDelay?: readonly [number, number];
  readonly botThreads?: number;
  readonly thinkers?: Thinkers;
  /** Milliseconds after which a table that nobody follows leaves memory. */
  readonly sleepAfterMs?: number;
  /** Limits how often each person may talk, wish and arrange things at a table. */
  readonly paced?: boolean;
  /** Milliseconds after which a server that goes waits no longer for what it has accepted. */
  readonly drainMs?: number;
  readonly report?: (error: unknown, table: string) => void;
}

/** STR-08 */
const HUMAN_DELAY: readonly [number, number] = [600, 1800];
const SLEEP_AFTER_MS = 180_000;
const RECONNECT_AFTER_MS = 2000;
/** Whoever supervises the server ends it if it takes much longer. */
const DRAIN_MS = 3000;
const CLOSE_MS = 1000;
/** Another node is there already. */
const GO_ELSEWHERE_AFTER_MS = 100;

const DAY_MS = 86_400_000;
const ABANDONED_MS = 60 * DAY_MS;
const MOST_ABANDONED = 500;

/** All tables of a server, woken from their log when somebody needs them. */
export async function openHub(options: HubOptions): Promise<Hub> {
  const { log, now = Date.now, schedule = onTimer, report = onConsole, rename } = options;
  const live = new Map<string, LiveTable>();
  const waking = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables that left memory here; they come back when something is due. */
  const resting = new Set<string>();
  const lines = new Set<Line>();
  const thinkers = options.thinkers ?? new Pool({ threads: options.botThreads ?? defaultThreads() });
  const botDelay = options.botDelay ?? HUMAN_DELAY;
  const drainMs = options.drainMs ?? DRAIN_MS;
  const sleepAfterMs = options.sleepAfterMs ?? SLEEP_AFTER_MS;
  const { board = boardAlone(log), bus = SILENCE } = options;
  const ahead = options.ahead === undefined ? {} : { ahead: options.ahead };
  const neighbours = await Neighbours.join({ log, board, bus, now, ...ahead });
  const lobby = new Lobby(
    () => [...live.values()].map(({ table }) => table),
    () => neighbours.listedElsewhere(),
    schedule,
  );
  let moves = 0;
  let draining = false;
  let closed = false;

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
    nameOf: options.nameOf ?? (async () => null),
    claimSeat: (player, table) => seats.claim(player, table),
    named: (player, name) => void keepName(player, name).catch((error) => report(error, '')),
    ...(options.paced !== false && { commandLimits: new CommandLimits(now) }),
    isDraining: () => draining,
    changed: () => lobby.changed(),
    moved: () => moves++,
    report,
  };

  const seats = new GatheringSeats(log, find);

  async function keepName(player: PlayerId, name: string): Promise<void> {
    if (!isPlaceholder(name)) await rename?.(player, name);
  }

  function find(code: string): LiveTable | Promise<LiveTable | undefined> {
    const awake = live.get(code);
    if (awake !== undefined) return awake;
    const before = waking.get(code);
    if (before !== undefined || closed) return before ?? Promise.resolve(undefined);
    const woken = wake(code).finally(() => waking.delete(code));
    waking.set(code, woken);
    return woken;
  }

  async function wake(code: string): Promise<LiveTable | undefined> {
    const table = await patiently(() => LiveTable.wake(deps, code));
    if (table === undefined) return undefined;
    live.set(code, table);
    resting.delete(code);
    lobby.changed();
    return table;
  }

  /** Tables that nobody follows and where nothing is due soon leave memory until then. */
  function sweep(): void {
    for (const [code, table] of live) {
      const until = table.restsUntil();
      const quiet = now() - table.table.last > sleepAfterMs;
      if (quiet) table.rest();
      if (until === undefined || !quiet || until < now() + sleepAfterMs) continue;
      table.close();
      live.delete(code);
      if (table.table.phase === 'playing') resting.add(code);
      lobby.changed();
      if (until < Number.POSITIVE_INFINITY) schedule(until - now(), () => wakeQuietly(code));
    }
    if (!closed) schedule(sleepAfterMs / 2, sweep);
  }

  /** A game that was never dealt or never ended, and at whose table nobody has been for long, is nobody's any more. */
  async function closeAbandoned(): Promise<void> {
    const since = now() - ABANDONED_MS;
    for (const code of await neighbours.ownAmong(await log.abandoned(since, MOST_ABANDONED))) {
      const table = await find(code);
      if (table !== undefined) closeAbandonedTable(table, since);
    }
  }

  function closeAbandonedDaily(): void {
    if (closed) return;
    closeAbandoned().catch((error) => report(error, ''));
    schedule(DAY_MS, closeAbandonedDaily);
  }

  /** Lets all tables finish what they have accepted, for a while; what waits after that is refused. */
  async function settle(ms: number): Promise<void> {
    await atMost(ms, Promise.allSettled(waking.values()));
    const tables = [...live.values()];
    const callOff = onTimer(ms, () => {
      for (const table of tables) table.giveUpWaiting();
    });
    await Promise.all(tables.map((table) => table.settled()));
    callOff();
  }

  function wakeQuietly(code: string): void {
    if (!closed) Promise.resolve(find(code)).catch((error) => report(error, code));
  }

  /** Wakes the tables that somebody has to look after, and that are at home here. */
  async function lookAfterOwn(): Promise<void> {
    const running = new Set(await log.running());
    for (const code of resting) if (!running.has(code)) resting.delete(code);
    const asleep = [...running].filter((code) => !live.has(code) && !resting.has(code));
    for (const code of await neighbours.ownAmong(asleep)) wakeQuietly(code);
  }

  const reach = {
    lobby,
    now,
    find,
    awake: (code: string) => live.get(code),
    report,
    hungUp: (line: Line) => lines.delete(line),
  };
  neighbours.listen({
    awake: () => [...live.keys()],
    isAwake: (code) => live.has(code),
    head: (code, seq) => live.get(code)?.catchUp(seq),
    followed: (code) => live.get(code)?.changeOfPresence(),
    rehome() {
      resting.clear();
      lookAfterOwn().catch((error) => report(error, ''));
    },
    lookAfterOwn: () => lookAfterOwn().catch((error) => report(error, '')),
    lookAfter: wakeQuietly,
    timeChanged() {
      for (const table of live.values()) table.runDue();
    },
    clocksStood() {
      for (const table of live.values()) table.tellClock();
    },
    listed: () => lobby.changed(),
    list: () => lobby.own(),
    report: (error) => report(error, ''),
  });
  await lookAfterOwn();
  schedule(sleepAfterMs / 2, sweep);
  closeAbandonedDaily();

  return {
    async make(player, wanted) {
      if (draining) return refuse('draining');
      const hasSeat = wanted.seats.some(({ kind }) => kind === 'me');
      const claim = hasSeat ? await seats.claim(player) : undefined;
      try {
        if (claim?.isGranted === false) return refuse('too-many-seats');
        const made = await makeTable(deps, player, wanted);
        // Awake it is in the list.
        if (made.ok && wanted.settings?.public) await find(made.value.table);
        if (made.ok) await keepName(player, wanted.name);
        return made;
      } finally {
        claim?.release();
      }
    },
    async lift(player, lift) {
      if (draining) return refuse('draining');
      const made = await liftTable(deps, player, lift);
      if (made.ok) await keepName(player, lift.name);
      return made;
    },
    async card(code, player) {
      const found = await find(code);
      if (found === undefined) return refuse('no-such-table');
      const hindrance = whyNotWatch(found.table, player);
      if (hindrance !== undefined) return refuse(hindrance);
      const seat = seatOf(found.table, player) ?? null;
      return { ok: true, value: { info: found.audience.shown(found.table), seat } };
    },
    lobby: async (query) => lobby.list(query),
    gamesOf: (player) => gamesOf(log, player, async (code) => (await find(code))?.table),
    async record(play) {
      const text = await log.record(play);
      return text === undefined ? refuse('not-found') : { ok: true, value: text };
    },
    readersOf: (play) => readersOf(log, play),
    connect(line) {
      lines.add(line);
      return new TableCaller(line, reach);
    },
    async drain() {
      draining = true;
      await settle(drainMs);
      await neighbours.leave();
      const after = neighbours.others > 0 ? GO_ELSEWHERE_AFTER_MS : RECONNECT_AFTER_MS;
      for (const line of lines) line.send(reconnectMessage(after));
    },
    async close() {
      closed = true;
      const closeMs = draining ? Math.min(drainMs, CLOSE_MS) : drainMs;
      await atMost(closeMs, Promise.allSettled(waking.values()));
      for (const table of live.values()) table.close();
      await settle(closeMs);
      live.clear();
      await neighbours.leave();
      await thinkers.close();
    },
    counts: () => ({
      tables: live.size,
      playing: [...live.values()].filter(({ table }) => table.phase === 'playing').length,
      lines: lines.size,
      moves,
      nodes: neighbours.others + 1,
    }),
  };
}

function onTimer(ms: number, what: () => void): () => void {
  const timer = setTimeout(what, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Waits for something, but no longer than this. */
async function atMost(ms: number, what: Promise<unknown>): Promise<void> {
  let callOff = () => {};
  const late = new Promise<void>((resolve) => {
    callOff = onTimer(ms, resolve);
  });
  await Promise.race([what, late]);
  callOff();
}

function onConsole(error: unknown, table: string): void {
  console.error(table, error);
}

/** One core is left for the server itself. */
function defaultThreads(): number {
  return Math.max(1, availableParallelism() - 1);
}
