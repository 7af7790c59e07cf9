import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForReading } from '../database/database.ts';
import { Shares } from './shares.ts';
import { TestServer } from './testing/test-server.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  [server, other] = await Promise.all([TestServer.open(), TestServer.open()]);
});
afterAll(() => Promise.all([server.end(), other.end()]));

test('what one server has signed is nothing to another', async () => {
  const [here, there] = await Promise.all([server.guest(), other.guest()]);
  const { ticket } = (await here.send('POST', '/api/ticket')).body;
  expect(await there.knock(`/socket?ticket=${ticket}`)).toBe(401);
  there.cookie = here.cookie;
  expect(await there.send('POST', '/api/ticket')).toMatchObject({ status: 401, body: { code: 'no-ticket' } });
});

test('a ticket is no cookie, a cookie no ticket, and a link to a record neither', async () => {
  const guest = await server.guest();
  const { ticket } = (await guest.send('POST', '/api/ticket')).body;
  const key = guest.cookie.slice('samsara='.length);
  const secret = readFileSync(join(server.kept, 'cookie-secret'), 'utf8').trim();
  const share = new Shares(secret).tokenOf('ABCDEF-1');
  expect(await guest.knock(`/socket?ticket=${key}`)).toBe(401);
  expect(await guest.knock(`/socket?ticket=${share}`)).toBe(401);
  const thief = server.visitor();
  for (const token of [ticket, share, `ABCDEF-1.${share}`, `${ticket}.${share}`]) {
    thief.cookie = `samsara=${token}`;
    expect((await thief.send('POST', '/api/ticket')).status).toBe(401);
  }
  expect(await guest.knock(`/socket?ticket=${ticket}`)).toBe(101);
});

test('the key of a session is 24 random bytes, another one for each device', async () => {
  const guests = await Promise.all(Array.from({ length: 30 }, () => server.guest()));
  const keys = guests.map(({ cookie }) => cookie.slice('samsara='.length).split('.')[0]);
  expect(new Set(keys).size).toBe(30);
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(24);
  // Each of the 192 bits is 1 somewhere and 0 elsewhere: all alike 30 times would happen once in 2^21 runs.
  const bytes = keys.map((key) => Buffer.from(key, 'base64url'));
  for (let bit = 0; bit < 192; bit += 1) {
    const seen = new Set(bytes.map((each) => (each[bit >> 3] >> (bit & 7)) & 1));
    expect([...seen].sort()).toEqual([0, 1]);
  }
});

test('whoever reads the database cannot try out which code is good', async () => {
  const { code } = (await (await server.guest()).send('POST', '/api/carry')).body;
  // 32 letters and digits: 5 bits each.
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  const database = openForReading(join(server.kept, 'samsara.db'));
  const kept = database.prepare('select hash from carry_codes').all() as { hash: string }[];
  database.close();
  const secret = readFileSync(join(server.kept, 'cookie-secret'), 'utf8').trim();
  expect(kept).toEqual([{ hash: createHmac('sha256', secret).update(`carry ${code}`).digest('hex') }]);
  expect(kept[0].hash).not.toBe(createHash('sha256').update(`carry ${code}`).digest('hex'));
});
