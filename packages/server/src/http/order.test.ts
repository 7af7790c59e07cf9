import { join } from 'node:path';
import { GAMES } from '@samsara/engine/games';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openForReading } from '../database/database.ts';
import { DATABASE } from '../operation/folder.ts';
import { socketOf } from '../operation/testing/process.ts';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.end());
beforeEach(() => {
  server.ahead += 60_000;
});

const [GAME] = Object.keys(GAMES);
const NOBODY = '0'.repeat(64);

/** Two people at a table, and what the second one has said. */
async function atTable(words: string) {
  const [ann, bob] = [await server.guest(), await server.guest()];
  const made = { game: GAME, name: 'Ann', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { table } = (await ann.send('POST', '/api/tables', made)).body;
  const line = await socketOf(bob);
  const say = { type: 'say', table, id: 's', what: { text: words } };
  for (const message of [{ type: 'watch', table }, { type: 'sit', table, id: 'c', name: 'Bob' }, say])
    line.socket.send(JSON.stringify(message));
  await expect.poll(() => line.heard.join()).toContain('"said"');
  line.socket.close();
  const heard = line.heard.join();
  const said = Number(/"said":\{[^}]*"at":(\d+)/.exec(heard)?.[1]);
  const { seats } = (await ann.get(`/api/tables/${table}`)).body.info;
  return { ann, bob, table, said, person: seats[1].person as string };
}

/** What was filed about somebody, as it is kept. */
function reportsOn(table: string): Record<string, unknown>[] {
  const database = openForReading(join(server.kept, DATABASE));
  try {
    return database.prepare('select * from reports where table_id = ?').all([table]) as never;
  } finally {
    database.close();
  }
}

const report = (by: Visitor, body: object) => by.send('POST', '/api/reports', body);

test('a report holds the moment and the words as the table knows them, whatever the client says', async () => {
  const { ann, table, person, said } = await atTable('you fool');
  const filed = await report(ann, { table, person, said, reason: 'words', note: ' Every\u202egame. ' });
  expect([filed.status, filed.body]).toEqual([200, {}]);
  const [kept, ...more] = reportsOn(table);
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ message: 'you fool', reason: 'words', note: 'Everygame.', settled_at: null });
  expect(kept.seq).toBe(3);
  expect(kept.reporter).not.toBe(kept.accused);
  // The same once more is the same report.
  await report(ann, { table, person, said, reason: 'words' });
  expect(reportsOn(table).length).toBe(1);
  await report(ann, { table, person, reason: 'stalling' });
  expect(reportsOn(table).map(({ message, reason }) => [reason, message])).toEqual([
    ['words', 'you fool'],
    ['stalling', null],
  ]);
  const invented = { table, person, said, reason: 'words', message: 'something worse' };
  expect((await report(ann, invented)).body.code).toBe('wrong-form');
});

test('nobody is reported who is not there, for words they did not say, or by who may not look', async () => {
  const { ann, bob, table, person, said } = await atTable('hello');
  const [own] = (await ann.get(`/api/tables/${table}`)).body.info.seats;
  const codes = await Promise.all(
    [
      { table, person: NOBODY, reason: 'other' },
      { table, person: own.person, reason: 'other' },
      { table, person, said: said + 1, reason: 'words' },
      { table: 'ZZZZZZ', person, reason: 'other' },
      { table, person, reason: 'because' },
      { table, person, reason: 'other', note: 'x'.repeat(501) },
    ].map(async (body) => (await report(ann, body)).body.code),
  );
  expect(codes).toEqual(['not-found', 'not-found', 'not-found', 'no-such-table', 'wrong-form', 'wrong-form']);
  expect((await report(server.visitor(), { table, person, reason: 'other' })).status).toBe(401);
  expect((await report(bob, { table, person: own.person, reason: 'unfair' })).status).toBe(200);
  expect(reportsOn(table).length).toBe(1);
});

test('somebody reports so often, and not more', async () => {
  const { ann, table, person } = await atTable('hello');
  const answers = [];
  for (let i = 0; i < 11; i++) answers.push((await report(ann, { table, person, reason: 'other' })).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('somebody is blocked, listed and unblocked, and told none of it', async () => {
  const { ann, bob, table, person } = await atTable('hello');
  expect((await ann.get('/api/blocks')).body).toEqual({ blocks: [] });
  const { body } = await ann.send('POST', '/api/blocks', { table, person });
  expect(body.blocks).toMatchObject([{ name: 'Bob' }]);
  const [{ id }] = body.blocks;
  expect(id).not.toBe(person);
  expect((await bob.get('/api/blocks')).body).toEqual({ blocks: [] });

  const made = {
    game: GAME,
    name: 'Bob',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    settings: { public: true },
  };
  const { table: other } = (await bob.send('POST', '/api/tables', made)).body;
  const codes = async (by: Visitor) =>
    (await by.get('/api/tables')).body.tables.map(({ code }: { code: string }) => code);
  expect(await codes(ann)).not.toContain(other);
  expect(await codes(server.visitor())).toContain(other);

  expect((await bob.send('POST', '/api/blocks/remove', { id })).body).toEqual({ code: 'not-found' });
  expect((await ann.send('POST', '/api/blocks/remove', { id })).body).toEqual({ blocks: [] });
  expect(await codes(ann)).toContain(other);
  const nobody = [{ table, person: NOBODY }, { regular: NOBODY }];
  for (const wish of nobody) expect((await ann.send('POST', '/api/blocks', wish)).status).toBe(404);
  expect((await ann.send('POST', '/api/blocks', { name: 'Bob' })).body.code).toBe('wrong-form');
});

test('a group does not lead to the table of somebody one has blocked', async () => {
  const { ann, bob, table, person } = await atTable('hello');
  const { token } = (await bob.send('POST', '/api/groups', { name: 'Friday' })).body;
  const open = () => ann.send('POST', '/api/groups/open', { token });
  await open();
  const made = { game: GAME, name: 'Bob', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { table: tonight } = (await bob.send('POST', '/api/tables', made)).body;
  await bob.send('POST', '/api/groups/table', { token, table: tonight });
  expect((await open()).body.table).toBe(tonight);
  await ann.send('POST', '/api/blocks', { table, person });
  expect((await open()).body).toMatchObject({ table: null, members: [{}] });
});
