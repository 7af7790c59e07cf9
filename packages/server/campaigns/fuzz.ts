// npm run fuzz -- [--frames 1000000] [--requests 20000] [--seed 1]
// Frames and requests that nobody should send: nothing may crash, answer 5xx, or change a state that it may not change.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fastRandom } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { buildServer } from './build-server.ts';
import { closingFrame, fuzzedFrame, type Target } from './fuzz-frames.ts';
import { fuzzedRequest } from './fuzz-requests.ts';
import { Guest } from './guest.ts';
import { PlayedTable, withoutClock } from './played-table.ts';
import { ServerProcess, UNLIMITED } from './server-process.ts';
import { inBatches, sleep } from './sizes.ts';
import { comeBack } from './storm.ts';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});
const FRAMES = Number(values.frames);
const REQUESTS = Number(values.requests);
const random = fastRandom(Number(values.seed));

/** Frames sent before the server is asked whether everything is as it was. */
const BATCH = 250;
const REQUESTS_AT_ONCE = 20;

/** The ping after which everything before it has been read. */
const LAST = 424_242;
const PATIENCE_MS = 10_000;
const COMMIT_MS = 25;

let tablesOpened = 0;
const faults: string[] = [];
const answers = { done: 0, refused: 0, closed: 0 };

await main();

async function main(): Promise<void> {
  const built = await buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'samsara-fuzz-'));
  const server = await ServerProcess.start([built.entry, 'serve'], await freePort(), {
    SAMSARA_DATA_DIR: folder,
    ...UNLIMITED,
  });
  try {
    await fuzzFrames(server);
    await fuzzRequests(server);
    if (!server.isRunning) faults.push(`the server has ended: ${server.output}`);
    for (const line of server.output.split('\n')) {
      if (/"level":(?:50|60)|unhandled|uncaught/i.test(line))
        faults.push(`the server wrote ${line.slice(0, 300)}`);
    }
  } finally {
    await server.stop();
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  const { done, refused, closed } = answers;
  console.log(
    `${FRAMES} frames: ${done} carried out, ${refused} refused, ${closed} sockets closed; ${REQUESTS} requests; ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** Half of the frames come from the host, half from a stranger. */
async function fuzzFrames(server: ServerProcess): Promise<void> {
  const games = Object.keys(GAMES);
  const share = Math.ceil(FRAMES / games.length);
  for (const id of games) {
    let table = await openTable(server.origin, id);
    for (let sent = 0; sent < share && server.isRunning; sent += BATCH) {
      if (table.phase !== 'playing') {
        table.hangUp();
        table = await openTable(server.origin, id);
      }
      const count = Math.min(BATCH, share - sent);
      await batch(server, table, (sent / BATCH) % 2 === 0, count);
      if (sent % (BATCH * 100) === 0) console.log(`  ${id}: ${sent} of ${share}`);
    }
    table.hangUp();
  }
}

/** A table in the middle of a game that waits for nobody's time. */
async function openTable(origin: string, id: string): Promise<PlayedTable> {
  const { meta } = GAMES[id];
  const table = await PlayedTable.open(origin, id, meta.seats.min, ++tablesOpened, withoutClock(GAMES[id]));
  for (let moves = 0; moves < 6; moves++) await table.move();
  return table;
}

async function batch(
  server: ServerProcess,
  table: PlayedTable,
  seated: boolean,
  count: number,
): Promise<void> {
  const before = await table.lookAfresh(1);
  const fuzzer = seated ? table.guests[0] : await Guest.visit(server.origin);
  if (!fuzzer.isConnected) await fuzzer.connect();
  const carriedOut = await sendAll(fuzzer, table, seated, count);
  if (seated && !fuzzer.isConnected) await comeBack(table, 0);
  if (!seated) fuzzer.hangUp();
  answers.done += carriedOut;
  const after = await table.lookAfresh(1);
  if (carriedOut === 0 && after !== before) faults.push(`${table.table}: changed by refused frames`);
}

/** Sends so many frames and waits until all are answered; gives how many were carried out. */
async function sendAll(fuzzer: Guest, table: PlayedTable, seated: boolean, count: number): Promise<number> {
  const hear = fuzzer.onMessage;
  let carriedOut = 0;
  const pong = new Promise<void>((resolve) => {
    fuzzer.onClose = () => {
      answers.closed++;
      resolve();
    };
    fuzzer.onMessage = (message, text) => {
      if (message.type === 'pong' && message.at === LAST) resolve();
      if (message.type === 'refused') answers.refused++;
      if (message.type === 'done') carriedOut++;
      if (seated) hear(message, text);
    };
  });
  const target = targetOf(table);
  for (let i = 0; i < count; i++) fuzzer.sendText(fuzzedFrame(target, random));
  fuzzer.send({ type: 'ping', at: LAST });
  // The last word of a stranger is one that nobody may say.
  if (!seated) fuzzer.sendText(closingFrame(random));
  const answered = await Promise.race([pong.then(() => true), sleep(PATIENCE_MS).then(() => false)]);
  if (!answered) faults.push('no answer within ten seconds');
  // A command that was accepted may be answered after the pong: its commit takes a moment.
  await sleep(COMMIT_MS);
  if (seated && !fuzzer.isConnected) faults.push('a socket was closed over a frame of the right size');
  fuzzer.onMessage = hear;
  fuzzer.onClose = () => {};
  return carriedOut;
}

function targetOf({ game, told, table }: PlayedTable): Target {
  const [{ view }] = told;
  if (view === null) return { table, moves: [] };
  const state = game.imagine(view, fastRandom(1));
  return { table, moves: game.legalMoves(state, 0).map((move) => game.notation(move)) };
}

async function fuzzRequests(server: ServerProcess): Promise<void> {
  const target = { table: 'K7QMXW', moves: [] };
  await inBatches(REQUESTS, REQUESTS_AT_ONCE, async () => {
    const { path, ...request } = fuzzedRequest(server.origin, target, random);
    const response = await fetch(server.origin + path, request).catch((error: Error) => error);
    if (response instanceof Error) return;
    await response.arrayBuffer();
    if (response.status >= 500 && path !== '/readyz')
      faults.push(`${request.method} ${path} answers ${response.status}`);
  });
}
