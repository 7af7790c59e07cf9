import { bodyOf } from '@samsara/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { gathering } from './testing/company.ts';
import { OwnThinkers } from './testing/own-thinkers.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

const ENTROPY = '5a'.repeat(16);
const PAUSE_MS = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let party: Party;
let clock: TestClock;
let thinkers: OwnThinkers;
beforeEach(async () => {
  clock = new TestClock(1_800_000_000_000);
  thinkers = new OwnThinkers({ holdBack: false });
  const { now, schedule } = clock;
  party = await Party.begin({ now, schedule, thinkers, botDelay: [PAUSE_MS, PAUSE_MS] });
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const BOT = { kind: 'bot', level: 'casual' } as const;
const TIMELESS = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 } } as const;
const TIMED = { game: 'mieses-karma', options: { decision_ms: 10_000 } } as const;

/** Ann at a table with a bot, dealt, and a bot plays for her too. */
async function botsAtWork(): Promise<{ ann: Client; table: string }> {
  const table = await party.make('ann', { ...TIMELESS, seats: [{ kind: 'me' }, BOT] });
  const ann = await party.visit('ann');
  await ann.watch(table);
  await ann.ask({ type: 'ready', table, entropy: ENTROPY });
  await ann.ask({ type: 'start', table });
  expect(await ann.ask({ type: 'hand-over', table, level: 'casual' })).toHaveProperty('seq');
  return { ann, table };
}

/** Time goes by until somebody has heard of so many more entries. */
async function goesOn(client: Client, table: string, entries = 3): Promise<void> {
  const { seq } = client.at(table);
  const end = Date.now() + 60_000;
  while (Date.now() < end && client.at(table).seq < seq + entries) {
    clock.advance(PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(client.at(table).seq).toBeGreaterThanOrEqual(seq + entries);
}

/** Time goes by, and nobody thinks or writes anything. */
async function rests(table: string): Promise<void> {
  await expect.poll(() => party.hub.counts().lines).toBe(0);
  const { length } = await party.kept.log.read(table, 0);
  const { thoughts } = thinkers;
  for (let hour = 0; hour < 48; hour++) {
    clock.advance(HOUR);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(await party.kept.log.read(table, 0)).toHaveLength(length);
  expect(thinkers.thoughts).toBe(thoughts);
}

describe('a table without people', () => {
  test('is not dealt', async () => {
    const table = await party.make('ann', { ...TIMELESS, seats: [BOT, BOT, BOT] });
    const ann = await party.visit('ann');
    await ann.watch(table);
    expect(ann.at(table).you).toEqual({ seat: null, host: true });
    expect(await ann.ask({ type: 'start', table })).toEqual({ code: 'nobody-seated' });
    await ann.ask({ type: 'seat', table, seat: 0, level: null });
    await ann.ask({ type: 'sit', table, seat: 0, name: 'Ann' });
    await ann.ask({ type: 'ready', table, entropy: ENTROPY });
    expect(await ann.ask({ type: 'start', table })).toHaveProperty('seq');
  });

  test('whose last person leaves has no game any more, and its host may begin another', async () => {
    const seats = [{ kind: 'open' } as const, BOT, BOT];
    const table = await party.make('ann', { ...TIMELESS, seats });
    const [ann, bob] = [await party.visit('ann'), await party.visit('bob')];
    for (const client of [ann, bob]) await client.watch(table);
    await bob.ask({ type: 'sit', table, name: 'Bob' });
    await bob.ask({ type: 'ready', table, entropy: ENTROPY });
    expect(await ann.ask({ type: 'start', table })).toHaveProperty('seq');
    await bob.ask({ type: 'leave', table });
    await ann.until(() => ann.at(table).info.phase === 'over');
    expect(await party.hub.record(`${table}-1`)).toMatchObject({ ok: true });
    expect(await ann.ask({ type: 'rematch', table })).toHaveProperty('seq');
    expect(await ann.ask({ type: 'start', table })).toEqual({ code: 'nobody-seated' });
  });
});

describe('bots', () => {
  test('rest when nobody follows the game, and go on when somebody is back', async () => {
    const { ann, table } = await botsAtWork();
    await goesOn(ann, table);
    ann.leave();
    await rests(table);
    const back = await party.visit('ann');
    await back.watch(table);
    await goesOn(back, table);
  });

  test('rest after a restart until somebody follows', async () => {
    const { ann, table } = await botsAtWork();
    await goesOn(ann, table);
    clock.forget();
    await party.restart();
    await rests(table);
    const back = await party.visit('ann');
    await back.watch(table);
    await goesOn(back, table);
  });

  test('play on for whoever looks on, and for those who are there while another is away', async () => {
    const { ann, table } = await botsAtWork();
    const eve = await party.visit('eve');
    await eve.watch(table);
    ann.leave();
    await goesOn(eve, table);
  });

  test('that rested are not outrun by the clock: their time begins when somebody is back', async () => {
    const settings = { absence: { after_s: 5, stand_in: 'nobody' } };
    const table = await party.make('ann', { ...TIMED, settings, seats: [{ kind: 'me' }, BOT] });
    const ann = await party.visit('ann');
    await ann.watch(table, { moves: true });
    await ann.ask({ type: 'ready', table, entropy: ENTROPY });
    await ann.ask({ type: 'start', table });
    await ann.until(() => ann.at(table).info.phase === 'playing');
    // Whatever ann owes is answered, until it is the bot's turn.
    while (ann.at(table).offers?.owes) {
      const { offers } = ann.at(table);
      const answer = await ann.ask({ type: 'move', table, move: offers?.moves[0] ?? '' });
      if (!('seq' in answer)) throw new Error(answer.code);
      await ann.until(() => ann.at(table).seq >= answer.seq);
    }
    ann.leave();
    await rests(table);
    const { length } = await party.kept.log.read(table, 0);
    const back = await party.visit('ann');
    await back.watch(table);
    clock.advance(PAUSE_MS);
    await back.until(() => back.at(table).seq > length);
    const next = (await party.kept.log.read(table, length))[0];
    expect([next.actor, (bodyOf(next) as readonly unknown[]).slice(0, 2)]).toEqual(['server', ['m', 1]]);
  });
});

test('the clock of people who are away runs on, whoever looks', async () => {
  const { table, people } = await gathering(party, ['ann', 'bob'], TIMED);
  for (const client of people) await client.ask({ type: 'ready', table, entropy: ENTROPY });
  await people[0].ask({ type: 'start', table });
  const { length } = await party.kept.log.read(table, 0);
  for (const client of people) client.leave();
  await expect.poll(() => party.hub.counts().lines).toBe(0);
  // The time to decide, and the time to come back.
  clock.advance(20_000);
  await expect.poll(async () => (await party.kept.log.read(table, length))[0]?.actor).toBe('clock');
});

test('a game at whose table nobody has been for sixty days is broken off', async () => {
  const { ann, table } = await botsAtWork();
  await goesOn(ann, table);
  ann.leave();
  await rests(table);
  for (let day = 0; day < 62; day++) {
    clock.advance(DAY);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await expect.poll(async () => (await party.kept.log.index(table))?.phase).toBe('over');
  expect(await party.hub.record(`${table}-1`)).toMatchObject({ ok: true });
});
