// npm run kill -- [--kills 1000] [--tables 20] [--seed 1]
// Plays on many tables over real sockets while the server is killed with kill -9 and started again, then compares what was
// acknowledged with the log.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { below, fastRandom } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { buildServer } from './build-server.ts';
import { compareWithLog } from './ledger.ts';
import { type Acknowledged, PlayedTable } from './played-table.ts';
import { ServerProcess, UNLIMITED } from './server-process.ts';
import { inBatches, sleep } from './sizes.ts';
import { comeBack } from './storm.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const KILLS = Number(values.kills);
const TABLES = Number(values.tables);
const random = fastRandom(Number(values.seed));

/** The server lives for so many milliseconds at most after everybody is back. */
const LONGEST_LIFE_MS = 600;

/** What the server said was committed: kept outside of it. */
const ledger: Acknowledged[] = [];

let kills = 0;
/** Ctrl-C ends the killing early; what happened so far is compared all the same. */
let isEnough = false;
process.once('SIGINT', () => {
  isEnough = true;
});

await main();

async function main(): Promise<void> {
  const built = await buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'samsara-kill-'));
  const port = await freePort();
  const start = () =>
    ServerProcess.start([built.entry, 'serve'], port, { SAMSARA_DATA_DIR: folder, ...UNLIMITED });
  let server = await start();
  try {
    const tables = await openTables(server.origin);
    const playing = { on: true };
    const drives = tables.map((table) => drive(table, playing));
    for (; kills < KILLS && !isEnough; kills++) {
      await sleep(below(random, LONGEST_LIFE_MS));
      await server.kill();
      server = await start();
      await everybodyBack(tables);
      if ((kills + 1) % 10 === 0) console.log(`  ${kills + 1} kills, ${ledger.length} moves acknowledged`);
    }
    playing.on = false;
    await Promise.all(drives);
    const faults = await settle(tables);
    for (const table of tables) table.hangUp();
    await server.stop();
    faults.push(...(await compareWithLog(folder, ledger)));
    report(tables, faults);
  } finally {
    await server.stop();
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All games, two to four seats. */
function openTables(origin: string): Promise<PlayedTable[]> {
  const games = Object.values(GAMES);
  return inBatches(TABLES, 5, (i) => {
    const { meta } = games[i % games.length];
    return PlayedTable.open(origin, meta.id, Math.max(meta.seats.min, 2 + (i % 3)), i + 1, meta.simulated);
  });
}

/** Plays without a pause, game after game. */
async function drive(table: PlayedTable, playing: { on: boolean }): Promise<void> {
  table.onAcknowledged = (move) => ledger.push(move);
  while (playing.on) {
    if (table.phase === 'over') (await table.rematch())();
    else if (!(await table.move())) await sleep(5);
  }
}

async function everybodyBack(tables: readonly PlayedTable[]): Promise<void> {
  await Promise.all(
    tables.flatMap((table) =>
      table.guests.map((guest, seat) => {
        guest.hangUp();
        return comeBack(table, seat);
      }),
    ),
  );
}

/** Every seat must end up with the same view as one that asks for everything afresh; gives what is wrong. */
async function settle(tables: readonly PlayedTable[]): Promise<string[]> {
  const faults: string[] = [];
  for (const table of tables) {
    await table.everybodyAt(Math.max(...table.told.map(({ seq }) => seq)));
    for (const seat of table.guests.keys()) {
      if (!(await table.seesWhatIsThere(seat))) faults.push(`${table.table}: seat ${seat} has a wrong view`);
    }
    await table.abort();
    await table.checkViews();
    faults.push(...table.faults);
  }
  return faults;
}

function report(tables: readonly PlayedTable[], faults: readonly string[]): void {
  const seats = tables.reduce((sum, { guests }) => sum + guests.length, 0);
  console.log(
    `${kills} kills, ${tables.length} tables, ${seats} clients, ${ledger.length} moves acknowledged; ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
