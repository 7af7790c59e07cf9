import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dealTo, gathering } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';
import { passUntil, settle } from './testing/time.ts';

let party: Party;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock(1_800_000_000_000);
  party = await Party.begin({ now: clock.now, schedule: clock.schedule, nameOf: async () => 'Anna' });
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const WANTED = { game: 'karma' } as const;
const MINUTE = 60_000;
const ready = (table: string) => ({ type: 'ready', table, entropy: '5a'.repeat(16) }) as const;

describe('a seat that is not ready', () => {
  test('is given free ten minutes after its person’s last sign, if they are away and somebody waits', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    clock.advance(5 * MINUTE);
    await settle(bob, table);
    bob.leave();
    await ann.until(() => ann.all('presence').at(-1)?.present[1] === false);
    clock.advance(10 * MINUTE - 1);
    await settle(ann, table);
    expect(ann.at(table).info.seats[1].kind).toBe('person');
    clock.advance(1);
    await ann.until(() => ann.at(table).info.seats[1].kind === 'open');
    expect(ann.at(table).frames.at(-1)?.happened).toEqual({ what: 'free', seat: 1, name: 'bob' });
    const entry = (await party.kept.log.read(table, 0)).at(-1)!;
    expect(entry).toMatchObject({ actor: 'clock', body: '{"type":"free","seat":1}' });
    const back = await party.visit('bob');
    await back.watch(table);
    expect(await back.ask({ type: 'sit', table, name: 'bob' })).toHaveProperty('seq');
  });

  test('whoever is there is warned a minute before, and keeps it by giving a sign', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    await ann.ask(ready(table));
    clock.advance(10 * MINUTE);
    await bob.until(() => bob.at(table).info.seats[1].warned === true);
    clock.advance(MINUTE - 1);
    await bob.ask({ type: 'not-ready', table });
    await bob.until(() => bob.at(table).info.seats[1].warned === undefined);
    clock.advance(10 * MINUTE - 1);
    await settle(ann, table);
    expect(bob.at(table).info.seats[1]).toMatchObject({ kind: 'person' });
    clock.advance(1);
    await bob.until(() => bob.at(table).info.seats[1].warned === true);
    clock.advance(MINUTE);
    await bob.until(() => bob.at(table).you.seat === null);
    expect(bob.at(table).frames.at(-1)?.happened).toMatchObject({ what: 'free', seat: 1 });
  });

  test('is kept as long as nobody waits: alone, or among people who are not ready either', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    clock.advance(60 * MINUTE);
    await settle(ann, table);
    expect(bob.at(table).info.seats.map(({ kind, warned }) => [kind, warned])).toEqual([
      ['person', undefined],
      ['person', undefined],
    ]);
    const alone = await party.make('cat', { ...WANTED, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const eve = await party.visit('eve');
    await eve.watch(alone);
    clock.advance(60 * MINUTE);
    await settle(eve, alone);
    expect(eve.at(alone).info.seats[0]).toMatchObject({ kind: 'person', name: 'cat' });
  });

  test('after a restart its person has a minute to come back, and it is given free once', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const seq = await settle(people[0], table);
    clock.forget();
    await party.restart(() => clock.advance(20 * MINUTE));
    const ann = await party.visit('ann');
    await ann.watch(table);
    clock.advance(MINUTE - 1);
    expect(await settle(ann, table)).toBe(seq + 1);
    clock.advance(1);
    await ann.until(() => ann.at(table).info.seats[1].kind === 'open');
    clock.advance(60 * MINUTE);
    expect(await settle(ann, table)).toBe(seq + 3);
  });

  test('a host who lets others wait is followed by one of them', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const [, bob] = people;
    await bob.ask(ready(table));
    clock.advance(11 * MINUTE);
    await passUntil(clock, () => bob.at(table).you.host, MINUTE);
    expect(bob.at(table).info.seats.map(({ kind }) => kind)).toEqual(['open', 'person']);
  });
});

describe('one person at many tables that gather', () => {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];

  test('holds five seats: a sixth costs the one that was left alone for the longest', async () => {
    const tables: string[] = [];
    for (let i = 0; i < 6; i++) {
      tables.push(await party.make('ann', { ...WANTED, seats }));
      clock.advance(1000);
    }
    const held = async () => (await party.hub.gamesOf('ann')).running.map(({ table }) => table).sort();
    await expect.poll(held).toEqual(tables.slice(1).sort());
    expect((await party.kept.log.index(tables[0]))?.phase).toBe('closed');
  });

  test('two tables whose people each give up a seat at the other do not wait for each other', async () => {
    const [ann, bob] = [await party.visit('ann'), await party.visit('bob')];
    const open = { kind: 'open' as const };
    const shared = [0, 1].map(() => party.make('host', { ...WANTED, seats: [open, open, open] }));
    const [one, other] = await Promise.all(shared);
    await ann.ask({ type: 'sit', table: one, name: 'ann' });
    await bob.ask({ type: 'sit', table: other, name: 'bob' });
    clock.advance(1000);
    for (let i = 0; i < 4; i++) {
      for (const player of ['ann', 'bob']) await party.make(player, { ...WANTED, seats });
    }
    const answers = await Promise.all([
      ann.ask({ type: 'sit', table: other, name: 'ann' }),
      bob.ask({ type: 'sit', table: one, name: 'bob' }),
    ]);
    expect(answers).toEqual([{ seq: expect.any(Number) }, { seq: expect.any(Number) }]);
    const players = async (table: string) => (await party.kept.log.index(table))?.players;
    await expect.poll(() => players(one)).toEqual(['bob']);
    await expect.poll(() => players(other)).toEqual(['ann']);
  });

  test('is refused one more while present at all five, by table and by link, also all at once', async () => {
    const bob = await party.visit('bob');
    const tables: string[] = [];
    for (let i = 0; i < 8; i++) tables.push(await party.make(`host${i}`, { ...WANTED, seats }));
    for (const table of tables) await bob.watch(table);
    const answers = await Promise.all(tables.map((table) => bob.ask({ type: 'sit', table, name: 'bob' })));
    const refused = answers.filter((answer) => 'code' in answer);
    expect(answers.filter((answer) => 'seq' in answer)).toHaveLength(5);
    expect(refused).toEqual(Array(3).fill({ code: 'too-many-seats' }));
    expect(await party.hub.make('bob', { ...WANTED, name: 'bob', seats })).toEqual({
      ok: false,
      reason: { code: 'too-many-seats' },
    });
    const open = { kind: 'open' as const };
    expect(await party.hub.make('bob', { ...WANTED, name: 'bob', seats: [open, open] })).toMatchObject({
      ok: true,
    });
  });

  test('seats at games that run do not count', async () => {
    for (let i = 0; i < 6; i++) {
      const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
      await dealTo(people, table);
    }
    expect((await party.hub.gamesOf('ann')).running).toHaveLength(6);
  });
});

describe('ready', () => {
  test('is said to what the table shows, and refused when that has changed', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    const { terms } = bob.at(table).info;
    expect(terms).toMatch(/^[0-9a-f]{64}$/);
    await ann.ask({ type: 'change', table, options: { pile_visible: false } });
    await bob.until(() => bob.at(table).info.terms !== terms);
    expect(await bob.ask({ ...ready(table), terms: terms ?? '' })).toEqual({ code: 'terms-changed' });
    expect(await bob.ask({ ...ready(table), terms: bob.at(table).info.terms ?? '' })).toHaveProperty('seq');
    // A page that does not say it is believed.
    expect(await ann.ask(ready(table))).toHaveProperty('seq');
    await ann.ask({ type: 'start', table });
    await bob.until(() => bob.at(table).info.phase === 'playing');
    expect(bob.at(table).info.terms).toBe(null);
  });

  test.each([
    ['options', { type: 'change', options: { pile_visible: false } }],
    [
      'settings',
      {
        type: 'change',
        settings: { public: true, spectators: 3, chat: 'off', absence: { after_s: 9, stand_in: 'nobody' } },
      },
    ],
    ['a bot', { type: 'seat', seat: 2, level: 'master' }],
  ] as const)('other %s: nobody is ready any longer, and the terms are others', async (_, command) => {
    const { table, people } = await gathering(party, ['ann', 'bob', 'cat'], WANTED);
    const [ann, bob, cat] = people;
    await cat.ask({ type: 'leave', table });
    for (const client of [ann, bob]) await client.ask(ready(table));
    await bob.until(() => bob.at(table).info.seats[1].ready);
    const { terms, promise } = bob.at(table).info;
    const answer = await ann.ask({ ...command, table } as never);
    await bob.until(() => bob.at(table).seq === ('seq' in answer ? answer.seq : 0));
    expect(
      bob
        .at(table)
        .info.seats.slice(0, 2)
        .map((seat) => seat.ready),
    ).toEqual([false, false]);
    expect(bob.at(table).info.terms).not.toBe(terms);
    expect(bob.at(table).info.promise).toEqual(promise);
  });

  test('who sits down or leaves changes nothing for those who are ready', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob', 'cat'], WANTED);
    const [ann, bob, cat] = people;
    const { terms } = ann.at(table).info;
    await ann.ask(ready(table));
    await cat.ask({ type: 'leave', table });
    await bob.until(() => bob.at(table).info.seats[2].kind === 'open');
    expect(bob.at(table).info).toMatchObject({ terms, seats: [{ ready: true }, {}, {}] });
  });
});

describe('people', () => {
  test('with the same name get a number, and nobody is called like a bot', async () => {
    const table = await party.make('ann', {
      ...WANTED,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    const [bob, cat] = [await party.visit('bob'), await party.visit('cat')];
    await cat.watch(table);
    expect(await bob.ask({ type: 'sit', table, name: 'Bot 3' })).toEqual({ code: 'name-reserved' });
    await bob.ask({ type: 'sit', table, name: 'Ann' });
    await cat.ask({ type: 'sit', table, name: 'Player 2' });
    await cat.until(() => cat.at(table).you.seat === 2);
    expect(cat.at(table).info.seats.map(({ name }) => name)).toEqual(['ann', 'Ann 2', 'Guest']);
  });

  test('are known by an id of their own at each table, on a seat and off it', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const other = await gathering(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    await bob.ask({ type: 'say', table, what: { text: 'as bob' } });
    await bob.ask({ type: 'leave', table });
    await bob.ask({ type: 'say', table, what: { text: 'as Anna' } });
    await bob.ask({ type: 'sit', table, name: 'Robert' });
    await bob.ask({ type: 'say', table, what: { text: 'as Robert' } });
    await ann.until(() => ann.at(table).chat.length === 3);
    const said = ann.at(table).chat;
    expect(said.map(({ name, seat }) => [name, seat])).toEqual([
      ['bob', 1],
      ['Anna', null],
      ['Robert', 1],
    ]);
    const { person } = ann.at(table).info.seats[1];
    expect(said.map((each) => each.person)).toEqual([person, person, person]);
    expect(other.people[0].at(other.table).info.seats[1].person).not.toBe(person);
    const late = await party.visit('eve');
    await late.watch(table);
    expect(late.at(table).chat.map((each) => each.person)).toEqual([person, person, person]);
  });
});
