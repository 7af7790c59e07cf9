import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { afterAll, expect, test } from 'vitest';
import { playedRecord } from './deals/testing/deal-records.ts';
import { Visitor } from './http/testing/visitor.ts';
import { endedGame, socketOf, startProcess } from './operation/testing/process.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'samsara-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the server as it is deployed starts anywhere, plays with its threads, and can be backed up', async () => {
  const dist = join(folder, 'dist');
  execFileSync(process.execPath, [join(ROOT, 'scripts/bundle-server.mjs'), dist], { stdio: 'ignore' });
  const { dependencies } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual(['libsql']);
  // What npm would install there.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));

  const kept = join(folder, 'kept');
  const program = join(dist, 'samsara-server.js');
  const server = startProcess(program, kept);
  const guest = new Visitor(await server.port);
  await guest.get('/api/me');
  const line = await socketOf(guest);
  const table = await endedGame(guest, line, [{ type: 'hand-over', level: 'novice' }]);
  const { cookie } = guest;
  const record = await fetch(`${guest.address}/api/plays/${table}-1/record`, { headers: { cookie } });
  expect(verifyRecord(GAMES, await record.text()).ok).toBe(true);

  const day = new Date().toISOString().slice(0, 10);
  const [game] = Object.keys(GAMES);
  const sent = await guest.send('POST', `/api/deals/${game}/${day}`, playedRecord(game, day).record);
  expect(sent.body).toMatchObject({ first: true });

  const env = { PATH: process.env.PATH, SAMSARA_DATA_DIR: kept, LANG: 'en_US.UTF-8' };
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [program, ...args], { env, encoding: 'utf8' });
  expect(run('backup', join(folder, 'copy.db'))).toContain('copy.db');
  expect(run('check')).toMatch(/^All is well: 1 tables with \d+ entries, 1 promises\.\n$/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 120_000);
