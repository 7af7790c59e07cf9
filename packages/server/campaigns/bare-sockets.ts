import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { buildServer } from './build-server.ts';
import { ServerProcess } from './server-process.ts';
import { inBatches, sleep } from './sizes.ts';

const AT_ONCE = 25;
const WARM_UP_MS = 3000;
const MEASURED_MS = 12_000;

export interface BareMicros {
  readonly sockets: number;
  readonly socketsAndLog: number;
}

/** Microseconds of processor time that sockets alone cost for each move, and with the log, at as many tables and as often. */
export async function bareMicros(tables: number, seats: number, rate: number): Promise<BareMicros> {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-bare-'));
  const built = await buildServer('bare-server');
  const micros = (...given: string[]) => microsOf([built.entry, ...given], tables, seats, rate);
  try {
    return { sockets: await micros(), socketsAndLog: await micros(join(folder, 'bare.db')) };
  } finally {
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function microsOf(
  entry: readonly string[],
  tables: number,
  seats: number,
  rate: number,
): Promise<number> {
  const server = await ServerProcess.start(entry, await freePort(), {});
  try {
    const sockets = await inBatches(tables, AT_ONCE, (table) => openSeats(server.origin, table, seats));
    let sent = 0;
    const send = (table: number) => {
      const id = `c${++sent}`;
      sockets[table][sent % seats].send(
        JSON.stringify({ type: 'move', id, table: 'K7QX2M', move: 'play 14' }),
      );
    };
    const pause = (tables / rate) * 1000;
    const timers = sockets.map((_, table) =>
      setTimeout(
        () => {
          send(table);
          timers[table] = setInterval(send, pause, table);
        },
        (pause * table) / tables,
      ),
    );
    await sleep(WARM_UP_MS + pause);
    const [cpu, before] = [server.cpuMicros(), sent];
    await sleep(MEASURED_MS);
    const micros = (server.cpuMicros() - cpu) / (sent - before);
    for (const timer of timers) clearInterval(timer);
    for (const socket of sockets.flat()) socket.terminate();
    return micros;
  } finally {
    await server.stop();
  }
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
