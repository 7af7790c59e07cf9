import { join } from 'node:path';
import { GAMES } from '@samsara/engine/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openDatabase } from '../database/database.ts';
import { linkOf } from '../moderation/chain.ts';
import { DATABASE } from '../operation/folder.ts';
import { Desk } from './testing/desk.ts';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: TestServer;
/** Who keeps order, with a passkey. */
let desk: Desk;

beforeEach(async () => {
  server = await TestServer.open({}, { orderEveryMs: 50 });
  desk = await Desk.open(server, 'operator');
});
afterEach(() => server.end());

describe('who comes in', () => {
  test('nobody without a role, with or without a passkey', async () => {
    const guest = await server.guest();
    for (const path of ['', '/reports', '/sanctions', '/house', '/log', '/limits', '/roles', '/counts'])
      expect((await guest.get(`/api/operator${path}`)).body).toEqual({ code: 'passkey-needed' });
    const other = await Desk.withPasskey(server);
    expect(await other.signIn()).toMatchObject({ status: 403, body: { code: 'operators-only' } });
  });

  test('an ordinary session of an operator opens nothing', async () => {
    expect((await desk.guest.get('/api/me')).status).toBe(200);
    expect((await desk.guest.get('/api/operator')).status).toBe(403);
  });

  test('a code gives its role once, and for half an hour', async () => {
    const code = await desk.invite('moderator');
    const first = await Desk.withPasskey(server);
    expect((await first.visitor.get(`/api/operator/invitation?code=${code}`)).body).toEqual({
      role: 'moderator',
    });
    expect((await first.signIn(code)).body).toMatchObject({ role: 'moderator' });
    const second = await Desk.withPasskey(server);
    expect((await second.signIn(code)).body).toEqual({ code: 'code-unknown' });
    const late = await desk.invite('moderator');
    server.ahead += 30 * MINUTE;
    expect((await second.signIn(late)).body).toEqual({ code: 'code-unknown' });
  });

  test('a session ends after half an hour without use, and after twelve hours in any case', async () => {
    for (let used = 0; used < 24; used++) {
      expect((await desk.visitor.get('/api/operator')).status).toBe(200);
      server.ahead += 29.9 * MINUTE;
    }
    expect((await desk.visitor.get('/api/operator')).status).toBe(200);
    server.ahead += 4 * MINUTE;
    expect((await desk.visitor.get('/api/operator')).status).toBe(403);
    await desk.signIn();
    server.ahead += 30 * MINUTE;
    expect((await desk.visitor.get('/api/operator')).status).toBe(403);
  });

  test('whoever loses the role is out from that moment on', async () => {
    const moderator = await Desk.open(server, 'moderator', desk);
    const { id } = (await moderator.visitor.get('/api/operator')).body;
    await desk.visitor.send('POST', '/api/operator/roles/remove', { id });
    expect((await moderator.visitor.get('/api/operator')).status).toBe(403);
    expect((await moderator.signIn()).body).toEqual({ code: 'operators-only' });
  });

  test('a moderator does nothing that is for operators', async () => {
    const { visitor } = await Desk.open(server, 'moderator', desk);
    const person = await desk.personId(await server.guest());
    const wishes: [string, object][] = [
      ['message', { texts: { en: 'x' }, minutes: 5 }],
      ['drain', { on: true }],
      ['limits', { name: 'SAMSARA_MAX_TABLES', value: 5 }],
      ['roles/invite', { role: 'operator' }],
      ['roles/remove', { id: person }],
      ['sanctions', { kind: 'range', range: '192.0.2.0/24', reason: 'x', minutes: 5 }],
      ['sanctions', { kind: 'ban', person, reason: 'x', minutes: null }],
      ['sanctions', { kind: 'ban', person, reason: 'x', minutes: 30 * 24 * 60 + 1 }],
      ['sanctions', { kind: 'mute', person: desk.player, reason: 'x', minutes: 5 }],
    ];
    for (const [path, body] of wishes)
      expect((await visitor.send('POST', `/api/operator/${path}`, body)).body).toEqual({
        code: 'operators-only',
      });
  });

  test('no page of another site asks or does anything', async () => {
    const { visitor } = desk;
    visitor.headers = { 'sec-fetch-site': 'cross-site' };
    expect((await visitor.get('/api/operator/reports')).body).toEqual({ code: 'not-allowed-here' });
    visitor.headers = { 'sec-fetch-site': 'same-site' };
    expect((await visitor.get('/api/operator/reports')).body).toEqual({ code: 'not-allowed-here' });
    visitor.headers = {};
    visitor.origin = 'https://elsewhere.example';
    expect((await visitor.send('POST', '/api/operator/drain', { on: true })).body).toEqual({
      code: 'not-allowed-here',
    });
  });

  test('an origin that may use the tables may not keep order', async () => {
    await server.stop();
    await server.start({ SAMSARA_ALLOWED_ORIGINS: 'https://friends.example' }, { orderEveryMs: 50 });
    const visitor = await server.guest();
    visitor.origin = 'https://friends.example';
    expect((await visitor.send('PUT', '/api/me', { name: 'Ada' })).status).toBe(200);
    expect((await visitor.send('POST', '/api/operator/login/options')).body).toEqual({
      code: 'not-allowed-here',
    });
  });

  test('the cookie is sent from own pages alone, and no script reads it', async () => {
    const answer = await desk.signIn();
    const [set] = answer.headers.getSetCookie().filter((line) => line.startsWith('samsara-operator='));
    expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test('a passkey that verifies nobody is not enough', async () => {
    desk.authenticator.verifies = false;
    expect((await desk.signIn()).body).toEqual({ code: 'passkey-failed' });
  });
});

describe('what is done', () => {
  test('is written down, line by line, and what was altered is found', async () => {
    const person = await desk.personId(await server.guest());
    await desk.visitor.send('POST', '/api/operator/sanctions', {
      kind: 'warn',
      person,
      reason: 'Please be kind.',
    });
    const { lines, broken } = (await desk.visitor.get('/api/operator/log')).body;
    expect(broken).toBe(null);
    expect(lines.map(({ action }: { action: string }) => action)).toEqual([
      'warn',
      'sign-in',
      'become',
      'invite',
    ]);
    expect(lines[0]).toMatchObject({ actor: desk.player, target: person });
    const database = openDatabase(join(server.kept, DATABASE));
    expect(() => database.exec("update operator_log set action = 'lift' where seq = 4")).toThrow(
      /only added to/,
    );
    expect(() => database.exec('delete from operator_log')).toThrow(/only added to/);
    database.exec('drop trigger operator_log_stays');
    database.exec("update operator_log set detail = '{}' where seq = 4");
    database.close();
    expect((await desk.visitor.get('/api/operator/log')).body.broken).toBe(4);
  });

  test('a line that was taken out is missed', async () => {
    const database = openDatabase(join(server.kept, DATABASE));
    database.exec('drop trigger operator_log_is_kept');
    database.exec('delete from operator_log where seq = 2');
    database.close();
    expect((await desk.visitor.get('/api/operator/log')).body.broken).toBe(2);
  });

  test('the link of a line is worked out by hand', () => {
    const line = { seq: 1, at: 5, actor: 'console', action: 'drain', target: null, detail: '{}' } as const;
    // printf '["00…0",1,5,"console","drain",null,"{}"]' | sha256sum
    expect(linkOf({ ...line, previous: '0'.repeat(64) })).toBe(
      'ec6f5c3b63fce69ab452dd35f1a6374bc03d86174b432edbc0d9d442cf13aaad',
    );
  });
});

describe('a mute', () => {
  test('refuses words and phrases with its reason and end, and passes', async () => {
    const guest = await server.guest();
    const { table, socket } = await atTable(guest);
    expect(await say(socket, table, { text: 'hello' })).toMatchObject({ type: 'done' });
    const person = await desk.personId(guest);
    const { body } = await desk.impose({ kind: 'mute', person, reason: 'Three insults.', minutes: 60 });
    expect(await say(socket, table, { text: 'again' })).toEqual({
      type: 'refused',
      id: expect.any(String),
      table,
      reason: { code: 'muted', detail: 'Three insults.', until: body.until },
    });
    expect(await say(socket, table, { phrase: 'thanks' })).toMatchObject({ reason: { code: 'muted' } });
    expect((await guest.get('/api/standing')).body.mute).toEqual({
      reason: 'Three insults.',
      until: body.until,
    });
    server.ahead += HOUR;
    expect(await say(socket, table, { text: 'sorry' })).toMatchObject({ type: 'done' });
    expect((await guest.get('/api/standing')).body.mute).toBe(null);
    socket.close();
  });

  test('is told at once, and can be lifted', async () => {
    const guest = await server.guest();
    const { table, socket } = await atTable(guest);
    const told = next(socket, ({ type }) => type === 'standing');
    const { body } = await desk.impose({
      kind: 'mute',
      person: await desk.personId(guest),
      reason: 'Noise.',
      minutes: 60,
    });
    await told;
    const lift = { id: body.id, reason: 'A mistake.' };
    expect((await desk.visitor.send('POST', '/api/operator/sanctions/lift', lift)).body.holds).toBe(false);
    expect((await desk.visitor.send('POST', '/api/operator/sanctions/lift', lift)).status).toBe(404);
    expect(await say(socket, table, { text: 'thanks' })).toMatchObject({ type: 'done' });
    socket.close();
  });
});

describe('a ban', () => {
  test('of a person closes sockets and refuses requests, until it ends', async () => {
    const guest = await server.guest();
    const person = await desk.personId(guest);
    const { socket } = await atTable(guest);
    const { body } = (await guest.send('POST', '/api/ticket')) as { body: { ticket: string } };
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const { until } = (await desk.impose({ kind: 'ban', person, reason: 'Threats.', minutes: 1440 })).body;
    expect(await closed).toBe(4003);
    expect(await guest.get('/api/me')).toMatchObject({
      status: 403,
      body: { code: 'banned', detail: 'Threats.', until },
    });
    expect(await guest.knock(`/socket?ticket=${body.ticket}`)).toBe(403);
    expect((await guest.get('/api/standing')).body.ban).toEqual({
      reason: 'Threats.',
      until,
      address: false,
    });
    expect((await (await server.guest()).get('/api/me')).status).toBe(200);
    server.ahead += DAY;
    expect((await guest.get('/api/me')).status).toBe(200);
  });

  test('of a range of addresses concerns who comes from there, and not who lifts it', async () => {
    const guest = await server.guest();
    const ban = await desk.impose({ kind: 'range', range: '127.0.0.77/24', reason: 'A flood.', minutes: 10 });
    expect(ban.body).toMatchObject({ range: '127.0.0.0/24', person: null, holds: true });
    const { until } = ban.body;
    expect((await guest.get('/api/me')).body).toEqual({ code: 'address-banned', detail: 'A flood.', until });
    expect((await guest.get('/api/standing')).body.ban).toMatchObject({ address: true });
    await desk.visitor.send('POST', '/api/operator/sanctions/lift', { id: ban.body.id, reason: 'Over.' });
    expect((await guest.get('/api/me')).status).toBe(200);
  });

  test.each(['0.0.0.0/0', '10.0.0.0/8', '2001:db8::/16', 'everybody', '300.1.2.3', '192.0.2.0/33'])(
    'a range of %s is refused',
    async (range) => {
      const { body } = await desk.impose({ kind: 'range', range, reason: 'x', minutes: 5 });
      expect(body).toEqual({ code: 'out-of-bounds', detail: range });
    },
  );

  test('nobody who is not there is banned, and nothing without a reason', async () => {
    expect((await desk.impose({ kind: 'ban', person: 'nobody', reason: 'x', minutes: 5 })).status).toBe(404);
    const person = await desk.personId(await server.guest());
    expect((await desk.impose({ kind: 'ban', person, reason: ' ', minutes: 5 })).body.code).toBe(
      'wrong-form',
    );
    expect((await desk.impose({ kind: 'mute', person, reason: 'x', minutes: 0 })).body.code).toBe(
      'wrong-form',
    );
  });
});

test('a warning is shown until it was read', async () => {
  const guest = await server.guest();
  const { body } = await desk.impose({
    kind: 'warn',
    person: await desk.personId(guest),
    reason: 'Be kind.',
  });
  const { warnings } = (await guest.get('/api/standing')).body;
  expect(warnings).toEqual([{ id: body.id, reason: 'Be kind.', at: body.at }]);
  const other = await server.guest();
  expect((await other.send('POST', '/api/standing/seen', { id: body.id })).status).toBe(404);
  expect((await guest.send('POST', '/api/standing/seen', { id: body.id })).status).toBe(200);
  expect((await guest.get('/api/standing')).body.warnings).toEqual([]);
});

describe('the house', () => {
  test('says something to everybody, for a time', async () => {
    const guest = await server.guest();
    const { socket } = await atTable(guest);
    const told = next(socket, ({ type }) => type === 'standing');
    const texts = { de: 'Heute um 22 Uhr Pause.', en: 'A break at 10 pm.' };
    await desk.visitor.send('POST', '/api/operator/message', { texts, minutes: 30 });
    await told;
    expect((await server.visitor().get('/api/standing')).body.message).toMatchObject({ texts });
    server.ahead += 30 * MINUTE;
    expect((await guest.get('/api/standing')).body.message).toBe(null);
    socket.close();
  });

  test('lets no new table begin while it rests', async () => {
    const guest = await server.guest();
    const { table, socket } = await atTable(guest);
    expect((await desk.visitor.send('POST', '/api/operator/drain', { on: true })).body.resting).toBe(true);
    expect((await guest.send('POST', '/api/tables', NEW_TABLE)).body).toEqual({ code: 'draining' });
    expect(await say(socket, table, { text: 'still here' })).toMatchObject({ type: 'done' });
    expect((await guest.get('/readyz')).status).toBe(200);
    await desk.visitor.send('POST', '/api/operator/drain', { on: false });
    expect((await guest.send('POST', '/api/tables', NEW_TABLE)).status).toBe(201);
    socket.close();
  });

  test('limits are changed at once, within bounds, and survive a restart', async () => {
    const guest = await server.guest();
    const change = (value: number | null) =>
      desk.visitor.send('POST', '/api/operator/limits', { name: 'SAMSARA_PERSON_TABLES_PER_HOUR', value });
    expect((await change(0)).body).toEqual({ code: 'out-of-bounds' });
    expect((await change(1001)).body).toEqual({ code: 'out-of-bounds' });
    expect((await change(1)).status).toBe(200);
    expect((await guest.send('POST', '/api/tables', NEW_TABLE)).status).toBe(201);
    expect((await guest.send('POST', '/api/tables', NEW_TABLE)).body.code).toBe('too-fast');
    await server.stop();
    await server.start({}, { orderEveryMs: 50 });
    desk = await Desk.open(server, 'operator');
    const { limits } = (await desk.visitor.get('/api/operator/limits')).body;
    const found = limits.find(({ name }: { name: string }) => name === 'SAMSARA_PERSON_TABLES_PER_HOUR');
    expect(found).toMatchObject({ value: 1, changed: true, least: 1, most: 1000 });
    expect((await change(null)).status).toBe(200);
  });

  test('how often somebody talks and wishes at a table follows at once', async () => {
    const { table, socket } = await atTable(await server.guest());
    const change = (name: string, value: number | null) =>
      desk.visitor.send('POST', '/api/operator/limits', { name, value });
    const talk = () => say(socket, table, { text: 'hello' });
    expect((await change('SAMSARA_WISHES_PER_MINUTE', 0)).body).toEqual({ code: 'out-of-bounds' });
    expect(await talk()).toMatchObject({ type: 'done' });
    expect((await change('SAMSARA_TALK_PER_MINUTE', 1)).status).toBe(200);
    expect(await talk()).toMatchObject({ type: 'done' });
    expect(await talk()).toMatchObject({ type: 'refused', reason: { code: 'too-fast' } });
    expect((await change('SAMSARA_TALK_PER_MINUTE', null)).status).toBe(200);
    expect(await talk()).toMatchObject({ type: 'done' });
    socket.close();
  });

  test('says how it is', async () => {
    const { body } = await desk.visitor.get('/api/operator/house');
    expect(body.database).toEqual({ kind: 'embedded', write_ms: expect.any(Number) });
    expect(body.disk.all_bytes).toBeGreaterThanOrEqual(body.disk.free_bytes);
    expect(body.resting).toBe(false);
    const { hours } = (await desk.visitor.get('/api/operator/counts')).body;
    expect(hours).toHaveLength(7 * 24);
  });
});

const NEW_TABLE = { game: Object.keys(GAMES)[0], name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }] };

interface Heard {
  readonly type: string;
  readonly [more: string]: unknown;
}

let ids = 0;

async function atTable(guest: Visitor): Promise<{ table: string; socket: WebSocket }> {
  const { table } = (await guest.send('POST', '/api/tables', NEW_TABLE)).body;
  const { ticket } = (await guest.send('POST', '/api/ticket')).body;
  const socket = new WebSocket(`${guest.address.replace('http', 'ws')}/socket?ticket=${ticket}`, {
    headers: { cookie: guest.cookie },
    origin: guest.address,
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const there = next(socket, ({ type }) => type === 'table');
  socket.send(JSON.stringify({ type: 'watch', table }));
  await there;
  return { table, socket };
}

function next(socket: WebSocket, isIt: (message: Heard) => boolean): Promise<Heard> {
  return new Promise((resolve) => {
    const hear = (data: WebSocket.RawData) => {
      const parsed = JSON.parse(String(data)) as Heard | Heard[];
      const found = [parsed].flat().find(isIt);
      if (found === undefined) return;
      socket.off('message', hear);
      resolve(found);
    };
    socket.on('message', hear);
  });
}

function say(socket: WebSocket, table: string, what: object): Promise<Heard> {
  const id = `say-${ids++}`;
  const answered = next(socket, (message) => message.id === id);
  socket.send(JSON.stringify({ type: 'say', id, table, what }));
  return answered;
}
