import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { Promises } from '@samsara/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPromises } from '../log/chain.ts';
import { endedGame, socketOf } from '../operation/testing/process.ts';
import { TestServer } from './testing/test-server.ts';
import type { Answer, Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  // However fast the tests are: how often one may guess is tested at a server of its own.
  server = await TestServer.open({ SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: '0' });
});
afterAll(() => server.end());

const wanted = { game: Object.keys(GAMES)[0], name: 'Ann', seats: [{ kind: 'me' }, { kind: 'open' }] };
const END = [{ type: 'agree', to: 'abort', agree: true }];

async function played(ann: Visitor, settings: object = {}): Promise<string> {
  const line = await socketOf(ann);
  const table = await endedGame(ann, line, END, { settings });
  line.socket.close();
  return `/api/plays/${table}-1/record`;
}

/** All that somebody can tell one answer from another by. */
function outside({ status, body, headers }: Answer): unknown {
  const shown = [...headers].filter(([name]) => name !== 'date' && name !== 'keep-alive');
  return { status, body, shown };
}

describe('a table that is not listed', () => {
  test('is named by no list, and whoever is there finds its promise all the same', async () => {
    const ann = await server.guest();
    const { table } = (await ann.send('POST', '/api/tables', wanted)).body;
    const { promise } = (await ann.get(`/api/tables/${table}`)).body.info;
    const eve = server.visitor();
    for (const path of ['/api/promises', `/api/promises?from=${promise.number}`, '/api/tables', '/metrics']) {
      expect(JSON.stringify((await eve.get(path)).body)).not.toContain(table);
    }
    const { body } = await eve.get(`/api/promises?from=${promise.number}`);
    const listed = v.parse(v.strictObject(Promises.entries), body).promises;
    expect(listed[0]).toEqual({ ...promise, ended: null });
    expect(Object.keys(body.promises[0]).sort()).toEqual(['commitment', 'ended', 'link', 'number']);
  });

  test('has records for those who played there, and for whoever has the link of one of them', async () => {
    const ann = await server.guest();
    const path = await played(ann);
    const own = await ann.get(path);
    expect(own.status).toBe(200);
    const file = await fetch(ann.address + path, { headers: { cookie: ann.cookie } });
    expect(verifyRecord(GAMES, await file.text()).ok).toBe(true);
    const share = own.headers.get('samsara-share');
    expect(share).toMatch(/^[\w-]{22}$/);
    const given = await server.visitor().get(`${path}?share=${share}`);
    expect(given).toMatchObject({ status: 200, body: own.body });
    expect(given.headers.get('samsara-share')).toBe(share);
  });

  test('has none for others, to whom it looks as if there were nothing', async () => {
    const ann = await server.guest();
    const eve = await server.guest();
    const path = await played(ann);
    const other = (await ann.get(await played(ann))).headers.get('samsara-share');
    const nothing = outside(await eve.get('/api/plays/AAAAAA-1/record'));
    expect(nothing).toMatchObject({ status: 404, body: { code: 'not-found' } });
    for (const query of ['', '?share=', `?share=${other}`, `?share=${'A'.repeat(22)}`]) {
      expect(outside(await eve.get(path + query))).toEqual(nothing);
      expect(outside(await server.visitor().get(path + query))).toEqual(nothing);
    }
    expect((await eve.get(`${path}?share=a&share=b`)).status).toBe(400);
  });

  test('counts those who try as guessing, and never those who played', async () => {
    // A hundredth of this: two misses.
    const wary = await TestServer.open({ SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: '200' });
    const ann = await wary.guest();
    const line = await socketOf(ann);
    const path = `/api/plays/${await endedGame(ann, line, END)}-1/record`;
    line.socket.close();
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await wary.visitor().get(path)).status);
    expect(statuses).toEqual([404, 404, 429]);
    expect((await ann.get(path)).status).toBe(200);
    await wary.end();
  });

  test('has no record while the game runs, not even for those who play', async () => {
    const ann = await server.guest();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
    const { table } = (await ann.send('POST', '/api/tables', { ...wanted, seats })).body;
    const { socket, heard } = await socketOf(ann);
    socket.send(JSON.stringify({ type: 'watch', table }));
    socket.send(JSON.stringify({ type: 'ready', table, id: 'a', entropy: '00'.repeat(16) }));
    socket.send(JSON.stringify({ type: 'start', table, id: 'b' }));
    await expect.poll(() => heard.join()).toContain('"phase":"playing"');
    expect((await ann.get(`/api/plays/${table}-1/record`)).status).toBe(404);
    socket.close();
  });
});

test('an older database keeps its chain, and names no table any more', async () => {
  const old = new TestServer();
  mkdirSync(old.kept);
  copyFileSync(new URL('../tables/corpus/form-3.db', import.meta.url), join(old.kept, 'samsara.db'));
  await old.start();
  const { body } = await old.visitor().get('/api/promises');
  const { promises } = v.parse(Promises, body);
  expect(promises.length).toBeGreaterThan(9);
  expect(verifyPromises(promises)).toBeUndefined();
  expect(JSON.stringify(body)).not.toMatch(/[2-9A-HJ-NP-Z]{6}-\d/);
  await old.end();
});

test('the record of a public table is everybody’s, and a link to it needs nothing more', async () => {
  const path = await played(await server.guest(), { public: true });
  const { status, headers } = await server.visitor().get(path);
  expect(status).toBe(200);
  expect(headers.get('samsara-share')).toBeNull();
});

test('a game stays what it was when its table is listed later', async () => {
  const ann = await server.guest();
  const line = await socketOf(ann);
  const table = await endedGame(ann, line, END);
  line.socket.send(JSON.stringify({ type: 'rematch', table, id: 'again' }));
  await expect.poll(() => line.heard.join()).toContain('"round":2');
  const { settings } = (await ann.get(`/api/tables/${table}`)).body.info;
  const change = { type: 'change', table, id: 'list', settings: { ...settings, public: true } };
  line.socket.send(JSON.stringify(change));
  await expect.poll(async () => (await ann.get(`/api/tables/${table}`)).body.info.settings.public).toBe(true);
  line.socket.close();
  expect((await server.visitor().get(`/api/plays/${table}-1/record`)).status).toBe(404);
});
