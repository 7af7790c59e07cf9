import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayedGame } from '@samsara/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import { MIGRATIONS } from '../database/postgres/migrations.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import type { Players } from './players.ts';

let postgres: Postgres;
let folder: string;
let now = 1000;
const clock = () => now;
let people = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-progress-'));
  postgres = await sharedPostgres();
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** Both kinds of database: a fresh one of each, as two nodes see it where there can be two. */
const STORES = {
  async embedded(): Promise<Store[]> {
    return [await openEmbedded({ file: join(folder, `${Math.random()}.db`), now: clock, spacing: 1 })];
  },
  async PostgreSQL(): Promise<Store[]> {
    const url = await postgres.newDatabase();
    return Promise.all([1, 2].map(() => openPostgres({ url, now: clock, spacing: 1 })));
  },
};

const game = (n: number, at = n, own = -0.03): PlayedGame => ({
  id: String(n).padStart(64, '0'),
  game: 'a-game',
  seats: 4,
  at,
  cards: -0.14,
  others: 0.04,
  own,
  decisions: 20,
  won: false,
});

/** Somebody new, with a passkey or without. */
async function person(players: Players, passkeys: readonly string[] = []): Promise<string> {
  people += 1;
  const player = await players.make({ id: `session-${people}`, device: '- -', until: 9e12 });
  for (const id of passkeys) {
    await players.addPasskey({ id, player, publicKey: 'AAAA', counter: 1, transports: [], device: '- -' });
  }
  return player;
}

const numbers = async (players: Players, player: string) =>
  (await players.progressOf(player)).games.map(({ id }) => Number(id));

describe.each(Object.entries(STORES))('progress in the %s database', (_, open) => {
  let stores: Store[];
  let here: Players;
  let there: Players;
  beforeAll(async () => {
    stores = await open();
    [here, there] = [stores[0].players, (stores[1] ?? stores[0]).players];
  });
  afterAll(async () => {
    for (const { log } of stores) await log.close();
  });

  test('is what was told, the oldest first, at whichever node', async () => {
    const ann = await person(here, ['told']);
    expect(await here.addProgress(ann, [game(3), game(1)])).toBe(0);
    expect(await there.addProgress(ann, [game(2)])).toBe(0);
    expect(await here.progressOf(ann)).toEqual({ since: 0, games: [game(1), game(2), game(3)] });
    expect(await there.progressOf(ann)).toEqual(await here.progressOf(ann));
  });

  test('has each game once, as it was told first, however often and wherever it is told', async () => {
    const ann = await person(here, ['once']);
    await here.addProgress(ann, [game(1, 5, -0.2)]);
    await Promise.all([here, there, here].map((node) => node.addProgress(ann, [game(1, 5, 0), game(2)])));
    expect((await there.progressOf(ann)).games).toEqual([game(2), game(1, 5, -0.2)]);
  });

  test('is one person’s own', async () => {
    const [ann, bob] = [await person(here, ['ann-own']), await person(here, ['bob-own'])];
    await here.addProgress(ann, [game(1)]);
    await here.addProgress(bob, [game(1), game(2)]);
    expect(await numbers(here, ann)).toEqual([1]);
    expect(await here.forgetProgress(bob)).toBe(1000);
    expect(await numbers(here, ann)).toEqual([1]);
  });

  test('is kept for whoever has a passkey, and goes with the last one', async () => {
    const guest = await person(here);
    expect(await here.addProgress(guest, [game(1)])).toBeUndefined();
    expect(await here.progressOf(guest)).toEqual({ since: 0, games: [] });
    const ann = await person(here, ['first', 'second']);
    await here.addProgress(ann, [game(1)]);
    await there.removePasskey(ann, 'first');
    expect(await numbers(here, ann)).toEqual([1]);
    await there.removePasskey(ann, 'nobody’s');
    await there.removePasskey(ann, 'second');
    expect(await numbers(here, ann)).toEqual([]);
    expect(await here.addProgress(ann, [game(1)])).toBeUndefined();
  });

  test('is the newest two thousand games', async () => {
    const ann = await person(here, ['many']);
    for (let from = 1; from <= 2100; from += 100) {
      await here.addProgress(
        ann,
        Array.from({ length: 100 }, (_, n) => game(from + n)),
      );
    }
    const kept = await numbers(here, ann);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([2000, 101, 2100]);
    await here.addProgress(ann, [game(7)]);
    expect((await numbers(here, ann))[0]).toBe(101);
  });

  test('that was forgotten does not come back from another device', async () => {
    const ann = await person(here, ['forgets']);
    await here.addProgress(ann, [game(1, 400)]);
    now = 500;
    expect(await there.forgetProgress(ann)).toBe(500);
    expect(await here.addProgress(ann, [game(1, 400), game(2, 500), game(3, 501)])).toBe(500);
    expect(await here.progressOf(ann)).toEqual({ since: 500, games: [game(3, 501)] });
    now = 300;
    expect(await here.forgetProgress(ann)).toBe(500);
    now = 1000;
  });

  test('is the same in a backup', async () => {
    const ann = await person(here, ['backup']);
    await here.forgetProgress(ann);
    await here.addProgress(ann, [game(1, 2000)]);
    const copy = join(folder, `${Math.random()}.copy`);
    await stores[0].log.backup(copy);
    const restored = await openEmbedded({ file: copy, now: clock });
    expect(await restored.players.progressOf(ann)).toEqual({ since: 1000, games: [game(1, 2000)] });
    await restored.log.close();
  });
});

test('a PostgreSQL database without progress gets it, and the people in it stay', async () => {
  const url = await postgres.newDatabase();
  const name = new URL(url).pathname.slice(1);
  await postgres.query(
    'create table migrations (version bigint primary key, at bigint not null, oldest bigint not null)',
    name,
  );
  for (const [place, { sql }] of MIGRATIONS.slice(0, 2).entries()) {
    await postgres.query(sql, name);
    await postgres.query(`insert into migrations (version, at, oldest) values (${place + 1}, 0, 1)`, name);
  }
  await postgres.query("insert into players (id, name, made) values ('old', 'Old', 1)", name);
  const { players, log } = await openPostgres({ url, now: clock, spacing: 1 });
  expect(await players.name('old')).toBe('Old');
  expect(await players.progressOf('old')).toEqual({ since: 0, games: [] });
  await log.close();
});
