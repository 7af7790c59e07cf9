import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Connection } from './connection.ts';

test('who is sent on twice, and has not heard of the table, does not name it any more', async () => {
  const server = createServer((_, answer) => answer.end('{"ticket":"x"}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const named: (string | null)[] = [];
  new WebSocketServer({ server }).on('connection', (socket, { url }) => {
    named.push(new URL(url ?? '', origin).searchParams.get('table'));
    socket.send(JSON.stringify({ type: 'welcome' }));
    if (named.length === 3) socket.send(JSON.stringify({ type: 'frames', table: 'ABC234', frames: [] }));
    socket.send(JSON.stringify({ type: 'reconnect', after_ms: 1000 }));
  });
  const connection = new Connection({ origin, cookie: '' });
  await connection.follow('ABC234', () => []);
  await expect.poll(() => named, { timeout: 10_000 }).toEqual(['ABC234', 'ABC234', null, 'ABC234']);
  connection.close();
  server.closeAllConnections();
  server.close();
});
