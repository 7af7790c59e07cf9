// npm run leak -- [--deals=200] [--moves=60] [--stride=1] [--plans=40] [--pauses=40] [--planted]
// Two servers whose deals differ only in what a viewer may not know: whatever that viewer receives must be the same, byte by byte.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { buildServer } from './build-server.ts';
import { comparePauses } from './leak-pauses.ts';
import { playPlanned } from './leak-plans.ts';
import { PLANTED, plantInPauses } from './leak-planted.ts';
import { playTwins, type Side } from './leak-twins.ts';
import { ServerProcess, UNLIMITED } from './server-process.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '200' },
    moves: { type: 'string', default: '60' },
    /** After each move the viewer asks for the rest from one in so many numbers. */
    stride: { type: 'string', default: '1' },
    /** Deals over days in which somebody plans or answers in advance, and then does the same by hand. */
    plans: { type: 'string', default: '40' },
    /** Deals in two versions among bots, whose times to think are compared. */
    pauses: { type: 'string', default: '40' },
    /** Only whether leaks that are planted on purpose are found. */
    planted: { type: 'boolean', default: false },
  },
});
const DEALS = Number(values.deals);
const SIZES = { mostMoves: Number(values.moves), stride: Number(values.stride) };

/** A planted leak must show within so many deals. */
const DEALS_WITH_LEAK = 20;

const built = await buildServer('leak-server');
const folder = mkdtempSync(join(tmpdir(), 'samsara-leak-'));
let failed = 0;
try {
  const servers = await Promise.all([start('here'), start('there')]);
  try {
    // First, so that the search also shows that nothing of them is left.
    await searchPlanted(servers);
    if (!values.planted) {
      await search(servers);
      await searchPlans();
      await searchPauses();
    }
  } finally {
    for (const { server } of servers) await server.stop();
  }
} finally {
  built.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;

async function search(servers: readonly Started[]): Promise<void> {
  const { differences, compared } = await run(servers, DEALS, undefined);
  console.log(
    `${DEALS} deals in two versions, ${compared} messages compared, ${differences.length} differences`,
  );
  for (const difference of differences.slice(0, 5)) console.log(`  ${difference}`);
  failed += differences.length;
}

async function searchPlans(): Promise<void> {
  const deals = Number(values.plans);
  const differences: string[] = [];
  let compared = 0;
  let planned = 0;
  for (let place = 0; place < deals; place++) {
    const found = await playPlanned(place, SIZES.mostMoves);
    compared += found.compared;
    planned += found.planned;
    differences.push(...found.differences);
  }
  console.log(
    `${deals} deals over days, ${planned} moves planned or made by a rule, ${compared} messages compared with moves by hand, ${differences.length} differences`,
  );
  for (const difference of differences.slice(0, 5)) console.log(`  ${difference}`);
  failed += differences.length;
  if (deals > 0 && planned === 0) failed++;
}

async function searchPauses(): Promise<void> {
  const deals = Number(values.pauses);
  const differences: string[] = [];
  let compared = 0;
  for (let place = 0; place < deals; place++) {
    const found = await comparePauses(place, SIZES.mostMoves);
    compared += found.compared;
    differences.push(...found.differences);
  }
  console.log(
    `${deals} deals among bots in two versions, ${compared} times to think compared, ${differences.length} differences`,
  );
  for (const difference of differences.slice(0, 5)) console.log(`  ${difference}`);
  failed += differences.length;
  if (deals > 0 && compared === 0) failed++;
}

async function searchPlanted(servers: readonly Started[]): Promise<void> {
  const takeAway = plantInPauses();
  let found: string | undefined;
  for (let place = 0; place < DEALS_WITH_LEAK && found === undefined; place++)
    [found] = (await comparePauses(place, SIZES.mostMoves)).differences;
  takeAway();
  console.log(`planted leak "pauses": ${found === undefined ? 'NOT FOUND' : `found, ${found}`}`);
  if (found === undefined) failed++;
  for (const leak of PLANTED) {
    const { differences } = await run(servers, DEALS_WITH_LEAK, leak);
    const [place] = differences[0]?.split(': ') ?? [];
    console.log(`planted leak "${leak}": ${place === undefined ? 'NOT FOUND' : `found, ${place}`}`);
    if (place === undefined) failed++;
  }
}

async function run(servers: readonly Started[], deals: number, planted: string | undefined) {
  const differences: string[] = [];
  let compared = 0;
  await tellAll(servers, `plant/${planted ?? ''}`);
  for (let deal = 1; deal <= deals; deal++) {
    await tellAll(servers, `deal/${deal}`);
    const result = await playTwins(servers, deal, SIZES);
    compared += result.compared;
    differences.push(...result.differences);
    if (planted !== undefined && differences.length > 0) break;
    if (deal % 20 === 0) console.log(`  ${deal} deals, ${compared} messages`);
  }
  for (const { server } of servers) {
    if (!server.isRunning) differences.push(`a server has ended: ${server.output}`);
  }
  return { differences, compared };
}

interface Started extends Side {
  readonly server: ServerProcess;
  /** Lets it do what it is told over its control port. */
  tell(order: string): Promise<void>;
}

async function tellAll(servers: readonly Started[], order: string): Promise<void> {
  await Promise.all(servers.map((server) => server.tell(order)));
}

async function start(name: Side['name']): Promise<Started> {
  const control = await freePort();
  const server = await ServerProcess.start([built.entry], await freePort(), {
    SAMSARA_DATA_DIR: join(folder, name),
    LEAK_SIDE: name,
    LEAK_CONTROL_PORT: String(control),
    ...UNLIMITED,
    SAMSARA_COMMIT_SPACING_MS: '1',
  });
  const tell = async (order: string) => {
    await fetch(`http://127.0.0.1:${control}/${order}`);
  };
  return { name, origin: server.origin, tell, tick: (ms) => tell(`tick/${ms}`), server };
}
