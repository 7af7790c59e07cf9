import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openSocket } from './visitor.ts';

test.each([
  ['ABC234', '/socket?ticket=a%2Bb&table=ABC234'],
  [undefined, '/socket?ticket=a%2Bb'],
])('a socket for %s is opened at %s', async (table, address) => {
  const server = createServer((_, answer) => answer.end('{"ticket":"a+b"}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const knocked = once(server, 'upgrade');
  const socket = await openSocket({ origin, cookie: '' }, table);
  socket.on('error', () => {});
  const [request] = await knocked;
  expect(request.url).toBe(address);
  socket.terminate();
  server.closeAllConnections();
  server.close();
});
