import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chained } from '../log/chain.ts';
import { company, gathering, play } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

let party: Party;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock(1_800_000_000_000);
  party = await Party.begin({
    now: clock.now,
    schedule: clock.schedule,
    botDelay: [0, 0],
    nameOf: async (player) => (player === 'eve' ? 'Evelyn' : null),
  });
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

/** Time goes by until something has happened. */
async function passUntil(fits: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && !fits()) {
    clock.advance(100);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(fits()).toBe(true);
}

const TIME_OUT = { absence: { after_s: 5, stand_in: 'time-out' } } as const;

describe('a table where time decides for whoever is away', () => {
  test('the clock moves for them, again and again, and no bot takes the seat', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], {
      game: 'mieses-karma',
      options: { decision_ms: 2000 },
      settings: TIME_OUT,
    });
    const [ann, bob] = people;
    bob.leave();
    const { seq } = ann.at(table);
    await passUntil(() => ann.at(table).seq >= seq + 6);
    expect(ann.at(table).info.seats[1]).toMatchObject({ kind: 'person', level: null });
    expect(ann.at(table).frames.every(({ happened }) => happened?.what !== 'stand-in')).toBe(true);
    const actors = (await party.kept.log.read(table, seq)).map(({ actor }) => actor);
    expect(new Set(actors)).toEqual(new Set(['clock']));
  });

  test('where no time runs a bot plays on, so that nobody waits for ever', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], {
      game: 'karma',
      options: { decision_ms: 0, choosing_ms: 0 },
      settings: TIME_OUT,
    });
    const [ann, bob] = people;
    const away = ann.at(table).offers?.owes ? ann : bob;
    const there = away === ann ? bob : ann;
    const seat = away === ann ? 0 : 1;
    away.leave();
    await passUntil(() => there.at(table).info.seats[seat].level === 'casual');
    const back = await party.visit(away.player);
    await back.watch(table, { moves: true });
    await there.until(() => there.at(table).info.seats[seat].level === null);
    await play([there, back], table, 2);
  });
});

describe('a bot that another node let stand in', () => {
  const WANTED = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 } } as const;

  /** As another node writes it that has not heard yet who is here. */
  async function standIn(table: string, seat: number): Promise<void> {
    const last = (await party.kept.log.read(table, 0)).at(-1)!;
    const body = JSON.stringify({ type: 'stand-in', seat, level: 'casual' });
    const { seq, at, link } = last;
    const entry = { table, seq: seq + 1, command: `stand-in:${seq}:${seat}`, actor: 'server', body, at };
    await party.kept.log.append(chained(link, entry));
  }

  test('stops at once where its person is', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    await standIn(table, 1);
    await ann.ask({ type: 'say', table, what: { phrase: 'hello' } });
    await bob.until(() => bob.at(table).frames.some(({ happened }) => happened?.what === 'take-back'));
    expect(bob.at(table).info.seats[1].level).toBe(null);
  });

  test('is not set to it again before the patience with its person has ended anew', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], {
      ...WANTED,
      settings: { absence: { after_s: 10, stand_in: 'bot:casual' } },
    });
    const [ann, bob] = people;
    bob.leave();
    await passUntil(() => ann.at(table).info.seats[1].level === 'casual');
    // Bob is back, at a node of which this one has not heard.
    const last = (await party.kept.log.read(table, 0)).at(-1)!;
    const { seq, link } = last;
    const body = JSON.stringify({ type: 'take-back', seat: 1 });
    const back = { table, seq: seq + 1, command: `back:${seq}:1`, actor: 'bob', body, at: clock.now() };
    await party.kept.log.append(chained(link, back));
    await ann.ask({ type: 'say', table, what: { phrase: 'hello' } });
    await ann.until(() => ann.at(table).info.seats[1].level === null);
    clock.advance(9000);
    await ann.ask({ type: 'say', table, what: { phrase: 'hurry' } });
    expect(ann.at(table).info.seats[1].level).toBe(null);
    await passUntil(() => ann.at(table).info.seats[1].level === 'casual');
  });
});

describe('a table that was never dealt', () => {
  const DAY = 86_400_000;
  const seats = [{ kind: 'open' as const }, { kind: 'me' as const }];

  test('is closed when nobody has been there for sixty days', async () => {
    const left = await party.make('ann', { game: 'karma', seats });
    const watched = await party.make('ann', { game: 'karma', seats });
    const eve = await party.visit('eve');
    await eve.watch(watched);
    const running = async () => (await party.hub.gamesOf('ann')).running.map(({ table }) => table).sort();
    for (let day = 0; day < 60; day++) clock.advance(DAY);
    expect(await running()).toEqual([left, watched].sort());
    clock.advance(2 * DAY);
    await expect.poll(running).toEqual([watched]);
    expect((await party.kept.log.index(left))?.phase).toBe('closed');
  });
});

describe('a host who is away before the deal', () => {
  test('is followed by the first person who is there, and keeps the seat', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], { game: 'karma' });
    const [ann, bob] = people;
    expect(bob.at(table).you.host).toBe(false);
    ann.leave();
    await bob.until(() => bob.all('presence').at(-1)?.present[0] === false);
    clock.advance(59_000);
    await bob.ask({ type: 'say', table, what: { phrase: 'hurry' } });
    expect(bob.at(table).you.host).toBe(false);
    await passUntil(() => bob.at(table).you.host);
    expect(bob.at(table).info).toMatchObject({ host: 1, seats: [{ name: 'ann' }, { name: 'bob' }] });
    const back = await party.visit('ann');
    await back.watch(table);
    expect(back.at(table).you).toEqual({ seat: 0, host: false });
  });

  test('stays host of a table where nobody else is', async () => {
    const table = await party.make('ann', { game: 'karma', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const eve = await party.visit('eve');
    await eve.watch(table);
    clock.advance(3_600_000);
    const back = await party.visit('ann');
    await back.watch(table);
    expect(back.at(table).you).toEqual({ seat: 0, host: true });
  });
});

describe('spectators', () => {
  test('speak under their name, and not without one', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], { game: 'karma' });
    const [ann] = people;
    const eve = await party.visit('eve');
    const nameless = await party.visit('kim');
    for (const client of [eve, nameless]) await client.watch(table);
    expect(await eve.ask({ type: 'say', table, what: { text: 'Salut' } })).toHaveProperty('seq');
    await ann.until(() => ann.at(table).chat.length === 1);
    expect(ann.at(table).chat[0]).toMatchObject({ seat: null, name: 'Evelyn', text: 'Salut' });
    expect(await nameless.ask({ type: 'say', table, what: { phrase: 'hello' } })).toEqual({
      code: 'no-seat',
    });
    expect(await eve.ask({ type: 'hand-over', table, level: 'novice' })).toEqual({ code: 'no-seat' });
  });

  test('say nothing while the game runs, whatever they see', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], { game: 'karma' });
    const eve = await party.visit('eve');
    await eve.watch(table);
    const hello = { type: 'say', table, what: { phrase: 'hello' } } as const;
    expect(await eve.ask(hello)).toEqual({ code: 'chat-off' });
    expect(await people[0].ask(hello)).toHaveProperty('seq');
    for (const client of people) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
    await eve.until(() => eve.at(table).info.phase === 'over');
    expect(await eve.ask(hello)).toHaveProperty('seq');
  });

  test('hear and say nothing at a table that wants none', async () => {
    const { table } = await company(party, ['ann', 'bob'], {
      game: 'karma',
      settings: { spectators: null },
    });
    const eve = await party.visit('eve');
    expect(await eve.ask({ type: 'say', table, what: { phrase: 'hello' } })).toEqual({
      code: 'no-spectators',
    });
  });
});
