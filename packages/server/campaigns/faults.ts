// npm run faults -- [--faults 60] [--tables 16] [--bus nats|notify] [--seed 1] [--only 'node killed,bus killed'] [--planted] [--bug NAME]
// Three nodes on a real PostgreSQL with a synchronous standby and a real NATS. While people play on all of them over real sockets,
// hints are lost, doubled and late, nodes die and freeze, databases fail over. A checker compares what was seen with the log.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promises as timers } from 'node:timers';
import { parseArgs } from 'node:util';
import { below, fastRandom, type Random } from '@samsara/engine';
import { openPostgres } from '../src/store/postgres.ts';
import { buildServer, type Planted } from './build-server.ts';
import { Cluster } from './cluster.ts';
import { CommitTimes } from './commit-times.ts';
import { FAULTS } from './faults-list.ts';
import { AWAKE, PLANTED_BUGS } from './faults-planted.ts';
import { TroubledTable } from './faults-tables.ts';
import { type HintLoss, natsHints, notifyHints } from './hint-loss.ts';
import { checkHistory, type History, type Trouble } from './history.ts';
import { inBatches, retryWhileAway, sleep } from './sizes.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '60' },
    tables: { type: 'string', default: '16' },
    bus: { type: 'string', default: 'nats' },
    seed: { type: 'string', default: '1' },
    /** Only these faults, separated by commas. */
    only: { type: 'string' },
    /** Whether bugs that are planted on purpose are found: all of them, or one. */
    planted: { type: 'boolean', default: false },
    bug: { type: 'string' },
  },
});
const NODES = 3;
const TABLES = Number(values.tables);
const OPEN_MS = 90_000;
/** Between two faults. */
const PEACE_MS = 2500;
/** At the end everybody must come to rest within this time. */
const REST_MS = 40_000;
const REST_WITH_BUG_MS = 12_000;
/** Characters of what each node has said last, shown when something was found. */
const SAID = 3000;
/** Of a hundred hints. */
const LOSS = { lost: 10, doubled: 10, late: 10, lateMs: 400 };
/** With a planted bug it is enough to find something. */
const WITH_BUG = { faults: 4, tables: 12 };
const RACE = ['--log=postgres', '--rounds=6000', '--commands=10'];

interface Size {
  readonly faults: number;
  readonly tables: number;
  readonly only: readonly string[];
}

let failed = 0;
if (!values.planted && values.bug === undefined) await searchFaults();
else await searchPlanted();
// Clients of tables that could not be opened go on trying.
process.exit(failed === 0 ? 0 : 1);

async function searchFaults(): Promise<void> {
  const only = values.only?.split(',') ?? Object.keys(FAULTS);
  const faults = await run({ faults: Number(values.faults), tables: TABLES, only }, undefined);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  failed += faults.length;
}

async function searchPlanted(): Promise<void> {
  for (const [name, bug] of Object.entries(PLANTED_BUGS)) {
    if (values.bug !== undefined && values.bug !== name) continue;
    const faults =
      'faults' in bug
        ? await run({ ...WITH_BUG, only: bug.faults }, bug.planted)
        : await race(bug.planted, bug.raceSays);
    console.log(`planted bug "${name}": ${faults.length > 0 ? `found (${faults[0]})` : 'NOT FOUND'}`);
    if (faults.length === 0) failed++;
  }
}

/** Lets writers race on a log with a bug; gives the lines that speak of it. */
async function race(planted: readonly Planted[], says: RegExp): Promise<string[]> {
  const built = await buildServer('race', planted);
  const { stdout } = spawnSync(process.execPath, [built.entry, ...RACE], { encoding: 'utf8' });
  built.remove();
  return stdout.split('\n').filter((line) => says.test(line));
}

/** Plays while things happen to the cluster; gives what must not have been. */
async function run(size: Size, planted: readonly Planted[] | undefined): Promise<string[]> {
  const built = await buildServer(undefined, planted);
  const random = fastRandom(Number(values.seed));
  const loss: HintLoss = { ...LOSS, done: { passed: 0, lost: 0, doubled: 0, late: 0 } };
  const bus = values.bus === 'notify' ? 'notify' : 'nats';
  const hints = { nats: natsHints(loss, random), notify: notifyHints(loss, random) };
  const { settings } = CommitTimes;
  const cluster = await Cluster.start({
    entry: built.entry,
    nodes: NODES,
    bus,
    standby: true,
    hints,
    settings,
  });
  const commits = new CommitTimes(cluster.postgres, cluster.database);
  try {
    const tables = await openTables(cluster, size.tables);
    if ('fault' in tables) return [tables.fault];
    console.log(`${NODES} nodes, ${tables.length} tables`);
    if (planted !== undefined) writeFileSync(join(dirname(built.entry), AWAKE), '');
    const troubles: Trouble[] = [];
    const going = { on: true };
    const plays = tables.map((table) =>
      table.play(going).catch((error: Error) => void table.played.faults.push(error.message)),
    );
    await harm(cluster, size, random, troubles);
    going.on = false;
    const faults = await comeToRest(tables, plays, planted === undefined ? REST_MS : REST_WITH_BUG_MS);
    for (const table of tables) table.end();
    const deadlocks = cluster.postgres.deadlocks();
    if (deadlocks > 0) faults.push(`PostgreSQL had to resolve ${deadlocks} deadlocks`);
    const history = { ...(await historyOf(cluster, tables, troubles)), commits: commits.times };
    faults.push(...checkHistory(history));
    report(history, loss, faults);
    if (faults.length > 0 && planted === undefined) sayWhatNodesSaid(cluster);
    return faults;
  } finally {
    commits.end();
    await cluster.stop();
    built.remove();
  }
}

/** What was acknowledged while the tables are opened must hold too, and be heard of. */
function openTables(cluster: Cluster, count: number): Promise<TroubledTable[] | { fault: string }> {
  const opened = inBatches(count, 4, (i) => TroubledTable.open(cluster.origins, i));
  const late = timers.setTimeout(
    OPEN_MS,
    { fault: `the tables are not open after ${OPEN_MS} ms` },
    { ref: false },
  );
  return Promise.race([opened, late]).catch((error: Error) => ({ fault: error.message }));
}

/** One fault after the other, in an order by chance in which each comes as often as the others. */
async function harm(
  cluster: Cluster,
  { faults, only }: Size,
  random: Random,
  troubles: Trouble[],
): Promise<void> {
  let left: string[] = [];
  for (let i = 0; i < faults; i++) {
    if (left.length === 0) left = [...only];
    const [next] = left.splice(below(random, left.length), 1);
    await sleep(PEACE_MS);
    const trouble = await FAULTS[next](cluster, random);
    troubles.push(trouble);
    console.log(`  ${i + 1}: ${trouble.what} (${trouble.to - trouble.from} ms)`);
  }
  await sleep(PEACE_MS);
}

/** Everybody ends their move, sees what is there, agrees to end the game, and has seen what its record says. */
async function comeToRest(
  tables: readonly TroubledTable[],
  plays: readonly Promise<void>[],
  ms: number,
): Promise<string[]> {
  const faults: string[] = [];
  await Promise.all(
    tables.map(async ({ played }, i) => {
      const rest = async () => {
        await plays[i];
        await played.everybodyAt(Math.max(...played.told.map(({ seq }) => seq)));
        for (const seat of played.guests.keys()) {
          if (!(await played.seesWhatIsThere(seat)))
            faults.push(`${played.table}: seat ${seat} has a wrong view`);
        }
        await played.abort();
        await played.checkViews();
        return true;
      };
      const rested = await Promise.race([rest(), sleep(ms)]).catch((error) => {
        faults.push(`${played.table}: ${error}`);
        return true;
      });
      if (!rested) faults.push(`${played.table}: does not come to rest`);
      faults.push(...played.faults);
    }),
  );
  return faults;
}

async function historyOf(
  cluster: Cluster,
  tables: readonly TroubledTable[],
  troubles: readonly Trouble[],
): Promise<Omit<History, 'commits'>> {
  for (const { server } of cluster.nodes) await server?.stop();
  const { log, codes } = await retryWhileAway(() =>
    openPostgres({ url: cluster.postgres.url(cluster.database) }),
  );
  const entries: History['entries'] = new Map(
    await Promise.all(
      (await codes('', TABLES * 100)).map(async (code) => [code, await log.read(code, 0)] as const),
    ),
  );
  await log.close();
  return {
    entries,
    acknowledged: tables.flatMap(({ acknowledged }) => acknowledged),
    hearings: tables.map(({ hearing }) => hearing),
    troubles,
  };
}

function sayWhatNodesSaid({ nodes }: Cluster): void {
  for (const { origin, server } of nodes) console.log(`${origin}\n${server?.output.slice(-SAID)}`);
}

function report({ entries, acknowledged, troubles }: History, { done }: HintLoss, faults: readonly string[]) {
  const written = [...entries.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(
    `${troubles.length} faults, ${entries.size} tables, ${acknowledged.length} moves acknowledged, ${written} entries in the log; of the hints ${done.passed} passed, ${done.lost} lost, ${done.doubled} doubled, ${done.late} late; ${faults.length} faults found`,
  );
}
