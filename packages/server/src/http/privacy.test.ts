import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { DELETE_WORDS, KEPT_KINDS } from '@samsara/protocol';
import { NAMELESS } from '@samsara/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openForReading } from '../database/database.ts';
import { playedRecord } from '../deals/testing/deal-records.ts';
import { checkDatabase } from '../operation/check.ts';
import { socketOf } from '../operation/testing/process.ts';
import { Authenticator } from './testing/authenticator.ts';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

const DELETE = '/api/me/delete';
const EXPORT = '/api/me/export';
const WORDS = { words: DELETE_WORDS };
const [GAME] = Object.keys(GAMES);
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open(
    { SAMSARA_OPERATOR_NAME: 'The card club', SAMSARA_OPERATOR_CONTACT: 'mailto:club@example.org' },
    { tidyEveryMs: 50 },
  );
});
afterAll(() => server.end());

type Line = Awaited<ReturnType<typeof socketOf>>;
let commands = 0;

async function tell(line: Line, table: string, command: object): Promise<void> {
  const id = `c${commands++}`;
  line.socket.send(JSON.stringify({ ...command, table, id }));
  await expect.poll(() => line.heard.join(), { timeout: 5000 }).toContain(`"done","id":"${id}"`);
}

interface Company {
  readonly table: string;
  readonly ann: Visitor;
  readonly bea: Visitor;
  readonly annsLine: Line;
  readonly beasLine: Line;
}

/** Two people at a table whose cards are dealt; both have said something. */
async function company(annsName: string): Promise<Company> {
  const [ann, bea] = [await server.guest(), await server.guest()];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game: GAME, name: annsName, seats, options: { turn_limit: 4 } };
  const { table } = (await ann.send('POST', '/api/tables', wish)).body;
  const [annsLine, beasLine] = [await socketOf(ann), await socketOf(bea)];
  for (const { socket } of [annsLine, beasLine]) socket.send(JSON.stringify({ type: 'watch', table }));
  await tell(beasLine, table, { type: 'sit', name: 'Bea' });
  await tell(annsLine, table, { type: 'say', what: { text: `secret of ${annsName}` } });
  await tell(beasLine, table, { type: 'say', what: { text: 'hello from Bea' } });
  for (const line of [annsLine, beasLine])
    await tell(line, table, { type: 'ready', entropy: '00'.repeat(16) });
  await tell(annsLine, table, { type: 'start' });
  return { table, ann, bea, annsLine, beasLine };
}

/** The same, and the game is over: bots play for both. */
async function afterGame(annsName: string): Promise<Company> {
  const all = await company(annsName);
  for (const line of [all.annsLine, all.beasLine])
    await tell(line, all.table, { type: 'hand-over', level: 'novice' });
  await expect.poll(() => all.beasLine.heard.join(), { timeout: 60_000 }).toContain('"phase":"over"');
  return all;
}

/** Everything that lies in the database, as one text. */
function everythingKept(): string {
  const database = openForReading(join(server.kept, 'samsara.db'));
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as {
      name: string;
    }[];
    return tables
      .flatMap(({ name }) => database.prepare(`select * from ${name}`).all() as object[])
      .flatMap((row) => Object.values(row).map(textOf))
      .join('\n');
  } finally {
    database.close();
  }
}

function textOf(value: unknown): string {
  const isBlob = value instanceof ArrayBuffer || value instanceof Uint8Array;
  return isBlob ? inflateSync(value).toString('utf8') : String(value);
}

test('everybody is told what is kept, how long, and by whom', async () => {
  const { body } = await server.visitor().get('/api/privacy');
  expect(body).toMatchObject({
    operator: { name: 'The card club', contact: 'mailto:club@example.org' },
    people_days: 1100,
    unfinished_days: 60,
    backups_days: null,
    push: true,
    hooks: false,
  });
  expect(body.kept.map(({ kind }: { kind: string }) => kind)).toEqual(KEPT_KINDS);
  expect(body.kept).toContainEqual({ kind: 'words', days: 30 });
  expect(body.kept).toContainEqual({ kind: 'records', days: null });
});

describe('who deletes everything about themselves', () => {
  test('is a nameless seat in a game that is over, and the record and the log can still be verified', async () => {
    const { ann, bea, table, beasLine, annsLine } = await afterGame('Quitzowine');
    expect(everythingKept()).toContain('Quitzowine');
    const share = (await bea.get(`/api/plays/${table}-1/record`)).headers.get('samsara-share');
    const closed = new Promise((resolve) => annsLine.socket.on('close', resolve));

    expect((await ann.send('POST', DELETE, WORDS)).body).toEqual({ done: true });

    expect(await closed).toBe(4001);
    expect(everythingKept()).not.toContain('Quitzowine');
    expect(everythingKept()).toContain('hello from Bea');
    const { body: record } = await bea.get(`/api/plays/${table}-1/record`);
    expect(record.seats).toEqual([
      { name: NAMELESS, kind: 'person' },
      { name: 'Bea', kind: 'person' },
    ]);
    const text = await (await fetch(`${bea.address}/api/plays/${table}-1/record?share=${share}`)).text();
    expect(verifyRecord(GAMES, text)).toMatchObject({ ok: true });
    expect(await checkDatabase(join(server.kept, 'samsara.db'))).toMatchObject({
      brokenTables: [],
      brokenPromise: undefined,
    });
    const last = JSON.parse(beasLine.heard.filter((said) => said.includes('"type":"table"')).at(-1) ?? '');
    expect(JSON.stringify(last)).not.toContain('Quitzowine');
    expect(last.chat).toMatchObject([{ name: 'Bea', text: 'hello from Bea' }]);
    const { finished } = (await bea.get('/api/my-games')).body;
    expect(finished).toMatchObject([{ play: `${table}-1`, names: [NAMELESS, 'Bea'], seat: 1 }]);
    expect((await bea.get('/api/company')).body.regulars).toEqual([]);
    expect((await bea.get('/api/me/results')).body.results).toMatchObject([{ people: 2, seat: 1 }]);
  });

  test('gives up their seat in a game that runs, and the others play on', async () => {
    const { ann, bea, table, beasLine } = await company('Unsteadina');
    expect((await ann.send('POST', DELETE, WORDS)).body).toEqual({ done: true });
    const { info } = (await bea.get(`/api/tables/${table}`)).body;
    expect(info).toMatchObject({ phase: 'playing', host: 1 });
    expect(info.seats[0].kind).toBe('bot');
    expect(everythingKept()).not.toContain('Unsteadina');
    await tell(beasLine, table, { type: 'hand-over', level: 'novice' });
    await expect.poll(() => beasLine.heard.join(), { timeout: 60_000 }).toContain('"phase":"over"');
    const { body: record } = await bea.get(`/api/plays/${table}-1/record`);
    expect(record.seats[0]).toEqual({ name: NAMELESS, kind: 'person' });
    expect(everythingKept()).not.toContain('Unsteadina');
    expect((await checkDatabase(join(server.kept, 'samsara.db'))).brokenTables).toEqual([]);
  });

  test('is found where they only said something', async () => {
    const [host, guest] = [await server.guest(), await server.guest()];
    const settings = { spectators: 0 };
    const wish = { game: GAME, name: 'Host', seats: [{ kind: 'me' }, { kind: 'open' }], settings };
    const { table } = (await host.send('POST', '/api/tables', wish)).body;
    await guest.send('PUT', '/api/me', { name: 'Onlookia' });
    const line = await socketOf(guest);
    line.socket.send(JSON.stringify({ type: 'watch', table }));
    await tell(line, table, { type: 'say', what: { text: 'said in passing' } });
    expect(everythingKept()).toContain('Onlookia');
    await guest.send('POST', DELETE, WORDS);
    await expect.poll(everythingKept, { timeout: 10_000 }).not.toMatch(/Onlookia|said in passing/);
  });

  test('has no device, name, note, group or game any more, and is a new guest', async () => {
    const { ann, bea, table } = await company('Forgettable');
    const other = server.visitor();
    const { code } = (await ann.send('POST', '/api/carry')).body;
    await other.send('POST', '/api/carry/redeem', { code });
    const { token } = (await ann.send('POST', '/api/groups', { name: 'Fridays' })).body;
    await bea.send('POST', '/api/groups/open', { token });
    await ann.send('PUT', `/api/tables/${table}/note`, { text: 'note to myself' });
    const cookie = ann.cookie;

    expect((await ann.send('POST', DELETE, WORDS)).status).toBe(200);

    expect((await other.get('/api/devices')).status).toBe(401);
    const again = server.visitor();
    again.cookie = cookie;
    expect((await again.get('/api/me')).body).toEqual({ name: null, passkeys: 0 });
    expect((await again.get('/api/my-games')).body).toEqual({ running: [], finished: [] });
    expect(everythingKept()).not.toMatch(/Forgettable|note to myself/);
    const { groups } = (await bea.get('/api/company')).body;
    expect(groups).toMatchObject([{ name: 'Fridays', mine: true, members: [{ name: 'Bea' }] }]);
  });

  test('says so in words, and shows a passkey if there is one', async () => {
    const ann = await server.guest();
    await ann.send('PUT', '/api/me', { name: 'Ann' });
    expect((await ann.send('POST', DELETE, {})).body).toMatchObject({ code: 'wrong-form', detail: 'words' });
    expect((await ann.send('POST', DELETE, { words: 'yes' })).status).toBe(400);
    expect((await server.visitor().send('POST', DELETE, WORDS)).status).toBe(401);
    const key = new Authenticator(ann.address);
    const { challenge } = (await ann.send('POST', '/api/passkeys/register/options')).body;
    await ann.send('POST', '/api/passkeys/register/verify', key.register(challenge));
    expect((await ann.send('POST', DELETE, WORDS)).body).toEqual({ code: 'passkey-needed' });
    const stranger = new Authenticator(ann.address);
    const confirmBy = async (authenticator: Authenticator) => {
      const options = (await ann.send('POST', '/api/passkeys/confirm/options')).body;
      return { ...WORDS, confirm: authenticator.login(options.challenge) };
    };
    expect((await ann.send('POST', DELETE, await confirmBy(stranger))).body).toEqual({
      code: 'passkey-failed',
    });
    expect((await ann.get('/api/me')).body).toEqual({ name: 'Ann', passkeys: 1 });
    expect((await ann.send('POST', DELETE, await confirmBy(key))).body).toEqual({ done: true });
    expect((await ann.get('/api/me')).body).toEqual({ name: null, passkeys: 0 });
  });
});

describe('the file of everything about me', () => {
  test('holds what is mine, and nothing that a player may not know', async () => {
    const { ann, table } = await company('Exportia');
    await ann.send('PUT', `/api/tables/${table}/note`, { text: 'kings are gone' });
    await ann.send('POST', '/api/groups', { name: 'Fridays' });
    const day = new Date().toISOString().slice(0, 10);
    const { record } = playedRecord(GAME, day);
    expect((await ann.send('POST', `/api/deals/${GAME}/${day}`, record)).status).toBeLessThan(300);
    const { body, headers } = await ann.get(EXPORT);
    expect(headers.get('content-disposition')).toBe('attachment; filename="samsara-about-me.json"');
    expect(body).toMatchObject({
      format: 'samsara-person',
      version: 1,
      person: [{ name: 'Exportia' }],
      devices: [{ device: expect.any(String) }],
      passkeys: [],
      notes: [{ code: table, text: 'kings are gone' }],
      groups: [{ name: 'Fridays', me: 'Exportia' }],
      games: [],
      dealsOfTheDay: [{ game: GAME, moves: expect.arrayContaining([expect.any(String)]) }],
      tables: [{ code: table, game: GAME, phase: 'playing' }],
    });
    const { done } = body.tables[0];
    expect(done[0]).toMatchObject({ did: 'open' });
    expect(done).toContainEqual({ at: expect.any(Number), said: { text: 'secret of Exportia' } });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/seed|entropy|hello from Bea/);
  });

  test('holds games that are over, as they can be replayed', async () => {
    const { ann, table } = await afterGame('Replaya');
    const { games } = (await ann.get(EXPORT)).body;
    expect(games).toMatchObject([{ play: `${table}-1`, game: GAME, seat: 0, names: ['Replaya', 'Bea'] }]);
    expect(games[0].record.moves.length).toBeGreaterThan(0);
  });

  test('is nobody else’s, and not to be had all the time', async () => {
    expect((await server.visitor().get(EXPORT)).status).toBe(401);
    const eve = await server.guest();
    for (let n = 0; n < 6; n++) expect((await eve.get(EXPORT)).body.tables).toEqual([]);
    expect((await eve.get(EXPORT)).body).toMatchObject({ code: 'too-fast' });
  });
});

test('words go when their time is over, and the rest of the table stays', async () => {
  const { bea, table } = await company('Talkative');
  expect(everythingKept()).toContain('hello from Bea');
  server.ahead += 31 * DAY_MS;
  await expect.poll(everythingKept, { timeout: 20_000 }).not.toMatch(/secret of|hello from Bea/);
  expect(everythingKept()).toContain('Talkative');
  const { info } = (await bea.get(`/api/tables/${table}`)).body;
  expect(info.seats.map(({ name }: { name: string }) => name)).toEqual(['Talkative', 'Bea']);
  const line = await socketOf(bea);
  line.socket.send(JSON.stringify({ type: 'watch', table }));
  await expect.poll(() => line.heard.join()).toContain('"chat":[]');
  expect((await checkDatabase(join(server.kept, 'samsara.db'))).brokenTables).toEqual([]);
  const metrics = await (await fetch(`${bea.address}/metrics`)).text();
  expect(metrics).toMatch(/samsara_tidied_total\{what="words"\} [1-9]/);
  expect(metrics).toMatch(/samsara_tidied_total\{what="forgotten"\} [1-9]/);
});

test('the document for operators names every variable about keeping', () => {
  const document = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
  for (const name of ['UNFINISHED', 'RECORDS', 'WORDS', 'PEOPLE', 'BACKUPS'])
    expect(document).toContain(`SAMSARA_KEEP_${name}_DAYS`);
});

test('nobody makes guests only to have all tables looked through', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++)
    statuses.push((await (await server.guest()).send('POST', DELETE, WORDS)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
