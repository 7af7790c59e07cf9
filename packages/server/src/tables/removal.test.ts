import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company, dealTo, gathering, owing, play } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';
import { passUntil, settle } from './testing/time.ts';

let party: Party;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock(1_800_000_000_000);
  party = await Party.begin({
    now: clock.now,
    schedule: clock.schedule,
    nameOf: async (player) => (player === 'bob' ? 'Bob' : null),
  });
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const WANTED = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 } } as const;

describe('a removed guest', () => {
  test('stays removed: under another name, after a restart and in the next game', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob', 'cat'], WANTED);
    const [ann, bob, cat] = people;
    await ann.ask({ type: 'remove', table, seat: 1 });
    await bob.until(() => bob.all('gone').length === 1);
    expect(bob.all('gone')[0].reason).toEqual({ code: 'removed' });
    expect(await bob.ask({ type: 'sit', table, name: 'Robert' })).toEqual({ code: 'removed' });
    expect(await bob.ask({ type: 'say', table, what: { text: 'Boo' } })).toEqual({ code: 'removed' });
    expect(await party.hub.card(table, 'bob')).toEqual({ ok: false, reason: { code: 'removed' } });
    await ann.ask({ type: 'seat', table, seat: 1, level: 'casual' });
    await dealTo([ann, cat], table);
    for (const client of [ann, cat]) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
    await ann.until(() => ann.at(table).info.phase === 'over');
    await ann.ask({ type: 'rematch', table });
    await ann.ask({ type: 'seat', table, seat: 1, level: null });
    clock.forget();
    await party.restart();
    const again = await party.visit('bob');
    await again.watch(table);
    expect(again.all('gone')[0].reason).toEqual({ code: 'removed' });
    expect(await again.ask({ type: 'sit', table, name: 'Zoe' })).toEqual({ code: 'removed' });
  });

  test('is let in again by the host, who alone knows who was removed', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob', 'cat'], WANTED);
    const [ann, bob, cat] = people;
    const person = ann.at(table).info.seats[1].person ?? '';
    expect(person).toMatch(/^[0-9a-f]{64}$/);
    await ann.ask({ type: 'seat', table, seat: 1, level: null });
    await ann.until(() => ann.at(table).you.removed?.length === 1);
    expect(ann.at(table).you.removed).toEqual([{ person, name: 'bob' }]);
    expect(cat.at(table).you).toEqual({ seat: 2, host: false });
    expect(await cat.ask({ type: 'readmit', table, person })).toEqual({ code: 'host-only' });
    await ann.ask({ type: 'readmit', table, person });
    await ann.until(() => ann.at(table).you.removed === undefined);
    await bob.watch(table);
    expect(await bob.ask({ type: 'sit', table, name: 'Robert' })).toHaveProperty('seq');
    expect(bob.at(table).info.seats[1].person).toBe(person);
  });

  test('a host who frees their own seat is not removed', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const [ann] = people;
    await ann.ask({ type: 'seat', table, seat: 0, level: null });
    expect(await ann.ask({ type: 'sit', table, name: 'Ann' })).toHaveProperty('seq');
  });
});

describe('somebody in a running game', () => {
  test('is not removed by the host alone, but by all others together, and stays removed', async () => {
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], WANTED);
    const [ann, bob, cat] = people;
    expect(await ann.ask({ type: 'remove', table, seat: 1 })).toEqual({ code: 'needs-agreement' });
    await cat.ask({ type: 'vote', table, to: 'remove', seat: 1, agree: true });
    await bob.until(() => bob.at(table).info.votes?.length === 1);
    expect(bob.at(table).info.votes).toEqual([{ to: 'remove', seat: 1, by: [2] }]);
    expect(await bob.ask({ type: 'vote', table, to: 'remove', seat: 1, agree: true })).toEqual({
      code: 'not-now',
    });
    await ann.ask({ type: 'vote', table, to: 'remove', seat: 1, agree: true });
    await ann.until(() => ann.at(table).info.seats[1].kind === 'bot');
    expect(ann.at(table).frames.at(-1)?.happened).toEqual({
      what: 'voted',
      seat: 1,
      name: 'bob',
      to: 'remove',
      about: 1,
    });
    await bob.until(() => bob.all('gone').length === 1);
    expect(bob.all('gone')[0].reason).toEqual({ code: 'removed' });
    expect(ann.at(table).you.removed).toHaveLength(1);
  });

  test('a wish is withdrawn, and gone when nobody shares it', async () => {
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], WANTED);
    const [ann, bob, cat] = people;
    await ann.ask({ type: 'vote', table, to: 'remove', seat: 1, agree: true });
    await ann.ask({ type: 'vote', table, to: 'remove', seat: 1, agree: false });
    await cat.ask({ type: 'vote', table, to: 'remove', seat: 1, agree: true });
    await settle(ann, table);
    expect(bob.at(table).info.seats[1].kind).toBe('person');
    expect(ann.at(table).info.votes).toEqual([{ to: 'remove', seat: 1, by: [2] }]);
  });

  test('of two people one cannot remove the other, who is there; after two minutes of absence they can', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], {
      ...WANTED,
      settings: { absence: { after_s: 5, stand_in: 'nobody' } },
    });
    const [ann, bob] = people;
    await ann.ask({ type: 'vote', table, to: 'remove', seat: 1, agree: true });
    await settle(ann, table);
    expect(ann.at(table).info.seats[1].kind).toBe('person');
    bob.leave();
    await ann.until(() => ann.all('presence').at(-1)?.present[1] === false);
    clock.advance(119_900);
    await settle(ann, table);
    expect(ann.at(table).info.seats[1].kind).toBe('person');
    await passUntil(clock, () => ann.at(table).info.seats[1].kind === 'bot');
  });
});

describe('agreements and people who are away', () => {
  const IMPATIENT = { ...WANTED, settings: { absence: { after_s: 5, stand_in: 'bot:casual' } } } as const;

  test('being away for five seconds is no consent to an end, not even where a bot has stood in', async () => {
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], IMPATIENT);
    const [ann, bob, cat] = people;
    bob.leave();
    await ann.until(() => ann.all('presence').at(-1)?.present[1] === false);
    for (const client of [ann, cat]) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
    await passUntil(clock, () => ann.at(table).info.seats[1].level === 'casual');
    clock.advance(100_000);
    await settle(ann, table);
    expect(ann.at(table).info.phase).toBe('playing');
    await passUntil(clock, () => ann.at(table).info.phase === 'over');
  });

  test('a pause ends by agreement at first, and by anybody’s wish after two minutes', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    for (const client of people) await client.ask({ type: 'agree', table, to: 'pause', agree: true });
    await ann.until(() => ann.at(table).info.phase === 'paused');
    await bob.ask({ type: 'agree', table, to: 'resume', agree: true });
    clock.advance(119_900);
    await settle(ann, table);
    expect(ann.at(table).info.phase).toBe('paused');
    clock.advance(100);
    await ann.until(() => ann.at(table).info.phase === 'playing');
    for (const client of people) await client.ask({ type: 'agree', table, to: 'pause', agree: true });
    await ann.until(() => ann.at(table).info.phase === 'paused');
    clock.advance(120_000);
    await settle(ann, table);
    expect(ann.at(table).info.phase).toBe('paused');
    await ann.ask({ type: 'agree', table, to: 'resume', agree: true });
    await bob.until(() => bob.at(table).info.phase === 'playing');
  });
});

describe('somebody who never moves', () => {
  test('is given a clock by all others, after a minute: when it is up a bot decides that once', async () => {
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], WANTED);
    // Everybody has chosen the open cards: from now on one person is asked at a time.
    await play(people, table, 3);
    const slow = await owing(people, table);
    const others = people.filter((client) => client !== slow);
    const seat = people.indexOf(slow);
    const vote = { type: 'vote', table, to: 'clock', seat, agree: true } as const;
    expect(await slow.ask({ ...vote, seat: (seat + 1) % 3 })).toEqual({ code: 'not-now' });
    expect(await others[0].ask(vote)).toEqual({ code: 'too-early' });
    clock.advance(60_000);
    await others[0].ask(vote);
    await slow.until(() => slow.at(table).info.votes?.length === 1);
    expect(slow.at(table).clock).toBe(null);
    const before = await others[1].ask(vote);
    const given = 'seq' in before ? before.seq + 1 : 0;
    await slow.until(() => slow.at(table).seq === given);
    expect(slow.at(table).frames.at(-1)?.happened).toMatchObject({ what: 'voted', seat });
    expect(slow.at(table).clock).toMatchObject({ left_ms: 60_000, of_ms: 60_000, stands: false });
    expect(slow.at(table).info.votes).toEqual([]);
    clock.advance(59_999);
    expect(await settle(slow, table)).toBe(given + 1);
    clock.advance(1);
    await slow.until(() => slow.at(table).info.seats[seat].level === 'casual');
    expect(await slow.ask({ type: 'take-back', table })).toEqual({ code: 'not-now' });
    const [standIn] = await party.kept.log.read(table, given + 1);
    expect(standIn).toMatchObject({ actor: 'clock', body: expect.stringContaining('"once":true') });
    await passUntil(clock, () => slow.at(table).info.seats[seat].level === null);
    expect(slow.at(table).clock).toMatchObject({ of_ms: 60_000 });
    await play(people, table, 3);
  });

  test('whoever moves before the others agree is not given one', async () => {
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], WANTED);
    const slow = await owing(people, table);
    const seat = people.indexOf(slow);
    const other = people.find((client) => client !== slow)!;
    clock.advance(60_000);
    await other.ask({ type: 'vote', table, to: 'clock', seat, agree: true });
    await slow.until(() => slow.at(table).info.votes?.length === 1);
    await slow.ask({ type: 'move', table, move: slow.at(table).offers!.moves[0] });
    await other.until(() => other.at(table).info.votes?.length === 0);
    expect(other.at(table).clock).toBe(null);
  });

  test('a given clock stands in a pause and survives a restart', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const slow = await owing(people, table);
    const seat = people.indexOf(slow);
    const other = people.find((client) => client !== slow)!;
    clock.advance(60_000);
    await other.ask({ type: 'vote', table, to: 'clock', seat, agree: true });
    await other.until(() => other.at(table).clock !== null);
    clock.advance(20_000);
    for (const client of people) await client.ask({ type: 'agree', table, to: 'pause', agree: true });
    await other.until(() => other.at(table).info.phase === 'paused');
    clock.advance(60_000);
    for (const client of people) await client.ask({ type: 'agree', table, to: 'resume', agree: true });
    await other.until(() => other.at(table).info.phase === 'playing');
    expect(other.at(table).clock).toMatchObject({ left_ms: 40_000 });
    clock.forget();
    await party.restart(() => clock.advance(600_000));
    const again = [await party.visit('ann'), await party.visit('bob')];
    for (const client of again) await client.watch(table, { moves: true });
    expect(again[0].at(table).clock).toMatchObject({ left_ms: 40_000 });
    clock.advance(40_000);
    await again[0].until(() => again[0].at(table).info.seats[seat].level === 'casual');
  });
});
