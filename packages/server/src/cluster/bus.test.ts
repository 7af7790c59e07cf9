import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseAddresses } from '../database/postgres/lane.ts';
import { type Bus, type Hint, hintTexts, Listeners } from './bus.ts';
import { homeOf } from './home.ts';
import { openNotifyBus } from './notify-bus.ts';
import { merged } from './outages.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';

describe('a hint', () => {
  const heads = Array.from({ length: 100 }, (_, i) => [`TABLE${i}`, i] as const);

  test('that is too long goes in several parts, and nothing of it is lost', () => {
    const texts = hintTexts('a', { heads, followed: ['TABLE1', 'TABLE2'] }, 400);
    expect(texts.every((text) => text.length <= 400)).toBe(true);
    const hints = texts.map((text) => JSON.parse(text) as Hint);
    expect(hints.flatMap((hint) => hint.heads ?? [])).toEqual(heads);
    expect(hints.flatMap((hint) => hint.followed ?? [])).toEqual(['TABLE1', 'TABLE2']);
  });

  test('of this node, and one that makes no sense, is heard by nobody', () => {
    const heard: Hint[] = [];
    const listeners = new Listeners();
    listeners.add((hint) => heard.push(hint));
    for (const text of [...hintTexts('me', { left: ['A'] }, 99), 'no JSON', '{"node":"you","left":["B"]}'])
      listeners.hear(text, 'me');
    expect(heard).toEqual([{ left: ['B'] }]);
  });
});

describe('hints over PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  /** Calls out again and again until it is heard. */
  async function heardBy(listener: { heard: Hint[] }, caller: Bus, hint: Hint): Promise<void> {
    await expect
      .poll(
        () => {
          caller.publish(hint);
          return listener.heard;
        },
        { timeout: 30_000, interval: 200 },
      )
      .toContainEqual(hint);
  }

  test('reach other nodes, also after the database was away', async () => {
    const where = new DatabaseAddresses(postgres.url());
    const [here, there] = [openNotifyBus(where, 'here'), openNotifyBus(where, 'there')];
    const listener: { heard: Hint[] } = { heard: [] };
    there.listen((hint) => listener.heard.push(hint));
    await heardBy(listener, here, { heads: [['ABCDEF', 7]] });
    await postgres.restart('crash');
    await heardBy(listener, here, { left: ['ABCDEF'] });
    await Promise.all([here.close(), there.close()]);
  });
});

describe('the home of a table', () => {
  const tables = Array.from({ length: 300 }, (_, i) => `TABLE${i}`);

  test('moves only when its node goes, and all nodes have some', () => {
    const before = tables.map((table) => homeOf(table, new Set(['a', 'b', 'c'])));
    const after = tables.map((table) => homeOf(table, new Set(['c', 'a'])));
    for (const [i, home] of before.entries()) if (home !== 'b') expect(after[i]).toBe(home);
    for (const node of ['a', 'b', 'c']) {
      const share = before.filter((home) => home === node).length;
      expect(share).toBeGreaterThan(60);
    }
  });

  test('is nowhere without nodes', () => expect(homeOf('TABLE1', new Set())).toBe(undefined));
});

test('outages that touch are one', () => {
  expect(
    merged([
      { from: 50, to: 60 },
      { from: 10, to: 20 },
      { from: 20, to: 30 },
      { from: 12, to: 15 },
    ]),
  ).toEqual([
    { from: 10, to: 30 },
    { from: 50, to: 60 },
  ]);
});
