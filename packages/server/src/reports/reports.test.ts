import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { MOST_WAITING } from './statements.ts';

let now = Date.UTC(2027, 5, 1);
let postgres: Postgres;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-reports-'));
  postgres = await sharedPostgres();
}, 120_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const STORES = {
  embedded: () => openEmbedded({ file: join(folder, 'reports.db'), now: () => now, spacing: 1 }),
  PostgreSQL: async () => openPostgres({ url: await postgres.newDatabase(), now: () => now, spacing: 1 }),
};

describe.each(Object.entries(STORES))('in the %s database', (kind, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.log.close());

  let guests = 0;
  const guest = () => store.players.make({ id: `${kind} ${++guests}`, device: '- -', until: 9e12 });
  const MOMENT = { table: 'ABCDEF', seq: 12, message: 'you fool', reason: 'words', note: 'again' } as const;

  test('a report is kept with its moment until somebody settles it, once', async () => {
    const { reports } = store;
    const [ann, bea] = [await guest(), await guest()];
    const filed = await reports.file({ reporter: ann, accused: bea, ...MOMENT });
    if (filed === undefined) throw new Error('nothing was filed');
    expect(filed).toEqual({ id: filed.id, at: now, reporter: ann, accused: bea, ...MOMENT, settled: null });
    expect(await reports.get(filed.id)).toEqual(filed);
    expect(await reports.get('nothing')).toBe(undefined);

    const settlement = { at: now + 5, by: 'operator 1', outcome: 'warned' };
    expect(await reports.settle(filed.id, settlement)).toBe(true);
    expect(await reports.settle(filed.id, { ...settlement, outcome: 'banned' })).toBe(false);
    expect(await reports.settle('nothing', settlement)).toBe(false);
    expect(await reports.get(filed.id)).toEqual({ ...filed, settled: settlement });
    expect(await reports.open(undefined, 10)).toEqual([]);
    expect(await reports.waiting()).toBe(0);
  });

  test('a report without a table or words says so', async () => {
    const { reports } = store;
    const [ann, bea] = [await guest(), await guest()];
    const said = { table: null, seq: null, message: null, reason: 'name', note: '' } as const;
    const filed = await reports.file({ reporter: ann, accused: bea, ...said });
    expect(filed).toMatchObject(said);
    await reports.settle(filed?.id ?? '', { at: now, by: 'operator 1', outcome: 'dismissed' });
  });

  test('those that wait come the newest first, page by page, none twice and none left out', async () => {
    const { reports } = store;
    const bea = await guest();
    const filed: string[] = [];
    for (let i = 0; i < 7; i++) {
      if (i % 3 === 0) now += 1;
      const report = await reports.file({ reporter: await guest(), accused: bea, ...MOMENT });
      filed.push(report?.id ?? '');
    }
    const found: string[] = [];
    for (let last: { at: number; id: string } | undefined; ; ) {
      const page = await reports.open(last, 2);
      expect(page.map(({ at }) => at)).toEqual(page.map(({ at }) => at).sort((a, b) => b - a));
      found.push(...page.map(({ id }) => id));
      if (page.length < 2) break;
      last = page.at(-1);
    }
    expect(found.length).toBe(7);
    expect([...found].sort()).toEqual([...filed].sort());
    expect(await reports.waiting()).toBe(7);
    for (const id of filed) await reports.settle(id, { at: now, by: 'operator 1', outcome: 'dismissed' });
  });

  test('the same thing said again is one report, and nobody has more than so many waiting', async () => {
    const { reports } = store;
    const [ann, bea] = [await guest(), await guest()];
    const first = await reports.file({ reporter: ann, accused: bea, ...MOMENT });
    now += 1;
    const again = await reports.file({ reporter: ann, accused: bea, ...MOMENT, seq: 13, note: 'and again' });
    expect(again).toEqual(first);
    for (let i = 1; i < MOST_WAITING; i++)
      expect(await reports.file({ reporter: ann, accused: bea, ...MOMENT, message: `${i}` })).toBeDefined();
    expect(await reports.file({ reporter: ann, accused: bea, ...MOMENT, message: 'more' })).toBe(undefined);
    expect(await reports.file({ reporter: bea, accused: ann, ...MOMENT })).toBeDefined();
    expect(await reports.waiting()).toBe(MOST_WAITING + 1);
  });
});
