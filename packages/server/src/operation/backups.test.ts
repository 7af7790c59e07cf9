import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@samsara/engine/games';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import { TestServer } from '../http/testing/test-server.ts';
import { copiesIn, datedCopy } from './backup.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function run(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const variables = { PATH: process.env.PATH, SAMSARA_LANG: 'en', ...env };
    execFile(process.execPath, [inject('server'), ...args], { env: variables }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

let postgres: Postgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

describe.each([
  ['the embedded database', async (): Promise<NodeJS.ProcessEnv> => ({})],
  ['PostgreSQL', async (): Promise<NodeJS.ProcessEnv> => ({ DATABASE_URL: await postgres.newDatabase() })],
])('backups of %s', (_, database) => {
  let server: TestServer;
  let env: NodeJS.ProcessEnv;
  let folder: string;
  beforeAll(async () => {
    const more = await database();
    server = await TestServer.open(more);
    env = { SAMSARA_DATA_DIR: server.kept, ...more };
    folder = join(server.folder, 'backups');
    mkdirSync(folder);
    const guest = await server.guest();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    await guest.send('POST', '/api/tables', { game: Object.keys(GAMES)[0], name: 'Ann', seats });
  });
  afterAll(() => server.end());

  test('are checked at once, and the newest ones are kept; nothing else in the folder is touched', async () => {
    for (const day of ['01', '02', '03']) {
      writeFileSync(join(folder, `samsara-2026-01-${day}T030000Z.db`), 'old');
      writeFileSync(join(folder, `samsara-2026-01-${day}T030000Z.db.cookie-secret`), 'old');
    }
    writeFileSync(join(folder, 'holiday.jpg'), '');
    const made = await run(env, 'backup', folder, '--keep=2');
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/All is well: 1 tables with \d+ entries/);
    const [newest] = copiesIn(folder).map((copy) => copy.slice(folder.length + 1));
    expect(readdirSync(folder).sort()).toEqual(
      [
        'holiday.jpg',
        newest,
        `${newest}.cookie-secret`,
        'samsara-2026-01-03T030000Z.db',
        'samsara-2026-01-03T030000Z.db.cookie-secret',
      ].sort(),
    );
  });

  test('are restored for practice: checked, served from, and nothing stays', async () => {
    const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('samsara-drill-'));
    const before = left();
    const drilled = await run(env, 'drill', folder);
    expect(drilled).toMatchObject({ code: 0, err: '' });
    expect(drilled.out).toContain(copiesIn(folder)[0]);
    expect(drilled.out).toMatch(/All is well: 1 tables with \d+ entries/);
    expect(drilled.out).toMatch(/A server has started from it and is ready\. The drill took \d/);
    expect(drilled.out).not.toContain('cookie secret');
    expect(left().filter((name) => !before.includes(name))).toEqual([]);
  });

  test('that were changed afterwards, or lost their secret, are found out', async () => {
    const [copy] = copiesIn(folder);
    rmSync(`${copy}.cookie-secret`);
    const file = new Libsql(copy);
    file.exec("update entries set body = replace(body, 'Ann', 'Eve')");
    file.close();
    const drilled = await run(env, 'drill', copy);
    expect(drilled.code).toBe(1);
    expect(drilled.out).toMatch(/Table \w+: entry \d+ does not follow/);
    expect(drilled.out).toContain('There is no cookie secret beside it');
  });
});

test('a copy is named by its moment, and what is no backup is refused', async () => {
  expect(datedCopy('/b', Date.parse('2026-05-04T03:02:01.5Z'))).toBe('/b/samsara-2026-05-04T030201Z.db');
  for (const args of [['drill'], ['drill', '/nowhere.db'], ['backup'], ['backup', '/tmp', '--keep=0']]) {
    expect(await run({ SAMSARA_DATA_DIR: '/nowhere' }, ...args)).toMatchObject({ code: 2, out: '' });
  }
});

test('whether the server is ready can be asked on its machine', async () => {
  const server = await TestServer.open();
  const { port } = new URL(server.visitor().address);
  const env = { SAMSARA_HOST: '127.0.0.1', SAMSARA_PORT: port };
  expect(await run(env, 'health')).toMatchObject({ code: 0, out: 'ready\n' });
  await server.end();
  expect(await run(env, 'health')).toMatchObject({ code: 1, out: 'no answer\n' });
});
