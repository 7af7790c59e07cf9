// npm run abuse -- [--tables 30] [--rate 60] [--seconds 20] [--attackers 2] [--attack-rate 800] [--kind KIND,…] [--seed 1] [--judge]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { Attackers } from './abuse/attackers.ts';
import { compareCounts, type Metrics, readMetrics } from './abuse/counted.ts';
import { Honest } from './abuse/honest.ts';
import { KINDS, type Kind } from './abuse/kinds.ts';
import { addTold, type Told } from './abuse/tally.ts';
import { buildServer } from './build-server.ts';
import { collectGarbage } from './garbage.ts';
import { Guest } from './guest.ts';
import { ServerProcess } from './server-process.ts';
import { percentile, sleep } from './sizes.ts';

const HELP = `npm run abuse -- [options]
Honest tables play at a fixed rate while bad guests attack the same server, which has its usual limits: each kind of them
alone, then all together. Each is followed by a part "beside", in which their processes take as much of the processors as
they did and leave the server alone: what they cost by themselves is not the server's, and not every system lets them give
way. Ends with code 1 if honest people are harmed or wait more than twice as long as beside an attack and in the quiet of
the beginning, if a refusal is not counted in the server's metrics, if a guess is right, or if memory stays in use.

  --tables 30        honest tables of four; the first seven are a class of 28 behind one address
  --rate 60          honest moves a second, at all tables together
  --seconds 20       of quiet at the beginning and the end, of all together and of what is beside it; other parts take half
  --attackers 2      processes of bad guests, which give way to everything else
  --attack-rate 800  what they do a second, all together: requests, messages, connections
  --kind KIND,…      only these: ${KINDS.join(', ')}; "together" leaves out each kind alone
  --seed 1
  --judge            fail for long waits too in a run of less than 20 seconds`;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '30' },
    rate: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '20' },
    attackers: { type: 'string', default: '2' },
    'attack-rate': { type: 'string', default: '800' },
    kind: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    judge: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const SECONDS = Number(values.seconds);
const SEED = Number(values.seed);
const ATTACK_RATE = Number(values['attack-rate']);
const CHOSEN = values.kind.split(',').filter((kind) => kind !== '' && kind !== 'together');
const ALL = KINDS.filter((kind) => CHOSEN.length === 0 || CHOSEN.includes(kind));
const ALONE = values.kind === 'together' ? [] : ALL;
/** A short run has too few moves for its hundredth part to mean anything, and may share its processors with others. */
const IS_JUDGED = values.judge || SECONDS >= 20;

const WARM_UP_MS = Math.min(3000, SECONDS * 300);
/**
 * Up to here nobody notices a wait, and below it a commit that waits for the disk, a search for garbage or another process
 * on the same cores doubles any time there is: a p99 of 4 ms in the quiet may become 15 ms without being called harm.
 */
const UNNOTICED_MS = 15;
/** What stays in use after an attack: caches, limits and sessions that are forgotten later. */
const MOST_LEFT_KIB = 48 * 1024;
/** A table that is still awake, because somebody looked at it within the last minutes. */
const KIB_A_TABLE = 100;
const GIVING_BACK_MS = 1000;

/** The server as it is by default, behind a proxy on this machine. Attackers also come to it directly. */
const SURROUNDINGS = {
  SAMSARA_QUIET: 'yes',
  SAMSARA_LOG_LEVEL: 'warn',
  SAMSARA_TRUST_PROXY: '127.0.0.1',
  SAMSARA_PUSH: 'yes',
};

/** How it was for honest people during one part. */
interface Part {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
  readonly delayP99Ms: number;
  readonly cpuShare: number;
  readonly kib: number;
  readonly told: Told | undefined;
}

const say = (line: string) => console.log(line);

if (values.help) say(HELP);
else if (CHOSEN.some((kind) => !KINDS.includes(kind as Kind))) {
  say(`There are: ${KINDS.join(', ')}`);
  process.exitCode = 2;
} else process.exitCode = (await main()) ? 0 : 1;

async function main(): Promise<boolean> {
  Guest.checksForm = false;
  const built = await buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'samsara-abuse-'));
  const inspected = await freePort();
  const server = await ServerProcess.start(
    [`--inspect=127.0.0.1:${inspected}`, built.entry, 'serve'],
    await freePort(),
    { SAMSARA_DATA_DIR: folder, ...SURROUNDINGS },
  );
  const attackers = await Attackers.start(Number(values.attackers));
  try {
    return await campaign(server, attackers, inspected);
  } finally {
    attackers.end();
    await server.stop();
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function campaign(server: ServerProcess, attackers: Attackers, inspected: number): Promise<boolean> {
  const honest = await Honest.open(server.origin, Number(values.tables), Number(values.rate), SEED);
  const where = { origin: server.origin, ...honest.codes };
  const before = await readMetrics(server.origin);
  honest.play();
  await sleep(WARM_UP_MS);
  const attack = async (name: string, seconds: number, kinds: readonly Kind[]): Promise<Part[]> => {
    const stop = () => attackers.stop();
    const begin = () => attackers.begin(where, kinds, ATTACK_RATE, SEED);
    const part = await measure(server, honest, name, seconds, { begin, stop });
    await sleep(WARM_UP_MS);
    const share = part.told?.cpuShare ?? 0;
    const beside = await measure(server, honest, 'beside', seconds, {
      begin: () => attackers.spin(share),
      stop,
    });
    await sleep(WARM_UP_MS);
    return [part, beside];
  };
  const inUse = () => inUseKib(server, inspected);
  const quiet = await measure(server, honest, 'quiet', SECONDS);
  const kibBefore = await inUse();
  const parts = [quiet];
  for (const kind of ALONE) parts.push(...(await attack(kind, Math.max(1, SECONDS / 2), [kind])));
  if (ALL.length > 1) parts.push(...(await attack('together', SECONDS, ALL)));
  parts.push(await measure(server, honest, 'quiet', SECONDS));
  const kibAfter = await inUse();
  const { views, harm } = await honest.finish();
  const after = await readMetrics(server.origin);
  showParts(parts);
  const bad = addTold(parts.flatMap(({ told }) => told ?? []));
  const faults = [
    ...harm,
    ...bad.faults,
    ...bad.guessed.map((what) => `a guess was right: ${what}`),
    ...countsShown(before, after, bad, honest),
    ...memoryShown(kibBefore, kibAfter, after.tables - before.tables),
    ...(server.isRunning ? [] : ['the server has ended']),
    ...failuresIn(server.output),
    ...(IS_JUDGED ? longWaits(parts) : []),
  ];
  say(`${bad.acts} acts of bad guests, ${bad.guesses} guesses, ${bad.guessed.length} right`);
  if (bad.skipped.length > 0) say(`not there at this server, left out: ${bad.skipped.join(', ')}`);
  say(
    `${honest.moves} honest moves, ${honest.newcomers} newcomers, ${views} views compared with the records`,
  );
  say(`${faults.length} faults`);
  for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
  return faults.length === 0;
}

interface Attack {
  begin(): void;
  stop(): Promise<Told>;
}

async function measure(
  server: ServerProcess,
  honest: Honest,
  name: string,
  seconds: number,
  attack?: Attack,
): Promise<Part> {
  attack?.begin();
  // The first moments, in which all of them come at once, count as well.
  honest.takeDelays();
  await readMetrics(server.origin);
  const cpu = server.cpuMicros();
  const since = performance.now();
  await sleep(seconds * 1000);
  const elapsed = performance.now() - since;
  const delays = honest.takeDelays();
  const cpuShare = (server.cpuMicros() - cpu) / 1000 / elapsed;
  const { delayP99Ms } = await readMetrics(server.origin);
  const kib = server.residentKib();
  const told = await attack?.stop();
  return {
    name,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    moves: delays.length,
    delayP99Ms,
    cpuShare,
    kib,
    told,
  };
}

function showParts(parts: readonly Part[]): void {
  say(
    '                moves    p50 ms    p99 ms   loop p99 processor    theirs       MiB      acts   refused   unheard',
  );
  for (const { name, moves, p50, p99, delayP99Ms, cpuShare, kib, told } of parts) {
    const refused = Object.values(told?.seen ?? {}).reduce((sum, count) => sum + count, 0);
    const columns = [
      moves,
      p50.toFixed(1),
      p99.toFixed(1),
      delayP99Ms.toFixed(1),
      `${Math.round(cpuShare * 100)} %`,
      `${Math.round((told?.cpuShare ?? 0) * 100)} %`,
      Math.round(kib / 1024),
      told?.acts ?? 0,
      refused,
      told?.unheard ?? 0,
    ];
    say(`${name.padEnd(11)}${columns.map((column) => String(column).padStart(10)).join('')}`);
  }
}

function countsShown(before: Metrics, after: Metrics, bad: Told, honest: Honest): readonly string[] {
  const { rows, faults } = compareCounts(before, after, bad, honest.refused);
  say('refusals              heard   counted by the server');
  for (const { label, seen, counted } of rows)
    say(`  ${label.padEnd(18)}${String(seen).padStart(7)}${String(counted).padStart(10)}`);
  return faults;
}

function memoryShown(before: number, after: number, tables: number): readonly string[] {
  const left = after - before;
  say(`memory in use: ${before} KiB before, ${after} KiB afterwards, with ${tables} more tables awake`);
  const most = MOST_LEFT_KIB + Math.max(0, tables) * KIB_A_TABLE;
  return left > most ? [`${left} KiB more are in use after the attack`] : [];
}

/** Parts alternate: an attack, then what is beside it. The last quiet one is compared with the first, so that what stays is found too. */
function longWaits(parts: readonly Part[]): readonly string[] {
  const [first] = parts;
  return parts.flatMap(({ name, p99 }, i) => {
    const isLast = i === parts.length - 1;
    if (!isLast && parts[i + 1].name !== 'beside') return [];
    const beside = isLast ? [first] : [first, parts[i + 1]];
    const most = Math.max(...beside.map((part) => 2 * part.p99), UNNOTICED_MS);
    if (p99 <= most) return [];
    return [`${isLast ? 'at the end' : name}: p99 of ${p99.toFixed(1)} ms, more than ${most.toFixed(1)} ms`];
  });
}

function failuresIn(output: string): readonly string[] {
  return output
    .split('\n')
    .filter((line) => /"level":(?:50|60)|unhandled|uncaught|out of memory/i.test(line))
    .map((line) => `the server wrote ${line.slice(0, 300)}`);
}

/** KiB of the server's process when nothing is left in it that is no longer needed. */
async function inUseKib(server: ServerProcess, inspected: number): Promise<number> {
  await collectGarbage(inspected);
  await sleep(GIVING_BACK_MS);
  return server.residentKib();
}
