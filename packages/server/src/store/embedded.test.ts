import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NewerDatabase, openDatabase, versionOf } from '../database/database.ts';
import { MIGRATIONS } from '../database/migrations.ts';
import { verifyChain } from '../log/chain.ts';
import { fill } from '../log/testing/samples.ts';
import { checkDatabase } from '../operation/check.ts';
import { openEmbedded } from './embedded.ts';
import { LOG_CASES } from './testing/conformance.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded log', () => {
  test.each(LOG_CASES)('$says', async ({ run }) => {
    const place = {
      folder,
      now: 1000,
      open: async () =>
        (await openEmbedded({ file: join(folder, 'a.db'), now: () => place.now, spacing: 1 })).log,
      openCopy: async (file: string) => (await openEmbedded({ file, now: () => place.now, spacing: 1 })).log,
    };
    await run(place);
  });

  test('outages that concern no clock any more are forgotten', async () => {
    const day = 86_400_000;
    let now = 0;
    const open = async () => (await openEmbedded({ file: join(folder, 'a.db'), now: () => now })).log;
    await (await open()).close();
    now = 1000;
    const log = await open();
    await log.alive(61 * day, 61 * day - 3000);
    expect(await log.outages()).toEqual([{ from: 61 * day - 3000, to: 61 * day }]);
    now = 200 * day;
    await log.close();
    now = 201 * day;
    const later = await open();
    expect(await later.outages()).toEqual([{ from: 200 * day, to: 201 * day }]);
    await later.close();
  });

  test('under load, entries go together into few commits', async () => {
    const sizes: number[] = [];
    const { log } = await openEmbedded({
      file: join(folder, 'a.db'),
      spacing: 20,
      onCommit: (entries) => sizes.push(entries),
    });
    await Promise.all(['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'].map((table) => fill(log, table, 5)));
    await log.close();
    expect(sizes).toEqual([4, 4, 4, 4, 4]);
  });

  test('an entry is committed apart from what is asked, and before most of what was asked before it', async () => {
    const { log } = await openEmbedded({ file: join(folder, 'a.db') });
    const asked = Array.from({ length: 40 }, () => log.read('AAAAAA', 0));
    await fill(log, 'AAAAAA', 1);
    const seen = (await Promise.all(asked)).map((entries) => entries.length);
    await log.close();
    expect(seen[0]).toBe(0);
    expect(seen.filter((length) => length === 1).length).toBeGreaterThan(20);
  });
});

describe('killed with kill -9', () => {
  test('it loses no entry that was acknowledged, and every link fits', async () => {
    const file = join(folder, 'a.db');
    const acknowledged = new Map<string, string>();
    for (const after of [40, 5, 90]) {
      for (const line of await appendUntilKilled(file, after)) {
        const [table, seq, link] = line.split(' ');
        acknowledged.set(`${table} ${seq}`, link);
      }
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(135);
    const { log } = await openEmbedded({ file });
    const tables = ['KILLA2', 'KILLB2', 'KILLC2', 'KILLD2'];
    const kept = new Map<string, string>();
    for (const table of tables) {
      const entries = await log.read(table, 0);
      expect(verifyChain(entries)).toBeUndefined();
      for (const { seq, link } of entries) kept.set(`${table} ${seq}`, link);
    }
    for (const [entry, link] of acknowledged) expect(kept.get(entry)).toBe(link);
    await log.close();
  });
});

describe('the form of the database', () => {
  test('a database of a newer version is left alone', () => {
    const file = join(folder, 'a.db');
    const newer = openDatabase(file);
    newer.prepare('insert into migrations (version, at) values (?, 0)').run([MIGRATIONS.length + 1]);
    newer.close();
    expect(() => openDatabase(file)).toThrow(NewerDatabase);
    const untouched = new Libsql(file);
    expect(versionOf(untouched)).toBe(MIGRATIONS.length + 1);
    untouched.close();
  });

  test('opening it again runs no migration twice', () => {
    const file = join(folder, 'a.db');
    openDatabase(file).close();
    const again = openDatabase(file);
    expect(versionOf(again)).toBe(MIGRATIONS.length);
    expect(again.prepare('select count(*) as n from migrations').all()).toEqual([{ n: MIGRATIONS.length }]);
    again.close();
  });
});

test('the check names the first entry that was altered, and the first promise', async () => {
  const file = join(folder, 'a.db');
  const { log } = await openEmbedded({ file });
  await fill(log, 'GOOD22', 3);
  await fill(log, 'BADLY2', 4);
  for (const n of [1, 2, 3]) await log.promise(`GOOD22-${n}`, String(n).repeat(64));
  await log.close();
  expect(await checkDatabase(file)).toEqual({
    tables: 2,
    entries: 7,
    promises: 3,
    brokenTables: [],
    brokenPromise: undefined,
  });
  const database = openDatabase(file);
  database.exec(`update entries set body = '{"x":1}' where code = 'BADLY2' and seq = 3`);
  database.exec('delete from plays where number = 2');
  database.close();
  expect(await checkDatabase(file)).toMatchObject({
    brokenTables: [{ table: 'BADLY2', seq: 3 }],
    brokenPromise: 3,
  });
});

/** The lines of a process that was killed once it had written so many. */
function appendUntilKilled(file: string, after: number): Promise<string[]> {
  const starter = fileURLToPath(new URL('../../bin/worker.js', import.meta.url));
  const program = new URL('./testing/append-until-killed.ts', import.meta.url).href;
  const child = spawn(process.execPath, [starter, program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed.split('\n').length > after) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // The last line may be half written.
    child.on('close', () => resolve(printed.split('\n').slice(0, -1)));
  });
}
