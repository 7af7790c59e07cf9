import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { giveBackRoom } from './spare-room.ts';

/** As the library has it. */
type Receiving = { _receiver: { _buffers: unknown[] } };

test('the list for what comes in is replaced when it is empty, and what comes in next is heard', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const connection = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [socket] = (await connection) as [WebSocket];
  await once(client, 'open');
  const heard: string[] = [];
  const lists = new Set<unknown>();
  socket.on('message', (raw) => {
    giveBackRoom(socket);
    lists.add((socket as unknown as Receiving)._receiver._buffers);
    heard.push(String(raw));
  });
  for (const text of ['one', 'two', 'x'.repeat(200_000), 'four']) {
    client.send(text);
    while (!heard.includes(text)) await once(socket, 'message');
  }
  client.send('five');
  client.send('six');
  while (heard.length < 6) await once(socket, 'message');
  expect(heard.map(({ length }) => length)).toEqual([3, 3, 200_000, 4, 4, 3]);
  expect(lists.size).toBeGreaterThan(3);
  client.terminate();
  server.close();
});
