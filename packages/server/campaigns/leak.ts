// npm run leak -- [--deals 200] [--moves 60] [--planted]
// Two servers whose deals differ only in what a viewer may not know: whatever that viewer receives must be the same, byte by byte.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@samsara/engine/games';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { buildServer } from './build-server.ts';
import { PLANTED } from './leak-planted.ts';
import { playTwins } from './leak-twins.ts';
import { withoutClock } from './played-table.ts';
import { ServerProcess, UNLIMITED } from './server-process.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '200' },
    moves: { type: 'string', default: '60' },
    /** Only whether leaks that are planted on purpose are found. */
    planted: { type: 'boolean', default: false },
  },
});
const DEALS = Number(values.deals);
const MOVES = Number(values.moves);

/** A planted leak must show within so many deals. */
const DEALS_WITH_LEAK = 20;

const built = await buildServer('leak-server');
let failed = 0;
try {
  if (!values.planted) await search();
  await searchPlanted();
} finally {
  built.remove();
}
process.exitCode = failed === 0 ? 0 : 1;

async function search(): Promise<void> {
  const { differences, compared } = await run(DEALS, undefined);
  console.log(
    `${DEALS} deals in two versions, ${compared} messages compared, ${differences.length} differences`,
  );
  for (const difference of differences.slice(0, 5)) console.log(`  ${difference}`);
  failed += differences.length;
}

async function searchPlanted(): Promise<void> {
  for (const leak of Object.keys(PLANTED)) {
    const { differences } = await run(DEALS_WITH_LEAK, leak);
    console.log(`planted leak "${leak}": ${differences.length > 0 ? 'found' : 'NOT FOUND'}`);
    if (differences.length === 0) failed++;
  }
}

async function run(deals: number, planted: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-leak-'));
  const start = async (side: string) =>
    ServerProcess.start([built.entry, 'serve'], await freePort(), {
      SAMSARA_DATA_DIR: join(folder, side),
      LEAK_SIDE: side,
      ...(planted !== undefined && { LEAK_PLANTED: planted }),
      ...UNLIMITED,
    });
  const servers = await Promise.all([start('here'), start('there')]);
  const origins = servers.map(({ origin }) => origin);
  const games = Object.values(GAMES);
  const differences: string[] = [];
  let compared = 0;
  try {
    for (let deal = 1; deal <= deals; deal++) {
      const game = games[deal % games.length];
      const players = game.meta.seats.min + (deal % 2 === 0 ? 1 : 0);
      const options = { ...withoutClock(game), players };
      const result = await playTwins(origins, game, options, deal, MOVES);
      compared += result.compared;
      differences.push(...result.differences);
      if (planted !== undefined && differences.length > 0) break;
      if (deal % 20 === 0) console.log(`  ${deal} deals, ${compared} messages`);
    }
    for (const server of servers) {
      if (!server.isRunning) differences.push(`a server has ended: ${server.output}`);
    }
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { differences, compared };
}
