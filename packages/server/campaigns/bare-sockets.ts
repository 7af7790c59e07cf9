import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { buildServer } from './build-server.ts';
import type { Load, MeasuredServer } from './measured-server.ts';
import { ServerProcess } from './server-process.ts';
import { inBatches, sleep } from './sizes.ts';

const AT_ONCE = 25;
const WARM_UP_MS = 3000;
const MEASURED_MS = 12_000;
/** Moves on their way when the time is over are still answered. */
const LAST_MS = 100;

export interface BareMicros {
  readonly sockets: number;
  readonly socketsAndLog: number;
}

/** Microseconds of processor time that sockets alone cost for each move, and with the log, at as many tables and as often. */
export async function bareMicros(load: Load): Promise<BareMicros> {
  return { sockets: await microsOf(load, false), socketsAndLog: await microsOf(load, true) };
}

async function microsOf(load: Load, withLog: boolean): Promise<number> {
  const bare = await openBare(load, withLog);
  try {
    await bare.play(WARM_UP_MS + (load.tables / load.rate) * 1000);
    const cpu = bare.cpuMicros();
    const moves = await bare.play(MEASURED_MS);
    return (bare.cpuMicros() - cpu) / moves;
  } finally {
    await bare.close();
  }
}

/** A server that reads a move and tells everybody, with all seats taken; with the log it is kept first, as ours does. */
export async function openBare({ tables, seats, rate }: Load, withLog: boolean): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-bare-'));
  const built = await buildServer('bare-server');
  const entry = [built.entry, ...(withLog ? [join(folder, 'bare.db')] : [])];
  const server = await ServerProcess.start(entry, await freePort(), {});
  const sockets = await inBatches(tables, AT_ONCE, (table) => openSeats(server.origin, table, seats));
  let sent = 0;
  const send = (table: number) => {
    const id = `c${++sent}`;
    sockets[table][sent % seats].send(JSON.stringify({ type: 'move', id, table: 'K7QX2M', move: 'play 14' }));
  };
  const pause = (tables / rate) * 1000;
  return {
    name: withLog ? 'sockets and log' : 'sockets',
    cpuMicros: () => server.cpuMicros(),
    async play(ms) {
      const before = sent;
      const timers = sockets.map((_, table) =>
        setTimeout(
          () => {
            send(table);
            timers[table] = setInterval(send, pause, table);
          },
          (pause * table) / tables,
        ),
      );
      await sleep(ms);
      for (const timer of timers) clearInterval(timer);
      const moves = sent - before;
      await sleep(LAST_MS);
      return moves;
    },
    async close() {
      for (const socket of sockets.flat()) socket.terminate();
      await server.stop();
      built.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openSeats(origin: string, table: number, seats: number): Promise<WebSocket[]> {
  return Promise.all(
    Array.from({ length: seats }, async () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/${table}`, { perMessageDeflate: false });
      socket.on('message', (bytes) => JSON.parse(bytes.toString()));
      await once(socket, 'open');
      return socket;
    }),
  );
}
