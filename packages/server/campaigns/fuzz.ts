// npm run fuzz -- [--frames=1000000] [--requests=20000] [--seed=1]
// Frames and requests that nobody should send: nothing may crash, answer 5xx, or change what it may not change.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fastRandom } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { buildServer } from './build-server.ts';
import { fuzzOperator } from './fuzz-operator.ts';
import { OPERATOR_TOKEN, PUSH_HOST } from './fuzz-requests.ts';
import { fuzzTables, type Tally } from './fuzz-tables.ts';
import { fuzzRequests } from './fuzz-visits.ts';
import { ServerProcess, UNLIMITED } from './server-process.ts';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});
const FRAMES = Number(values.frames);
const REQUESTS = Number(values.requests);
const SEED = Number(values.seed);

/** No bot moves while anybody looks; and whoever asks may seem to come from anywhere. */
const SURROUNDINGS = {
  ...UNLIMITED,
  SAMSARA_BOT_DELAY_MS: '999999-999999',
  SAMSARA_BOT_THREADS: '1',
  SAMSARA_COMMIT_SPACING_MS: '1',
  SAMSARA_TRUST_PROXY: 'loopback',
  SAMSARA_OPERATOR_TOKEN: OPERATOR_TOKEN,
  SAMSARA_HOOKS: 'yes',
  SAMSARA_SECURITY_CONTACT: 'mailto:security@cards.example',
  SAMSARA_PUSH_HOSTS: PUSH_HOST,
};
const SAY_EVERY_MS = 20_000;

const tally: Tally = {
  frames: 0,
  done: 0,
  refused: 0,
  batches: 0,
  unchanged: 0,
  tables: 0,
  views: 0,
  faults: [],
};

await main();

async function main(): Promise<void> {
  const built = await buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'samsara-fuzz-'));
  const server = await ServerProcess.start([built.entry, 'serve'], await freePort(), {
    SAMSARA_DATA_DIR: folder,
    ...SURROUNDINGS,
  });
  try {
    await fuzz(server.origin, folder);
    if (!server.isRunning) tally.faults.push('the server has ended');
  } catch (error) {
    tally.faults.push(String(error));
  } finally {
    await server.stop();
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const line of server.output.split('\n')) {
    if (/"level":(?:50|60)|unhandled|uncaught|server has ended/i.test(line))
      tally.faults.push(`the server wrote ${line.slice(0, 600)}`);
  }
  console.log(`${tally.faults.length} faults`);
  for (const fault of tally.faults.slice(0, 10)) console.log(`  ${fault}`);
  process.exitCode = tally.faults.length === 0 ? 0 : 1;
}

/** Tables of all games at once, then requests. */
async function fuzz(origin: string, folder: string): Promise<void> {
  const games = Object.keys(GAMES);
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1000;
  const timer = setInterval(
    () => console.log(`  ${tally.frames} frames in ${seconds().toFixed(0)} s`),
    SAY_EVERY_MS,
  );
  try {
    const share = Math.ceil(FRAMES / games.length);
    await Promise.all(
      games.map((game, i) => fuzzTables(origin, game, share, fastRandom(SEED * games.length + i), tally)),
    );
  } finally {
    clearInterval(timer);
  }
  const { frames, done, refused, batches, unchanged, tables, views } = tally;
  console.log(
    `${frames} frames to ${tables} tables, ${Math.round(frames / seconds())} a second: ${done} carried out, ${refused} refused; ` +
      `${batches} times every entry accounted for, ${unchanged} times nothing changed; ${views} views as in the record`,
  );
  const asked = performance.now();
  tally.faults.push(...(await fuzzRequests(origin, REQUESTS, SEED)));
  tally.faults.push(...(await fuzzOperator(origin, folder, SEED)));
  console.log(
    `${REQUESTS} requests, ${Math.round((REQUESTS / (performance.now() - asked)) * 1000)} a second`,
  );
}
