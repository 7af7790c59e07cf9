import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Party } from '../tables/testing/party.ts';
import { attachSocket } from './attach.ts';
import { FRAME_LIMITS } from './frame-limits.ts';
import type { SocketOptions } from './options.ts';

const BURST = 30;
/** As many are refused at once before the socket is cut off. */
const PATIENCE = 200;
const NO_LIMIT = { perSecond: Number.MAX_SAFE_INTEGER, burst: Number.MAX_SAFE_INTEGER };

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterAll(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

/** A server for one socket, as the program lets it in. */
async function door(options: SocketOptions) {
  const server = new WebSocketServer({ ...FRAME_LIMITS, host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const inside = once(server, 'connection').then(([socket, request]) => {
    attachSocket(socket as WebSocket, request.socket, `guest of ${port}`, party.hub, options);
    return socket as WebSocket;
  });
  return {
    port,
    inside,
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

async function visit(port: number): Promise<WebSocket> {
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(client, 'message');
  return client;
}

describe('pings and pongs count like messages', () => {
  // The clock stands: whatever is over the burst is too fast.
  const LIMITED = { perSecond: 5, burst: BURST, now: () => 1000 };

  test('whoever pings without end gets as many pongs as messages are allowed, and is cut off', async () => {
    const { port, close } = await door(LIMITED);
    const client = await visit(port);
    let pongs = 0;
    client.on('pong', () => pongs++);
    for (let i = 0; i < BURST + PATIENCE; i++) client.ping();
    client.ping('last');
    expect((await once(client, 'close'))[0]).toBe(1008);
    expect(pongs).toBe(BURST);
    close();
  });

  test('whoever only answers what nobody asked is cut off too', async () => {
    const { port, close } = await door(LIMITED);
    const client = await visit(port);
    for (let i = 0; i <= BURST + PATIENCE; i++) client.pong();
    expect((await once(client, 'close'))[0]).toBe(1008);
    close();
  });

  test('pings and messages share one limit', async () => {
    const { port, close } = await door(LIMITED);
    const client = await visit(port);
    for (let i = 0; i < BURST; i++) client.ping();
    client.send('{"type":"ping","at":1}');
    const [answer] = await once(client, 'message');
    expect(String(answer)).toContain('"code":"too-fast"');
    close();
  });

  test('a ping now and then is answered with what it holds', async () => {
    const { port, close } = await door(LIMITED);
    const client = await visit(port);
    client.ping('are you there?');
    const [data] = await once(client, 'pong');
    expect(String(data)).toBe('are you there?');
    close();
  });
});

test('whoever pings and never reads is cut off before much is kept for them', async () => {
  const { port, inside, close } = await door(NO_LIMIT);
  const stream = connect(port, '127.0.0.1').on('error', () => {});
  stream.write(
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const socket = await inside;
  let most = 0;
  let closing = false;
  socket.on('ping', () => {
    most = Math.max(most, socket.bufferedAmount);
    closing ||= socket.readyState !== socket.OPEN;
  });
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const many = Buffer.concat(Array.from({ length: 500 }, () => ping));
  // The system takes in some megabytes before anything has to wait in the server.
  for (let sent = 0; sent < 2000 && !closing && !stream.destroyed; sent++) {
    await new Promise((resolve) => stream.write(many, resolve));
  }
  expect(closing).toBe(true);
  // What may wait, one pong more, and the goodbye.
  expect(most).toBeLessThanOrEqual(65_536 + 127 + 4);
  stream.destroy();
  close();
});

describe('messages in pieces', () => {
  test('a few pieces make one message', async () => {
    const { port, close } = await door(NO_LIMIT);
    const client = await visit(port);
    client.send('{"type":', { fin: false });
    client.send('"ping","at"', { fin: false });
    client.send(':7}', { fin: true });
    expect(String((await once(client, 'message'))[0])).toContain('"type":"pong","at":7');
    close();
  });

  test.each([
    ['empty', ''],
    ['small', ' '],
  ])('a message of endless %s pieces closes the socket', async (_, piece) => {
    const { port, close } = await door(NO_LIMIT);
    const client = await visit(port);
    for (let i = 0; i <= FRAME_LIMITS.maxFragments; i++) client.send(piece, { fin: false });
    expect((await once(client, 'close'))[0]).toBe(1008);
    close();
  });
});
