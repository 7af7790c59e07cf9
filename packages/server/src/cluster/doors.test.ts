import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from '../http/testing/test-server.ts';
import type { Visitor } from '../http/testing/visitor.ts';
import { socketOf } from '../operation/testing/process.ts';
import { type Postgres, sharedPostgres } from './testing/postgres.ts';

let postgres: Postgres;
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  postgres = await sharedPostgres();
  const env = { DATABASE_URL: await postgres.newDatabase(), SAMSARA_PERSON_REQUESTS_PER_MINUTE: '40' };
  here = await TestServer.open(env);
  there = await TestServer.open(env);
}, 120_000);
afterAll(async () => {
  await here.end();
  await there.end();
});

/** The same browser at the other node. */
function sameAt(server: TestServer, visitor: Visitor): Visitor {
  const same = server.visitor();
  same.cookie = visitor.cookie;
  return same;
}

describe('at whichever node', () => {
  test('somebody is the same person', async () => {
    const guest = await here.guest();
    await guest.send('PUT', '/api/me', { name: 'Ann' });
    expect((await sameAt(there, guest).get('/api/me')).body).toMatchObject({ name: 'Ann' });
  });

  test('a ticket lets one socket in, once', async () => {
    const guest = await here.guest();
    const { ticket } = (await guest.send('POST', '/api/ticket')).body;
    expect(await sameAt(there, guest).knock(`/socket?ticket=${ticket}`)).toBe(101);
    expect(await guest.knock(`/socket?ticket=${ticket}`)).toBe(401);
  });

  test('a code brings a person to another device, once', async () => {
    const guest = await here.guest();
    await guest.send('PUT', '/api/me', { name: 'Bob' });
    const { code } = (await guest.send('POST', '/api/carry')).body;
    expect((await there.visitor().send('POST', '/api/carry/redeem', { code })).body).toMatchObject({
      name: 'Bob',
    });
    expect((await here.visitor().send('POST', '/api/carry/redeem', { code })).status).toBe(404);
  });

  test('a device that is signed out loses its sockets and is nobody at once', async () => {
    const ann = await here.guest();
    await ann.send('PUT', '/api/me', { name: 'Ann' });
    const { code } = (await ann.send('POST', '/api/carry')).body;
    const phone = there.visitor();
    await phone.send('POST', '/api/carry/redeem', { code });
    const { socket } = await socketOf(phone);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    expect((await ann.get('/api/devices')).body.devices).toHaveLength(2);
    await ann.send('POST', '/api/devices/end-others');
    expect(await closed).toBe(4001);
    expect((await phone.send('POST', '/api/ticket')).status).toBe(401);
    expect((await phone.get('/api/me')).body.name).toBeNull();
    expect((await sameAt(there, ann).get('/api/me')).body.name).toBe('Ann');
  });

  test('a person has one limit', async () => {
    const guest = await here.guest();
    const same = sameAt(there, guest);
    await Promise.all(Array.from({ length: 9 }, () => guest.get('/api/me')));
    // Ten at once are allowed, and what was taken here is known there a second later.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const answers = await Promise.all(Array.from({ length: 10 }, () => same.get('/api/me')));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
