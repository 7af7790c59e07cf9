import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import { openDatabase } from '../database/database.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import type { Passkey, Players } from './players.ts';

const YEAR = 365 * 86_400_000;

let postgres: Postgres;
let folder: string;
let now = 1000;
const clock = () => now;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-players-'));
  postgres = await sharedPostgres();
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** Both kinds of database; `before` writes as an earlier version did. */
const STORES = {
  async embedded(): Promise<[Store, (sql: string) => Promise<unknown>]> {
    const file = join(folder, `${Math.random()}.db`);
    const store = await openEmbedded({ file, now: clock, spacing: 1 });
    const before = async (sql: string) => {
      const database = openDatabase(file);
      database.exec(sql);
      database.close();
    };
    return [store, before];
  },
  async PostgreSQL(): Promise<[Store, (sql: string) => Promise<unknown>]> {
    const url = await postgres.newDatabase();
    const store = await openPostgres({ url, now: clock, spacing: 1 });
    return [store, (sql) => postgres.query(sql, new URL(url).pathname.slice(1))];
  },
};

const session = (id: string, until = 5000) => ({ id, device: 'firefox android', until });
const ids = async (players: Players, player: string) =>
  (await players.sessionsOf(player)).map(({ id }) => id).sort();

describe.each(Object.entries(STORES))('people in the %s database', (_, open) => {
  let players: Players;
  let before: (sql: string) => Promise<unknown>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const [store, write] = await open();
    players = store.players;
    before = write;
    close = () => store.log.close();
  });
  afterAll(() => close());

  test('have a session for each device, until it expires', async () => {
    now = 1000;
    const ann = await players.make(session('ann-1'));
    now = 2000;
    await players.addSession(ann, session('ann-2', 9000));
    const first = {
      id: 'ann-1',
      player: ann,
      device: 'firefox android',
      made: 1000,
      seen: 1000,
      until: 5000,
    };
    const second = { ...first, id: 'ann-2', made: 2000, seen: 2000, until: 9000 };
    expect(await players.sessionsOf(ann)).toEqual([second, first]);
    expect(await players.sessions(['ann-1', 'nobody'])).toEqual([first]);
    now = 4000;
    expect(await players.sessionSeen('ann-1', 8000)).toBe(true);
    expect(await players.sessions(['ann-1'])).toEqual([{ ...first, seen: 4000, until: 8000 }]);
    now = 8000;
    expect(await players.sessions(['ann-1', 'ann-2'])).toEqual([second]);
    expect(await players.sessionSeen('ann-1', 99_000)).toBe(false);
  });

  test('have a hundred devices at most', async () => {
    now = 1000;
    const ann = await players.make(session('hundred-0'));
    for (let n = 1; n <= 101; n += 1) {
      now += 1;
      await players.addSession(ann, session(`hundred-${n}`));
    }
    const left = await ids(players, ann);
    expect(left).toHaveLength(100);
    expect(left).not.toContain('hundred-0');
    expect(left).not.toContain('hundred-1');
    expect(left).toContain('hundred-2');
  });

  test('leave one device without a word, and end others together with their codes', async () => {
    now = 1000;
    const ann = await players.make(session('end-1'));
    for (const n of [2, 3, 4]) await players.addSession(ann, session(`end-${n}`));
    const bob = await players.make(session('end-bob'));
    const { code } = await players.carry(ann);
    await players.leaveSession('end-4');
    expect(await players.ownerOf(code)).toBe(ann);
    await players.endSessions(ann, ['end-2', 'end-bob']);
    expect(await ids(players, ann)).toEqual(['end-1', 'end-3']);
    expect(await ids(players, bob)).toEqual(['end-bob']);
    expect(await players.ownerOf(code)).toBeUndefined();
    expect(await players.redeem(code)).toBeUndefined();
  });

  test('look at a code without using it up, as long as it is good', async () => {
    now = 1000;
    const ann = await players.make(session('code-1'));
    const { code } = await players.carry(ann);
    expect([await players.ownerOf(code), await players.ownerOf(code)]).toEqual([ann, ann]);
    now += 600_000;
    expect(await players.ownerOf(code)).toBeUndefined();
    now = 1000;
    expect(await players.redeem(code)).toBe(ann);
    expect(await players.redeem(code)).toBeUndefined();
  });

  test('move a session to another id once', async () => {
    now = 1000;
    const ann = await players.make(session('from', 500_000));
    now = 2000;
    const moved = await players.moveSession('from', 'to');
    expect(moved).toMatchObject({ id: 'to', player: ann, made: 2000 });
    now = 61_999;
    expect(await players.moveSession('from', 'to')).toEqual(moved);
    now = 62_000;
    expect(await players.moveSession('from', 'to')).toBeUndefined();
    expect(await ids(players, ann)).toEqual(['to']);
    expect(await players.moveSession('nobody', 'else')).toBeUndefined();
  });

  test('exchange cookies of the earlier form: who came before, for a year, until a device is signed out', async () => {
    now = 1000;
    for (const id of ['old-ann', 'old-bob']) {
      await before(`insert into players (id, name, made) values ('${id}', 'Old', 1)`);
    }
    const late = 2 * YEAR;
    const first = await players.exchange('old-ann', session('old-1', late));
    expect(first).toMatchObject({ id: 'old-1', player: 'old-ann', made: 1000 });
    expect(await players.exchange('old-ann', session('old-1', late))).toEqual(first);
    expect(await players.exchange('old-ann', session('old-2', late))).toMatchObject({ id: 'old-2' });
    await players.endSessions('old-ann', ['old-2']);
    expect(await players.exchange('old-ann', session('old-3', late))).toBeUndefined();

    expect(await players.exchange('old-bob', session('bob-2', late))).toBeDefined();
    now = 1000 + YEAR - 1;
    expect(await players.exchange('old-bob', session('bob-3', late))).toBeDefined();
    now = 1000 + YEAR;
    expect(await players.exchange('old-bob', session('bob-4', late))).toBeUndefined();

    now = 1000;
    const young = await players.make(session('young-1'));
    expect(await players.exchange(young, session('young-2'))).toBeUndefined();
    expect(await players.exchange('nobody', session('nobody-1'))).toBeUndefined();
  });

  test('keep passkeys, of which one is the first, and remove them', async () => {
    now = 1000;
    const ann = await players.make(session('key-1'));
    const key = (id: string): Passkey => ({
      id,
      player: ann,
      publicKey: 'AAAA',
      counter: 1,
      transports: ['usb'],
      device: 'edge windows',
    });
    const firsts = await Promise.all(['a', 'b', 'c'].map((id) => players.addFirstPasskey(key(id))));
    expect(firsts.filter(Boolean)).toHaveLength(1);
    const [{ id }] = await players.passkeysOf(ann);
    expect(await players.addPasskey(key(id))).toBe(false);
    now = 1500;
    expect(await players.addPasskey(key('d'))).toBe(true);
    now = 2000;
    await players.passkeyUsed('d', 7);
    expect(await players.passkeysOf(ann)).toEqual([
      { ...key(id), made: 1000, used: null },
      { ...key('d'), counter: 7, made: 1500, used: 2000 },
    ]);
    const bob = await players.make(session('key-2'));
    expect(await players.removePasskey(bob, 'd')).toBe(false);
    expect(await players.removePasskey(ann, 'd')).toBe(true);
    expect(await players.removePasskey(ann, 'd')).toBe(false);
    expect((await players.passkeysOf(ann)).map((each) => each.id)).toEqual([id]);
  });

  test('are the same in a backup', async () => {
    now = 1000;
    const ann = await players.make(session('kept-1', 9e12));
    const [store] = await open();
    const copy = join(folder, `${Math.random()}.copy`);
    await store.players.make(session('kept-2', 9e12));
    await store.log.backup(copy);
    const restored = await openEmbedded({ file: copy, now: clock });
    const [kept] = await restored.players.sessions(['kept-2']);
    expect(kept).toMatchObject({ id: 'kept-2', device: 'firefox android' });
    expect(await restored.players.exchange(kept.player, session('kept-3'))).toBeUndefined();
    await restored.log.close();
    await store.log.close();
    expect(await ids(players, ann)).toEqual(['kept-1']);
  });
});
