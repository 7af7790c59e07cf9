import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw } from './testing/raw.ts';
import { TestServer } from './testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'samsara-page-'));
let server: TestServer;
beforeAll(async () => {
  for (const path of ['page/.git', 'page/assets/more']) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['page/index.html', 'page/.git/config', 'page/.env', 'page/assets/a-1.js', 'secret.txt'])
    writeFileSync(join(folder, path), `content of ${path}`);
  server = await TestServer.open({ SAMSARA_PAGE_DIR: join(folder, 'page') });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  '/.git/config',
  '/.git/',
  '/.git',
  '/%2egit/config',
  '/.env',
  '/secret.txt',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/assets/a-1.js%00.html',
])('no file is given out that is none of the page’s: %s', async (path) => {
  const { address } = server.visitor();
  const { body } = await askRaw(address, `GET ${path}`);
  expect(body).not.toContain('content of page/.');
  expect(body).not.toContain('content of secret');
});

test.each(['/assets', '/assets/', '/assets/more/'])('no list of files is given out: %s', async (path) => {
  const { status, body } = await askRaw(server.visitor().address, `GET ${path}`);
  expect(status).toBe(404);
  expect(body).not.toContain('a-1.js');
});
