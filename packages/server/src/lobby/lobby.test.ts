import type { TableSettings } from '@samsara/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, gathering } from '../tables/testing/company.ts';
import { Party } from '../tables/testing/party.ts';
import { TestClock } from '../tables/testing/test-clock.ts';

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterAll(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const WANTED = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 }, settings: { public: true } };

test('public tables are listed, and the list is sent again when it changes', async () => {
  const eve = await party.visit('eve');
  eve.send({ type: 'watch-lobby' });
  await eve.until(() => eve.all('lobby').length === 1);
  expect(eve.all('lobby')[0].tables).toEqual([]);
  const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
  await eve.until(() => eve.all('lobby').at(-1)?.tables[0]?.open === 0);
  const [entry] = eve.all('lobby').at(-1)!.tables;
  expect(entry).toMatchObject({
    code: table,
    game: 'karma',
    phase: 'gathering',
    seats: 2,
    names: ['ann', 'bob'],
    spectators: 0,
    house: false,
  });
  await people[1].ask({ type: 'leave', table });
  await eve.until(() => eve.all('lobby').at(-1)?.tables[0]?.open === 1);
  eve.send({ type: 'unwatch-lobby' });
});

test('a list is never left wrong: what counts is what this reader was given', async () => {
  const clock = new TestClock(1_800_000_000_000);
  const party = await Party.begin({ now: clock.now, schedule: clock.schedule });
  const listed = async (reader: string) => {
    const client = await party.visit(reader);
    client.send({ type: 'watch-lobby' });
    await client.until(() => client.all('lobby').length === 1);
    return client;
  };
  const tables = (client: Awaited<ReturnType<typeof listed>>) => client.all('lobby').at(-1)?.tables.length;
  const early = await listed('eve');
  const first = await gathering(party, ['ann', 'bob'], WANTED);
  clock.advance(1000);
  await early.until(() => tables(early) === 1);
  for (const client of first.people) await client.ask({ type: 'leave', table: first.table });
  clock.advance(1000);
  await early.until(() => tables(early) === 0);
  early.send({ type: 'unwatch-lobby' });
  early.send({ type: 'ping', at: 1 });
  await early.until(() => early.all('pong').length === 1);
  const second = await gathering(party, ['cat', 'dan'], WANTED);
  clock.advance(1000);
  const late = await listed('kim');
  expect(tables(late)).toBe(1);
  for (const client of second.people) await client.ask({ type: 'leave', table: second.table });
  clock.advance(1000);
  await late.until(() => tables(late) === 0);
  await party.end();
});

test('a table that changes numbers of the game is listed as one by house rules', async () => {
  const house = async (options: Record<string, number | boolean>) => {
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const table = await party.make('ann', {
      game: 'karma',
      options,
      settings: { public: true },
      seats: [...seats],
    });
    return (await party.hub.lobby({})).find(({ code }) => code === table)?.house;
  };
  expect(await house({ full_hand: 3, foresight: true })).toBe(false);
  expect(await house({ cards_give: 0 })).toBe(true);
});

test('a table over days is listed with the days for each move', async () => {
  const turnDays = async (settings: Partial<TableSettings>) => {
    const table = await party.make('ann', {
      game: 'karma',
      settings: { public: true, ...settings },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    return (await party.hub.lobby({})).find(({ code }) => code === table)?.turn_days;
  };
  expect(await turnDays({})).toBeUndefined();
  const days = { turn: 3, reserve: 2, weekends_off: false, utc_offset_min: 0 } as const;
  expect(await turnDays({ days })).toBe(3);
});

test('lists are narrowed by game, by open seats, and by whether one may watch', async () => {
  const open = await party.make('ann', { ...WANTED, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const full = await party.make('ann', {
    game: 'stop',
    settings: { public: true, spectators: null },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
  });
  const hidden = await party.make('ann', { game: 'stop', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const made = [open, full, hidden];
  const codes = async (query: { game?: string; with?: 'seats' | 'watch' }) =>
    (await party.hub.lobby(query)).map(({ code }) => code).filter((code) => made.includes(code));
  expect((await codes({})).sort()).toEqual([open, full].sort());
  expect(await codes({ game: 'stop' })).toEqual([full]);
  expect(await codes({ with: 'seats' })).toEqual([open]);
  expect(await codes({ with: 'watch' })).toEqual([open]);
});

test('tables that are over, hidden by now, or left by everybody are not listed', async () => {
  const clock = new TestClock(1_800_000_000_000);
  const party = await Party.begin({ now: clock.now, schedule: clock.schedule, sleepAfterMs: 60_000 });
  const codes = async () => (await party.hub.lobby({})).map(({ code }) => code);
  const left = await party.make('ann', { ...WANTED, seats: [{ kind: 'me' }, { kind: 'open' }] });
  clock.advance(1000);
  const waiting = await gathering(party, ['cat', 'dan'], WANTED);
  clock.advance(1000);
  const { table, people } = await company(party, ['gil', 'hal'], WANTED);
  await waiting.people[1].ask({ type: 'leave', table: waiting.table });
  expect(await codes()).toEqual([waiting.table, left, table]);
  for (const client of people) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
  await people[0].until(() => people[0].at(table).info.phase === 'over');
  expect(await codes()).toEqual([waiting.table, left]);
  for (let minute = 0; minute < 4; minute++) clock.advance(60_000);
  expect(await codes()).toEqual([waiting.table]);
  const { settings } = waiting.people[0].at(waiting.table).info;
  await waiting.people[0].ask({
    type: 'change',
    table: waiting.table,
    settings: { ...settings, public: false },
  });
  expect(await codes()).toEqual([]);
  await party.end();
  expect(party.errors).toEqual([]);
});

test('a person finds the games that run and those that have ended', async () => {
  const { table, people } = await company(party, ['gil', 'hal'], WANTED);
  const { running, finished } = await party.hub.gamesOf('hal');
  expect(finished).toEqual([]);
  expect(running).toMatchObject([
    { table, play: `${table}-1`, seat: 1, phase: 'playing', names: ['gil', 'hal'], yourTurn: true },
  ]);
  for (const client of people) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
  await people[0].until(() => people[0].at(table).info.phase === 'over');
  const after = await party.hub.gamesOf('hal');
  expect(after.running).toEqual([]);
  expect(after.finished).toMatchObject([{ table, play: `${table}-1`, seat: 1, outcome: null }]);
  expect(await party.hub.gamesOf('eve')).toEqual({ running: [], finished: [] });
});

test.each([
  [{ game: 'chess', seats: [{ kind: 'me' }, { kind: 'open' }] }, 'no-such-game'],
  [{ game: '__proto__', seats: [{ kind: 'me' }, { kind: 'open' }] }, 'no-such-game'],
  [{ game: 'karma', seats: [{ kind: 'me' }] }, 'bad-options'],
  [{ game: 'karma', seats: [{ kind: 'me' }, { kind: 'me' }] }, 'bad-options'],
  [{ game: 'karma', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }, 'no-such-level'],
  [{ game: 'karma', options: { players: 3 }, seats: [{ kind: 'me' }, { kind: 'open' }] }, 'bad-options'],
  [{ game: 'karma', options: { colour: 1 }, seats: [{ kind: 'me' }, { kind: 'open' }] }, 'bad-options'],
] as const)('%j is refused: %s', async (wanted, code) => {
  const made = await party.hub.make('ann', { ...wanted, seats: [...wanted.seats], name: 'Ann' });
  expect(made).toMatchObject({ ok: false, reason: { code } });
});

test('a server that is about to go makes no tables, and tells everybody to come back', async () => {
  const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
  for (const client of people) await client.ask({ type: 'ready', table, entropy: 'ab'.repeat(16) });
  await party.hub.drain();
  expect(await people[0].ask({ type: 'start', table })).toEqual({ code: 'draining' });
  expect(people[1].all('reconnect')).toEqual([{ type: 'reconnect', after_ms: 2000 }]);
  const made = await party.hub.make('ann', { ...WANTED, seats: [{ kind: 'me' }], name: 'Ann' });
  expect(made).toEqual({ ok: false, reason: { code: 'draining' } });
});
