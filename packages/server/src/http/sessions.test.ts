import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Device, Devices } from '@samsara/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { socketOf } from '../operation/testing/process.ts';
import { securityFinder } from './address.ts';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

const DAY = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.end());

async function named(name: string, at = server): Promise<Visitor> {
  const guest = await at.guest();
  await guest.send('PUT', '/api/me', { name });
  return guest;
}

/** The same person at another device. */
async function carried(guest: Visitor, at = server): Promise<Visitor> {
  const { code } = (await guest.send('POST', '/api/carry')).body;
  const other = at.visitor();
  expect((await other.send('POST', '/api/carry/redeem', { code })).status).toBe(200);
  return other;
}

async function devicesOf(guest: Visitor): Promise<Device[]> {
  return v.parse(Devices, (await guest.get('/api/devices')).body).devices;
}

const nameOf = async (guest: Visitor) => (await guest.get('/api/me')).body.name;

async function otherThan(guest: Visitor): Promise<Device> {
  return (await devicesOf(guest)).find(({ current }) => !current)!;
}

describe('the devices of a person', () => {
  test('are listed with what they are, and which one is this', async () => {
    const ann = await named('Ann');
    const { code } = (await ann.send('POST', '/api/carry')).body;
    const phone = server.visitor();
    phone.headers = { 'user-agent': FIREFOX };
    await phone.send('POST', '/api/carry/redeem', { code });
    expect(phone.cookie).not.toBe(ann.cookie);
    expect(await devicesOf(phone)).toMatchObject([
      { browser: 'firefox', system: 'android', current: true },
      { browser: null, system: null, current: false },
    ]);
    expect(await devicesOf(ann)).toMatchObject([{ current: true }, { browser: 'firefox', current: false }]);
    expect(JSON.stringify(await devicesOf(phone))).not.toContain('Gecko');
    expect(await devicesOf(await server.guest())).toHaveLength(1);
  });

  test('cannot be listed or ended by a stranger, nor those of others', async () => {
    const ann = await named('Ann');
    const [{ id }] = await devicesOf(ann);
    const eve = await server.guest();
    expect((await server.visitor().get('/api/devices')).status).toBe(401);
    expect(await eve.send('POST', '/api/devices/end', { id })).toMatchObject({ status: 404 });
    await eve.send('POST', '/api/devices/end-others');
    expect(await nameOf(ann)).toBe('Ann');
    for (const body of [{}, { id: 'x' }, { id, more: 1 }]) {
      expect((await eve.send('POST', '/api/devices/end', body)).status).toBe(400);
    }
  });

  test('are signed out at once: requests are a new guest, sockets are closed, tickets and codes void', async () => {
    const ann = await named('Ann');
    const thief = await carried(ann);
    const { socket } = await socketOf(thief);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const own = await socketOf(ann);
    const { ticket } = (await thief.send('POST', '/api/ticket')).body;
    const { code } = (await thief.send('POST', '/api/carry')).body;

    const { id } = await otherThan(ann);
    const left = await ann.send('POST', '/api/devices/end', { id });
    expect(left.body.devices).toMatchObject([{ current: true }]);
    expect(await closed).toBe(4001);
    expect(await thief.knock(`/socket?ticket=${ticket}`)).toBe(401);
    expect((await thief.send('POST', '/api/ticket')).status).toBe(401);
    expect((await thief.get('/api/my-games')).body).toEqual({ running: [], finished: [] });
    expect((await server.visitor().send('POST', '/api/carry/redeem', { code })).status).toBe(404);
    expect(await nameOf(thief)).toBeNull();
    expect(await nameOf(ann)).toBe('Ann');
    expect(own.socket.readyState).toBe(own.socket.OPEN);
  });

  test('can all be signed out but this one', async () => {
    const ann = await named('Ann');
    const others = [await carried(ann), await carried(ann)];
    expect((await devicesOf(ann)).map(({ current }) => current)).toEqual([true, false, false]);
    const { devices } = (await ann.send('POST', '/api/devices/end-others')).body;
    expect(devices).toMatchObject([{ current: true }]);
    expect(await Promise.all(others.map(nameOf))).toEqual([null, null]);
    expect(await nameOf(ann)).toBe('Ann');
  });

  test('may sign themselves out, and leave the others alone', async () => {
    const ann = await named('Ann');
    const other = await carried(ann);
    const [{ id }] = await devicesOf(other);
    const out = await other.send('POST', '/api/devices/end', { id });
    expect(out.headers.get('set-cookie')).toMatch(/^samsara=; .*Expires=Thu, 01 Jan 1970/);
    expect(await nameOf(other)).toBeNull();
    expect(await devicesOf(ann)).toHaveLength(1);
    expect(await nameOf(ann)).toBe('Ann');
  });

  test('of which there are very many are forgotten, those unheard of first', async () => {
    const ann = await named('Ann');
    const player = newest('Ann');
    const database = openDatabase(join(server.kept, 'samsara.db'));
    const put = database.prepare(
      "insert into sessions (id, player, device, made, seen, until) values (?, ?, '- -', 1, ?, 9e15)",
    );
    for (let n = 0; n < 120; n += 1) put.run([`old-${n}`, player, n]);
    database.close();
    await carried(ann);
    const left = await devicesOf(ann);
    expect(left).toHaveLength(100);
    expect(left[0].current).toBe(true);
    expect(left.some(({ id }) => id === 'old-119')).toBe(true);
    expect(left.some(({ id }) => id === 'old-21')).toBe(false);
  });
});

/** Found in the database: nobody is told the id of a player, not even that player. */
function newest(name: string): string {
  const database = openDatabase(join(server.kept, 'samsara.db'));
  const rows = database.prepare('select id from players where name = ? order by made desc').all([name]) as {
    id: string;
  }[];
  database.close();
  return rows[0].id;
}

describe('a session', () => {
  test('expires when its device is not heard of, and not while it is', async () => {
    const brief = await TestServer.open({ SAMSARA_SESSION_DAYS: '10' });
    const ann = await named('Ann', brief);
    const idle = await carried(ann, brief);
    const { socket } = await socketOf(idle);
    const openSockets = async () =>
      (await brief.visitor().get('/metrics')).body.match(/^samsara_sockets (\d+)$/m)?.[1];
    expect(await openSockets()).toBe('1');
    socket.terminate();
    // As long as the server has not noticed, the device counts as heard of.
    await expect.poll(openSockets).toBe('0');
    for (let days = 0; days < 12; days += 4) {
      brief.ahead += 4 * DAY;
      expect(await nameOf(ann)).toBe('Ann');
    }
    expect((await idle.send('POST', '/api/ticket')).status).toBe(401);
    expect(await nameOf(idle)).toBeNull();
    expect(await devicesOf(ann)).toHaveLength(1);
    await brief.end();
  });

  test('lives on with an open socket, and its cookie is given again when it was heard of', async () => {
    const brief = await TestServer.open({ SAMSARA_SESSION_DAYS: '2' });
    const ann = await named('Ann', brief);
    const { socket } = await socketOf(ann);
    const [before] = await devicesOf(ann);
    brief.ahead += 1.5 * DAY;
    // The socket is looked at, and that counts.
    await expect.poll(async () => untilOf(brief)).toBe(true);
    brief.ahead += 1.5 * DAY;
    const me = await ann.get('/api/me');
    expect(me.body.name).toBe('Ann');
    expect(me.headers.get('set-cookie')).toMatch(/^samsara=.*; Max-Age=172800; /);
    expect((await ann.get('/api/me')).headers.get('set-cookie')).toBeNull();
    const [after] = await devicesOf(ann);
    expect(after).toMatchObject({ id: before.id, made: before.made });
    expect(socket.readyState).toBe(socket.OPEN);
    await brief.end();

    function untilOf(at: TestServer): boolean {
      const database = openDatabase(join(at.kept, 'samsara.db'));
      const [{ until }] = database.prepare('select until from sessions').all() as { until: number }[];
      database.close();
      return until > before.until + DAY;
    }
  });

  test('that is gone from the database loses its sockets soon, though nobody was told', async () => {
    const ann = await named('Ann');
    const { socket } = await socketOf(ann);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const [{ id }] = await devicesOf(ann);
    const database = openDatabase(join(server.kept, 'samsara.db'));
    database.prepare('delete from sessions where id = ?').run([id]);
    database.close();
    expect(await closed).toBe(4001);
  });

  test('is kept so that whoever reads the database cannot show its cookie', async () => {
    const ann = await server.guest();
    const [key] = ann.cookie.split('=')[1].split('.');
    const kept = ['samsara.db', 'samsara.db-wal'].map((file) =>
      readFileSync(join(server.kept, file), 'latin1'),
    );
    expect(kept.join()).not.toContain(key);
  });
});

describe('a cookie', () => {
  /** Somebody who came before cookies named devices. */
  function fromBefore(id: string, at = server): string {
    const database = openDatabase(join(at.kept, 'samsara.db'));
    database.prepare('insert into players (id, name, made) values (?, ?, 1)').run([id, 'Old Ann']);
    database.close();
    return oldCookie(id, at);
  }

  function oldCookie(id: string, at = server): string {
    const secret = readFileSync(join(at.kept, 'cookie-secret'), 'utf8').trim();
    return `samsara=${id}.${createHmac('sha256', secret).update(`player ${id}`).digest('base64url')}`;
  }

  test('of the earlier form is exchanged at first sight, by all requests for the same session', async () => {
    const before = fromBefore('old-ann-00000001');
    const paths = ['/api/me', '/api/my-games', '/api/devices', '/api/me/stake'];
    const visitors = paths.map(() => {
      const visitor = server.visitor();
      visitor.cookie = before;
      return visitor;
    });
    const answers = await Promise.all(visitors.map((visitor, n) => visitor.get(paths[n])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const given = new Set(visitors.map(({ cookie }) => cookie));
    expect([...given]).toEqual([expect.stringMatching(/^samsara=[\w-]{32}\.[\w-]{43}$/)]);
    expect(await nameOf(visitors[0])).toBe('Old Ann');
    expect(await devicesOf(visitors[0])).toHaveLength(1);
  });

  test('of the earlier form counts on other devices too, until one is signed out', async () => {
    const before = fromBefore('old-ann-00000002');
    const [ann, phone, thief] = [server.visitor(), server.visitor(), server.visitor()];
    phone.headers = { 'user-agent': FIREFOX };
    for (const each of [ann, phone, thief]) each.cookie = before;
    expect(await nameOf(ann)).toBe('Old Ann');
    expect(await nameOf(phone)).toBe('Old Ann');
    expect(await devicesOf(ann)).toHaveLength(2);
    await ann.send('POST', '/api/devices/end-others');
    expect(await nameOf(ann)).toBe('Old Ann');
    expect(await nameOf(thief)).toBeNull();
  });

  test('of the earlier form counts for nobody who came since, nor for a year after the first', async () => {
    const late = await TestServer.open();
    await named('New', late);
    const database = openDatabase(join(late.kept, 'samsara.db'));
    const [{ id }] = database.prepare("select id from players where name = 'New'").all() as { id: string }[];
    database.close();
    const forger = late.visitor();
    forger.cookie = oldCookie(id, late);
    expect(await nameOf(forger)).toBeNull();

    const before = fromBefore('old-ann-00000003', late);
    const at = async (days: number) => {
      late.ahead += days * DAY;
      const visitor = late.visitor();
      visitor.cookie = before;
      visitor.headers = { 'user-agent': `after ${late.ahead}` };
      return nameOf(visitor);
    };
    expect(await at(0)).toBe('Old Ann');
    expect(await at(364)).toBe('Old Ann');
    expect(await at(2)).toBeNull();
    await late.end();
  });

  test.each([
    ['two of the same', (own: string) => `${own}; ${own}`],
    ['one of somebody else before it', (own: string, other: string) => `${other}; ${own}`],
    ['one of somebody else after it', (own: string, other: string) => `${own}; lang=de; ${other}`],
    ['nonsense beside it', (own: string) => `${own};samsara =x`],
  ])('is refused when there are two: %s', async (_, both) => {
    const [ann, eve] = [await server.guest(), await server.guest()];
    const { ticket } = (await ann.send('POST', '/api/ticket')).body;
    ann.cookie = both(ann.cookie, eve.cookie);
    for (const answer of [
      await ann.get('/api/me'),
      await ann.get('/api/my-games'),
      await ann.send('POST', '/api/ticket'),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'two-cookies' } });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(await ann.knock(`/socket?ticket=${ticket}`)).toBe(400);
  });

  test('of another name beside it does no harm', async () => {
    const ann = await named('Ann');
    ann.cookie = `xsamsara=1; ${ann.cookie}; samsara2=3`;
    expect(await nameOf(ann)).toBe('Ann');
  });
});

describe('over https', () => {
  const ATTRIBUTES = 'Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax';

  test('the cookie is for this host alone', async () => {
    const secure = await TestServer.open({ SAMSARA_PUBLIC_ORIGIN: 'https://cards.example.org' });
    const guest = secure.visitor();
    guest.origin = 'https://cards.example.org';
    const { headers } = await guest.get('/api/me');
    const [given, ...attributes] = headers.getSetCookie()[0].split('; ');
    expect(given).toMatch(/^__Host-samsara=[\w-]{32}\.[\w-]{43}$/);
    expect(attributes.join('; ')).toBe(ATTRIBUTES);
    const { ticket } = (await guest.send('POST', '/api/ticket')).body;
    expect(await guest.knock(`/socket?ticket=${ticket}`)).toBe(101);
    const both = guest.cookie;
    guest.cookie = `${both}; ${both}`;
    expect((await guest.get('/api/me')).body.code).toBe('two-cookies');
    await secure.end();
  });

  test('a proxy that is trusted says so', async () => {
    const behind = await TestServer.open({ SAMSARA_TRUST_PROXY: 'loopback' });
    const [http, https] = [behind.visitor(), behind.visitor()];
    https.headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
    await http.get('/api/me');
    await https.get('/api/me');
    expect(http.cookie).toMatch(/^samsara=/);
    expect(https.cookie).toMatch(/^__Host-samsara=/);
    const { ticket } = (await https.send('POST', '/api/ticket')).body;
    expect(await https.knock(`/socket?ticket=${ticket}`)).toBe(101);
    await behind.end();
  });

  test.each([
    [null, 'no', '127.0.0.1', 'https', false],
    [null, ['loopback'], '127.0.0.1', 'https', true],
    [null, ['loopback'], '127.0.0.1', 'https, http', false],
    [null, ['loopback'], '127.0.0.1', undefined, false],
    [null, ['loopback'], '192.0.2.1', 'https', false],
    ['https://a.example', 'no', '127.0.0.1', undefined, true],
    ['http://a.example', 'no', '127.0.0.1', undefined, false],
  ] as const)('public %s, proxies %j: %s says %s', (origin, proxies, from, said, expected) => {
    const request = { socket: { remoteAddress: from }, headers: { 'x-forwarded-proto': said } };
    const isSecure = securityFinder(origin, proxies as 'no' | string[]);
    expect(isSecure(request as unknown as IncomingMessage)).toBe(expected);
  });

  test('a cookie from before https is exchanged once, for all requests that come together, and cleared', async () => {
    const mixed = await TestServer.open({ SAMSARA_TRUST_PROXY: 'loopback' });
    const ann = await named('Ann', mixed);
    const plain = ann.cookie;
    const overHttps = () => {
      const visitor = mixed.visitor();
      visitor.headers = { 'x-forwarded-proto': 'https' };
      visitor.cookie = plain;
      return visitor;
    };
    const [first, second] = [overHttps(), overHttps()];
    const [me] = await Promise.all([first.get('/api/me'), second.get('/api/devices')]);
    expect(me.body.name).toBe('Ann');
    expect(me.headers.getSetCookie().sort()).toEqual([
      expect.stringMatching(/^__Host-samsara=[\w-]{32}\./),
      expect.stringMatching(/^samsara=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    expect(second.cookie).toBe(first.cookie);
    expect(first.cookie).toMatch(/^__Host-/);
    expect(await devicesOf(first)).toHaveLength(1);
    // What may have been read on its way is worth nothing any more.
    expect((await ann.send('POST', '/api/ticket')).status).toBe(401);
    mixed.ahead += 61_000;
    expect(await nameOf(overHttps())).toBeNull();
    expect(await nameOf(first)).toBe('Ann');
    await mixed.end();
  });

  test('a plain cookie beside the right one is not looked at, and cleared', async () => {
    const secure = await TestServer.open({ SAMSARA_PUBLIC_ORIGIN: 'https://cards.example.org' });
    const guest = secure.visitor();
    guest.origin = 'https://cards.example.org';
    await guest.get('/api/me');
    await guest.send('PUT', '/api/me', { name: 'Ann' });
    guest.cookie = `samsara=tossed; samsara=twice; ${guest.cookie}`;
    const { body, headers } = await guest.get('/api/me');
    expect(body.name).toBe('Ann');
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^samsara=; .*Expires=Thu, 01 Jan 1970/)]);
    await secure.end();
  });
});
