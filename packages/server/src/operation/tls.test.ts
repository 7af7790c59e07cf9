import { X509Certificate } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promises as timers } from 'node:timers';
import { connect as connectSecurely, type TLSSocket } from 'node:tls';
import { GAMES } from '@samsara/engine/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { BadConfig, readConfig } from '../config/config.ts';
import { securityHeaders } from '../http/headers.ts';
import { knownOrigins, sharedOrigin } from '../http/origins.ts';
import { talk } from '../http/testing/raw.ts';
import { TestServer } from '../http/testing/test-server.ts';
import { Authority } from './testing/certificates.ts';
import { Certificate, readPair, type TlsFiles } from './tls.ts';

const NAMES = ['DNS:localhost', 'IP:127.0.0.1'];
const folder = mkdtempSync(join(tmpdir(), 'samsara-tls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let authority: Authority;
/** The files that the server reads: others are copied over them. */
const served: TlsFiles = { cert: join(folder, 'served.crt'), key: join(folder, 'served.key') };
beforeAll(() => {
  authority = new Authority(join(folder, 'authority'));
});

function put({ cert, key }: TlsFiles): void {
  copyFileSync(cert, served.cert);
  copyFileSync(key, served.key);
}

const serialOf = ({ cert }: TlsFiles) => new X509Certificate(readFileSync(cert)).serialNumber;

interface Said {
  readonly status: number;
  readonly body: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** A request as a device makes it that trusts the authority. */
function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Said> {
  const { method = 'GET', headers = {}, body = '' } = options;
  return new Promise((resolve, reject) => {
    const ca = readFileSync(authority.file);
    const sent = request(
      { host: 'localhost', port, path, method, headers, ca, agent: false },
      async (response) => {
        const parts = await response.toArray();
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          headers: response.headers,
        });
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** A connection, with the serial number of the certificate that it was opened with. */
async function opened(port: number): Promise<{ socket: TLSSocket; serial: string }> {
  const socket = connectSecurely({
    port,
    host: '127.0.0.1',
    servername: 'localhost',
    ca: readFileSync(authority.file),
  });
  await new Promise((resolve, reject) => socket.once('secureConnect', resolve).once('error', reject));
  return { socket, serial: socket.getPeerCertificate().serialNumber };
}

const portOf = (server: TestServer) => Number(new URL(server.visitor().address).port);

describe('a server with a certificate', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    put(authority.issue(NAMES));
    const env = { SAMSARA_TLS_CERT: served.cert, SAMSARA_TLS_KEY: served.key };
    server = await TestServer.open(env, { lookEveryMs: 100 });
    port = portOf(server);
  });
  afterAll(() => server.end());

  test('is played at over https: the cookie is for https alone, the socket too, and only its own origin may act', async () => {
    const me = await ask(port, '/api/me');
    expect(me.status).toBe(200);
    const [set] = me.headers['set-cookie'] ?? [];
    expect(set).toMatch(/^__Host-samsara=.*; Secure/);
    const cookie = String(set).split(';')[0];
    const origin = `https://localhost:${port}`;
    const send = (path: string, from: string, body: object) =>
      ask(port, path, {
        method: 'POST',
        headers: { cookie, origin: from, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const wanted = {
      game: Object.keys(GAMES)[0],
      name: 'Ann',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
    };
    expect((await send('/api/tables', `http://localhost:${port}`, wanted)).status).toBe(403);
    const made = await send('/api/tables', origin, wanted);
    expect(made.status).toBe(201);
    const { ticket } = JSON.parse((await send('/api/ticket', origin, {})).body);
    const socket = new WebSocket(`wss://localhost:${port}/socket?ticket=${ticket}`, {
      origin,
      headers: { cookie },
      ca: readFileSync(authority.file),
    });
    const heard: string[] = [];
    socket.on('message', (bytes) => heard.push(String(bytes)));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const { table } = JSON.parse(made.body);
    socket.send(JSON.stringify({ type: 'watch', table }));
    for (const command of [{ type: 'ready', entropy: '00'.repeat(16) }, { type: 'start' }])
      socket.send(JSON.stringify({ ...command, table, id: command.type }));
    await expect.poll(() => heard.join()).toContain('"phase":"playing"');
    socket.close();
  });

  test('shows plain http the way, under its own names only, and repeats nothing that was sent in the clear', async () => {
    const plain = (first: string, host: string) =>
      talk('127.0.0.1', port, `${first} HTTP/1.1\r\nHost: ${host}\r\nAccept-Language: de\r\n\r\n`);
    const shown = await plain('GET /t/ABCDEF?x=1', `localhost:${port}`);
    expect(shown.status).toBe(307);
    expect(shown.headers).toContain(`location: https://localhost:${port}/t/abcdef?x=1`);
    expect(shown.body).toBe('Dieser Server spricht https: Setze https:// vor seine Adresse.\n');
    for (const [first, host] of [
      ['GET /', 'evil.example'],
      ['POST /api/me', `localhost:${port}`],
      ['GET //evil.example', 'x y'],
    ]) {
      const refused = await plain(first, host);
      expect([refused.status, refused.headers.includes('location')]).toEqual([400, false]);
    }
  });

  test('a device that does not trust the authority does not come in, and stops nobody else', async () => {
    await expect(fetch(`https://localhost:${port}/healthz`)).rejects.toThrow();
    const silent = connect(port, '127.0.0.1');
    const garbage = connect(port, '127.0.0.1', () => garbage.end(Buffer.from([0x16, 3, 1, 0, 1, 99, 99])));
    await new Promise((resolve) => garbage.once('close', resolve));
    expect((await ask(port, '/healthz')).status).toBe(200);
    silent.destroy();
  });

  test('takes a renewed certificate without a restart; who is connected stays so', async () => {
    const before = await opened(port);
    const renewed = authority.issue(NAMES);
    put(renewed);
    await expect.poll(async () => (await opened(port)).serial).toBe(serialOf(renewed));
    before.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const answer = Buffer.concat(await before.socket.toArray()).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(before.serial).not.toBe(serialOf(renewed));
  });

  test('keeps the one it has while what lies there is broken', async () => {
    const { serial } = await opened(port);
    const other = authority.issue(NAMES);
    copyFileSync(other.cert, served.cert);
    await timers.setTimeout(300);
    expect((await opened(port)).serial).toBe(serial);
    writeFileSync(served.cert, '-----BEGIN CERT');
    await timers.setTimeout(300);
    expect((await opened(port)).serial).toBe(serial);
    put(other);
    await expect.poll(async () => (await opened(port)).serial).toBe(serialOf(other));
  });

  test('says for how long it holds', async () => {
    const { body } = await ask(port, '/metrics');
    const until = Number(/^samsara_certificate_expires_seconds (\d+)$/m.exec(body)?.[1]);
    const days = (until - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(9.9);
    expect(days).toBeLessThan(10.1);
  });
});

test('what is broken is said once, if it is still broken at the second look', () => {
  put(authority.issue(NAMES));
  const said: string[] = [];
  const logger = {
    note: (what: string) => void said.push(what),
    warning: (what: string) => void said.push(what),
  };
  const certificate = new Certificate(served, logger, 3_600_000);
  writeFileSync(served.key, 'nothing');
  certificate.look();
  expect(said).toEqual(['certificate taken']);
  for (let times = 0; times < 3; times += 1) certificate.look();
  expect(said).toEqual(['certificate taken', 'certificate not taken, the one before it holds']);
  put(authority.issue(NAMES));
  certificate.look();
  expect(said.at(-1)).toBe('certificate taken');
  put(authority.issue(NAMES, 0));
  certificate.look();
  expect(said.at(-1)).toBe('certificate has expired');
  certificate.close();
});

describe('files that will not do', () => {
  test.each([
    ['unreadable', (files: TlsFiles) => ({ ...files, key: join(folder, 'nowhere.key') })],
    ['no-certificate', (files: TlsFiles) => ({ ...files, cert: files.key })],
    ['no-key', (files: TlsFiles) => ({ ...files, key: files.cert })],
    ['mismatch', (files: TlsFiles) => ({ ...files, key: authority.issue(NAMES).key })],
  ])('%s', (fault, spoil) => {
    const wrong = spoil(authority.issue(NAMES));
    expect(() => readPair(wrong)).toThrow(expect.objectContaining({ fault }));
  });

  test('one without the other is a wrong configuration', () => {
    for (const [one, other] of [
      ['SAMSARA_TLS_CERT', 'SAMSARA_TLS_KEY'],
      ['SAMSARA_TLS_KEY', 'SAMSARA_TLS_CERT'],
    ]) {
      const faults = [expect.objectContaining({ variable: other })];
      expect(() => readConfig({ [one]: '/x.pem' })).toThrow(BadConfig);
      expect(() => readConfig({ [one]: '/x.pem' })).toThrow(expect.objectContaining({ faults }));
    }
  });
});

test('the names of a server with a certificate are https', () => {
  const config = readConfig({ SAMSARA_TLS_CERT: 'c', SAMSARA_TLS_KEY: 'k', SAMSARA_PORT: '443' });
  const known = knownOrigins(config, 443);
  expect([known.allows('https://localhost'), known.allows('http://localhost')]).toEqual([true, false]);
  expect(known.isHost('localhost:443')).toBe(true);
  expect(sharedOrigin(config, 8443) ?? 'https:').toMatch(/^https:/);
});

test.each([
  ['https://cards.example.org', true],
  ['http://cards.example.org', false],
  ['https://samsara.local:8443', false],
  ['https://box.home.arpa', false],
  ['https://192.168.1.7:8443', false],
  ['https://[fd00::1]', false],
  ['https://localhost', false],
])('browsers are told to stay with https at %s: %s', (origin, pinned) => {
  const { strictTransportSecurity } = securityHeaders(readConfig({ SAMSARA_PUBLIC_ORIGIN: origin }));
  expect(strictTransportSecurity).toEqual(pinned && { maxAge: 31_536_000, includeSubDomains: false });
});
