import { verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { company, dealTo, gathering, owing, play, playToEnd } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

let party: Party;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock(1_800_000_000_000);
  party = await Party.begin({
    now: clock.now,
    schedule: clock.schedule,
    botDelay: [700, 700],
    nameOf: async () => 'Evelyn',
  });
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const WANTED = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 } } as const;

/** Time goes by until something has happened. */
async function passUntil(fits: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && !fits()) {
    clock.advance(100);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(fits()).toBe(true);
}

describe('a seat handed to a bot', () => {
  test('is played by it, until its person takes it back', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    const before = ann.at(table).seq;
    expect(await ann.ask({ type: 'hand-over', table, level: 'novice' })).toEqual({ seq: before + 1 });
    await bob.until(() => bob.at(table).info.seats[0].level === 'novice');
    expect(bob.at(table).info.seats[0]).toMatchObject({ kind: 'person', name: 'ann', present: true });
    expect(await ann.ask({ type: 'move', table, move: ann.at(table).offers!.moves[0] ?? 'take' })).toEqual({
      code: 'not-now',
    });
    await passUntil(() => ann.at(table).seq === before + 2);
    await ann.ask({ type: 'take-back', table });
    await ann.until(() => ann.at(table).info.seats[0].level === null);
    expect(await ann.ask({ type: 'take-back', table })).toEqual({ code: 'not-now' });
    await play(people, table, 2);
  });

  test('while the best bot thinks: the seat taken back is played by its person at once, and the thought is dropped', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const client = await owing(people, table);
    const { seq, offers } = client.at(table);
    await client.ask({ type: 'hand-over', table, level: 'master' });
    await client.ask({ type: 'take-back', table });
    expect(await client.ask({ type: 'move', table, move: offers!.moves[0] })).toEqual({ seq: seq + 3 });
    // Longer than it thinks, and longer than it waits.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    clock.advance(5000);
    expect(await client.ask({ type: 'say', table, what: { phrase: 'thinking' } })).toEqual({ seq: seq + 4 });
  });

  test('a bot waits at least as long as a person would', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann] = people;
    await ann.ask({ type: 'hand-over', table, level: 'novice' });
    const { seq } = ann.at(table);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    clock.advance(690);
    await ann.ask({ type: 'say', table, what: { phrase: 'thinking' } });
    await ann.until(() => ann.at(table).seq === seq + 1);
    await passUntil(() => ann.at(table).seq === seq + 2);
    expect(ann.at(table).frames.at(-1)?.events).toBeDefined();
  });
});

describe('somebody who is away', () => {
  test('is seen to be away at once, replaced after the grace, and back without losing a turn', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], {
      ...WANTED,
      settings: { absence: { after_s: 10, stand_in: 'bot:skilled' } },
    });
    const [ann, bob] = people;
    bob.leave();
    await ann.until(() => ann.all('presence').at(-1)?.present[1] === false);
    clock.advance(9900);
    await ann.ask({ type: 'say', table, what: { phrase: 'hurry' } });
    expect(ann.at(table).info.seats[1].level).toBe(null);
    await passUntil(() => ann.at(table).info.seats[1].level === 'skilled');
    expect(ann.at(table).frames.at(-1)?.happened).toEqual({ what: 'stand-in', seat: 1, name: 'bob' });
    const back = await party.visit('bob');
    await back.watch(table, { moves: true });
    await ann.until(() => ann.at(table).info.seats[1].level === null);
    await play([ann, back], table, 4);
  });

  test('is waited for where the table says so', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], {
      ...WANTED,
      settings: { absence: { after_s: 5, stand_in: 'nobody' } },
    });
    const { seq } = people[0].at(table);
    people[1].leave();
    await people[0].until(() => people[0].all('presence').length > 0);
    clock.advance(3_600_000);
    expect(await people[0].ask({ type: 'say', table, what: { phrase: 'hurry' } })).toEqual({ seq: seq + 1 });
  });
});

describe('going for good', () => {
  test('the host leaves a running game: a bot plays on, and another person is host', async () => {
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], WANTED);
    const [ann, bob] = people;
    await ann.ask({ type: 'leave', table });
    await bob.until(() => bob.at(table).info.seats[0].kind === 'bot');
    expect(bob.at(table).info.seats[0].level).toBe('casual');
    expect(bob.at(table).you).toEqual({ seat: 1, host: true });
    expect(ann.at(table).you).toEqual({ seat: null, host: false, seen: 0 });
    expect(await ann.ask({ type: 'take-back', table })).toEqual({ code: 'no-seat' });
    await people[2].ask({ type: 'leave', table });
    await bob.until(() => bob.at(table).info.seats[2].kind === 'bot');
    await bob.ask({ type: 'leave', table });
    await ann.until(() => ann.at(table).info.phase === 'closed');
    const record = await party.hub.record(`${table}-1`);
    expect(record.ok && verifyRecord(GAMES, record.value).ok).toBe(true);
    expect(record.ok && record.value).toContain('"reason":"aborted"');
  });

  test('the next person clockwise is host', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob', 'cat'], WANTED);
    const [ann, bob, cat] = people;
    await ann.ask({ type: 'leave', table });
    await bob.until(() => bob.at(table).you.host);
    await ann.ask({ type: 'sit', table, name: 'ann' });
    await bob.ask({ type: 'remove', table, seat: 1 });
    await cat.until(() => cat.at(table).you.host);
    await cat.ask({ type: 'leave', table });
    await ann.until(() => ann.at(table).you.host);
    expect(ann.at(table).info.host).toBe(0);
  });

  test('before the deal the seat is open again', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    await people[1].ask({ type: 'leave', table });
    await people[1].until(() => people[1].at(table).you.seat === null);
    expect(people[1].at(table).info.seats[1].kind).toBe('open');
    expect(await people[1].ask({ type: 'sit', table, name: 'Bob' })).toHaveProperty('seq');
  });
});

describe('agreements', () => {
  test('a game is paused, resumed and ended by all', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    await ann.ask({ type: 'agree', table, to: 'pause', agree: true });
    await bob.until(() => bob.at(table).info.agreed.pause.length === 1);
    expect(bob.at(table).info.phase).toBe('playing');
    await bob.ask({ type: 'agree', table, to: 'pause', agree: true });
    await bob.until(() => bob.at(table).info.phase === 'paused');
    expect(await bob.ask({ type: 'move', table, move: 'take' })).toEqual({ code: 'not-now' });
    for (const client of people) await client.ask({ type: 'agree', table, to: 'resume', agree: true });
    await bob.until(() => bob.at(table).info.phase === 'playing');
    await ann.ask({ type: 'agree', table, to: 'abort', agree: true });
    await ann.ask({ type: 'agree', table, to: 'abort', agree: false });
    await bob.ask({ type: 'agree', table, to: 'abort', agree: true });
    expect(bob.at(table).info.phase).toBe('playing');
    expect(await party.hub.record(`${table}-1`)).toMatchObject({ ok: false });
    await ann.ask({ type: 'agree', table, to: 'abort', agree: true });
    await bob.until(() => bob.at(table).info.phase === 'over');
    const record = await party.hub.record(`${table}-1`);
    expect(record.ok && verifyRecord(GAMES, record.value).ok).toBe(true);
  });

  test('whoever has just lost the connection still counts', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    bob.leave();
    await ann.until(() => ann.all('presence').at(-1)?.present[1] === false);
    await ann.ask({ type: 'agree', table, to: 'abort', agree: true });
    await ann.ask({ type: 'say', table, what: { phrase: 'hello' } });
    expect(ann.at(table).info.phase).toBe('playing');
    clock.advance(119_900);
    await ann.ask({ type: 'say', table, what: { phrase: 'hello' } });
    expect(ann.at(table).info.phase).toBe('playing');
    await passUntil(() => ann.at(table).info.phase === 'over');
  });
});

test('a rematch has a new promise, asks everybody again, and the deal moves on', async () => {
  const { table, people } = await company(party, ['ann', 'bob', 'cat'], {
    game: 'stop',
    options: { reaction: 'poll', target_points: 1, turn_limit: 5, dealer: 0 },
  });
  const [ann, bob] = people;
  const first = ann.at(table).info.promise;
  expect(await bob.ask({ type: 'rematch', table })).toEqual({ code: 'not-now' });
  await playToEnd(people, table);
  const rounds = (ann.at(table).view as { rounds: number }).rounds;
  await bob.ask({ type: 'rematch', table });
  await ann.until(() => ann.at(table).info.round === 2);
  const { info, view } = ann.at(table);
  expect(info.phase).toBe('gathering');
  expect(info.seats.every(({ ready }) => !ready)).toBe(true);
  expect(info.promise.number).toBe(first.number + 1);
  expect(info.promise.commitment).not.toBe(first.commitment);
  expect(info.options.dealer).toBe(rounds % 3);
  expect(view).toBe(null);
  await dealTo(people, table);
  expect((await party.kept.log.read(table, 0))[0].seq).toBeGreaterThan(1);
  await play(people, table, 3);
  const again = await party.visit('cat');
  await again.watch(table, { after: 1 });
  expect(again.all('table')).toHaveLength(1);
  expect(again.at(table).view).toEqual(people[2].at(table).view);
  const { opened } = again.at(table).info;
  const fromTheDeal = await party.visit('cat');
  await fromTheDeal.watch(table, { after: opened });
  expect(fromTheDeal.all('table')).toHaveLength(0);
  expect(fromTheDeal.at(table).frames[0].seq).toBe(opened + 1);
});

test('the name that somebody gives with a table or a seat is kept, and not one that gets no seat', async () => {
  const names: string[] = [];
  const deps = await Party.begin({
    rename: async (player, name) => void names.push(`${player}: ${name}`),
  });
  const table = await deps.make('ann', { ...WANTED, seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(names).toEqual(['ann: ann']);
  const [bob, cat] = [await deps.visit('bob'), await deps.visit('cat')];
  expect(await bob.ask({ type: 'sit', table, name: 'Robert' })).toHaveProperty('seq');
  expect(await cat.ask({ type: 'sit', table, name: 'Catherine' })).toEqual({ code: 'table-full' });
  expect(names).toEqual(['ann: ann', 'bob: Robert']);
  await deps.end();
});

describe('chat', () => {
  test('is heard by all in order, and stays for those who come later', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    await people[0].ask({ type: 'say', table, what: { phrase: 'hello' } });
    await people[1].ask({ type: 'say', table, what: { text: 'Grüezi' } });
    await people[0].until(() => people[0].at(table).chat.length === 2);
    const late = await party.visit('cat');
    await late.watch(table);
    expect(late.at(table).chat.map(({ name, phrase, text }) => [name, phrase ?? text])).toEqual([
      ['ann', 'hello'],
      ['bob', 'Grüezi'],
    ]);
  });

  test.each([
    ['off', { phrase: 'hello' }, { code: 'chat-off' }],
    ['phrases', { text: 'hello' }, { code: 'chat-off' }],
    ['phrases', { phrase: 'hello' }, { seq: 3 }],
  ] as const)('%s: %j is answered by %j', async (chat, what, answer) => {
    const { table, people } = await gathering(party, ['ann', 'bob'], {
      ...WANTED,
      settings: { chat },
    });
    expect(await people[0].ask({ type: 'say', table, what })).toEqual(answer);
  });
});

describe('spectators', () => {
  test('see what everybody may know, as many moves late as the table says', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], {
      ...WANTED,
      settings: { spectators: 3 },
    });
    const eve = await party.visit('eve');
    await eve.watch(table);
    const started = people[0].at(table).seq;
    await play(people, table, 2);
    expect(eve.at(table).seq).toBe(started);
    await play(people, table, 4);
    await eve.until(() => eve.at(table).seq === started + 3);
    expect(await eve.ask({ type: 'say', table, what: { phrase: 'wow' } })).toEqual({ code: 'chat-off' });
    expect(JSON.stringify(eve.at(table).view)).toContain('"viewer":"onlooker"');
    const tablet = await party.visit('ann');
    await tablet.watch(table, { onlooker: true });
    expect(tablet.at(table).seq).toBe(started + 6);
    expect(tablet.at(table).you).toEqual({ seat: null, host: true });
    for (const client of people) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
    await eve.until(() => eve.at(table).info.phase === 'over');
  });

  test('do not learn from an answer how far the game is, not even as host', async () => {
    const open = { kind: 'open' } as const;
    const table = await party.make('eve', {
      ...WANTED,
      settings: { spectators: 3 },
      seats: [open, open, open],
    });
    const eve = await party.visit('eve');
    await eve.watch(table);
    const people: Client[] = [];
    const dan = await party.visit('dan');
    await dan.ask({ type: 'sit', table, name: 'dan' });
    await eve.ask({ type: 'remove', table, seat: 0 });
    for (const name of ['ann', 'bob', 'cy']) {
      const client = await party.visit(name);
      await client.watch(table, { moves: true });
      await client.ask({ type: 'sit', table, name });
      await client.ask({ type: 'ready', table, entropy: '5a'.repeat(16) });
      people.push(client);
    }
    const answer = await eve.ask({ type: 'start', table });
    const started = 'seq' in answer ? answer.seq : 0;
    await people[0].until(() => people[0].at(table).seq === started);
    await play(people, table, 5);
    await eve.until(() => eve.at(table).seq === started + 2);
    const { person } = eve.at(table).you.removed![0];
    expect(await eve.ask({ type: 'readmit', table, person })).toEqual({ seq: started + 2 });
  });

  test('are sent away from a table that wants none, once the cards are dealt', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], {
      ...WANTED,
      settings: { spectators: null },
    });
    const eve = await party.visit('eve');
    await eve.watch(table);
    expect(eve.at(table).info.phase).toBe('gathering');
    await dealTo(people, table);
    await eve.until(() => eve.all('gone').length === 1);
    expect(eve.all('gone')[0].reason).toEqual({ code: 'no-spectators' });
    await eve.watch(table);
    expect(eve.all('gone')).toHaveLength(2);
    expect(eve.all('frames').every(({ view }) => view === null || view === undefined)).toBe(true);
    expect(await owing(people, table)).toBeDefined();
  });
});
