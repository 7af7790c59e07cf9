import { readRecord, verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { Lift } from '@samsara/protocol';
import type { Table } from '@samsara/table';
import { type DeviceGame, deviceGame } from '@samsara/table/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playToEnd } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

/** The device's clock is so far ahead. */
const AHEAD_MS = 5000;

let clock: TestClock;
let party: Party;
beforeEach(async () => {
  clock = new TestClock(1_790_000_000_000);
  party = await Party.begin({ now: clock.now, schedule: clock.schedule });
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

/** A game on a device whose clock is ahead. */
function onDevice(wanted: Omit<DeviceGame, 'game' | 'now'>): { lift: Lift; table: Table } {
  return deviceGame({ game: GAMES.karma, now: clock.now() + AHEAD_MS, ...wanted });
}

async function lifted(lift: Lift): Promise<string> {
  const made = await party.hub.lift('ann', lift);
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  return made.value.table;
}

test('a game from a device goes on with its cards, and two people finish it', async () => {
  const { lift, table: before } = onDevice({ seats: [null, 'casual'], moves: 6 });
  const table = await lifted(lift);
  const ann = await party.visit('ann');
  await ann.watch(table, { moves: true });
  expect(ann.at(table)).toMatchObject({
    seq: 1,
    info: {
      phase: 'playing',
      lifted: true,
      seats: [
        { kind: 'person', name: 'Ann' },
        { kind: 'bot', name: 'Bo 1' },
      ],
    },
    you: { seat: 0, host: true },
  });
  expect(ann.at(table).view).toEqual(JSON.parse(JSON.stringify(before.game.view(before.state, 0))));

  const bea = await party.visit('bea');
  await bea.watch(table, { moves: true });
  expect(bea.at(table).you.seat).toBe(null);
  expect(await bea.ask({ type: 'sit', table, name: 'Bea', seat: 1 })).toEqual({ seq: expect.any(Number) });
  await bea.until(() => bea.at(table).you.seat === 1);
  const cat = await party.visit('cat');
  expect(await cat.ask({ type: 'sit', table, name: 'Cat' })).toEqual({ code: 'table-full' });

  await playToEnd([ann, bea], table);
  const record = await party.hub.record(`${table}-1`);
  if (!record.ok) throw new Error('there is no record');
  const written = readRecord(record.value);
  expect(written.moves.length).toBeGreaterThan(6);
  expect(verifyRecord(GAMES, record.value)).toMatchObject({ ok: true });
  expect(await party.hub.readersOf(`${table}-1`)).toEqual(['ann', 'bea']);
});

test('after a restart the table is the same, and a rematch is an ordinary game', async () => {
  const { lift } = onDevice({ seats: [null, 'casual'], moves: 3 });
  const table = await lifted(lift);
  await party.restart();
  const ann = await party.visit('ann');
  await ann.watch(table, { moves: true });
  expect(ann.at(table).info).toMatchObject({ phase: 'playing', lifted: true });
  await ann.ask({ type: 'agree', table, to: 'abort', agree: true });
  await ann.until(() => ann.at(table).info.phase === 'over');
  await ann.ask({ type: 'rematch', table });
  await ann.until(() => ann.at(table).info.phase === 'gathering');
  expect(ann.at(table).info.lifted).toBe(undefined);
});

test('the clock goes on where it stood, whatever the clock of the device says', async () => {
  const { lift } = onDevice({
    options: { choosing_ms: 30_000 },
    seats: [null, 'casual'],
    moves: 0,
    ago: 12_000,
  });
  const table = await lifted(lift);
  const ann = await party.visit('ann');
  await ann.watch(table);
  expect(ann.at(table).clock).toMatchObject({ left_ms: 18_000, of_ms: 30_000, stands: false });
});

test('time in which the device did not serve the table is nobody’s', async () => {
  const { lift } = onDevice({
    options: { choosing_ms: 30_000 },
    seats: [null, 'casual'],
    moves: 0,
    ago: 86_400_000,
  });
  const table = await lifted({ ...lift, spent: 4000 });
  const ann = await party.visit('ann');
  await ann.watch(table);
  expect(ann.at(table).clock).toMatchObject({ left_ms: 26_000, of_ms: 30_000, stands: false });
});

test('the game waits for other people who were at the device, and a bot plays for who does not come', async () => {
  const { lift } = onDevice({ seats: [null, null, 'casual'], moves: 4 });
  const table = await lifted(lift);
  const ann = await party.visit('ann');
  await ann.watch(table);
  const { info } = ann.at(table);
  expect(info.phase).toBe('paused');
  expect(info.seats.map(({ kind, level }) => [kind, level])).toEqual([
    ['person', null],
    ['bot', 'casual'],
    ['bot', 'casual'],
  ]);
  expect(new Set(info.seats.map(({ name }) => name)).size).toBe(3);
  await ann.ask({ type: 'agree', table, to: 'resume', agree: true });
  await ann.until(() => ann.at(table).info.phase === 'playing');
});

test('nobody sits down in a game that was dealt here', async () => {
  const table = await party.make('ann', {
    game: 'karma',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
  });
  const ann = await party.visit('ann');
  await ann.watch(table);
  await ann.ask({ type: 'ready', table, entropy: '5a'.repeat(16) });
  await ann.ask({ type: 'start', table });
  const bea = await party.visit('bea');
  expect(await bea.ask({ type: 'sit', table, name: 'Bea', seat: 1 })).toEqual({ code: 'not-now' });
});

test.each<[string, (lift: Lift) => void, object]>([
  ['an unknown game', ({ opening }) => (opening.body.game = 'chess'), { code: 'no-such-game' }],
  [
    'a move that is none',
    ({ entries }) => entries.push({ actor: 'person-0', at: 0, body: ['m', 0, 'fly'] }),
    { code: 'wrong-form', detail: 'entries.5' },
  ],
  ['a move out of turn', ({ entries }) => entries.splice(2, 1), { code: 'wrong-form', detail: 'entries.3' }],
  [
    'cards dealt twice',
    ({ entries }) => entries.push({ actor: 'person-0', at: 0, body: { type: 'start' } }),
    { code: 'wrong-form', detail: 'entries.5' },
  ],
  ['a game that is not dealt', ({ entries }) => entries.splice(1), { code: 'not-now' }],
  ['a seat that is a bot', (lift) => (lift.seat = 1), { code: 'no-seat' }],
  ['a seat that is not there', (lift) => (lift.seat = 7), { code: 'no-seat' }],
  ['an unknown level', ({ opening }) => (opening.body.seats[1].level = 'god'), { code: 'no-such-level' }],
  [
    'an open seat',
    ({ opening }) => (opening.body.seats[1].level = null),
    { code: 'bad-options', detail: 'seats' },
  ],
  [
    'options that are none',
    ({ opening }) => (opening.body.options = { players: 2, edition: 'gold' }),
    { code: 'bad-options', detail: expect.any(String) },
  ],
  ['a name of a bot', (lift) => (lift.name = 'Robot 2'), { code: 'name-reserved' }],
])('%s is refused, and nothing is made', async (_, spoil, reason) => {
  const { lift } = onDevice({ seats: [null, 'casual'], moves: 3 });
  spoil(lift);
  expect(await party.hub.lift('ann', lift)).toEqual({ ok: false, reason });
  expect((await party.hub.gamesOf('ann')).running).toEqual([]);
});
