// npm run scale -- [--tables 100] [--rate 200] [--seconds 20] [--nodes 1,2,3] [--seats 4] [--bus nats|notify] [--standby] [--apart] [--game ID] [--most MS] [--players 1]
// The same load on the embedded log and on PostgreSQL with one, two and three nodes, in one run: moves a second, how long an
// acknowledgement takes, and how long after the commit a move is at the sockets of other nodes.
// Everybody at a table comes to the same node, as behind the balancer of deploy/; with --apart each to the next one, as behind a
// balancer that does not look at the table that a socket names. Only then is there somebody at another node to hear of a move.
// With --most, the most moves a second of which 99 of 100 are acknowledged within MS milliseconds, from --rate on, with a processor for
// each node, by so many processes that play (--players).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@samsara/engine/games';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { startPostgres } from '../src/cluster/testing/postgres.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { bareSpeed } from './bare-log.ts';
import { buildServer } from './build-server.ts';
import { Cluster } from './cluster.ts';
import { CommitTimes } from './commit-times.ts';
import { Guest } from './guest.ts';
import { drive, mostMoves, pinEach, playAsTold } from './most-moves.ts';
import { PlayedTable, withoutClock } from './played-table.ts';
import { ServerProcess, UNLIMITED } from './server-process.ts';
import { inBatches, percentile, sleep } from './sizes.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    nodes: { type: 'string', default: '1,2,3' },
    seats: { type: 'string', default: '4' },
    bus: { type: 'string', default: 'nats' },
    standby: { type: 'boolean', default: false },
    apart: { type: 'boolean', default: false },
    most: { type: 'string' },
    players: { type: 'string', default: '1' },
    // One of those who play.
    player: { type: 'boolean', default: false },
    game: { type: 'string', default: Object.keys(GAMES)[0] },
  },
});
const TABLES = Number(values.tables);
const PAUSE_MS = (TABLES / Number(values.rate)) * 1000;
const WARM_UP_MS = 3000;
const AT_ONCE = 10;
/** Written to each log alone. */
const ENTRIES = 20_000;

/** Where a load is measured. */
interface Place {
  readonly name: string;
  readonly origins: readonly string[];
  readonly servers: readonly ServerProcess[];
  /** When each entry was committed, in milliseconds since 1970, by table and number. */
  commits(): Promise<ReadonlyMap<string, number>>;
  /** Bytes that the database has written into its log of changes so far. */
  written(): Promise<number>;
  stop(): Promise<void>;
}

/** Something a seat heard. */
interface Heard {
  readonly key: string;
  readonly node: number;
  readonly at: number;
}

/** What a load costs: microseconds and bytes a move, memory a table. */
interface Costs {
  readonly seconds: number;
  readonly cpu: number;
  readonly bytes: number;
  readonly kib: number;
}

Guest.checksForm = false;
let faults = 0;
if (values.player) await playAsTold();
else await main();

async function main(): Promise<void> {
  const built = await buildServer();
  try {
    console.log(`${TABLES} tables of ${values.seats}, ${values.game}, ${values.rate} moves/s wanted`);
    if (values.most !== undefined) await searchMost(built.entry, Number(values.most));
    else await measureAll(built.entry);
  } finally {
    built.remove();
  }
  process.exitCode = faults === 0 ? 0 : 1;
}

async function measureAll(entry: string): Promise<void> {
  await measureBareLogs();
  await measure(await embeddedPlace(entry));
  for (const nodes of values.nodes.split(',')) await measure(await clusterPlace(entry, Number(nodes)));
}

/** How many times as many moves several nodes make as the first number of them. */
async function searchMost(entry: string, p99: number): Promise<void> {
  let first: number | undefined;
  for (const nodes of values.nodes.split(',')) {
    const place = await clusterPlace(entry, Number(nodes));
    try {
      pinEach(place.servers);
      const { moves, p99: took } = await mostMoves({
        ...place,
        game: values.game,
        seats: Number(values.seats),
        tables: TABLES,
        rate: Number(values.rate) * Number(nodes),
        seconds: Number(values.seconds),
        p99,
        players: Number(values.players),
        apart: values.apart,
      });
      first ??= moves;
      console.log(
        `${place.name}, a processor each: ${moves.toFixed(0)} moves/s within ${took.toFixed(1)} ms (p99), ${(moves / first).toFixed(2)} times`,
      );
    } finally {
      await place.stop();
    }
  }
}

/** What the logs alone can do, each in this process, with nothing around them. */
async function measureBareLogs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-scale-'));
  const postgres = await startPostgres({ standby: values.standby });
  const { log: embedded } = await openEmbedded({ file: join(folder, 'samsara.db') });
  const { log: shared } = await openPostgres({ url: await postgres.newDatabase() });
  const speeds = {
    embedded: await bareSpeed(embedded, ENTRIES),
    PostgreSQL: await bareSpeed(shared, ENTRIES),
  };
  for (const [name, speed] of Object.entries(speeds))
    console.log(`${name}, the log alone: ${speed.toFixed(0)} entries/s`);
  await Promise.all([embedded.close(), shared.close()]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function embeddedPlace(entry: string): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-scale-'));
  const env = { ...UNLIMITED, SAMSARA_DATA_DIR: folder };
  const server = await ServerProcess.start([entry, 'serve'], await freePort(), env);
  return {
    name: 'embedded, 1 node',
    origins: [server.origin],
    servers: [server],
    commits: async () => new Map(),
    written: async () => 0,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function clusterPlace(entry: string, nodes: number): Promise<Place> {
  const cluster = await Cluster.start({
    entry,
    nodes,
    bus: values.bus === 'notify' ? 'notify' : 'nats',
    standby: values.standby,
    direct: true,
    settings: CommitTimes.settings,
  });
  const commits = new CommitTimes(cluster.postgres, cluster.database);
  return {
    name: `PostgreSQL, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}`,
    origins: cluster.origins,
    servers: cluster.nodes.map((_, i) => cluster.serverOf(i)),
    async commits() {
      await commits.look();
      return commits.times;
    },
    async written() {
      const [{ bytes }] = await cluster.postgres.query(`select pg_current_wal_lsn() - '0/0' as bytes`);
      return Number(bytes);
    },
    async stop() {
      commits.end();
      await cluster.stop();
    },
  };
}

async function measure(place: Place): Promise<void> {
  try {
    const memory = () => place.servers.reduce((sum, server) => sum + server.residentKib(), 0);
    const empty = memory();
    const tables = await inBatches(TABLES, AT_ONCE, (i) =>
      PlayedTable.open(
        values.apart ? place.origins : place.origins[i % place.origins.length],
        values.game,
        Number(values.seats),
        i + 1,
        withoutClock(GAMES[values.game]),
      ),
    );
    const kib = (memory() - empty) / TABLES;
    const { took, heard, movers, seconds, cpu, bytes } = await play(place, tables);
    const commits = await place.commits();
    const late = heard
      .filter(
        ({ key, node }) => movers.get(key) !== undefined && movers.get(key) !== node && commits.has(key),
      )
      .map(({ key, at }) => at - (commits.get(key) ?? 0));
    report(place.name, took, late, { seconds, cpu, bytes, kib });
    for (const table of tables) {
      for (const fault of table.faults) console.log(`  ${fault}`);
      faults += table.faults.length;
      table.hangUp();
    }
  } finally {
    await place.stop();
  }
}

/** Plays at the wanted rate, spread evenly over the tables. */
async function play(place: Place, tables: readonly PlayedTable[]) {
  const { origins, servers } = place;
  const took: number[] = [];
  const heard: Heard[] = [];
  const movers = new Map<string, number>();
  const counting = { on: false };
  const going = { on: true };
  for (const table of tables) {
    const nodeOf = table.guests.map(({ origin }) => origins.indexOf(origin));
    table.onAcknowledged = ({ seq, seat }, ms) => {
      if (!counting.on) return;
      took.push(ms);
      movers.set(`${table.table} ${seq}`, nodeOf[seat]);
    };
    table.onTold = (seat, seq) => {
      if (counting.on) heard.push({ key: `${table.table} ${seq}`, node: nodeOf[seat], at: now() });
    };
  }
  const plays = tables.map((table) => drive(table, PAUSE_MS, going));
  await sleep(WARM_UP_MS);
  counting.on = true;
  const cpu = servers.map((server) => server.cpuMicros());
  const before = await place.written();
  const since = performance.now();
  await sleep(Number(values.seconds) * 1000);
  counting.on = false;
  const seconds = (performance.now() - since) / 1000;
  const used = servers.reduce((sum, server, i) => sum + server.cpuMicros() - cpu[i], 0);
  const bytes = ((await place.written()) - before) / took.length;
  going.on = false;
  await Promise.all(plays);
  return { took, heard, movers, seconds, cpu: used / took.length, bytes };
}

function report(name: string, took: number[], late: number[], costs: Costs): void {
  const { seconds, cpu, bytes, kib } = costs;
  const shown = (list: number[]) => {
    list.sort((a, b) => a - b);
    return list.length === 0
      ? '–'
      : `${percentile(list, 0.5).toFixed(1)} ms (p50), ${percentile(list, 0.99).toFixed(1)} ms (p99)`;
  };
  console.log(
    `${name}: ${(took.length / seconds).toFixed(0)} moves/s; acknowledged in ${shown(took)}; from the commit to another node's socket ${shown(late)}; ${cpu.toFixed(0)} µs of the nodes' CPU and ${bytes.toFixed(0)} bytes of PostgreSQL's log a move; ${kib.toFixed(0)} KiB a table`,
  );
}

/** Milliseconds since 1970, with fractions. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
