import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sleep } from '../sizes.ts';
import { labelOf, readJson } from './answers.ts';
import type { Scene } from './scene.ts';

/** Held open at once by each attacker, and those that come and go beside them. */
const HELD = 150;
const PASSING = 12;
const DRIP_MS = 1000;
/** What passes is waited for so long. */
const PATIENCE_MS = 3000;
const PIPELINED = 40;

/** Begins requests that never end, asks for too much in one, and sends what is none. */
export async function leaveHalfOpen(scene: Scene): Promise<void> {
  const { hostname, port, host } = new URL(scene.origin);
  const open = () => connect({ host: hostname, port: Number(port), localAddress: scene.machine().local });
  let held = 0;
  await Promise.all([
    scene.crowd(4, async () => {
      await scene.turn();
      if (held >= HELD) return;
      held++;
      drip(scene, open(), scene.oneOf(beginnings(host)), () => held--);
    }),
    scene.crowd(PASSING, async () => {
      await scene.turn();
      await pass(scene, open(), scene.oneOf(nonsense(host)));
    }),
  ]);
}

function beginnings(host: string): readonly string[] {
  const post = `POST /api/carry HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Type: application/json\r\n`;
  return [
    '',
    'GET /api/me HT',
    `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nX-A: `,
    `${post}Content-Length: 4000\r\n\r\n{`,
    `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{`,
    `GET /socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`,
  ];
}

/** What is answered at once; how many answers it asks for. */
function nonsense(host: string): readonly (readonly [bytes: Buffer, answers: number])[] {
  const to = `HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n`;
  const close = 'Connection: close\r\n\r\n';
  const bomb = gzipSync(Buffer.alloc(1_000_000));
  const posted = `POST /api/tables ${to}Content-Type: application/json\r\n`;
  const zipped = `${posted}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n${close}`;
  const get = `GET /api/nothing ${to}`;
  return [
    [Buffer.from(`GET /api/me ${to}X-A: ${'a'.repeat(40_000)}\r\n${close}`), 1],
    [Buffer.from(`${posted}Content-Length: 900000\r\n${close}${'x'.repeat(2000)}`), 1],
    [Buffer.concat([Buffer.from(zipped), bomb]), 1],
    [Buffer.from(`${`${get}\r\n`.repeat(PIPELINED - 1)}${get}${close}`), PIPELINED],
    [Buffer.from('\u0016\u0003\u0001mud\r\n\r\n'), 1],
    [Buffer.from(`GET /api/%zz ${to}${close}`), 1],
    [Buffer.from(`GET /nothing.txt ${to}${close}`), 1],
    [
      Buffer.from(
        `GET /socket ${to}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 7\r\n\r\n`,
      ),
      1,
    ],
  ];
}

function drip(scene: Scene, socket: Socket, beginning: string, ended: () => void): void {
  scene.tally.unheard++;
  const heard = hear(socket);
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), DRIP_MS);
  scene.atEnd(() => socket.destroy());
  socket.on('close', () => {
    clearInterval(timer);
    count(scene, heard(), 1);
    ended();
  });
}

async function pass(
  scene: Scene,
  socket: Socket,
  [bytes, answers]: readonly [Buffer, number],
): Promise<void> {
  scene.tally.unheard += answers;
  scene.tally.acts += answers - 1;
  const heard = hear(socket);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(bytes);
  await Promise.race([closed, sleep(PATIENCE_MS)]);
  socket.destroy();
  count(scene, heard(), answers);
}

function hear(socket: Socket): () => string {
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1');
  });
  return () => heard;
}

/** The answers in what was read: how many were refusals, and which. */
function count(scene: Scene, text: string, most: number): void {
  const answers = text.split('HTTP/1.1 ').slice(1, most + 1);
  scene.tally.unheard -= answers.length;
  for (const answer of answers) {
    const status = Number(answer.slice(0, 3));
    const body = readJson(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    if (status >= 500) scene.tally.fault(`answers ${answer.slice(0, 100)}`);
    else if (status >= 400) scene.tally.see(labelOf(status, body));
  }
}
