import { execFile } from 'node:child_process';
import { GAMES } from '@samsara/engine/games';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sharedPostgres } from '../cluster/testing/postgres.ts';
import { Desk } from '../http/testing/desk.ts';
import { TestServer } from '../http/testing/test-server.ts';
import type { Visitor } from '../http/testing/visitor.ts';
import { besidePostgres } from '../store/beside.ts';
import { openPostgres } from '../store/postgres.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({}, { orderEveryMs: 50 });
});
afterAll(() => server.end());

function run(...args: string[]): Promise<Ran> {
  return runWith({ SAMSARA_DATA_DIR: server.kept }, ...args);
}

function runWith(env: Record<string, string>, ...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [inject('server'), 'operator', ...args],
      { env: { PATH: process.env.PATH, SAMSARA_LANG: 'en', ...env } },
      (failed, out, error) => resolve({ code: Number(failed?.code ?? 0), out, error }),
    );
  });
}

async function personCalled(name: string): Promise<{ guest: Visitor; id: string }> {
  const guest = await server.guest();
  await guest.send('PUT', '/api/me', { name });
  return { guest, id: (await run('people', name)).out.split(' ')[0] };
}

test('a role is given by a link, listed and taken away', async () => {
  const added = await run('add', 'moderator');
  expect(added.code).toBe(0);
  const [, code] = /\/operator#([\w-]{32})\n$/.exec(added.out) ?? [];
  const desk = await Desk.withPasskey(server);
  expect((await desk.signIn(code)).body.role).toBe('moderator');
  const { out } = await run('roles');
  expect(out).toMatch(/^\S+ {2}moderator {2}\d{4}-/);
  expect((await run('remove', out.split(' ')[0])).code).toBe(0);
  expect((await desk.visitor.get('/api/operator')).status).toBe(403);
  expect((await run('remove', out.split(' ')[0])).code).toBe(1);
});

test('a running server hears of a ban and of its end', async () => {
  const { guest, id } = await personCalled('Rudi Rand');
  expect(await run('ban', id, '2h', 'Very', 'rude.')).toMatchObject({ code: 0, out: 'Done.\n' });
  await expect.poll(async () => (await guest.get('/api/me')).body.code).toBe('banned');
  const { out } = await run('sanctions');
  expect(out).toMatch(new RegExp(`ban {2}${id} {2}until .* {2}Very rude\\.`));
  expect((await run('lift', out.split(' ')[0], 'Enough.')).code).toBe(0);
  await expect.poll(async () => (await guest.get('/api/me')).status).toBe(200);
});

test('a table is closed with a reason that is an entry', async () => {
  const guest = await server.guest();
  const made = await guest.send('POST', '/api/tables', {
    game: Object.keys(GAMES)[0],
    name: 'Ada',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  expect((await run('close', made.body.table, 'An insult as a name.')).code).toBe(0);
  await expect
    .poll(async () => (await guest.get(`/api/tables/${made.body.table}`)).body.info.phase)
    .toBe('closed');
});

test('messages, limits and drain reach the running server', async () => {
  const guest = await server.guest();
  expect((await run('message', '30m', 'en=A break at ten.')).code).toBe(0);
  await expect
    .poll(async () => (await guest.get('/api/standing')).body.message?.texts)
    .toEqual({ en: 'A break at ten.' });
  expect((await run('message', 'off')).code).toBe(0);
  expect((await run('limits', 'SAMSARA_MAX_TABLES', '7')).code).toBe(0);
  expect((await run('limits')).out).toContain('SAMSARA_MAX_TABLES  7 (configured: 20000)');
  expect((await run('limits', 'SAMSARA_MAX_TABLES', 'default')).code).toBe(0);
  expect((await run('drain', 'on')).code).toBe(0);
  const wanted = { game: Object.keys(GAMES)[0], name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }] };
  await expect.poll(async () => (await guest.send('POST', '/api/tables', wanted)).body.code).toBe('draining');
  expect((await run('drain', 'off')).code).toBe(0);
});

test.each([
  [[''], 2],
  [['add', 'king'], 2],
  [['mute', 'x', 'soon', 'y'], 2],
  [['mute', 'x', '5m', 'y'], 1],
  [['ban-range', '10.0.0.0/8', '5m', 'y'], 2],
  [['ban', 'x', 'always'], 2],
  [['limits', 'SAMSARA_MAX_TABLES', '0'], 2],
  [['limits', 'SAMSARA_PORT', '80'], 2],
  [['message', '8d', 'en=x'], 2],
  [['lift', 'x', 'y'], 1],
  [['settle', 'x', 'acted'], 1],
  [['close', 'nowhere', 'x'], 2],
])('%j is not done', async (args, code) => {
  const ran = await run(...args);
  expect(ran.code).toBe(code);
  expect(ran.error.trim()).not.toBe('');
});

test('the log is whole, and says so', async () => {
  expect(await run('log', '--verify')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^All \d+ lines follow from each other\. The last link is [0-9a-f]{64}\.\n$/),
  });
});

test('in PostgreSQL everything holds alike, and the log cannot be changed', async () => {
  const postgres = await sharedPostgres();
  const url = await postgres.newDatabase();
  // What is counted belongs to an hour, which must not end meanwhile.
  const began = Date.now();
  const store = await openPostgres({ url, now: () => began });
  const player = await store.players.make({ id: 's'.repeat(43), device: '', until: began + 1e6 });
  const env = { DATABASE_URL: url };
  expect(await runWith(env, 'mute', player, '1h', 'Noise.')).toMatchObject({ code: 0 });
  expect((await store.moderation.held()).sanctions).toMatchObject([
    { kind: 'mute', player, reason: 'Noise.' },
  ]);
  await Promise.all([1, 2, 3].map((n) => store.moderation.note('console', 'drain', String(n), {})));
  await store.moderation.count('a', { moves: 3 }, { people: 2 });
  await store.moderation.count('a', { moves: 4 }, { people: 1 });
  expect((await store.moderation.counts(0)).map(({ what, amount }) => [what, amount])).toEqual([
    ['moves', 7],
    ['people', 2],
  ]);
  expect(await runWith(env, 'log', '--verify')).toMatchObject({ code: 0 });
  for (const sql of [
    "update operator_log set detail = ''",
    'delete from operator_log',
    'truncate operator_log',
  ])
    await expect(postgres.query(sql, new URL(url).pathname.slice(1))).rejects.toThrow(/only added to/);
  const beside = besidePostgres(url, Date.now);
  expect(await beside.moderation.version()).toBe(4);
  await beside.close();
  await store.log.close();
}, 120_000);
