import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { talk } from '../http/testing/raw.ts';
import { TestServer } from '../http/testing/test-server.ts';
import { Authority } from './testing/certificates.ts';
import type { TlsFiles } from './tls.ts';

const folder = mkdtempSync(join(tmpdir(), 'samsara-tls-doors-'));
let server: TestServer;
let port: number;
let ca: Buffer;
let authority: Authority;
let served: TlsFiles;
beforeAll(async () => {
  authority = new Authority(join(folder, 'authority'));
  served = authority.issue(['DNS:localhost', 'IP:127.0.0.1']);
  ca = readFileSync(authority.file);
  const env = { SAMSARA_TLS_CERT: served.cert, SAMSARA_TLS_KEY: served.key };
  server = await TestServer.open(env, { lookEveryMs: 100 });
  port = Number(new URL(server.visitor().address).port);
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

/** What is true of a connection once it stands. */
function open<T>(options: ConnectionOptions, look: (socket: TLSSocket) => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca, ...options });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(look(socket));
      socket.destroy();
    });
  });
}

const agreed = (options: ConnectionOptions) =>
  open(options, (socket) => `${socket.getProtocol()} ${socket.getCipher().standardName}`);
const serial = () => open({}, (socket) => socket.getPeerCertificate().serialNumber);

test('TLS 1.3 is taken where both can, 1.2 with forward secrecy where not', async () => {
  expect(await agreed({})).toMatch(/^TLSv1\.3 TLS_AES_/);
  expect(await agreed({ maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 TLS_ECDHE_.*_(?:GCM|POLY1305)_/);
});

test.each([
  ['TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' }],
  ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }],
  ['a cipher without a key', { maxVersion: 'TLSv1.2', ciphers: 'eNULL:@SECLEVEL=0' }],
  ['a server that nobody has shown', { maxVersion: 'TLSv1.2', ciphers: 'aNULL:@SECLEVEL=0' }],
  [
    'a cipher that does not notice what was altered',
    { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' },
  ],
] as const)('%s is refused', async (_, options) => {
  await expect(agreed(options)).rejects.toThrow(/alert/);
});

test('the same holds once the certificate was renewed', async () => {
  const { cert, key } = authority.issue(['DNS:localhost', 'IP:127.0.0.1']);
  const before = await serial();
  copyFileSync(cert, served.cert);
  copyFileSync(key, served.key);
  await expect.poll(serial).not.toBe(before);
  expect(await agreed({})).toMatch(/^TLSv1\.3 /);
  for (const options of [
    { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' },
    { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' },
  ] as const)
    await expect(agreed(options)).rejects.toThrow(/alert/);
});

test.each(['/api/me', '/api/feed/secret.atom', '/socket?ticket=x', '/metrics', '/version', '/healthz'])(
  'a program that asks for %s in the clear is not sent on',
  async (path) => {
    const { status, headers } = await talk(
      '127.0.0.1',
      port,
      `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`,
    );
    expect([status, headers.includes('location')]).toEqual([400, false]);
    expect(headers).toContain('x-content-type-options: nosniff');
  },
);
