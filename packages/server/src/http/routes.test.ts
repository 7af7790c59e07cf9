import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { knownOrigins, lanAddresses } from './origins.ts';
import { askRaw, talk } from './testing/raw.ts';
import { TestServer } from './testing/test-server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await TestServer.open();
  ({ address } = server.visitor());
});
afterAll(() => server.end());

const JSON_BODY = { 'content-type': 'application/json' };

describe('however an address is written, its doors are the same', () => {
  test.each(['/api/carry', '/%61pi/carry', '/a%70i/c%61rry', 'ABSOLUTE/api/carry', 'ABSOLUTE/%61pi/carry'])(
    'nothing is changed by another site at %s',
    async (path) => {
      const { cookie } = await server.guest();
      const first = `POST ${path.replace('ABSOLUTE', address)}`;
      const foreign = { ...JSON_BODY, cookie, origin: 'http://evil.example' };
      const refused = await askRaw(address, first, foreign, '{}');
      expect(refused.status).toBe(403);
      expect(JSON.parse(refused.body)).toEqual({ code: 'not-allowed-here' });
      const own = await askRaw(address, first, { ...foreign, origin: address }, '{}');
      expect(own.status).toBe(200);
    },
  );

  test.each([
    '/%61pi/promises',
    'ABSOLUTE/api/promises',
    '/%72eadyz',
    '/%6detrics',
    '/%76ersion',
    '/%61pi/nothing',
    '/%61pi',
  ])('%s is counted, and never kept', async (path) => {
    const slow = await TestServer.open({ SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: '3' });
    const there = slow.visitor().address;
    const answers = [];
    for (let n = 0; n < 4; n += 1)
      answers.push(await askRaw(there, `GET ${path.replace('ABSOLUTE', there)}`));
    expect(answers.map(({ status }) => status).slice(3)).toEqual([429]);
    for (const { headers } of answers) expect(headers).toContain('cache-control: no-store');
    await slow.end();
  });

  test('what cannot be read is never kept either', async () => {
    const { status, headers } = await askRaw(address, 'GET /api/%zz');
    expect(status).toBe(400);
    expect(headers).toContain('cache-control: no-store');
  });
});

/** With the port of the server, as browsers send it. */
const withPort = (host: string) => `${host}:${new URL(address).port}`;

describe('under a name that is not the server’s', () => {
  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '', 'localhost:1', 'x@localhost'])(
    'nothing is answered: %s',
    async (name) => {
      const host = name.includes(':') ? name : withPort(name);
      const guest = await server.guest();
      for (const path of ['/', '/api/me', '/api/promises', '/%61pi/my-games', '/version', '/t/ABCDEF']) {
        const { status, body, headers } = await askRaw(address, `GET ${path}`, {
          host,
          cookie: guest.cookie,
        });
        expect({ path, status }).toEqual({ path, status: 421 });
        expect(JSON.parse(body)).toEqual({ code: 'unknown-host', detail: host });
        expect(headers).not.toContain('set-cookie');
      }
    },
  );

  test('neither is a request that names it before the path', async () => {
    const { status, body } = await askRaw(address, 'GET http://evil.example/api/me');
    expect(status).toBe(421);
    expect(JSON.parse(body)).toEqual({ code: 'unknown-host', detail: 'evil.example' });
  });

  test('people are told what is wrong, in their language', async () => {
    const headers = { host: 'evil.example', accept: 'text/html,*/*', 'accept-language': 'de-CH,en;q=0.5' };
    const { status, body } = await askRaw(address, 'GET /', headers);
    expect(status).toBe(421);
    expect(body).toContain('Dieser Server heißt nicht „evil.example“.');
  });

  test('no socket is let in, even with a ticket', async () => {
    const guest = await server.guest();
    const { ticket } = (await guest.send('POST', '/api/ticket')).body;
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': 13 };
    const key = { 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', origin: address, cookie: guest.cookie };
    const first = `GET /socket?ticket=${ticket}`;
    const { status } = await askRaw(address, first, { host: 'evil.example', ...upgrade, ...key });
    expect(status).toBe(421);
    expect(await guest.knock(`/socket?ticket=${ticket}`)).toBe(101);
  });

  test('a sign of life is given all the same: load balancers ask by addresses of their own, or by none', async () => {
    const { hostname: host, port } = new URL(address);
    for (const path of ['/healthz', '/readyz']) {
      expect((await askRaw(address, `GET ${path}`, { host: '10.9.8.7:8080' })).status).toBe(200);
      const old = await talk(host, Number(port), `GET ${path} HTTP/1.0\r\n\r\n`);
      expect(old.status).toBe(200);
    }
  });
});

describe('by its own names', () => {
  test('a server is found on its machine and in its network', async () => {
    const names = ['localhost', 'LocalHost', '127.0.0.1', '[::1]', hostname(), ...lanAddresses()];
    for (const name of [...names, hostname().includes('.') ? 'localhost' : `${hostname()}.local`]) {
      const { status } = await askRaw(address, 'GET /api/promises', { host: withPort(name) });
      expect({ name, status }).toEqual({ name, status: 200 });
    }
  });

  test('that are configured too, with the usual port or without', async () => {
    const open = await TestServer.open({
      SAMSARA_PUBLIC_ORIGIN: 'https://cards.example.org',
      SAMSARA_ALLOWED_ORIGINS: 'http://a.example:81',
    });
    const there = open.visitor().address;
    for (const host of ['cards.example.org', 'cards.example.org:443', 'a.example:81']) {
      expect((await askRaw(there, 'GET /api/promises', { host })).status).toBe(200);
    }
    for (const host of ['cards.example.org:8443', 'a.example']) {
      expect((await askRaw(there, 'GET /api/promises', { host })).status).toBe(421);
    }
    await open.end();
  });

  test('a name that it listens to is one of them', () => {
    const known = knownOrigins(readConfig({ SAMSARA_HOST: 'Cards.lan' }), 8080);
    expect([known.isHost('cards.lan:8080'), known.allows('http://cards.lan:8080')]).toEqual([true, true]);
    expect(knownOrigins(readConfig({ SAMSARA_HOST: '::' }), 8080).isHost('[::]:8080')).toBe(false);
    expect(knownOrigins(readConfig({ SAMSARA_HOST: 'fd00::99' }), 80).isHost('[fd00::99]')).toBe(true);
  });

  test('an address that the machine gets later is known soon', async () => {
    let now = new Set(['http://localhost:8080']);
    const known = knownOrigins(readConfig({}), 8080, () => now);
    expect(known.isHost('192.168.1.7:8080')).toBe(false);
    now = new Set([...now, 'http://192.168.1.7:8080']);
    await expect.poll(() => known.isHost('192.168.1.7:8080'), { timeout: 5000 }).toBe(true);
    expect(known.allows('http://192.168.1.7:8080')).toBe(true);
    expect(known.allows('http://192.168.1.8:8080')).toBe(false);
  });

  test('a passkey belongs to the one by which the page called it, and to no other', async () => {
    const ask = (origin: string, host: string) =>
      askRaw(address, 'POST /api/passkeys/login/options', { ...JSON_BODY, origin, host }, '{}');
    const here = await ask(`http://${withPort('localhost')}`, withPort('localhost'));
    expect(JSON.parse(here.body)).toMatchObject({ rpId: 'localhost' });
    expect((await ask('http://evil.example', withPort('localhost'))).status).toBe(403);
    expect((await ask(address, 'evil.example')).status).toBe(421);
  });
});
