import { GAMES } from '@samsara/engine/games';
import { NAMELESS } from '@samsara/table';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SILENCE } from '../cluster/bus.ts';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import { verifyChain, verifyPromises } from '../log/chain.ts';
import { openPostgres } from '../store/postgres.ts';
import { company, playToEnd } from '../tables/testing/company.ts';
import { Party, type PartyOptions } from '../tables/testing/party.ts';
import type { Keep } from './keep.ts';
import { PrivacyWorker } from './worker.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2030, 0, 1);
const FOREVER: Keep = { unfinished: 60, records: null, words: null, people: null, order: null };
const WANTED = { game: Object.keys(GAMES)[0], options: { turn_limit: 4 } };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
}, 120_000);

let now = START;
let counted: Record<string, number> = {};

async function shared(): Promise<PartyOptions> {
  const url = await postgres.newDatabase();
  return {
    store: async () => ({ ...(await openPostgres({ url, now: () => now, spacing: 1 })), bus: SILENCE }),
  };
}

describe.each([
  ['embedded', async (): Promise<PartyOptions> => ({})],
  ['shared', shared],
])('in the %s database', (_, place) => {
  let party: Party;
  const workers: PrivacyWorker[] = [];
  beforeEach(async () => {
    now = START;
    counted = {};
    party = await Party.begin({ ...(await place()), now: () => now });
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
    await party.end();
    expect(party.errors).toEqual([]);
  });

  function worker(keep: Partial<Keep> = {}): PrivacyWorker {
    const made = new PrivacyWorker({
      store: party.kept.privacy,
      hub: party.hub,
      keep: { ...FOREVER, ...keep },
      now: () => now,
      signedOut: async () => {},
      count: (what, how) => {
        counted[what] = (counted[what] ?? 0) + how;
      },
      report: (error) => party.errors.push(error),
      everyMs: 20,
    });
    workers.push(made);
    return made;
  }

  async function playedGame(): Promise<string> {
    const { table, people } = await company(party, ['Ann', 'Bea'], WANTED);
    await people[0].ask({ type: 'say', table, what: { text: 'a word' } });
    await playToEnd(people, table);
    for (const client of people) client.leave();
    await expect.poll(() => party.hub.counts().lines).toBe(0);
    return table;
  }

  const namesIn = async (play: string): Promise<string[]> =>
    JSON.parse((await party.kept.log.record(play)) ?? '').seats.map(({ name }: { name: string }) => name);

  test('games and their tables go when their time is over, and what was promised stays', async () => {
    const table = await playedGame();
    worker({ records: 10 });
    now += 9 * DAY_MS;
    await expect.poll(() => party.kept.privacy.ask('takeWork', now, now)).toBeUndefined();
    expect(await namesIn(`${table}-1`)).toEqual(['Ann', 'Bea']);
    now += 2 * DAY_MS;
    await expect.poll(() => party.kept.log.index(table), { timeout: 10_000 }).toBeUndefined();
    expect(await party.kept.log.record(`${table}-1`)).toBeUndefined();
    expect(await party.kept.log.read(table, 0)).toEqual([]);
    expect(await party.kept.log.endedOf('Ann', 10)).toEqual([]);
    expect(counted).toMatchObject({ records: 1, tables: 1 });
    expect(verifyPromises(await party.kept.log.promises(1, 10))).toBeUndefined();
    // Another table under the same code would be promised this game.
    expect(await party.kept.log.isPromised(table)).toBe(true);
    expect(await party.kept.log.isPromised('ZZZZZZ')).toBe(false);
  });

  test('words go, and the table is the same but for them', async () => {
    const table = await playedGame();
    worker({ words: 30 });
    now += 31 * DAY_MS;
    const text = async () => JSON.stringify(await party.kept.log.read(table, 0));
    await expect.poll(text, { timeout: 10_000 }).not.toContain('a word');
    expect(verifyChain(await party.kept.log.read(table, 0))).toBeUndefined();
    expect(await namesIn(`${table}-1`)).toEqual(['Ann', 'Bea']);
    await expect.poll(() => counted.words).toBe(1);
    expect((await party.kept.log.index(table))?.last).toBeLessThan(START + DAY_MS);
  });

  test('whoever has not been here for long is forgotten; whoever has been stays', async () => {
    const { players } = party.kept;
    const session = (id: string, days: number) => ({ id, device: '', until: now + days * DAY_MS });
    const gone = await players.make(session('a', 400));
    const here = await players.make(session('b', 4000));
    for (const player of [gone, here]) await players.rename(player, 'Mira');
    worker({ people: 1000 });
    now += 999 * DAY_MS;
    await players.sessionSeen('b', now + 400 * DAY_MS);
    expect(await players.name(gone)).toBe('Mira');
    now += 2 * DAY_MS;
    await expect.poll(() => players.name(gone), { timeout: 10_000 }).toBeNull();
    expect(await players.name(here)).toBe('Mira');
    await expect.poll(() => counted).toEqual({ people: 1, forgotten: 1 });
  });

  test('reports go when they have been settled for so long, and sanctions when they have ended for so long', async () => {
    const { players, reports, moderation } = party.kept;
    const make = (id: string) => players.make({ id, device: '', until: now + 4000 * DAY_MS });
    const [ann, bea] = [await make('a'), await make('b')];
    const file = async (reason: 'words' | 'stalling') => {
      const about = { table: null, seq: null, message: null, reason, note: '' };
      return (await reports.file({ reporter: ann, accused: bea, ...about }))?.id ?? '';
    };
    const settled = await file('words');
    const waiting = await file('stalling');
    await reports.settle(settled, { by: 'console', outcome: 'nothing', at: now });
    const impose = async (kind: 'mute' | 'ban', until: number | null) =>
      (
        await moderation.impose('console', {
          kind,
          player: bea,
          range: null,
          reason: 'x',
          report: null,
          until,
        })
      ).id;
    const ended = await impose('mute', now + DAY_MS);
    const holding = await impose('ban', null);
    worker({ order: 10 });
    now += 10 * DAY_MS;
    await expect.poll(() => party.kept.privacy.ask('takeWork', now, now)).toBeUndefined();
    expect(await reports.get(settled)).toBeDefined();
    expect(await moderation.sanction(ended)).toBeDefined();
    now += 2 * DAY_MS;
    await expect.poll(() => reports.get(settled), { timeout: 10_000 }).toBeUndefined();
    await expect.poll(() => moderation.sanction(ended), { timeout: 10_000 }).toBeUndefined();
    expect((await reports.get(waiting))?.settled).toBeNull();
    expect((await moderation.sanction(holding))?.until).toBeNull();
    await expect.poll(() => counted).toEqual({ reports: 1, sanctions: 1 });
  });

  test('what was begun before a restart is gone on with, and only once', async () => {
    const table = await playedGame();
    await party.kept.privacy.ask('forgetPerson', 'Ann', now);
    await party.restart();
    const lease = now + 60_000;
    // Another node has taken it up, and has gone.
    expect(await party.kept.privacy.ask('takeWork', now, lease)).toEqual({ name: 'forget:Ann', state: '{}' });
    expect(await party.kept.privacy.ask('takeWork', now, lease)).toBeUndefined();
    expect(await namesIn(`${table}-1`)).toEqual(['Ann', 'Bea']);
    now = lease;
    worker();
    await expect.poll(() => counted.forgotten, { timeout: 10_000 }).toBe(1);
    expect(await namesIn(`${table}-1`)).toEqual([NAMELESS, 'Bea']);
    expect(await party.kept.log.endedOf('Ann', 10)).toEqual([]);
    expect((await party.kept.log.endedOf('Bea', 10))[0].players).toEqual(['gone', 'Bea']);
    const entries = await party.kept.log.read(table, 0);
    expect(verifyChain(entries)).toBeUndefined();
    const [opening] = entries;
    expect(
      verifyChain([{ ...opening, body: opening.body.replace('Bea', 'Eve').replace(NAMELESS, 'Ann') }]),
    ).toBe(1);
  });
});
