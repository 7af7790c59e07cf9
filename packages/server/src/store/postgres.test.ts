import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../cluster/testing/postgres.ts';
import { NewerDatabase } from '../database/database.ts';
import { LogAway, UnsafeDatabase } from '../database/failure.ts';
import { MIGRATIONS } from '../database/postgres/migrations.ts';
import { endedOf, entryAfter, fill } from '../log/testing/samples.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { LOG_CASES } from './testing/conformance.ts';

let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-postgres-log-'));
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the log in PostgreSQL', () => {
  test.each(LOG_CASES)('$says', async ({ run }) => {
    const url = await postgres.newDatabase();
    const place = {
      folder,
      now: 1000,
      open: async () => (await openPostgres({ url, now: () => place.now, spacing: 1 })).log,
      openCopy: async (file: string) => (await openEmbedded({ file, now: () => place.now, spacing: 1 })).log,
    };
    await run(place);
  });
});

describe('a database', () => {
  test('that acknowledges what is not on the disk is refused, unless that is wanted', async () => {
    const name = new URL(await postgres.newDatabase()).pathname.slice(1);
    await postgres.query(`alter database ${name} set synchronous_commit = off`);
    const url = postgres.url(name);
    await expect(openPostgres({ url })).rejects.toThrow(new UnsafeDatabase(['synchronous_commit']));
    const { log } = await openPostgres({ url, allowUnsafe: true });
    await log.close();
  });

  test('of a newer version is refused only when this one cannot work with it', async () => {
    const url = await postgres.newDatabase();
    const name = new URL(url).pathname.slice(1);
    await (await openPostgres({ url })).log.close();
    const next = MIGRATIONS.length + 1;
    await postgres.query(`insert into migrations (version, at, oldest) values (${next}, 0, 1)`, name);
    await (await openPostgres({ url })).log.close();
    await postgres.query(`update migrations set oldest = ${next} where version = ${next}`, name);
    await expect(openPostgres({ url })).rejects.toThrow(NewerDatabase);
  });

  test('has a part for the records of each day', async () => {
    const url = await postgres.newDatabase();
    const name = new URL(url).pathname.slice(1);
    const at = Date.UTC(2026, 10, 15, 12);
    const { log } = await openPostgres({ url, now: () => at, spacing: 0 });
    await log.append(entryAfter('PARTS2', undefined, 'ann:1'), { ended: endedOf('PARTS2', { at }) });
    expect(await postgres.query('select play from records_2026_11_15', name)).toEqual([{ play: 'PARTS2-1' }]);
    expect(await log.record('PARTS2-1')).toBe(endedOf('PARTS2').record);
    await log.close();
  });
});

describe('two nodes', () => {
  test('draw one secret', async () => {
    const url = await postgres.newDatabase();
    const nodes = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
    const [here, there] = await Promise.all(nodes.map(({ secret }) => secret('cookies')));
    expect(here).toBe(there);
    expect(here).toHaveLength(64);
    for (const { log } of nodes) await log.close();
  });

  test('of which one is far behind: where something was put away nothing is free', async () => {
    const url = await postgres.newDatabase();
    const [here, there] = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
    const entries = await fill(here.log, 'BEHIND', 6);
    await here.log.pack('BEHIND', [2, 3]);
    const late = entryAfter('BEHIND', entries[1], 'bob:1');
    expect(await there.log.append(late)).toEqual({ type: 'taken' });
    await here.log.compact('BEHIND', entries[4]);
    expect(await there.log.append(late)).toEqual({ type: 'taken' });
    expect(await there.log.read('BEHIND', 0)).toEqual(entries.slice(4));
    await here.log.close();
    await there.log.close();
  });

  test('that leave out earlier games one after the other keep what was packed since', async () => {
    const url = await postgres.newDatabase();
    const [here, there] = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
    const entries = await fill(here.log, 'AGAIN2', 8);
    await here.log.compact('AGAIN2', entries[3]);
    await here.log.pack('AGAIN2', [5, 6]);
    await there.log.compact('AGAIN2', entries[3]);
    expect(await there.log.read('AGAIN2', 0)).toEqual(entries.slice(3));
    await here.log.close();
    await there.log.close();
  });
});

test('while the database is away nothing is accepted, and nothing that was is lost', async () => {
  const url = await postgres.newDatabase();
  const { log } = await openPostgres({ url, spacing: 0 });
  const entries = await fill(log, 'AWAY22', 2);
  await postgres.down('crash');
  await expect(log.append(entryAfter('AWAY22', entries[1], 'ann:3'))).rejects.toThrow(LogAway);
  await postgres.up();
  await expect.poll(() => log.read('AWAY22', 0).catch(() => []), { timeout: 30_000 }).toEqual(entries);
  const next = entryAfter('AWAY22', entries[1], 'ann:3');
  await expect
    .poll(() => log.append(next).catch(() => undefined), { timeout: 30_000 })
    .toEqual({ type: 'committed' });
  await log.close();
});
