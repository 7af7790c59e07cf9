import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { steadinessOf } from '../lobby/steadiness.ts';
import type { Client } from './testing/client.ts';
import { company, dealTo, gathering, owing, play, playToEnd } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';
import { settle } from './testing/time.ts';

let party: Party;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock(1_800_000_000_000);
  party = await Party.begin({ now: clock.now, schedule: clock.schedule });
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const WANTED = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 } } as const;
/** The limit of turns ends a game soon. KAR-55 */
const SHORT = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0, turn_limit: 6 } } as const;

const told = (client: Client, table: string) =>
  (client.at(table).info.acts ?? []).map(({ what, by, about, changed, text }) =>
    [what, by, about, changed?.join('+'), text].filter((part) => part != null).join(' '),
  );

describe('what the host does', () => {
  test('is seen by everybody, with who did it and to whom', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob', 'cat'], WANTED);
    const [ann, , cat] = people;
    const { settings } = ann.at(table).info;
    await ann.ask({ type: 'change', table, options: { edition: 'set' } });
    await ann.ask({ type: 'change', table, settings: { ...settings, chat: 'off' } });
    await ann.ask({ type: 'remove', table, seat: 1 });
    await ann.ask({ type: 'seat', table, seat: 1, level: 'casual' });
    await ann.ask({ type: 'seat', table, seat: 1, level: 'novice' });
    await cat.until(() => told(cat, table).length === 4);
    const done = ['options ann edition', 'settings ann chat', 'removed ann bob', 'bot ann'];
    expect(told(cat, table)).toEqual(done);
    await ann.ask({ type: 'leave', table });
    await cat.until(() => told(cat, table).length === 5);
    expect(told(cat, table)).toEqual([...done, 'host cat']);
  });

  test('is no news where nothing is changed by it', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    await ann.ask({ type: 'change', table, settings: ann.at(table).info.settings });
    await settle(bob, table);
    expect(told(bob, table)).toEqual([]);
  });

  test('is seen by who comes later, after a restart and in the next game', async () => {
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], WANTED);
    for (const client of people) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
    await people[0].until(() => people[0].at(table).info.phase === 'over');
    await people[0].ask({ type: 'remove', table, seat: 2 });
    await people[0].ask({ type: 'rematch', table });
    clock.forget();
    await party.restart();
    const eve = await party.visit('eve');
    await eve.watch(table);
    expect(told(eve, table)).toEqual(['aborted', 'removed ann cat']);
  });
});

describe('what an operator does', () => {
  test('is said and closed before everybody’s eyes', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    const said = await party.hub.operate(table, { type: 'operator-says', text: 'Please be kind.' });
    expect(said).toMatchObject({ ok: true });
    await bob.until(() => told(bob, table).length === 1);
    expect(told(bob, table)).toEqual(['operator-says Please be kind.']);
    expect(bob.at(table).info.phase).toBe('playing');
    await party.hub.operate(table, { type: 'operator-closes', reason: 'Insults in the chat.' });
    await ann.until(() => ann.at(table).info.phase === 'closed');
    expect(told(ann, table).at(-1)).toBe('operator-closed Insults in the chat.');
    expect(await party.kept.log.ended(`${table}-1`)).toMatchObject({ ended: 'aborted' });
    expect(await ann.ask({ type: 'rematch', table })).toEqual({ code: 'not-now' });
    const again = await party.hub.operate(table, { type: 'operator-says', text: 'Too late.' });
    expect(again).toEqual({ ok: false, reason: { code: 'not-now' } });
    const nowhere = await party.hub.operate('ZZZZZZ', { type: 'operator-says', text: 'Hello?' });
    expect(nowhere).toEqual({ ok: false, reason: { code: 'no-such-table' } });
  });
});

describe('whoever lets the time run out', () => {
  test('is named, has less time after the second time, and a bot after the third in a row', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    // Until one of them alone is asked.
    while (people.every((client) => client.at(table).offers?.owes)) await play(people, table, 1);
    const slow = await owing(people, table);
    const other = people.find((client) => client !== slow)!;
    const seat = slow.at(table).you.seat ?? 0;
    const name = slow.at(table).info.seats[seat].name;
    clock.advance(60_000);
    await other.ask({ type: 'vote', table, to: 'clock', seat, agree: true });
    await other.until(() => other.at(table).clock?.of_ms === 60_000);
    const runOut = async (ms: number) => {
      while ((await owing(people, table)) !== slow) await play(people, table, 1);
      expect(slow.at(table).clock).toMatchObject({ of_ms: ms, left_ms: ms });
      const { seq } = slow.at(table);
      clock.advance(ms);
      await slow.until(() => slow.at(table).info.seats[seat].once === true || slow.at(table).seq > seq + 1);
      for (let i = 0; i < 10; i++) clock.advance(500);
      await slow.until(() => slow.at(table).info.seats[seat].once !== true);
    };
    await runOut(60_000);
    expect(told(other, table)).toEqual(['clock', `late ${name}`]);
    await runOut(60_000);
    expect(told(other, table)).toEqual(['clock', `late ${name}`, `short-time ${name}`]);
    await runOut(20_000);
    while ((await owing(people, table)) !== slow) await play(people, table, 1);
    await slow.until(() => slow.at(table).info.seats[seat].level !== null);
    expect(told(other, table).at(-1)).toBe(`bot-plays ${name}`);
    await slow.ask({ type: 'take-back', table });
    await slow.until(() => slow.at(table).info.seats[seat].level === null);
  });
});

describe('a person’s record', () => {
  test('counts games played to the end and gone from, from the fifth on, for those at the table', async () => {
    const { log } = party.kept;
    for (let game = 0; game < 4; game++) {
      const { table, people } = await company(party, ['ann', 'bob'], SHORT);
      await playToEnd(people, table);
    }
    expect(await steadinessOf(log, 'ann')).toBe(undefined);
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], SHORT);
    const [ann, bob, cat] = people;
    await bob.ask({ type: 'leave', table });
    await ann.until(() => told(ann, table).length === 1);
    expect(told(ann, table)).toEqual(['left bob']);
    for (const client of [ann, cat]) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
    await ann.until(() => ann.at(table).info.phase === 'over');
    // Four to the end; the fifth is broken off for ann, and bob went from it.
    expect(await steadinessOf(log, 'ann')).toBe(undefined);
    expect(await steadinessOf(log, 'bob')).toEqual([4, 5]);
    const next = await gathering(party, ['ann', 'bob'], SHORT);
    const [host] = next.people;
    await host.until(() => host.at(next.table).info.seats[1].kind === 'person');
    expect(host.at(next.table).info.seats.map(({ record }) => record)).toEqual([
      undefined,
      { finished: 4, games: 5 },
    ]);
    await dealTo(next.people, next.table);

    // Known before anybody sits down with them: as the host of a table, and when they ask for a seat.
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const listed = { ...SHORT, seats: [...seats], settings: { public: true } };
    const bobs = await party.make('bob', listed);
    const dans = await party.make('dan', listed);
    const records = new Map((await party.hub.lobby({})).map((entry) => [entry.code, entry.host_record]));
    expect(records.get(bobs)).toEqual({ finished: 4, games: 5 });
    expect(records.get(dans)).toBe(undefined);
    const { table: running, people: two } = await company(party, ['dan', 'eve'], SHORT);
    two[1].leave();
    await two[0].until(() => two[0].all('presence').at(-1)?.present[1] === false);
    const asking = await party.visit('bob');
    await asking.watch(running);
    expect(await asking.ask({ type: 'ask-seat', table: running, seat: 1 })).toHaveProperty('seq');
    await two[0].until(() => two[0].at(running).info.seat_asked !== undefined);
    expect(two[0].at(running).info.seat_asked).toMatchObject({ seat: 1, record: { finished: 4, games: 5 } });
  });
});
