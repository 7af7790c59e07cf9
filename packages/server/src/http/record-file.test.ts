import { afterAll, beforeAll, expect, test } from 'vitest';
import { endedGame, socketOf } from '../operation/testing/process.ts';
import { askRaw } from './testing/raw.ts';
import { TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.end());

test('a record is a file to be saved, under the name of its game', async () => {
  const guest = await server.guest();
  const table = await endedGame(guest, await socketOf(guest), [{ type: 'hand-over', level: 'novice' }]);
  const { status, headers } = await guest.get(`/api/plays/${table}-1/record`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${table}-1.json"`);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
}, 60_000);

test.each(['ABCDEF-1%22%3bx', 'ABCDEF-1%0d%0aX-Injected:%20yes', '..%2f..%2fABCDEF-1', 'ABCDEF-1.html'])(
  'there is no file of another name: %s',
  async (name) => {
    const { status, headers } = await askRaw(server.visitor().address, `GET /api/plays/${name}/record`);
    expect(status).toBe(404);
    expect(headers).not.toContain('content-disposition');
    expect(headers).not.toContain('x-injected');
  },
);
