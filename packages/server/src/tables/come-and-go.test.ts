import { readRecord, verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { DEFAULT_SETTINGS, type TableSettings } from '@samsara/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { company, dealTo, gathering, play, playToEnd } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

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

const UNHURRIED = { choosing_ms: 0, decision_ms: 0 };
const OPEN: TableSettings = { ...DEFAULT_SETTINGS, newcomers: true };
const WANTED = { game: 'karma', options: { ...UNHURRIED, players: 3 }, settings: OPEN };

async function come(player: string, table: string): Promise<Client> {
  const client = await party.visit(player);
  await client.watch(table, { moves: true });
  return client;
}

/** One of three has left, so that a bot plays for them. */
async function withBot(settings = OPEN) {
  const { table, people } = await company(party, ['ann', 'bea', 'cat'], { ...WANTED, settings });
  const [ann, bea, cat] = people;
  await cat.ask({ type: 'leave', table });
  await ann.until(() => ann.at(table).info.seats[2].kind === 'bot');
  return { table, ann, bea, cat };
}

test('a newcomer takes the seat of a bot with its cards, and sees nothing of the others', async () => {
  const { table, ann, bea } = await withBot();
  const dan = await come('dan', table);
  expect(dan.at(table)).toMatchObject({ you: { seat: null }, view: { viewer: 'onlooker' } });
  expect(await dan.ask({ type: 'sit', table, name: 'Dan' })).toEqual({ seq: expect.any(Number) });
  await dan.until(() => dan.at(table).you.seat === 2);
  const { view } = dan.at(table) as { view: { seats: { hand: unknown[] | null }[] } };
  // KA-10: six cards in hand; three of them are laid down before the game begins.
  expect(view.seats.map(({ hand }) => hand !== null)).toEqual([false, false, true]);
  // The past is what that seat was told of it.
  const again = await party.visit('dan');
  await again.watch(table, { after: dan.at(table).info.opened });
  const told = again.at(table).frames;
  expect(told.length).toBeGreaterThan(0);
  for (const frame of told) expect(JSON.stringify(frame)).not.toMatch(/"cards":\[/);
  await play([ann, bea, dan], table, 6);
});

test('what is no person sits down before the deal only, is told to everybody, and is recorded as what it is', async () => {
  const running = await withBot();
  const early = await come('deep', running.table);
  const sit = { type: 'sit', name: 'Deep', played_by: 'model' } as const;
  expect(await early.ask({ ...sit, table: running.table })).toEqual({ code: 'not-now' });

  const { table, people } = await gathering(party, ['ann', 'bea'], {
    ...WANTED,
    options: { ...UNHURRIED, turn_limit: 6 },
  });
  const [ann, bea] = people;
  await bea.ask({ type: 'leave', table });
  const deep = await come('deep', table);
  expect(await deep.ask({ ...sit, table })).toEqual({ seq: expect.any(Number) });
  await ann.until(() => ann.at(table).info.seats[1].played_by === 'model');
  await dealTo([ann, deep], table);
  const dan = await come('dan', table);
  deep.leave();
  await ann.until(() => ann.all('presence').at(-1)?.present[1] === false);
  expect(await dan.ask({ type: 'ask-seat', table, seat: 1 })).toEqual({ code: 'no-seat' });
  const back = await come('deep', table);
  await playToEnd([ann, back], table);
  const [ended] = await party.kept.log.endedOf(ann.player, 1);
  const { seats } = JSON.parse((await party.kept.log.record(ended.play)) ?? '') as { seats: unknown };
  expect(seats).toEqual([
    { name: 'ann', kind: 'person' },
    { name: 'Deep', kind: 'model' },
  ]);
  expect(JSON.parse(ended.card)).toMatchObject({ programs: [1] });
  await ann.ask({ type: 'rematch', table });
  await ann.until(() => ann.at(table).info.round === 2);
  expect(ann.at(table).info.seats.map(({ played_by }) => played_by)).toEqual([undefined, 'model']);
});

test('a newcomer is told of the past exactly what the seat was told', async () => {
  const { table, people } = await company(party, ['ann', 'bea', 'cat'], {
    ...WANTED,
    options: { ...WANTED.options, foresight: true },
  });
  const [ann, bea, cat] = people;
  // Only who looks sees the cards. KA-73
  for (const client of [cat, bea]) await client.ask({ type: 'move', table, move: 'look' });
  const { seq } = (await ann.ask({ type: 'say', table, what: { phrase: 'hello' } })) as { seq: number };
  await cat.until(() => cat.at(table).seq === seq);
  const seen = (client: Client) => JSON.stringify(client.at(table).frames.filter((frame) => frame.events));
  const told = seen(cat);
  expect(told).toMatch(/"cards":\[/);
  expect(told).not.toBe(seen(bea));
  const dan = await come('dan', table);
  await cat.ask({ type: 'leave', table });
  await dan.ask({ type: 'sit', table, name: 'Dan', seat: 2 });
  const again = await party.visit('dan');
  await again.watch(table, { after: ann.at(table).info.opened });
  const past = again.at(table).frames.filter((frame) => frame.events && frame.seq <= seq);
  expect(JSON.stringify(past)).toBe(told);
});

test('where the table does not allow it, and where nobody may look on, nobody takes a seat', async () => {
  const { table } = await withBot(DEFAULT_SETTINGS);
  const dan = await come('dan', table);
  expect(await dan.ask({ type: 'sit', table, name: 'Dan' })).toEqual({ code: 'not-now' });
  const closed = await withBot({ ...OPEN, spectators: null });
  expect(await dan.ask({ type: 'sit', table: closed.table, name: 'Dan' })).toEqual({ code: 'not-now' });
});

test('whoever has left comes back to the same seat only: what was seen stays seen', async () => {
  const { table, ann, bea, cat } = await withBot();
  await bea.ask({ type: 'leave', table });
  await ann.until(() => ann.at(table).info.seats[1].kind === 'bot');
  await bea.until(() => bea.at(table).you.seen === 1);
  expect(await bea.ask({ type: 'sit', table, seat: 2, name: 'Bea' })).toEqual({ code: 'has-seen-cards' });
  const dan = await come('dan', table);
  expect(await dan.ask({ type: 'sit', table, seat: 1, name: 'Dan' })).toMatchObject({
    seq: expect.any(Number),
  });
  // Her own seat is another's by now, and so is no other hers.
  expect(await bea.ask({ type: 'sit', table, name: 'Bea' })).toEqual({ code: 'has-seen-cards' });
  expect(await cat.ask({ type: 'sit', table, name: 'Cat' })).toMatchObject({ seq: expect.any(Number) });
  await cat.until(() => cat.at(table).you.seat === 2);
  await party.restart();
  const again = await come('bea', table);
  expect(again.at(table).you).toEqual({ seat: null, host: false, seen: 1 });
});

test('the record says who played which seat from which move on, and who may read it', async () => {
  const { table, ann, bea } = await withBot();
  const dan = await come('dan', table);
  await dan.ask({ type: 'sit', table, name: 'Dan' });
  await playToEnd([ann, bea, dan], table);
  const record = await party.hub.record(`${table}-1`);
  if (!record.ok) throw new Error('there is no record');
  expect(verifyRecord(GAMES, record.value)).toMatchObject({ ok: true });
  const { seats, moves, version } = readRecord(record.value);
  expect(version).toBe(4);
  expect(seats.map(({ name }) => name)).toEqual(['ann', 'bea', 'cat']);
  const changes = moves.flatMap(([line]) => (line.startsWith('seat ') ? line : []));
  expect(changes[0]).toMatch(/^seat 2 bot:casual /);
  expect(changes[1]).toBe('seat 2 person Dan');
  expect(await party.hub.readersOf(`${table}-1`)).toEqual(['ann', 'bea', 'dan', 'cat']);
  const finished = async (player: string) => (await party.hub.gamesOf(player)).finished[0];
  expect(await finished('dan')).toMatchObject({ seat: 2 });
  expect(await finished('cat')).toMatchObject({ seat: null });
});

test('whoever waits for the next game gets the seats of bots, in their order', async () => {
  const { table, ann, bea } = await withBot(DEFAULT_SETTINGS);
  const dan = await come('dan', table);
  const eve = await come('eve', table);
  const fay = await come('fay', table);
  await eve.ask({ type: 'next-in', table, name: 'bea' });
  await fay.ask({ type: 'next-in', table, name: 'Fay' });
  await dan.ask({ type: 'next-in', table, name: 'Dan', face: 3 });
  expect(await dan.ask({ type: 'next-in', table, name: 'Dan' })).toEqual({ code: 'not-now' });
  expect(await ann.ask({ type: 'next-in', table, name: 'Ann' })).toEqual({ code: 'already-seated' });
  await dan.until(() => dan.at(table).you.next === 3);
  expect(ann.at(table).info.next?.map(({ name }) => name)).toEqual(['bea 2', 'Fay', 'Dan']);
  // Whoever has gone waits no longer; whoever is left stays.
  eve.leave();
  await fay.until(() => fay.all('presence').at(-1)?.spectators === 3);
  await ann.ask({ type: 'agree', table, to: 'abort', agree: true });
  await bea.ask({ type: 'agree', table, to: 'abort', agree: true });
  await ann.until(() => ann.at(table).info.phase === 'over');
  await ann.ask({ type: 'rematch', table });
  await fay.until(() => fay.at(table).you.seat === 2);
  expect(fay.at(table).info.seats.map(({ name }) => name)).toEqual(['ann', 'bea', 'Fay']);
  expect(fay.at(table).info.next?.map(({ name }) => name)).toEqual(['Dan']);
  expect(await dan.ask({ type: 'next-out', table })).toMatchObject({ seq: expect.any(Number) });
  expect(await dan.ask({ type: 'next-out', table })).toEqual({ code: 'not-now' });
  await dealTo([ann, bea, fay], table);
});

/** Bea has gone, and somebody without her cookie says to be her. */
async function lostCookie(names: readonly string[] = ['ann', 'bea']) {
  const wanted = { game: 'karma', options: UNHURRIED };
  const { table, people } = await company(party, names, wanted);
  const [ann, bea] = people;
  const other = await come('bea-again', table);
  expect(await other.ask({ type: 'ask-seat', table, seat: 1 })).toEqual({ code: 'person-present' });
  bea.leave();
  await ann.until(() => ann.all('presence').at(-1)?.present[1] === false);
  expect(await other.ask({ type: 'ask-seat', table, seat: 1 })).toMatchObject({ seq: expect.any(Number) });
  await ann.until(() => ann.at(table).info.seat_asked !== undefined);
  const asked = ann.at(table).info.seat_asked!.asked;
  const answer = (by: Client, agree: boolean) => by.ask({ type: 'answer-seat', table, asked, agree });
  return { table, people, ann, other, answer };
}

test('a lost cookie is not a lost seat: the host agrees, and the old cookie is told', async () => {
  const { table, ann, other, answer } = await lostCookie();
  expect(other.at(table)).toMatchObject({
    you: { seat: null, asks_seat: true },
    view: { viewer: 'onlooker' },
    info: { seat_asked: { seat: 1, agreed: [], refused: [] } },
  });
  expect(await answer(other, true)).toEqual({ code: 'not-now' });
  await answer(ann, true);
  // Her patience of a minute counts first; then the seat is handed on, and the bot that stood in stops.
  clock.advance(59_000);
  await ann.ask({ type: 'say', table, what: { phrase: 'hello' } });
  expect(other.at(table).you.seat).toBe(null);
  await party.restart();
  const host = await come('ann', table);
  const again = await come('bea-again', table);
  clock.advance(60_000);
  await again.until(() => again.at(table).you.seat === 1);
  await again.until(() => again.at(table).info.seats[1].level === null);
  expect(again.at(table).info.seats[1].name).toBe('bea');
  await play([host, again], table, 3);
  const old = await come('bea', table);
  expect(old.at(table).you).toEqual({ seat: null, host: false, seen: 1, handed_on: true });
  expect(await old.ask({ type: 'move', table, move: 'take' })).toEqual({ code: 'no-seat' });
});

test('whose seat it is hears of it elsewhere, and keeps it by saying no or by coming back', async () => {
  const { table, ann, other, answer } = await lostCookie();
  await answer(ann, true);
  await other.ask({ type: 'answer-seat', table, asked: ann.at(table).info.seat_asked!.asked, agree: false });
  const elsewhere = await party.visit('bea');
  await other.ask({ type: 'ask-seat', table, seat: 1 });
  await elsewhere.until(() => elsewhere.all('seat-asked').length === 1);
  const [{ asked, name }] = elsewhere.all('seat-asked');
  expect(name).toBe('bea');
  await elsewhere.ask({ type: 'answer-seat', table, asked, agree: false });
  await ann.until(() => ann.at(table).info.seat_asked === undefined);
  expect(await other.ask({ type: 'ask-seat', table, seat: 1 })).toEqual({ code: 'seat-kept' });

  const third = await come('cy', table);
  await third.ask({ type: 'ask-seat', table, seat: 1 });
  await elsewhere.watch(table);
  await ann.until(() => ann.at(table).frames.at(-1)?.happened?.what === 'seat-kept');
  expect(ann.at(table).info.seat_asked).toBe(undefined);
});

test('where the host is the one who is away all others agree, and one no is enough against it', async () => {
  const { table, people, ann, other, answer } = await lostCookie(['ann', 'bea', 'cat', 'dan']);
  const [, , cat, dan] = people;
  // What is the host's goes to the next person clockwise.
  await ann.ask({ type: 'leave', table });
  await answer(cat, true);
  await answer(dan, false);
  await cat.until(() => cat.at(table).info.seat_asked?.refused.length === 1);
  expect(cat.at(table).info).toMatchObject({ host: 1, seat_asked: { agreed: [2], refused: [3] } });
  clock.advance(300_000);
  await other.until(() => other.at(table).info.seat_asked === undefined);
  expect(other.at(table).you.seat).toBe(null);

  const { seq: asked } = (await other.ask({ type: 'ask-seat', table, seat: 1 })) as { seq: number };
  for (const client of [cat, dan]) await client.ask({ type: 'answer-seat', table, asked, agree: true });
  clock.advance(10_000);
  await other.until(() => other.at(table).you.seat === 1);
  expect(other.at(table).you.host).toBe(true);
});

test('whoever has seen other cards of the game asks for no seat in it', async () => {
  const { table, people, other } = await lostCookie(['ann', 'bea', 'cat']);
  const [ann, , cat] = people;
  await other.ask({ type: 'answer-seat', table, asked: ann.at(table).info.seat_asked!.asked, agree: false });
  await cat.ask({ type: 'leave', table });
  expect(await cat.ask({ type: 'ask-seat', table, seat: 1 })).toEqual({ code: 'has-seen-cards' });
  expect(await cat.ask({ type: 'ask-seat', table, seat: 2 })).toEqual({ code: 'no-seat' });
});

test('over days a question for a seat does not tell who is there', async () => {
  const days = { turn: 3, reserve: 0, weekends_off: false, utc_offset_min: 0 } as const;
  const settings = { ...DEFAULT_SETTINGS, spectators: 0, days };
  const { table, people } = await company(party, ['ann', 'bea'], {
    game: 'karma',
    options: UNHURRIED,
    settings,
  });
  const [ann, bea] = people;
  const other = await come('bea-again', table);
  const ask = async () => {
    const answer = await other.ask({ type: 'ask-seat', table, seat: 1 });
    expect(answer).toMatchObject({ seq: expect.any(Number) });
    await ann.until(() => ann.at(table).info.seat_asked !== undefined);
    const { asked } = ann.at(table).info.seat_asked!;
    await ann.ask({ type: 'answer-seat', table, asked, agree: true });
  };
  const twelveHours = 12 * 3_600_000;
  // Bea is there, and nothing happens before the twelve hours are over; then she keeps her seat.
  await ask();
  clock.advance(twelveHours - 60_000);
  await ann.ask({ type: 'say', table, what: { phrase: 'hello' } });
  expect(ann.at(table).info.seat_asked).toBeDefined();
  clock.advance(60_000);
  await ann.until(() => ann.at(table).info.seat_asked === undefined);
  expect(other.at(table).you.seat).toBe(null);
  // The same while she is away.
  const { lines } = party.hub.counts();
  bea.leave();
  await expect.poll(() => party.hub.counts().lines).toBe(lines - 1);
  await ask();
  clock.advance(twelveHours - 60_000);
  await ann.ask({ type: 'say', table, what: { phrase: 'hello' } });
  expect(ann.at(table).info.seat_asked).toBeDefined();
  clock.advance(60_000);
  await other.until(() => other.at(table).you.seat === 1);
});
