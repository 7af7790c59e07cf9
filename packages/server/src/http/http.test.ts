import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@samsara/engine/games';
import { Carry, Lobby, MadeTable, MyGames, Promises, TableCard } from '@samsara/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from './testing/authenticator.ts';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = new TestServer();
  const page = join(server.folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(page, 'sw.js'), '/* worker */');
  writeFileSync(join(page, 'assets/a-1.js'), 'plain');
  writeFileSync(join(page, 'assets/a-1.js.gz'), gzipSync('squeezed'));
  await server.start({ SAMSARA_PAGE_DIR: page });
});
afterAll(() => server.end());

const GAME = Object.keys(GAMES)[0];
const wanted = { game: GAME, name: 'Ann', seats: [{ kind: 'me' }, { kind: 'open' }] };

async function makeTable(visitor: Visitor, more: object = {}): Promise<string> {
  const { status, body } = await visitor.send('POST', '/api/tables', { ...wanted, ...more });
  expect(status).toBe(201);
  return v.parse(MadeTable, body).table;
}

describe('a person', () => {
  test('has a name as soon as one is given', async () => {
    const guest = await server.guest();
    const answer = await guest.send('PUT', '/api/me', { name: '  Zoë Nguyễn ' });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Zoë Nguyễn', passkeys: 0 } });
    expect((await guest.get('/api/me')).body.name).toBe('Zoë Nguyễn');
  });

  test('is carried to another device by a code, once', async () => {
    const guest = await server.guest();
    await guest.send('PUT', '/api/me', { name: 'Ann' });
    const carry = v.parse(Carry, (await guest.send('POST', '/api/carry')).body);
    expect(carry.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(carry).toMatchObject({ path: `/carry/${carry.code}`, expires_s: 600 });
    const phone = await server.guest();
    const redeemed = await phone.send('POST', '/api/carry/redeem', { code: carry.code });
    expect(redeemed).toMatchObject({ status: 200, body: { name: 'Ann' } });
    expect((await phone.get('/api/me')).body.name).toBe('Ann');
    const again = await server.visitor().send('POST', '/api/carry/redeem', { code: carry.code });
    expect(again).toMatchObject({ status: 404, body: { code: 'code-unknown' } });
  });

  test('is not carried by a code older than ten minutes', async () => {
    const guest = await server.guest();
    const { body } = await guest.send('POST', '/api/carry');
    server.ahead += 600_001;
    const late = await server.visitor().send('POST', '/api/carry/redeem', { code: body.code });
    expect(late.status).toBe(404);
  });
});

describe('a passkey', () => {
  test('brings a person back on a device without a cookie', async () => {
    const guest = await server.guest();
    await guest.send('PUT', '/api/me', { name: 'Ann' });
    const key = new Authenticator(guest.address);
    const options = await guest.send('POST', '/api/passkeys/register/options');
    const registered = await guest.send(
      'POST',
      '/api/passkeys/register/verify',
      key.register(options.body.challenge),
    );
    expect(registered).toMatchObject({ status: 200, body: { name: 'Ann', passkeys: 1 } });

    const elsewhere = server.visitor();
    const { body } = await elsewhere.send('POST', '/api/passkeys/login/options');
    const answered = key.login(body.challenge);
    const login = await elsewhere.send('POST', '/api/passkeys/login/verify', answered);
    expect(login).toMatchObject({ status: 200, body: { name: 'Ann', passkeys: 1 } });
    expect((await elsewhere.get('/api/me')).body.name).toBe('Ann');
    const replayed = await server.visitor().send('POST', '/api/passkeys/login/verify', answered);
    expect(replayed).toMatchObject({ status: 401, body: { code: 'passkey-failed' } });
  });

  test('is refused for an older challenge, one of somebody else, another site, or nothing at all', async () => {
    const guest = await server.guest();
    const other = await server.guest();
    const key = new Authenticator(guest.address);
    const register = (who: Visitor, answer: object) =>
      who.send('POST', '/api/passkeys/register/verify', answer);
    const challengeOf = async (who: Visitor) =>
      (await who.send('POST', '/api/passkeys/register/options')).body.challenge;

    expect((await register(guest, key.register(await challengeOf(other)))).status).toBe(401);
    const phished = new Authenticator('http://evil.example').register(await challengeOf(guest));
    expect((await register(guest, phished)).status).toBe(401);
    const old = await challengeOf(guest);
    server.ahead += 300_001;
    expect((await register(guest, key.register(old))).status).toBe(401);
    expect(await register(guest, {})).toMatchObject({
      status: 400,
      body: { code: 'wrong-form', detail: 'id' },
    });
    expect((await guest.get('/api/me')).body.passkeys).toBe(0);
    const unknown = await other.send('POST', '/api/passkeys/login/verify', key.login('AAAA'));
    expect(unknown).toMatchObject({ status: 401, body: { code: 'passkey-failed' } });
  });
});

describe('tables', () => {
  test('a stranger has none, and becomes nobody by asking', async () => {
    const visitor = server.visitor();
    expect((await visitor.get('/api/my-games')).body).toEqual({ running: [], finished: [] });
    expect(visitor.cookie).toBe('');
  });

  test('are made, shown by their code, and listed when they are public', async () => {
    const guest = await server.guest();
    const hidden = await makeTable(guest);
    const listed = await makeTable(guest, { settings: { public: true } });
    const card = v.parse(TableCard, (await guest.get(`/api/tables/${hidden}`)).body);
    expect(card).toMatchObject({ seat: 0, info: { code: hidden, phase: 'gathering' } });
    const { tables } = v.parse(
      Lobby,
      (await server.visitor().get(`/api/tables?game=${GAME}&with=seats`)).body,
    );
    const codes = tables.map(({ code }) => code);
    expect(codes).toContain(listed);
    expect(codes).not.toContain(hidden);
    const mine = v.parse(MyGames, (await guest.get('/api/my-games')).body);
    expect(mine.running.map(({ table }) => table).sort()).toEqual([hidden, listed].sort());
  });

  test.each([
    [{ ...wanted, game: 'no-game' }, 400, 'no-such-game'],
    [{ ...wanted, name: '' }, 400, 'bad-name'],
    [{ ...wanted, name: '\u200b\u202e' }, 400, 'bad-name'],
    [{ ...wanted, name: 'Bot 2' }, 400, 'name-reserved'],
    [{ ...wanted, seats: [] }, 400, 'wrong-form'],
    [{ ...wanted, options: { no_such_option: 1 } }, 400, 'bad-options'],
    [{ ...wanted, host: 'me' }, 400, 'wrong-form'],
  ])('%j is refused', async (body, status, code) => {
    const guest = await server.guest();
    expect(await guest.send('POST', '/api/tables', body)).toMatchObject({ status, body: { code } });
  });

  test.each([
    '/api/tables/AAAAAA',
    '/api/tables/nonsense',
    '/api/plays/AAAAAA-1/record',
    '/api/plays/x/record',
  ])('there is no %s', async (path) => expect((await (await server.guest()).get(path)).status).toBe(404));

  test('leave a promise each, in one chain', async () => {
    await makeTable(await server.guest());
    const { promises } = v.parse(Promises, (await server.visitor().get('/api/promises')).body);
    expect(promises.map(({ number }) => number)).toEqual(promises.map((_, place) => place + 1));
    expect(promises.length).toBeGreaterThan(0);
    expect((await server.visitor().get('/api/promises?from=99999')).body).toEqual({ promises: [] });
    expect((await server.visitor().get('/api/promises?from=x')).status).toBe(400);
  });
});

describe('the page', () => {
  test.each(['/', '/t/ABCDEF', '/rules/a-game', '/replay/ABCDEF-1', '/settings', '/carry/ABCDEFGH'])(
    'is at %s, and asked for anew each time',
    async (path) => {
      const { status, body, headers } = await server.visitor().get(path);
      expect(status).toBe(200);
      expect(body).toContain('<title>page</title>');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('has files that never change, squeezed if they lie ready, and a worker that may', async () => {
    const asset = await server.visitor().get('/assets/a-1.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.body).toBe('squeezed');
    const worker = await server.visitor().get('/sw.js');
    expect(worker.body).toBe('/* worker */');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/missing.js',
    '/assets/missing',
    '/%61ssets/missing',
    '/missing%2ejs',
    '/..%2fkept%2fcookie-secret',
    '/.env',
  ])('has no %s', async (path) => expect((await server.visitor().get(path)).status).toBe(404));
});
