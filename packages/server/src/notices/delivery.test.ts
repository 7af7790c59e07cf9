import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableInfo } from '@samsara/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import type { Standing } from '../hub/standing.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { TestClock } from '../tables/testing/test-clock.ts';
import { USUAL_WISHES } from './notice.ts';
import { Notices } from './notices.ts';
import type { Outside } from './outside.ts';
import { pushKeysFrom } from './push-keys.ts';
import { type Answer, Receiver, Subscriber } from './testing/receiver.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Noon. */
const BEGIN = Date.UTC(2027, 0, 15, 12);

let postgres: Postgres;
let folder: string;
let receiver: Receiver;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-notices-'));
  [postgres, receiver] = await Promise.all([sharedPostgres(), Receiver.open()]);
}, 120_000);
afterAll(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

const clock = new TestClock(BEGIN);
const STORES = {
  embedded: () => openEmbedded({ file: join(folder, 'notices.db'), now: clock.now, spacing: 1 }),
  PostgreSQL: async () => openPostgres({ url: await postgres.newDatabase(), now: clock.now, spacing: 1 }),
};

describe.each(Object.entries(STORES))('in the %s database', (kind, open) => {
  let store: Store;
  let names = 0;
  let counts: string[];
  const errors: unknown[] = [];
  /** How people stand, as their tables would say. */
  let standings: Map<string, Standing>;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(async () => {
    await store.log.close();
    expect(errors).toEqual([]);
  });
  const nodes: Notices[] = [];
  const players: string[] = [];
  afterEach(async () => {
    for (const each of nodes.splice(0)) await each.stop();
    for (const player of players.splice(0)) {
      const { channels } = await store.notices.ask('wishesOf', player);
      for (const { id } of channels) await store.notices.ask('dropChannel', player, id);
    }
  });
  beforeEach(() => {
    counts = [];
    standings = new Map();
    receiver.received.length = 0;
    receiver.answers.clear();
  });

  /** A node; each has its own connection out into the world. */
  async function node(way: Outside = receiver.outside()): Promise<Notices> {
    const notices = await Notices.open({
      store: store.notices,
      now: clock.now,
      schedule: clock.schedule,
      outside: way,
      stationery: () => ({
        keys: pushKeysFrom('s'.repeat(32)),
        contact: 'mailto:cards@example.org',
        origin: 'https://cards.example.org',
      }),
      count: (...became) => counts.push(became.join(' ')),
      report: (error) => errors.push(error),
    });
    notices.serve({
      standing: async (table, player) => standings.get(`${table} ${player}`),
      gamesOf: async () => ({ running: [], finished: [] }),
      card: async (table) =>
        table === 'TABLE3'
          ? { ok: true, value: { info: { phase: 'gathering' } as TableInfo, seat: null } }
          : { ok: false, reason: { code: 'no-such-table' } },
    });
    nodes.push(notices);
    return notices;
  }

  /** Somebody with a device, or two. */
  async function person(devices = 1) {
    const session = { id: `${kind} ${++names}`, device: '- -', until: 9e12 };
    const player = await store.players.make(session);
    players.push(player);
    const subscribers = Array.from({ length: devices }, (_, i) => new Subscriber(`/${kind}/${names}/${i}`));
    for (const { path, subscription } of subscribers) {
      const channel = { kind: 'push', subscription } as const;
      await store.notices.ask(
        'putChannel',
        { id: path, player, session: session.id, channel },
        clock.now() - 1,
      );
    }
    return { player, subscribers };
  }

  /** At a table over days it is somebody’s turn, by the given decision; null when it is not. */
  function stands(
    notices: readonly Notices[],
    player: string,
    position: string | null,
    more: Partial<Standing> = {},
  ) {
    const since = clock.now();
    const until = since + 24 * HOUR;
    const standing = {
      ...{
        player,
        table: 'TABLE2',
        game: 'karma',
        names: ['Bob'],
        overDays: true,
        isThere: false,
        ended: null,
      },
      asked: position === null ? null : { position, since, nearly: until - 6 * HOUR, until },
      ...more,
    };
    standings.set(`TABLE2 ${player}`, standing);
    for (const each of notices) each.stands(standing);
  }

  async function pass(ms: number, ...notices: Notices[]) {
    clock.advance(ms);
    for (const each of notices) await each.settled();
  }

  test('a turn is told in the person’s language, and nothing else of the game', async () => {
    const { player, subscribers } = await person();
    await store.notices.ask('putWishes', player, { ...USUAL_WISHES, language: 'de' });
    const notices = await node();
    stands([notices], player, '1:1');
    await pass(0, notices);
    const [{ headers, body }] = receiver.at(subscribers[0].path);
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(24 * 3600),
      urgency: 'high',
    });
    expect(subscribers[0].read(body)).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      title: 'Du bist am Zug',
      text: 'Karma mit Bob',
      path: '/t/TABLE2',
      tag: 'TABLE2',
      turns: 0,
    });
    expect(counts).toEqual(['turn push sent']);
  });

  test('nobody hears of a table again before they have looked, but of what matters more', async () => {
    const { player, subscribers } = await person();
    const [{ path }] = subscribers;
    const hook = { url: 'https://hooks.example.org/hook', form: 'json' } as const;
    const channel = { kind: 'hook', hook } as const;
    await store.notices.ask('putChannel', { id: `hook ${player}`, player, session: null, channel }, BEGIN);
    const notices = await node();
    const sent = () => [receiver.at(path).length, receiver.at('/hook').length];
    stands([notices], player, '1:1');
    await pass(0, notices);
    expect(sent()).toEqual([1, 1]);
    stands([notices], player, '1:2');
    await pass(MINUTE, notices);
    expect(sent()).toEqual([1, 1]);
    // The time is nearly over: that takes the place of what is on the screen, which a hook cannot do.
    stands([notices], player, '1:2', {
      asked: { position: '1:2', since: clock.now(), nearly: clock.now(), until: clock.now() + HOUR },
    });
    await pass(MINUTE, notices);
    expect(sent()).toEqual([2, 1]);
    notices.looked(player, 'TABLE2');
    stands([notices], player, '1:3');
    await pass(MINUTE, notices);
    expect(sent()).toEqual([3, 2]);
  });

  test('whoever is there is not told at once, and not at all once they have moved', async () => {
    const { player, subscribers } = await person();
    const [{ path }] = subscribers;
    const notices = await node();
    stands([notices], player, '1:1', { isThere: true });
    await pass(9 * MINUTE, notices);
    stands([notices], player, null);
    await pass(2 * MINUTE, notices);
    expect(receiver.at(path)).toEqual([]);
    // A page that lies open somewhere does not keep the news back for ever.
    stands([notices], player, '1:2', { isThere: true });
    await pass(10 * MINUTE, notices);
    expect(receiver.at(path)).toHaveLength(1);
  });

  test('at one sitting only who is away is told, after a moment', async () => {
    const { player, subscribers } = await person();
    const [{ path }] = subscribers;
    const notices = await node();
    stands([notices], player, '1:1', { overDays: false, isThere: true });
    await pass(HOUR, notices);
    stands([notices], player, '1:2', { overDays: false });
    await pass(9 * SECOND, notices);
    expect(receiver.at(path)).toEqual([]);
    await pass(SECOND, notices);
    expect(receiver.at(path)).toHaveLength(1);
  });

  test('in quiet hours it waits for their end, and is forgotten if it is not true any more', async () => {
    const [ann, bob] = [await person(), await person()];
    // From noon until two.
    const quiet = { from: 720, until: 840 };
    for (const { player } of [ann, bob])
      await store.notices.ask('putWishes', player, { ...USUAL_WISHES, quiet });
    const notices = await node();
    const day = 24 * HOUR;
    await pass(day - ((clock.now() - BEGIN) % day), notices);
    stands([notices], ann.player, '1:1');
    stands([notices], bob.player, '1:1');
    await pass(HOUR, notices);
    standings.delete(`TABLE2 ${bob.player}`);
    await pass(HOUR - SECOND, notices);
    expect(receiver.received).toEqual([]);
    await pass(SECOND, notices);
    expect(receiver.received.map(({ path }) => path)).toEqual([ann.subscribers[0].path]);
    expect(counts).toEqual(['turn none held', 'turn none held', 'turn none dropped', 'turn push sent']);
  });

  test('an invitation is told once, and only as long as there is the table', async () => {
    const { player, subscribers } = await person();
    const [subscriber] = subscribers;
    const notices = await node();
    for (const code of ['TABLE3', 'TABLE3', 'GONE22'])
      notices.invited({ player, by: 'Bob', code, game: 'karma' });
    await pass(0, notices);
    expect(receiver.at(subscriber.path).map(({ body }) => subscriber.read(body))).toMatchObject([
      { title: 'Bob invites you to a table', text: 'Karma', path: '/t/TABLE3' },
    ]);
  });

  test('what somebody does not want to hear is not told', async () => {
    const { player, subscribers } = await person();
    await store.notices.ask('putWishes', player, { ...USUAL_WISHES, kinds: ['over'] });
    const notices = await node();
    stands([notices], player, '1:1');
    await pass(MINUTE, notices);
    stands([notices], player, null, { ended: { play: 'TABLE2-1', at: clock.now() } });
    await pass(MINUTE, notices);
    const [{ body }, ...more] = receiver.at(subscribers[0].path);
    expect(more).toEqual([]);
    expect(subscribers[0].read(body).title).toBe('The game is over');
  });

  /** What the push service answers, when it is asked again in seconds after the first time, and what is counted. */
  test.each<[Answer, number[], string[], number]>([
    [201, [], ['sent'], 1],
    [404, [], ['gone'], 0],
    [410, [], ['gone'], 0],
    [403, [], ['refused'], 1],
    [302, [], ['refused'], 1],
    [{ status: 429, headers: { 'retry-after': '300' } }, [300, 600], ['retried', 'retried', 'retried'], 1],
    // Growing pauses: half a minute, two, ten; then an hour.
    [500, [30, 150, 750], ['retried', 'retried', 'retried', 'retried'], 1],
    ['never', [30, 150, 750], ['retried', 'retried', 'retried', 'retried'], 1],
  ])('an answer of %j', async (answer, again, results, kept) => {
    const { player, subscribers } = await person();
    const [{ path }] = subscribers;
    receiver.answers.set(path, answer);
    const notices = await node(receiver.outside(answer === 'never' ? 400 : 10_000));
    stands([notices], player, '1:1');
    await pass(0, notices);
    let passed = 0;
    for (const [place, seconds] of again.entries()) {
      await pass((seconds - passed) * SECOND - 1, notices);
      expect(receiver.at(path)).toHaveLength(place + 1);
      await pass(1, notices);
      passed = seconds;
    }
    expect(receiver.at(path)).toHaveLength(again.length + 1);
    expect(counts).toEqual(results.map((result) => `turn push ${result}`));
    expect((await store.notices.ask('wishesOf', player)).channels).toHaveLength(kept);
  });

  test('what nobody takes is given up after a while, and before it is no longer true', async () => {
    const { player, subscribers } = await person();
    const [{ path }] = subscribers;
    receiver.answers.set(path, 500);
    const notices = await node();
    stands([notices], player, '1:1');
    for (let hour = 0; hour < 48; hour++) await pass(HOUR, notices);
    // At once, and after pauses of 30 seconds, 2 and 10 minutes, 1, 4 and 12 hours, as far as these are looked at every hour.
    expect(receiver.at(path)).toHaveLength(7);
    expect(counts.at(-1)).toBe('turn push given-up');
    expect(await store.notices.ask('nextDue')).toBeUndefined();
  });

  test('a server that goes in the middle of sending leaves it to the next one, under the same name', async () => {
    const { player, subscribers } = await person();
    const [subscriber] = subscribers;
    // It arrives, but whoever sent it never hears so.
    const lost: Outside = async (letter, signal) => {
      await receiver.outside()(letter, signal);
      return new Promise((_, reject) => signal.addEventListener('abort', reject));
    };
    const first = await node(lost);
    stands([first], player, '1:1');
    await expect.poll(() => receiver.at(subscriber.path).length, { timeout: 5000 }).toBe(1);
    await first.stop();
    const second = await node();
    stands([second], player, '1:1');
    await pass(0, second);
    const ids = receiver.at(subscriber.path).map(({ body }) => subscriber.read(body).id);
    expect(ids).toHaveLength(2);
    // The device shows one of the two.
    expect(new Set(ids).size).toBe(1);
    await pass(HOUR, second);
    expect(receiver.at(subscriber.path)).toHaveLength(2);
  });

  test('what a killed server had taken up is free again after a minute', async () => {
    const { player, subscribers } = await person();
    const [{ path }] = subscribers;
    const at = clock.now();
    const facts = { game: 'karma', names: [] };
    const key = { player, code: 'TABLE2', what: 'over', position: 'TABLE2-1' } as const;
    const notice = { ...key, facts, at, due: at, until: at + HOUR };
    await store.notices.ask('note', notice);
    expect(await store.notices.ask('claim', notice, clock.now(), clock.now() + MINUTE)).toBe(true);
    // One that looks already might be quicker than the one that is killed.
    const notices = await node();
    await pass(59 * SECOND, notices);
    expect(receiver.at(path)).toEqual([]);
    await pass(SECOND, notices);
    expect(receiver.at(path)).toHaveLength(1);
  });

  test('two nodes that see the same tell it once, to each device', async () => {
    const people = [await person(2), await person(2), await person(2)];
    const both = [await node(), await node()];
    for (let turn = 1; turn <= 4; turn++) {
      for (const { player } of people) {
        stands(both, player, `1:${turn}`);
        for (const each of both) each.looked(player, 'OTHER2');
      }
      await Promise.all(both.map((each) => each.settled()));
      await Promise.all(both.map((each) => each.settled()));
      for (const { player } of people) both[turn % 2].looked(player, 'TABLE2');
      await Promise.all(both.map((each) => each.settled()));
    }
    for (const { subscribers } of people)
      for (const { path } of subscribers) expect(receiver.at(path)).toHaveLength(4);
  });

  test('a device that is signed out gets nothing any more, and a person who is gone leaves nothing', async () => {
    const { player, subscribers } = await person();
    const [{ path }] = subscribers;
    const notices = await node();
    const [{ id }] = await store.players.sessionsOf(player);
    await store.players.leaveSession(id);
    stands([notices], player, '1:1');
    await pass(MINUTE, notices);
    expect(receiver.at(path)).toEqual([]);
    expect((await store.notices.ask('wishesOf', player)).channels).toEqual([]);
  });
});
