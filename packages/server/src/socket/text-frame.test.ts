import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

test.each([
  ['nothing', ''],
  ['a short text', 'x'.repeat(125)],
  ['one that needs two bytes for its length', 'x'.repeat(126)],
  ['the longest of those', 'x'.repeat(65_535)],
  ['one that needs eight', 'x'.repeat(65_536)],
  ['letters of more than one byte', 'Zoë, Łukasz, 明, 🂡'],
  ['as many bytes as two can say, in fewer letters', 'é'.repeat(32_767)],
])('a client reads %s as it was', async (_, text) => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (_socket, request) => request.socket.write(textFrame(text)));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [data, isBinary] = await once(client, 'message');
  expect(String(data)).toBe(text);
  expect(isBinary).toBe(false);
  client.terminate();
  server.close();
});
