// npm run race -- [--rounds 100000] [--commands 50000] [--log embedded,postgres] [--seed 1]
// Eight writers race for the same number of a table, and commands are sent one to five times over two nodes whose connections
// are cut and whose answers are not waited for: on both kinds of log one wins, no number is left out, each command counts once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promises as timers } from 'node:timers';
import { parseArgs } from 'node:util';
import { below, fastRandom } from '@samsara/engine';
import { startPostgres } from '../src/cluster/testing/postgres.ts';
import type { Log } from '../src/log/log.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { type Sendings, sendCommands } from './race-commands.ts';
import { raceRounds } from './race-rounds.ts';
import { slowDown } from './slow-database.ts';
import { TcpProxy } from './tcp-proxy.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100000' },
    commands: { type: 'string', default: '50000' },
    log: { type: 'string', default: 'embedded,postgres' },
    seed: { type: 'string', default: '1' },
  },
});
const ROUNDS = Number(values.rounds);
const COMMANDS = Number(values.commands);
const SEED = Number(values.seed);

const NODES = 2;
const LONGEST_PEACE_MS = 400;
/** One round of so many is raced on a database that is slow. */
const SLOW_SHARE = 20;
const SLOW_ROW_MS = 1;

/** A log as several nodes reach it. */
interface Place {
  readonly nodes: readonly Log[];
  /** Makes writing slow, so that nodes meet in the middle of it, until it is called off. */
  slowDown(): Promise<() => Promise<void>>;
  /** Cuts connections until it is called off; gives how many. */
  disturb(): () => number;
  /** What the database itself has to complain about. */
  complaints(): string[];
  close(): Promise<void>;
}

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  embedded: embeddedPlace,
  postgres: postgresPlace,
};

for (const name of values.log.split(',')) {
  const place = await PLACES[name]();
  try {
    await run(name, place);
  } finally {
    complain(name, place);
    await place.close();
  }
}

async function run(name: string, place: Place): Promise<void> {
  const since = performance.now();
  await raceRounds(place.nodes, ROUNDS, 'R');
  const seconds = (performance.now() - since) / 1000;
  console.log(
    `${name}: ${ROUNDS} rounds of eight writers over ${place.nodes.length} nodes in ${seconds.toFixed(1)} s, one winner each, no number left out`,
  );
  const hurryUp = await place.slowDown();
  await raceRounds(place.nodes, Math.ceil(ROUNDS / SLOW_SHARE), 'S');
  await hurryUp();
  const calm = place.disturb();
  const sendings = await sendCommands(place.nodes, COMMANDS, 'C', SEED);
  report(name, sendings, calm());
}

function complain(name: string, place: Place): void {
  const complaints = place.complaints();
  for (const complaint of complaints) console.log(`${name}: ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
}

function report(name: string, { commands, sent, timedOut, failed }: Sendings, cuts: number): void {
  console.log(
    `${name}: ${commands} commands sent ${sent} times, ${timedOut} answers not waited for, ${failed} failed, ${cuts} connections cut; each counts once`,
  );
}

/** The embedded log has one writer, which all callers share. */
async function embeddedPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-race-'));
  const { log } = await openEmbedded({ file: join(folder, 'samsara.db'), spacing: 1 });
  return {
    nodes: Array(NODES).fill(log),
    slowDown: async () => async () => {},
    disturb: () => () => 0,
    complaints: () => [],
    async close() {
      await log.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgresPlace(): Promise<Place> {
  const postgres = await startPostgres();
  const database = new URL(await postgres.newDatabase()).pathname.slice(1);
  const proxies = await Promise.all(Array.from({ length: NODES }, () => TcpProxy.open(postgres.port)));
  const nodes: Log[] = [];
  for (const { port } of proxies)
    nodes.push((await openPostgres({ url: postgres.url(database, port), spacing: 1 })).log);
  return {
    nodes,
    slowDown: () => slowDown(postgres, database, SLOW_ROW_MS),
    disturb: () => cutAgainAndAgain(proxies),
    complaints: () => (postgres.deadlocks() === 0 ? [] : [`${postgres.deadlocks()} deadlocks`]),
    async close() {
      for (const log of nodes) await log.close();
      for (const proxy of proxies) await proxy.close();
      await postgres.stop();
    },
  };
}

function cutAgainAndAgain(proxies: readonly TcpProxy[]): () => number {
  const random = fastRandom(SEED);
  const going = new AbortController();
  let cuts = 0;
  const work = async () => {
    while (!going.signal.aborted) {
      await timers.setTimeout(below(random, LONGEST_PEACE_MS), undefined, { signal: going.signal });
      cuts += proxies[below(random, proxies.length)].cut();
    }
  };
  work().catch(() => {});
  return () => {
    going.abort();
    return cuts;
  };
}
