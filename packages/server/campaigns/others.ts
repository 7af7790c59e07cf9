// npm run load:others -- [--tables 200] [--rate 400] [--rounds 5] [--seconds 8] [--seats 4] [--game ID] [--json]
// What a move costs our server, beside servers made with Colyseus and boardgame.io and beside sockets and log alone: the same
// number of tables, seats and moves. All run at once and are played at in turn, so that whatever else the machine does
// concerns all of them alike. Ours keeps every move on the disk before anybody hears of it; the other two keep nothing.
// The first time it installs them from the npm registry, into campaigns/others alone.
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '@samsara/engine/games';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { openBare } from './bare-sockets.ts';
import { buildServer } from './build-server.ts';
import { Guest } from './guest.ts';
import type { Load, MeasuredServer } from './measured-server.ts';
import { PlayedTable } from './played-table.ts';
import { ServerProcess, UNLIMITED } from './server-process.ts';
import { inBatches, percentile, sleep } from './sizes.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    rate: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    seats: { type: 'string', default: '4' },
    game: { type: 'string', default: Object.keys(GAMES)[0] },
    json: { type: 'boolean', default: false },
  },
});
const LOAD: Load = { tables: Number(values.tables), seats: Number(values.seats), rate: Number(values.rate) };
const ROUNDS = Number(values.rounds);
const PLAY_MS = Number(values.seconds) * 1000;
const AT_ONCE = 25;
/** Rounds before those that count: the rules are much code, which goes on being compiled for thousands of moves. */
const WARM_UP_ROUNDS = 4;
const OTHERS = fileURLToPath(new URL('others/', import.meta.url));

const say = (line: string) => console.log(line);

await main();

async function main(): Promise<void> {
  Guest.checksForm = false;
  if (!installOthers()) {
    process.exitCode = 2;
    return;
  }
  say(
    `${LOAD.tables} tables of ${LOAD.seats}, ${LOAD.rate} moves a second, ${ROUNDS} rounds of ${values.seconds} s each`,
  );
  const servers: MeasuredServer[] = [];
  try {
    servers.push(await openOurs());
    servers.push(await openBare(LOAD, true));
    servers.push(await openOther('colyseus'), await openOther('boardgame'));
    report(servers, await measure(servers));
  } finally {
    for (const server of servers) await server.close();
  }
}

/** Microseconds a move, by server and round. */
async function measure(servers: readonly MeasuredServer[]): Promise<number[][]> {
  const micros: number[][] = servers.map(() => []);
  for (let round = 1 - WARM_UP_ROUNDS; round <= ROUNDS; round++) {
    for (const [place, server] of servers.entries()) {
      const cpu = server.cpuMicros();
      const moves = await server.play(PLAY_MS);
      if (round > 0) micros[place].push((server.cpuMicros() - cpu) / moves);
    }
    if (round > 0)
      say(
        `  ${servers.map(({ name }, place) => `${name} ${micros[place].at(-1)?.toFixed(0)}`).join(' · ')} µs a move`,
      );
  }
  return micros;
}

/** Ratios are taken round by round. */
function report(servers: readonly MeasuredServer[], [ours, ...rest]: number[][]): void {
  say(`ours: ${median(ours).toFixed(0)} µs of processor time a move (median)`);
  const ratios = rest.map((theirs, place) => {
    const each = theirs.map((micros, round) => ours[round] / micros).sort((a, b) => a - b);
    const { name } = servers[place + 1];
    const range = `${each[0].toFixed(2)} to ${each[each.length - 1].toFixed(2)}`;
    say(`${name}: ${median(theirs).toFixed(0)} µs; ours takes ${median(each).toFixed(2)} of that (${range})`);
    return [name, median(each)];
  });
  if (values.json) say(JSON.stringify({ us_per_move: median(ours), ratios: Object.fromEntries(ratios) }));
}

function median(list: readonly number[]): number {
  return percentile(
    [...list].sort((a, b) => a - b),
    0.5,
  );
}

/** Versions are exact; there is no lock file, since nothing but this measurement ever runs them. */
function installOthers(): boolean {
  if (existsSync(join(OTHERS, 'node_modules'))) return true;
  say('installing Colyseus and boardgame.io into campaigns/others');
  const args = ['install', '--no-package-lock', '--omit=optional', '--ignore-scripts', '--loglevel=error'];
  return spawnSync('npm', args, { cwd: OTHERS, stdio: 'inherit' }).status === 0;
}

async function openOurs(): Promise<MeasuredServer> {
  const built = await buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'samsara-others-'));
  const server = await ServerProcess.start([built.entry, 'serve'], await freePort(), {
    SAMSARA_DATA_DIR: folder,
    ...UNLIMITED,
  });
  const tables = await inBatches(LOAD.tables, AT_ONCE, (i) =>
    PlayedTable.open(server.origin, values.game, LOAD.seats, i + 1),
  );
  const pause = (LOAD.tables / LOAD.rate) * 1000;
  return {
    name: 'ours',
    cpuMicros: () => server.cpuMicros(),
    async play(ms) {
      let isOver = false;
      let moves = 0;
      const drive = async (table: PlayedTable) => {
        table.onAcknowledged = () => moves++;
        await sleep(Math.random() * pause);
        for (let next = performance.now(); !isOver; await sleep(Math.max(0, next - performance.now()))) {
          if (table.phase === 'over') await table.rematch();
          else await table.move();
          next += pause;
        }
      };
      const drives = tables.map(drive);
      await sleep(ms);
      isOver = true;
      await Promise.all(drives);
      return moves;
    },
    async close() {
      for (const table of tables) table.hangUp();
      await server.stop();
      built.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Server and players are programs of their own, with what is installed beside them. */
async function openOther(name: 'colyseus' | 'boardgame'): Promise<MeasuredServer> {
  const server = await ServerProcess.start(
    [join(OTHERS, `${name}-server.mjs`)],
    await freePort(),
    {},
    () => true,
  );
  const players = fork(join(OTHERS, `${name}-players.mjs`));
  await ask(players, { origin: server.origin, ...LOAD });
  return {
    name,
    cpuMicros: () => server.cpuMicros(),
    async play(ms) {
      const before = await ask(players, 'go');
      await sleep(ms);
      return (await ask(players, 'stop')) - before;
    },
    async close() {
      players.kill();
      await server.stop();
    },
  };
}

/** Answered with the number of moves so far. */
async function ask(
  players: ChildProcess,
  what: (Load & { origin: string }) | 'go' | 'stop',
): Promise<number> {
  const answered = once(players, 'message');
  players.send(what);
  const [{ moves }] = (await answered) as [{ moves: number }];
  return moves;
}
