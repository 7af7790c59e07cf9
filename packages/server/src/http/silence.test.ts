import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.end());

test('whoever says nothing, or nothing to its end, is cut off after a quarter of a minute', async () => {
  const { hostname, port, host } = new URL(server.visitor().address);
  const begun = ['', 'GET /api/me HT', `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nX-A: `];
  const post = `POST /api/carry HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Length: 9\r\n\r\n{`;
  const upgrade = `GET /socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`;
  const seconds = await Promise.all(
    [...begun, post, upgrade].map((said) => {
      const since = performance.now();
      const stream = connect({ host: hostname, port: Number(port) });
      stream.write(said);
      stream.resume();
      stream.on('error', () => {});
      return new Promise<number>((resolve) =>
        stream.on('close', () => resolve((performance.now() - since) / 1000)),
      );
    }),
  );
  for (const each of seconds) {
    expect(each).toBeGreaterThan(14);
    expect(each).toBeLessThan(20);
  }
}, 60_000);
