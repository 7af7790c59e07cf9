// npm run load -- [--tables 1000] [--rate 1000] [--seconds 30] [--seats 4] [--game ID] [--calm 50] [--storm] [--bare] [--json]
// [--calm 50] So many of the tables are played by a process of its own that has little to do, as people's devices have: what
// it waits for is the server's, and not that of the process which plays all the others.
// [--node='--cpu-prof'] gives the server's process arguments of node.
// [--bare] also measures what sockets alone cost, and sockets with the log: a server that reads a move, knows no rules, and
// tells everybody.
// Plays legal moves on many tables over real sockets, checks every view, and says what it costs.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '@samsara/engine/games';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { bareMicros } from './bare-sockets.ts';
import { buildServer } from './build-server.ts';
import { type CalmAnswer, type CalmOrder, CalmTables } from './calm-tables.ts';
import { collectGarbage } from './garbage.ts';
import { Guest } from './guest.ts';
import { PlayedTable } from './played-table.ts';
import { ServerProcess, UNLIMITED } from './server-process.ts';
import { inBatches, percentile, sleep } from './sizes.ts';
import { checkAll, keepPlaying } from './steady-play.ts';
import { reconnectStorm } from './storm.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    seats: { type: 'string', default: '4' },
    calm: { type: 'string', default: '0' },
    'calm-at': { type: 'string' },
    game: { type: 'string', default: Object.keys(GAMES)[0] },
    node: { type: 'string', default: '' },
    storm: { type: 'boolean', default: false },
    bare: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const TABLES = Number(values.tables);
const SEATS = Number(values.seats);
const RATE = Number(values.rate);
const CALM = Number(values.calm);
const SECONDS = Number(values.seconds);
const NODE_ARGUMENTS = values.node.split(' ').filter((argument) => argument !== '');

/** Sockets opened at the same time while the tables are made. */
const AT_ONCE = 25;
/** Before the measurement, besides a round in which every table moves once: at first everything is slow, and what came late meanwhile has to be caught up with. */
const WARM_UP_SECONDS = 3;
const SETTLE_SECONDS = 5;
const LIMITS = '/proc/self/limits';
/** What the server has open besides the sockets. */
const OTHER_FILES = 100;
/** Runs of this length are compared with what was in use after a while; so much more for each table would be growth. */
const LONG_SECONDS = 120;
const A_WHILE_SECONDS = 60;
const MOST_GROWN_KIB = 5;
/** By how much the generator's own heap may grow before it is searched for garbage. */
const OWN_GROWTH_PERCENT = 800;
/** A search for garbage that frees less than this part of what is in use was one too many. */
const NOTHING_MORE = 0.005;
/** Pages that became free go back to the system a little later. */
const GIVING_BACK_MS = 1000;

const say = (line: string) => console.log(line);

const AT_SERVER = values['calm-at'];
await (AT_SERVER === undefined ? main() : playCalmly(AT_SERVER));

async function main(): Promise<void> {
  Guest.checksForm = false;
  const room = openFiles() - OTHER_FILES;
  if (TABLES * SEATS > room) {
    say(`${TABLES * SEATS} sockets do not fit: this system allows ${room} in one process (ulimit -n)`);
    process.exitCode = 2;
    return;
  }
  const built = await buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'samsara-load-'));
  const port = await freePort();
  const inspected = await freePort();
  const nodeArguments = [...NODE_ARGUMENTS, `--inspect=127.0.0.1:${inspected}`];
  const start = () =>
    ServerProcess.start([...nodeArguments, built.entry, 'serve'], port, {
      SAMSARA_DATA_DIR: folder,
      ...UNLIMITED,
    });
  let server = await start();
  const inUse = () => inUseKib(server, inspected);
  const collected = () => collectedKib(server, inspected);
  const emptyInUse = await inUse();
  const socketsInUse = await withSocketsOnly(server.origin, inUse);
  await server.stop();
  server = await start();
  try {
    const empty = server.residentKib();
    say(`${TABLES} tables of ${values.seats}, ${values.game}`);
    const tables = await openTables(server.origin, TABLES - CALM);
    const calm = CALM === 0 ? undefined : await CalmTables.open(server.origin);
    const full = server.residentKib();
    const { measured, settled } = await play(server, tables, calm, collected);
    const played = await collected();
    const playedInUse = await inUse();
    const { kibGrown, ...memory } = memoryPerTable({
      empty,
      full,
      emptyInUse,
      socketsInUse,
      playedInUse,
      played,
      settled,
    });
    if (values.storm) {
      await server.kill();
      server = await start();
      await reconnectStorm(tables, say);
    }
    const compared = await checkAll(tables);
    const faults = tables.flatMap((table) => table.faults);
    for (const table of tables) table.hangUp();
    faults.push(...(calm?.faults ?? []));
    const bare = values.bare ? await measureBare(measured.cpu_us_per_move) : {};
    if (kibGrown !== undefined && kibGrown > MOST_GROWN_KIB) faults.push(`memory grew while playing`);
    say(`${compared} views compared with the records, ${faults.length} faults`);
    for (const fault of faults.slice(0, 10)) say(`  ${fault}`);
    if (values.json)
      say(JSON.stringify({ ...measured, ...memory, ...bare, views: compared, faults: faults.length }));
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What sockets and the log alone would take of the same moves. */
async function measureBare(microsPerMove: number) {
  const { sockets, socketsAndLog } = await bareMicros({ tables: TABLES, seats: SEATS, rate: RATE });
  say(
    `sockets alone: ${round(sockets)} µs per move, with the log ${round(socketsAndLog)} µs; the server takes ${(microsPerMove / socketsAndLog).toFixed(2)} times that`,
  );
  return { bare_us_per_move: round(sockets), bare_log_us_per_move: round(socketsAndLog) };
}

/** In KiB: the process empty and with all tables, and what is in use of that once garbage is collected. */
interface Memory {
  readonly empty: number;
  readonly full: number;
  readonly emptyInUse: number;
  readonly socketsInUse: number;
  readonly playedInUse: number;
  /** After one search for garbage: in the end, and in long runs after a while of playing. */
  readonly played: number;
  readonly settled: number | undefined;
}

function memoryPerTable({ empty, full, emptyInUse, socketsInUse, playedInUse, played, settled }: Memory) {
  const kibPerTable = (full - empty) / TABLES;
  const kibInUse = (playedInUse - emptyInUse) / TABLES;
  const kibOfSockets = (socketsInUse - emptyInUse) / TABLES;
  const kibGrown = settled === undefined ? undefined : (played - settled) / TABLES;
  say(`memory per table: ${kibPerTable.toFixed(1)} KiB (${empty} KiB empty, ${full} KiB with all tables)`);
  say(
    `  ${kibInUse.toFixed(1)} KiB once garbage is collected (${emptyInUse} KiB empty, ${playedInUse} KiB after playing, ${played} KiB after the first search)`,
  );
  say(`  of these ${kibOfSockets.toFixed(1)} KiB are taken by ${SEATS} sockets that follow no table`);
  if (kibGrown !== undefined)
    say(
      `  ${kibGrown.toFixed(1)} KiB grown since ${A_WHILE_SECONDS} seconds had been played, before measuring`,
    );
  return {
    kibGrown,
    kib_per_table: round(kibPerTable),
    kib_per_table_in_use: round(kibInUse),
    kib_of_sockets: round(kibOfSockets),
    ...(kibGrown !== undefined && { kib_grown: round(kibGrown) }),
  };
}

/** How many files a process may have open, sockets included. */
function openFiles(): number {
  const limits = existsSync(LIMITS) ? readFileSync(LIMITS, 'utf8') : '';
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}

/**
 * KiB of the server's process when nothing is left in it that is no longer needed. One search moves only some megabytes together, so
 * that pages which are nearly empty stay: it is repeated until no more comes of it. It is asked for where nothing is measured after it.
 */
async function inUseKib(server: ServerProcess, inspected: number): Promise<number> {
  let inUse = await collectedKib(server, inspected);
  for (;;) {
    const again = await collectedKib(server, inspected);
    if (again > inUse * (1 - NOTHING_MORE)) return Math.min(again, inUse);
    inUse = again;
  }
}

/** After one search for garbage. */
async function collectedKib(server: ServerProcess, inspected: number): Promise<number> {
  await collectGarbage(inspected);
  await sleep(GIVING_BACK_MS);
  return server.residentKib();
}

/** What is in use while as many sockets are open as there will be seats, but no tables. */
async function withSocketsOnly(origin: string, inUse: () => Promise<number>): Promise<number> {
  const guests = await inBatches(TABLES * SEATS, AT_ONCE, async () => {
    const guest = await Guest.visit(origin);
    await guest.connect();
    return guest;
  });
  const kib = await inUse();
  for (const guest of guests) guest.hangUp();
  return kib;
}

async function openTables(origin: string, count: number): Promise<PlayedTable[]> {
  const since = performance.now();
  const tables = await inBatches(count, AT_ONCE, (i) => PlayedTable.open(origin, values.game, SEATS, i + 1));
  say(`opened in ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return tables;
}

/** Plays at the wanted rate, spread evenly over the tables. */
async function play(
  server: ServerProcess,
  tables: readonly PlayedTable[],
  calm: CalmTables | undefined,
  collected: () => Promise<number>,
) {
  const acknowledgements: number[] = [];
  let sinceShown: number[] = [];
  let counting = false;
  const stop = keepPlaying(tables, TABLES / RATE, (ms) => {
    if (!counting) return;
    acknowledgements.push(ms);
    sinceShown.push(ms);
  });
  await sleep((WARM_UP_SECONDS + TABLES / RATE) * 1000);
  const settled = SECONDS >= LONG_SECONDS ? await afterAWhile(collected) : undefined;
  collectOwnGarbage();
  await sleep(SETTLE_SECONDS * 1000);
  counting = true;
  // Whoever measures is late too: what a busy generator adds to a time is not the server's.
  const ownDelay = monitorEventLoopDelay({ resolution: 1 });
  ownDelay.enable();
  const cpu = server.cpuMicros();
  const since = performance.now();
  calm?.count();
  for (let second = 1; second <= SECONDS; second++) {
    await sleep(1000);
    if (second % 10 !== 0) continue;
    sinceShown.sort((a, b) => a - b);
    const waits = `${round(percentile(sinceShown, 0.99))} ms (p99), ${round(sinceShown.at(-1) ?? 0)} ms (longest)`;
    say(`  ${second} s, ${acknowledgements.length} moves, ${waits}, ${server.residentKib()} KiB`);
    sinceShown = [];
  }
  const seconds = (performance.now() - since) / 1000;
  const cpuUsed = server.cpuMicros() - cpu;
  counting = false;
  ownDelay.disable();
  const lag = await eventLoopDelay(server.origin);
  const [calmly] = await Promise.all([calm?.stop(), stop()]);
  const moves = acknowledgements.length + (calmly?.length ?? 0);
  const cpuPerMove = cpuUsed / moves;
  acknowledgements.sort((a, b) => a - b);
  const measured = {
    moves_s: round(moves / seconds),
    ack_p50_ms: round(percentile(acknowledgements, 0.5)),
    ack_p99_ms: round(percentile(acknowledgements, 0.99)),
    cpu_us_per_move: round(cpuPerMove),
    generator_delay_p99_ms: round(ownDelay.percentile(99) / 1_000_000),
    ...(calmly && {
      calm_p50_ms: round(percentile(calmly, 0.5)),
      calm_p99_ms: round(percentile(calmly, 0.99)),
    }),
  };
  say(
    `${measured.moves_s} moves/s; acknowledged in ${measured.ack_p50_ms} ms (p50), ${measured.ack_p99_ms} ms (p99); ${measured.cpu_us_per_move} µs of server CPU per move; event-loop delay p99 ${lag}, of the generator ${measured.generator_delay_p99_ms} ms`,
  );
  if (calmly !== undefined)
    say(
      `  at ${CALM} tables with a process of their own in ${measured.calm_p50_ms} ms (p50), ${measured.calm_p99_ms} ms (p99), ${calmly.length} moves`,
    );
  return { measured, settled };
}

/** What is in use then. To look holds the server up for half a second, so it comes before anything is measured. */
async function afterAWhile(collected: () => Promise<number>): Promise<number> {
  await sleep(A_WHILE_SECONDS * 1000);
  return collected();
}

/** Whoever measures must not stand still to collect garbage meanwhile: it is done before, and then rarely. */
function collectOwnGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${OWN_GROWTH_PERCENT}`);
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

async function eventLoopDelay(origin: string): Promise<string> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds(?:\{.*\})? (\S+)$/m.exec(text)?.[1];
  return seconds === undefined ? 'unknown' : `${(Number(seconds) * 1000).toFixed(1)} ms`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What the process of its own does: it plays its tables, and says what it measured when it is asked. */
async function playCalmly(origin: string): Promise<void> {
  Guest.checksForm = false;
  const answer = (message: CalmAnswer) => process.send?.(message);
  const tables = await inBatches(CALM, AT_ONCE, (i) =>
    PlayedTable.open(origin, values.game, SEATS, TABLES + i),
  );
  let acknowledgements: number[] = [];
  const stop = keepPlaying(tables, TABLES / RATE, (ms) => acknowledgements.push(ms));
  process.on('message', async (order: CalmOrder) => {
    if (order === 'count') acknowledgements = [];
    else {
      const measured = [...acknowledgements].sort((a, b) => a - b);
      await stop();
      await checkAll(tables);
      answer({ measured, faults: tables.flatMap((table) => table.faults) });
      for (const table of tables) table.hangUp();
      process.disconnect();
    }
  });
  answer('ready');
}
