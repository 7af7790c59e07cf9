import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRaw } from './testing/raw.ts';
import { TestServer } from './testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'samsara-docs-'));
const site = join(folder, 'site');
let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await TestServer.open({ SAMSARA_DOCS_DIR: site });
  ({ address } = server.visitor());
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: object = {}) => askRaw(address, `GET ${path}`, headers);

describe('before the documentation is built', () => {
  test.each([
    ['en', 'The documentation has not been built yet.'],
    ['de-CH,en;q=0.5', 'Die Dokumentation ist noch nicht gebaut.'],
    ['fr', 'La documentation n’est pas encore construite.'],
  ])('whoever opens it is told so, and how that is done: %s', async (language, said) => {
    for (const path of ['/docs/', '/docs/documents/bots.html']) {
      const { status, headers, body } = await get(path, { 'accept-language': language });
      expect(status).toBe(200);
      expect(headers).toContain('cache-control: no-store');
      expect(headers).toContain('content-type: text/html; charset=utf-8');
      expect(body).toContain(said);
      expect(body).toContain('npm run docs:site');
    }
  });
});

describe('once it is built, also while the server runs', () => {
  beforeAll(() => {
    for (const path of ['assets/live', 'documents', '.git']) mkdirSync(join(site, path), { recursive: true });
    const files = ['index.html', 'documents/bots.html', 'assets/main.js', 'assets/live/first-1.js', '.env'];
    for (const path of [...files, '.git/config', '../secret.txt'])
      writeFileSync(join(site, path), `content of ${path}`);
    writeFileSync(join(site, 'assets/main.js.gz'), gzipSync('squeezed'));
  });

  test.each([
    ['/docs/', 'index.html', 'text/html', 'no-cache'],
    ['/docs/documents/bots.html', 'documents/bots.html', 'text/html', 'no-cache'],
    ['/docs/assets/main.js', 'assets/main.js', 'application/javascript', 'no-cache'],
    [
      '/docs/assets/live/first-1.js',
      'assets/live/first-1.js',
      'application/javascript',
      'public, max-age=31536000, immutable',
    ],
  ])('%s is served under the page’s own policy', async (path, file, type, kept) => {
    const { status, headers, body } = await get(path);
    expect({ status, body }).toEqual({ status: 200, body: `content of ${file}` });
    expect(headers).toContain(`content-type: ${type}; charset=utf-8`);
    expect(headers).toContain(`cache-control: ${kept}\r\n`);
    expect(headers).toContain("script-src 'self';style-src 'self'");
    expect(headers).not.toContain('unsafe');
  });

  test('a file that is compressed is sent so, and one that is known is not sent again', async () => {
    const small = await get('/docs/assets/main.js', { 'accept-encoding': 'gzip' });
    expect(small.headers).toContain('content-encoding: gzip');
    const tag = /etag: (\S+)/.exec((await get('/docs/')).headers)?.[1];
    expect((await get('/docs/', { 'if-none-match': tag?.replace('w/', 'W/') })).status).toBe(304);
  });

  test('its address without a slash leads to it', async () => {
    const { status, headers } = await get('/docs');
    expect(status).toBe(302);
    expect(headers).toContain('location: /docs/\r\n');
  });

  test.each([
    '/docs/nothing',
    '/docs/nothing.html',
    '/docs/documents',
    '/docs/documents/',
    '/docs/.env',
    '/docs/%2egit/config',
    '/docs/../secret.txt',
    '/docs/..%2fsecret.txt',
    '/docs/assets/..%2f..%2f..%2fsecret.txt',
    '/docs/%2e%2e/secret.txt',
    '/docs/..%5csecret.txt',
    '/docs/index.html%00.js',
  ])('nothing else is given out: %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('content of');
    expect(JSON.parse(body)).toHaveProperty('code');
  });

  test('nothing can be sent to it', async () => {
    const { status, body } = await askRaw(address, 'POST /docs/', { origin: address }, '{}');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.parse(body)).toHaveProperty('code');
  });
});
