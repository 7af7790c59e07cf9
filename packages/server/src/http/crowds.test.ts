import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

/** The limits that hold by default; elsewhere tests let in more guests than people do. */
const USUAL = { SAMSARA_ADDRESS_GUESTS_PER_MINUTE: '' };

let server: TestServer;
let open: WebSocket[] = [];
afterEach(async () => {
  for (const socket of open) socket.terminate();
  open = [];
  await server.end();
});

/** Resolves with `open`, or with the status or goodbye that it was turned away with. */
async function knock(visitor: Visitor): Promise<string> {
  const { ticket } = (await visitor.send('POST', '/api/ticket')).body;
  const socket = new WebSocket(`${visitor.address.replace('http', 'ws')}/socket?ticket=${ticket}`, {
    origin: visitor.address,
    headers: { cookie: visitor.cookie },
  });
  open.push(socket);
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('unexpected-response', (_, response) => resolve(String(response.statusCode)));
    socket.on('message', () => resolve('open'));
    socket.on('close', (code) => resolve(`closed ${code}`));
  });
}

async function counted(label: string): Promise<number> {
  const text = String((await server.visitor().get('/metrics')).body);
  return Number(new RegExp(`_total\\{(?:code|reason)="${label}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

describe('people behind one address', () => {
  test('a class of thirty that comes at once is let in', async () => {
    server = await TestServer.open(USUAL);
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const visitor = server.visitor();
        const first = (await visitor.get('/api/me')).status;
        const games = (await visitor.get('/api/my-games')).status;
        const tables = (await visitor.get('/api/tables')).status;
        return [first, games, tables, await knock(visitor)].join();
      }),
    );
    expect(statuses).toEqual(Array(30).fill('200,200,200,open'));
  });

  test('a family of eight with twenty tabs each is let in, and one tab more of one of them is not', async () => {
    server = await TestServer.open(USUAL);
    const family = await Promise.all(Array.from({ length: 8 }, () => server.guest()));
    const tabs = await Promise.all(
      family.flatMap((visitor) => Array.from({ length: 20 }, () => knock(visitor))),
    );
    expect(tabs).toEqual(Array(160).fill('open'));
    expect(await knock(family[0])).toBe('closed 1008');
    expect(await counted('policy')).toBe(1);
  });
});

describe('too many from one address', () => {
  test('sockets are refused until others are closed, and counted', async () => {
    server = await TestServer.open({ SAMSARA_SOCKETS_PER_ADDRESS: '3' });
    const visitor = await server.guest();
    expect([await knock(visitor), await knock(visitor), await knock(visitor)]).toEqual([
      'open',
      'open',
      'open',
    ]);
    expect(await knock(visitor)).toBe('429');
    expect(await counted('too-fast')).toBe(1);
    open[0].terminate();
    await expect.poll(() => knock(visitor)).toBe('open');
  });

  test('connections that say nothing are closed at once when there are twice as many', async () => {
    server = await TestServer.open({ SAMSARA_SOCKETS_PER_ADDRESS: '20' });
    const { hostname, port } = new URL(server.visitor().address);
    const streams = Array.from({ length: 45 }, () => {
      const stream = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.9' });
      stream.on('error', () => {});
      return stream;
    });
    let closed = 0;
    for (const stream of streams) stream.on('close', () => closed++);
    await expect.poll(() => closed).toBe(5);
    expect(await counted('crowded')).toBe(5);
    for (const stream of streams) stream.destroy();
  });

  test('what comes through a proxy is counted by who is behind it', async () => {
    server = await TestServer.open({ SAMSARA_SOCKETS_PER_ADDRESS: '1', SAMSARA_TRUST_PROXY: 'loopback' });
    const { hostname, port } = new URL(server.visitor().address);
    const streams = Array.from({ length: 12 }, () => connect({ host: hostname, port: Number(port) }));
    await Promise.all(streams.map((stream) => new Promise((resolve) => stream.on('connect', resolve))));
    expect((await server.visitor().get('/api/me')).status).toBe(200);
    expect(await counted('crowded')).toBe(0);
    for (const stream of streams) stream.destroy();
  });

  test('requests for files are refused too, though ten times as many are allowed', async () => {
    server = await TestServer.open({ SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: '2' });
    const visitor = server.visitor();
    const statuses = [];
    for (let nth = 0; nth < 12; nth++) statuses.push((await visitor.get('/nothing.txt')).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  });
});

describe('whatever is turned away is counted', () => {
  test.each([
    ['nonsense\r\n\r\n', '400', 'bad-request'],
    [`GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431', 'headers-too-large'],
    ['GET /api/nothing HTTP/1.1\r\nHost: localhost:PORT\r\nConnection: close\r\n\r\n', '404', 'not-found'],
    ['GET /nothing.txt HTTP/1.1\r\nHost: localhost:PORT\r\nConnection: close\r\n\r\n', '404', 'not-found'],
    ['GET /api/%zz HTTP/1.1\r\nHost: localhost:PORT\r\nConnection: close\r\n\r\n', '400', 'wrong-form'],
  ])('%#', async (said, status, label) => {
    server = await TestServer.open();
    const { hostname, port } = new URL(server.visitor().address);
    const stream = connect({ host: hostname, port: Number(port) });
    let heard = '';
    stream.on('data', (bytes) => {
      heard += bytes;
    });
    stream.on('error', () => {});
    const closed = new Promise((resolve) => stream.on('close', resolve));
    stream.write(said.replace('PORT', port));
    await closed;
    expect(heard.slice(9, 12)).toBe(status);
    expect(await counted(label)).toBe(1);
  });

  test.each([
    ['{', 'not-json', undefined],
    ['{"type":"fly"}', 'wrong-form', undefined],
    ['{"type":"watch","table":"AAAAAA"}', 'no-such-table', undefined],
    ['x'.repeat(5000), 'too-big', 1009],
    [Buffer.from('{}'), 'unsupported', 1003],
  ])('message %#', async (message, label, goodbye) => {
    server = await TestServer.open();
    expect(await knock(await server.guest())).toBe('open');
    const [socket] = open;
    const answered = new Promise((resolve) => {
      socket.on('message', () => resolve(undefined));
      socket.on('close', resolve);
    });
    socket.send(message, { binary: typeof message !== 'string' });
    expect(await answered).toBe(goodbye);
    expect(await counted(label)).toBe(1);
  });
});
