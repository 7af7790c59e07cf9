import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SILENCE } from '../cluster/bus.ts';
import type { StandingWatch } from '../hub/standing.ts';
import { openEmbedded } from '../store/embedded.ts';
import { thisThread } from '../store/testing/this-thread.ts';
import type { Client } from '../tables/testing/client.ts';
import { company } from '../tables/testing/company.ts';
import { OwnThinkers } from '../tables/testing/own-thinkers.ts';
import { Party } from '../tables/testing/party.ts';
import { TestClock } from '../tables/testing/test-clock.ts';
import { Notices } from './notices.ts';
import { pushKeysFrom } from './push-keys.ts';
import { Receiver, Subscriber } from './testing/receiver.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STEP = 6 * HOUR;
const DAYS = 30;
const BEGIN = Date.UTC(2027, 0, 15, 8);

let clock: TestClock;
let receiver: Receiver;
let party: Party;
let notices: Notices;
/** The process is as good as dead: what its tables say is not heard any more. */
let isDying = false;
const errors: unknown[] = [];
const folder = mkdtempSync(join(tmpdir(), 'samsara-month-'));

const watch: StandingWatch = {
  concerns: (player) => notices.concerns(player),
  stands: (standing) => !isDying && notices.stands(standing),
  looked: (player, table) => notices.looked(player, table),
};

async function openStore() {
  const store = await openEmbedded({
    file: join(folder, 'month.db'),
    now: clock.now,
    spacing: 1,
    startThread: thisThread,
  });
  notices = await Notices.open({
    store: store.notices,
    now: clock.now,
    schedule: clock.schedule,
    outside: receiver.outside(),
    stationery: () => ({ keys: pushKeysFrom('s'.repeat(32)), contact: 'mailto:a@example.org', origin: null }),
    count: () => {},
    report: (error) => errors.push(error),
  });
  return { ...store, bus: SILENCE };
}

beforeEach(async () => {
  clock = new TestClock(BEGIN);
  receiver = await Receiver.open();
  party = await Party.begin({
    now: clock.now,
    schedule: clock.schedule,
    thinkers: new OwnThinkers({ holdBack: false }),
    standings: watch,
    store: openStore,
  });
  notices.serve(party.hub);
});
afterEach(async () => {
  await notices.stop();
  await party.end();
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
  expect([...errors, ...party.errors]).toEqual([]);
});

async function restart(): Promise<void> {
  await notices.stop();
  await party.restart(() => {
    clock.forget();
    clock.advance(MINUTE);
  });
  isDying = false;
  notices.serve(party.hub);
}

/** Time goes by, and what is due is sent before it goes on. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP) {
    clock.advance(Math.min(left, STEP));
    await new Promise((resolve) => setTimeout(resolve, 1));
    await notices.settled();
  }
}

async function subscriber(name: string) {
  const player = await party.kept.players.make({ id: name, device: '- -', until: 9e14 });
  const device = new Subscriber(`/${name}`);
  const channel = { kind: 'push', subscription: device.subscription } as const;
  await party.kept.notices.ask('putChannel', { id: name, player, session: name, channel }, clock.now());
  await notices.refresh();
  const told = () => receiver.at(device.path).map(({ body }) => device.read(body));
  return { player, told, expected: [] as string[] };
}

test('in a month with a restart every day everybody is told of each of their turns once', async () => {
  const people = [await subscriber('ann'), await subscriber('bob')];
  clock.advance(1);
  const settings = { days: { turn: 1, reserve: 0, weekends_off: false, utc_offset_min: 0 } } as const;
  const { table, people: clients } = await company(
    party,
    people.map(({ player }) => player),
    { game: 'karma', settings },
  );
  for (const client of clients) client.leave();
  await expect.poll(() => party.hub.counts().lines).toBe(0);

  const isAsked = async (player: string) => (await party.hub.standing(table, player))?.asked ?? null;
  /** Everybody who is asked now and was not before has one message more to come. */
  const asked = new Map<string, string>();
  const note = async () => {
    for (const { player, expected } of people) {
      const now = await isAsked(player);
      if (now !== null && asked.get(player) !== now.position) expected.push('It is your turn');
      asked.set(player, now?.position ?? '');
    }
  };
  await note();
  let hasLast: Client | undefined;
  for (let day = 0; day < DAYS; day++) {
    await pass(2 * HOUR);
    const who = people[(await isAsked(people[0].player)) === null ? 1 : 0];
    hasLast = await party.visit(who.player);
    await hasLast.watch(table, { moves: true });
    await notices.settled();
    if (day % 3 === 1) {
      // Somebody looks, goes, and comes back when six hours are left: of that they are told too.
      hasLast.leave();
      await pass(4 * HOUR);
      await restart();
      await pass(13 * HOUR);
      who.expected.push('Your time is nearly over');
      hasLast = await party.visit(who.player);
      await hasLast.watch(table, { moves: true });
    }
    // Every other day the process dies when the move is in the log and nobody has heard of it.
    isDying = day % 2 === 0;
    const { offers, seq } = hasLast.at(table);
    const answer = await hasLast.ask({
      type: 'move',
      table,
      move: offers?.moves[seq % offers.moves.length] ?? '',
    });
    expect(answer).toHaveProperty('seq');
    hasLast.leave();
    await note();
    await restart();
  }
  await pass(2 * HOUR);
  for (const { told, expected } of people) {
    const messages = told();
    expect(messages.map(({ title }) => title)).toEqual(expected);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(10);
  }
}, 120_000);
