import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { GAMES } from '@samsara/engine/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { socketOf } from '../operation/testing/process.ts';
import { addressFinder } from './address.ts';
import { addressKey } from './limits.ts';
import { TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.end());

describe('the cookie', () => {
  test('is made on the first visit, out of reach for scripts and other sites', async () => {
    const visitor = server.visitor();
    const { status, body, headers } = await visitor.get('/api/me');
    expect(status).toBe(200);
    expect(body).toEqual({ name: null, passkeys: 0 });
    expect(headers.get('set-cookie')).toMatch(
      /^samsara=[\w-]{32}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const again = await visitor.get('/api/me');
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  test('is secure when the public origin is', async () => {
    const secure = await TestServer.open({ SAMSARA_PUBLIC_ORIGIN: 'https://cards.example.org' });
    const { headers } = await secure.visitor().get('/api/me');
    expect(headers.get('set-cookie')).toMatch(/; Secure; SameSite=Lax$/);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.end();
  });

  test('that is forged makes nobody, and a visit makes a new guest', async () => {
    const guest = await server.guest();
    const [player] = guest.cookie.split('.');
    await guest.send('PUT', '/api/me', { name: 'Ann' });
    const forger = server.visitor();
    for (const cookie of [player, `${player}.`, `${player}.${'A'.repeat(43)}`, 'samsara=', 'samsara=.x']) {
      forger.cookie = cookie;
      expect(await forger.send('POST', '/api/ticket')).toMatchObject({
        status: 401,
        body: { code: 'no-ticket' },
      });
    }
    forger.cookie = `${player}.${'A'.repeat(43)}`;
    const { body } = await forger.get('/api/me');
    expect(body.name).toBeNull();
    expect(forger.cookie.split('.')[0]).not.toBe(player);
  });

  test('is signed with a secret that only the server may read', () => {
    expect(statSync(join(server.folder, 'kept/cookie-secret')).mode & 0o777).toBe(0o600);
  });
});

describe('the origin', () => {
  test.each([['http://evil.example'], ['null'], [undefined]])('%s may change nothing', async (origin) => {
    const guest = await server.guest();
    guest.origin = origin;
    for (const path of ['/api/ticket', '/api/carry', '/api/tables', '/api/passkeys/login/options']) {
      expect(await guest.send('POST', path)).toMatchObject({
        status: 403,
        body: { code: 'not-allowed-here' },
      });
    }
    expect((await guest.get('/api/me')).status).toBe(200);
  });

  test('of another site gets no socket, even with a ticket', async () => {
    const guest = await server.guest();
    const { body } = await guest.send('POST', '/api/ticket');
    guest.origin = 'http://evil.example';
    expect(await guest.knock(`/socket?ticket=${body.ticket}`)).toBe(403);
  });

  test('that is configured is let in', async () => {
    const open = await TestServer.open({ SAMSARA_ALLOWED_ORIGINS: 'http://a.example' });
    const guest = await open.guest();
    guest.origin = 'http://a.example';
    expect((await guest.send('POST', '/api/ticket')).status).toBe(200);
    await open.end();
  });
});

describe('a ticket', () => {
  test('lets one socket in, once', async () => {
    const guest = await server.guest();
    const { body } = await guest.send('POST', '/api/ticket');
    expect(await guest.knock(`/socket?ticket=${body.ticket}`)).toBe(101);
    expect(await guest.knock(`/socket?ticket=${body.ticket}`)).toBe(401);
  });

  test('is good for half a minute', async () => {
    const guest = await server.guest();
    const { body } = await guest.send('POST', '/api/ticket');
    server.ahead += 30_001;
    expect(await guest.knock(`/socket?ticket=${body.ticket}`)).toBe(401);
  });

  test('is good for nobody else, and used up by the attempt', async () => {
    const guest = await server.guest();
    const thief = await server.guest();
    const { body } = await guest.send('POST', '/api/ticket');
    expect(await thief.knock(`/socket?ticket=${body.ticket}`)).toBe(401);
    expect(await guest.knock(`/socket?ticket=${body.ticket}`)).toBe(401);
  });

  test.each(['/socket', '/socket?ticket=', '/socket?ticket=__proto__', '/socket?ticket=%'])(
    '%s is none',
    async (path) => expect(await (await server.guest()).knock(path)).toBe(401),
  );

  test.each([
    ['', 1],
    ['&version=1', 1],
    ['&version=2', 2],
    ['&version=9999', 2],
  ])('with "%s" the server speaks version %i of the protocol', async (named, version) => {
    const guest = await server.guest();
    const { body } = await guest.send('POST', '/api/ticket');
    const address = `${guest.address.replace('http', 'ws')}/socket?ticket=${body.ticket}${named}`;
    const socket = new WebSocket(address, { origin: guest.origin ?? '', headers: { cookie: guest.cookie } });
    const [welcome] = await once(socket, 'message');
    socket.terminate();
    expect(JSON.parse(String(welcome))).toMatchObject({ type: 'welcome', version });
  });

  test.each(['0', '-1', '1.5', 'two', '', '99999', '1e3'])(
    'with version "%s" it is not used up',
    async (version) => {
      const guest = await server.guest();
      const { body } = await guest.send('POST', '/api/ticket');
      expect(await guest.knock(`/socket?ticket=${body.ticket}&version=${version}`)).toBe(400);
      expect(await guest.knock(`/socket?ticket=${body.ticket}`)).toBe(101);
    },
  );

  test.each(['ABCDEF', '', '%', '%00%0a', '__proto__', 'A&table=B', 'x'.repeat(4000)])(
    'lets a socket in whatever table it names: %s',
    async (table) => {
      const guest = await server.guest();
      const { body } = await guest.send('POST', '/api/ticket');
      expect(await guest.knock(`/socket?ticket=${body.ticket}&table=${table}`)).toBe(101);
    },
  );

  test('that is refused keeps no connection, even if the other side stays', async () => {
    const { hostname, port, host } = new URL(server.visitor().address);
    const stream = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    stream.write(
      `GET /socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const answer = await new Promise((resolve) => stream.once('data', resolve));
    expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /);
    await new Promise((resolve) => stream.once('end', resolve));
    // What is sent to a connection that is gone is answered with a reset.
    const reset = new Promise<NodeJS.ErrnoException>((resolve) => stream.once('error', resolve));
    const sending = setInterval(() => stream.write('still here'), 20);
    expect((await reset).code).toMatch(/^(?:ECONNRESET|EPIPE)$/);
    clearInterval(sending);
  });

  test('opens no other address', async () => {
    const guest = await server.guest();
    const { body } = await guest.send('POST', '/api/ticket');
    expect(await guest.knock(`/other?ticket=${body.ticket}`)).toBe(404);
  });
});

describe('a body', () => {
  test('of more than 4 KB is refused', async () => {
    const guest = await server.guest();
    const answer = await guest.send('PUT', '/api/me', { name: 'x'.repeat(5000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  test.each([
    ['{"name":"Ann"', 400, { code: 'not-json' }],
    ['', 400, { code: 'not-json' }],
    ['{"name":"Ann","__proto__":{"admin":true}}', 400, { code: 'not-json' }],
    ['{"name":"Ann","constructor":{"prototype":{"admin":true}}}', 400, { code: 'not-json' }],
    ['{"name":"Ann","admin":true}', 400, { code: 'wrong-form', detail: 'admin' }],
    ['{"name":7}', 400, { code: 'wrong-form', detail: 'name' }],
    ['[]', 400, { code: 'wrong-form', detail: 'name' }],
    ['null', 400, { code: 'wrong-form', detail: '' }],
  ])('%s is refused', async (text, status, body) => {
    const guest = await server.guest();
    expect(await guest.sendText('PUT', '/api/me', text)).toMatchObject({ status, body });
    expect((await guest.get('/api/me')).body.name).toBeNull();
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('must be JSON by its type too', async () => {
    const guest = await server.guest();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await guest.sendText('PUT', '/api/me', '{"name":"Ann"}', type);
      expect(answer).toMatchObject({ status: 400, body: { code: 'wrong-form', detail: 'content-type' } });
    }
  });
});

test.each(['/api', '/api/', '/api/nothing', '/api/tables/%zz', '/api/%', '/api/me/x', '/assets/x.js'])(
  '%s is answered with a refusal',
  async (path) => {
    const { status, body } = await server.visitor().get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(['not-found', 'wrong-form', 'no-such-table']).toContain(body.code);
  },
);

test('every answer carries the headers that keep others out', async () => {
  for (const path of ['/', '/api/me', '/nothing.here', '/healthz']) {
    const { headers } = await server.visitor().get(path);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

describe('whoever asks too often', () => {
  test('is told to wait: the person', async () => {
    const slow = await TestServer.open({ SAMSARA_PERSON_REQUESTS_PER_MINUTE: '8' });
    const guest = await slow.guest();
    const answers = [];
    for (let n = 0; n < 9; n += 1) answers.push(await guest.send('POST', '/api/ticket'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(200), 429]);
    expect(answers[8].body.code).toBe('too-fast');
    expect(answers[8].body.retry_ms).toBeGreaterThan(0);
    expect((await (await slow.guest()).send('POST', '/api/ticket')).status).toBe(200);
    slow.ahead += 60_000;
    expect((await guest.send('POST', '/api/ticket')).status).toBe(200);
    await slow.end();
  });

  test('is told to wait: the address, with whatever cookie', async () => {
    const slow = await TestServer.open({ SAMSARA_ADDRESS_GUESTS_PER_MINUTE: '3' });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await slow.visitor().get('/api/me')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await slow.end();
  });

  test('is told to wait: with sockets too', async () => {
    const slow = await TestServer.open({ SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: '3' });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push(await slow.visitor().knock('/socket'));
    expect(statuses).toEqual([401, 401, 401, 429]);
    await slow.end();
  });

  test('for tables that are not there learns no more about any but their own', async () => {
    // A hundredth of this: two misses.
    const wary = await TestServer.open({ SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: '200' });
    const ann = await wary.guest();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wanted = { game: Object.keys(GAMES)[0], name: 'Ann', seats };
    const { table } = (await ann.send('POST', '/api/tables', wanted)).body;
    const eve = await wary.guest();
    const { heard, socket } = await socketOf(eve);
    const said = async (watched: string) => {
      const before = heard.length;
      socket.send(JSON.stringify({ type: 'watch', table: watched }));
      await expect.poll(() => heard.length).toBeGreaterThan(before);
      return heard.at(-1);
    };
    expect(await said(table)).toContain('"type":"table"');
    socket.send(JSON.stringify({ type: 'unwatch', table }));
    expect(await said('AAAAAA')).toContain('no-such-table');
    expect((await eve.get('/api/tables/BBBBBB')).status).toBe(404);
    expect(await said('CCCCCC')).toContain('too-fast');
    expect(await said(table)).toContain('too-fast');
    expect((await eve.get(`/api/tables/${table}`)).status).toBe(429);
    expect((await eve.get('/api/plays/DDDDDD-1/record')).status).toBe(429);
    expect((await ann.get(`/api/tables/${table}`)).body).toMatchObject({ seat: 0 });
    const own = await socketOf(ann);
    own.socket.send(JSON.stringify({ type: 'watch', table }));
    await expect.poll(() => own.heard.join()).toContain('"type":"table"');
    wary.ahead += 60_000;
    expect((await eve.get(`/api/tables/${table}`)).status).toBe(200);
    await wary.end();
  });

  test('makes only so many tables from one address, with however many cookies', async () => {
    const small = await TestServer.open({ SAMSARA_PERSON_TABLES_PER_HOUR: '1' });
    const wanted = { game: Object.keys(GAMES)[0], name: 'Ann', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await (await small.guest()).send('POST', '/api/tables', wanted)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    await small.end();
  });

  test.each([
    ['no', '10.0.0.1', '192.0.2.7', '10.0.0.1'],
    [['10.0.0.0/8'], '10.0.0.1', '192.0.2.7', '192.0.2.7'],
    [['10.0.0.0/8'], '::ffff:10.0.0.1', '192.0.2.7', '192.0.2.7'],
    [['10.0.0.0/8'], '10.0.0.1', '198.51.100.1, 192.0.2.7, 10.9.9.9', '192.0.2.7'],
    [['10.0.0.0/8'], '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    [['loopback'], '127.0.0.1', 'nonsense', '127.0.0.1'],
    [['loopback'], '::1', '2001:db8::7', '2001:db8::7'],
    [['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
  ] as const)('who trusts %j and hears from %s about %s has to do with %s', (proxies, from, said, found) => {
    const request = { socket: { remoteAddress: from }, headers: { 'x-forwarded-for': said } };
    expect(addressFinder(proxies as 'no' | string[])(request as unknown as IncomingMessage)).toBe(found);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));
});
