import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TestServer } from '../http/testing/test-server.ts';
import { openEmbedded } from '../store/embedded.ts';
import { startProcess } from './testing/process.ts';

const COMMAND = inject('server');

// The most careless umask there is.
let before: number;
beforeAll(() => {
  before = process.umask(0);
});
afterAll(() => process.umask(before));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** The modes of a folder and of everything in it. */
function modesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).sort();
  return {
    '.': modeOf(folder),
    ...Object.fromEntries(names.map((name) => [name, modeOf(join(folder, name))])),
  };
}

const CLOSED = {
  '.': '700',
  'cookie-secret': '600',
  lock: '600',
  'samsara.db': '600',
  'samsara.db-shm': '600',
  'samsara.db-wal': '600',
};

test('what a server makes is for its owner alone, its backups too', async () => {
  const server = await TestServer.open();
  await server.guest();
  expect(modesIn(server.kept)).toMatchObject(CLOSED);
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [COMMAND, ...args], {
      env: { ...process.env, SAMSARA_DATA_DIR: server.kept },
    });
  run('backup', join(server.folder, 'copy.db'));
  expect(modeOf(join(server.folder, 'copy.db'))).toBe('600');
  expect(modeOf(join(server.folder, 'copy.db.cookie-secret'))).toBe('600');
  await server.end();
});

test('a copy that a running log makes of itself is too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-private-'));
  const { log } = await openEmbedded({ file: join(folder, 'own.db') });
  await log.backup(join(folder, 'copy.db'));
  expect([modeOf(join(folder, 'own.db')), modeOf(join(folder, 'copy.db'))]).toEqual(['600', '600']);
  await log.close();
  rmSync(folder, { recursive: true });
});

test('what was open to others is closed at the next start, and that is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-private-'));
  const kept = join(folder, 'kept');
  const first = startProcess(COMMAND, kept);
  await first.port;
  first.child.kill('SIGTERM');
  await first.ended;
  expect(first.logged()).not.toContain('open to others');
  for (const name of readdirSync(kept)) chmodSync(join(kept, name), 0o644);
  chmodSync(kept, 0o755);

  const second = startProcess(COMMAND, kept);
  await second.port;
  expect(modesIn(kept)).toMatchObject(CLOSED);
  expect(second.logged()).toContain('open to others before, now for their owner alone');
  for (const name of ['cookie-secret', 'samsara.db', 'lock'])
    expect(second.logged()).toContain(join(kept, name));
  second.child.kill('SIGTERM');
  await second.ended;

  // A folder with other things in it is the operator's: it is left as it is, and complained about.
  writeFileSync(join(kept, 'holiday.jpg'), '');
  chmodSync(kept, 0o755);
  const third = startProcess(COMMAND, kept);
  await third.port;
  expect(modeOf(kept)).toBe('755');
  expect(third.logged()).toContain(`"files":"${kept}","msg":"open to others"`);
  third.child.kill('SIGTERM');
  await third.ended;
  rmSync(folder, { recursive: true });
});
