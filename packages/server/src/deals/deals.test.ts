import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareResults, type DealResult } from '@samsara/engine/deals';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import { DatabaseAddresses, Lane } from '../database/postgres/lane.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { dayNamed } from './days.ts';
import type { ProvenDeal } from './deals.ts';
import { forgetOldDeals } from './postgres-statements.ts';

let postgres: Postgres;
let folder: string;
const DAY_MS = 86_400_000;
const TODAY = dayNamed('2026-11-16');
let now = TODAY * DAY_MS;
let people = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-deals-'));
  postgres = await sharedPostgres();
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** A fresh database, as two nodes see it where there can be two, and what an operator can do to it by hand. */
interface Kept {
  readonly stores: readonly Store[];
  readonly query: (sql: string) => Promise<unknown>;
}

const KINDS = {
  async embedded(): Promise<Kept> {
    const file = join(folder, `${Math.random()}.db`);
    const store = await openEmbedded({ file, now: () => now++, spacing: 1 });
    const query = async (sql: string) => {
      const database = new Libsql(file);
      database.pragma('busy_timeout = 10000');
      database.pragma('foreign_keys = ON');
      database.exec(sql);
      database.close();
    };
    return { stores: [store], query };
  },
  async PostgreSQL(): Promise<Kept> {
    const url = await postgres.newDatabase();
    const open = () => openPostgres({ url, now: () => now++, spacing: 1 });
    const stores = await Promise.all([open(), open()]);
    return { stores, query: (sql) => postgres.query(sql, new URL(url).pathname.slice(1)) };
  },
};

const result = (won: boolean, points: number | null, choices: number): DealResult => ({
  won,
  points,
  choices,
});

describe.each(Object.entries(KINDS))('results in the %s database', (_, open) => {
  let kept: Kept;
  let here: Store;
  let there: Store;
  beforeAll(async () => {
    kept = await open();
    [here, there] = [kept.stores[0], kept.stores[1] ?? kept.stores[0]];
  });
  afterAll(async () => {
    for (const { log } of kept.stores) await log.close();
  });

  async function person(name: string): Promise<string> {
    people += 1;
    const player = await here.players.make({ id: `session-${people}`, device: '- -', until: 9e15 });
    await here.players.rename(player, name);
    return player;
  }

  const proven = (player: string, made: DealResult, more: Partial<ProvenDeal> = {}): ProvenDeal => ({
    game: 'a-game',
    day: TODAY,
    player,
    gameVersion: 3,
    result: made,
    moves: ['play 14', 'pass'],
    face: null,
    ...more,
  });

  /** Those who play another game are a list of their own. */
  async function standings(game: string, results: readonly (readonly [string, DealResult])[]) {
    for (const [name, made] of results) await here.deals.add(proven(await person(name), made, { game }));
    return { game, day: TODAY };
  }

  test('are the first that was sent, at whichever node', async () => {
    const ann = await person('Ann');
    const deal = { game: 'a-game', day: TODAY };
    expect(await here.deals.resultOf(deal, ann)).toBeUndefined();
    const first = result(false, null, 31);
    expect(await here.deals.add(proven(ann, first))).toEqual({ result: first, first: true });
    expect(await there.deals.add(proven(ann, result(true, null, 9)))).toEqual({
      result: first,
      first: false,
    });
    expect(await there.deals.resultOf(deal, ann)).toEqual(first);
    expect(await there.deals.counts(deal)).toEqual({ played: 1, won: 0 });
    expect(await there.deals.counts({ ...deal, day: TODAY - 1 })).toEqual({ played: 0, won: 0 });
  });

  test('of several that come at once are one', async () => {
    const ann = await person('Ann');
    const deal = { game: 'at-once', day: TODAY };
    const sent = await Promise.all(
      [here, there, here, there].map(({ deals }, n) =>
        deals.add(proven(ann, result(true, null, n + 1), { game: 'at-once' })),
      ),
    );
    expect(sent.filter(({ first }) => first)).toHaveLength(1);
    expect(new Set(sent.map((one) => one.result.choices)).size).toBe(1);
    expect(await here.deals.counts(deal)).toEqual({ played: 1, won: 1 });
  });

  test('without points: who won comes first, then who decided less often; those who lost share a place', async () => {
    const deal = await standings('no-points', [
      ['Lost early', result(false, null, 20)],
      ['Won late', result(true, null, 40)],
      ['Won soon', result(true, null, 25)],
      ['Lost later', result(false, null, 10)],
      ['Won late too', result(true, null, 40)],
    ]);
    const best = await there.deals.best(deal, '', 'more', 100);
    expect(best.map(({ place, name }) => [place, name])).toEqual([
      [1, 'Won soon'],
      [2, 'Won late'],
      [2, 'Won late too'],
      [4, 'Lost early'],
      [4, 'Lost later'],
    ]);
    expect(await there.deals.counts(deal)).toEqual({ played: 5, won: 3 });
  });

  test.each([
    ['more', ['w9', 'w7', 'w7b', 'l40', 'l8']],
    ['fewer', ['w7', 'w7b', 'w9', 'l8', 'l40']],
  ] as const)('with points, where %s are better', async (better, order) => {
    const deal = await standings(`${better}-points`, [
      ['l8', result(false, 8, 10)],
      ['w7b', result(true, 7, 31)],
      ['l40', result(false, 40, 10)],
      ['w9', result(true, 9, 50)],
      ['w7', result(true, 7, 30)],
    ]);
    const best = await here.deals.best(deal, '', better, 100);
    expect(best.map(({ name }) => name)).toEqual(order);
    expect(best.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
    const sorted = [...best].sort((a, b) => compareResults({ betterPoints: better }, a, b));
    expect(sorted).toEqual(best);
  });

  test('are so many at most, with one’s own among them wherever it stands', async () => {
    const deal = await standings(
      'many',
      [1, 2, 3, 4, 5].map((n) => [`n${n}`, result(true, null, n)] as const),
    );
    const last = await person('Last');
    await here.deals.add(proven(last, result(false, null, 1), { game: 'many', face: 7 }));
    const names = async (player: string) =>
      (await here.deals.best(deal, player, 'more', 3)).map(({ place, name }) => `${place} ${name}`);
    expect(await names('')).toEqual(['1 n1', '2 n2', '3 n3']);
    expect(await names(last)).toEqual(['1 n1', '2 n2', '6 Last']);
    expect((await here.deals.best(deal, last, 'more', 3))[2]).toEqual({
      player: last,
      name: 'Last',
      face: 7,
      place: 6,
      won: false,
      points: null,
      choices: 1,
    });
  });

  test('go by the name that somebody has now', async () => {
    const ann = await person('Ann');
    const deal = { game: 'renamed', day: TODAY };
    await here.deals.add(proven(ann, result(true, null, 1), deal));
    await there.players.rename(ann, 'Anna');
    expect((await here.deals.best(deal, '', 'more', 9)).map(({ name }) => name)).toEqual(['Anna']);
  });

  test('go with the person', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const deal = { game: 'gone', day: TODAY };
    for (const player of [ann, bob]) await here.deals.add(proven(player, result(true, null, 1), deal));
    await kept.query(`delete from sessions where player = '${ann}'`);
    await kept.query(`delete from players where id = '${ann}'`);
    expect(await here.deals.resultOf(deal, ann)).toBeUndefined();
    expect(await here.deals.counts(deal)).toEqual({ played: 1, won: 1 });
  });

  test('are the same in a backup', async () => {
    const ann = await person('Ann');
    const deal = { game: 'backup', day: TODAY };
    await here.deals.add(proven(ann, result(true, 12, 30), { ...deal, face: 3 }));
    const copy = join(folder, `${Math.random()}.copy`);
    await here.log.backup(copy);
    const database = new Libsql(copy);
    const rows = database.prepare("select moves, game_version from deal_results where game = 'backup'").all();
    database.close();
    expect(rows).toEqual([{ moves: 'play 14\npass', game_version: 3 }]);
    const restored = await openEmbedded({ file: copy, now: () => now++ });
    expect(await restored.deals.best(deal, ann, 'more', 9)).toEqual(
      await here.deals.best(deal, ann, 'more', 9),
    );
    await restored.log.close();
  });
});

test('results of more than 400 days ago are forgotten in PostgreSQL too', async () => {
  const url = await postgres.newDatabase();
  const { players, deals, log } = await openPostgres({ url, now: () => now++, spacing: 1 });
  const player = await players.make({ id: 'session', device: '- -', until: 9e15 });
  const made = {
    game: 'a-game',
    player,
    gameVersion: 1,
    result: result(true, null, 1),
    moves: [],
    face: null,
  };
  for (const day of [TODAY - 401, TODAY - 400]) await deals.add({ ...made, day });
  const lane = new Lane(new DatabaseAddresses(url), 'tidying');
  await forgetOldDeals(lane, TODAY);
  await lane.close();
  const played = async (day: number) => (await deals.counts({ game: 'a-game', day })).played;
  expect([await played(TODAY - 401), await played(TODAY - 400)]).toEqual([0, 1]);
  await log.close();
});

test('results of more than 400 days ago are forgotten, those of 400 are not', async () => {
  const { stores } = await KINDS.embedded();
  const [{ players, deals, log }] = stores;
  const player = await players.make({ id: 'session', device: '- -', until: 9e15 });
  const made = {
    game: 'a-game',
    player,
    gameVersion: 1,
    result: result(true, null, 1),
    moves: [],
    face: null,
  };
  for (const day of [TODAY - 401, TODAY - 400, TODAY]) await deals.add({ ...made, day });
  const played = async (day: number) => (await deals.counts({ game: 'a-game', day })).played;
  expect([await played(TODAY - 401), await played(TODAY - 400), await played(TODAY)]).toEqual([0, 1, 1]);
  await log.close();
});
