import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { company, dealTo, gathering } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { settle } from './testing/time.ts';

let party: Party;
let ann: string;
let bob: string;
let cat: string;
beforeEach(async () => {
  party = await Party.begin({ blocksOf: (player) => party.kept.people.apartFrom(player) });
  const guest = (id: string) => party.kept.players.make({ id, device: '- -', until: 9e12 });
  [ann, bob, cat] = [await guest('ann'), await guest('bob'), await guest('cat')];
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const WANTED = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 } } as const;

async function block(by: string, other: string): Promise<void> {
  await party.kept.people.block(by, other, { name: 'Somebody', face: null });
  await party.hub.blocksChanged([by, other]);
}

async function unblock(by: string, other: string): Promise<void> {
  await party.kept.people.unblock(by, other);
  await party.hub.blocksChanged([by, other]);
}

const words = (client: Client, table: string) => client.at(table).chat.map(({ text }) => text);
/** All words that ever came over the wire. */
const everHeard = (client: Client) => JSON.stringify(client.heard);

test('a block hides words at once, those of before too, and the game goes on', async () => {
  const { table, people } = await company(party, [ann, bob, cat], WANTED);
  const [a, b, c] = people;
  await b.ask({ type: 'say', table, what: { text: 'before' } });
  await c.ask({ type: 'say', table, what: { text: 'friendly' } });
  await a.until(() => everHeard(a).includes('friendly'));
  const fresh = a.all('table').length;
  await block(ann, bob);
  await a.until(() => a.all('table').length === fresh + 1);
  expect(words(a, table)).toEqual(['friendly']);
  expect(a.at(table).info.phase).toBe('playing');
  await b.ask({ type: 'say', table, what: { text: 'never to be seen' } });
  await b.ask({ type: 'say', table, what: { phrase: 'ha' } });
  await c.ask({ type: 'say', table, what: { text: 'see you' } });
  await a.until(() => everHeard(a).includes('see you'));
  await c.until(() => everHeard(c).includes('see you'));
  expect(everHeard(a)).not.toContain('never to be seen');
  expect(everHeard(a)).not.toContain('"ha"');
  expect(everHeard(c)).toContain('never to be seen');
  // Numbers have no gaps all the same.
  expect(a.at(table).seq).toBe(c.at(table).seq);

  const again = await party.visit(ann);
  await again.watch(table);
  expect(words(again, table)).toEqual(['friendly', 'see you']);
  const late = await party.visit(ann);
  await late.watch(table, { after: a.at(table).seq - 3 });
  expect(everHeard(late)).not.toContain('never to be seen');
  // Whoever is blocked hears as before.
  await a.ask({ type: 'say', table, what: { text: 'good night' } });
  await b.until(() => everHeard(b).includes('good night'));

  await unblock(ann, bob);
  await a.until(() => words(a, table).includes('never to be seen'));
});

test('somebody who looks on hears nothing of whom they have blocked', async () => {
  const { table, people } = await gathering(party, [ann, bob], WANTED);
  await block(cat, bob);
  const onlooker = await party.visit(cat);
  await onlooker.watch(table);
  await people[1].ask({ type: 'say', table, what: { text: 'psst' } });
  await people[0].ask({ type: 'say', table, what: { text: 'hello' } });
  await onlooker.until(() => everHeard(onlooker).includes('hello'));
  expect(everHeard(onlooker)).not.toContain('psst');
});

test('for whom somebody at a table has blocked, it is not there, and was not when they looked on', async () => {
  const { table, people } = await gathering(party, [ann, cat], WANTED);
  const [a] = people;
  const b = await party.visit(bob);
  await b.watch(table);
  await a.until(() => a.all('presence').at(-1)?.spectators === 1);
  await block(ann, bob);
  const notThere = { type: 'gone', table, reason: { code: 'no-such-table' } };
  await b.until(() => b.all('gone').length === 1);
  expect(b.all('gone')).toEqual([notThere]);
  await a.until(() => a.all('presence').at(-1)?.spectators === 0);
  const again = await party.visit(bob);
  again.send({ type: 'watch', table });
  await again.until(() => again.all('gone').length === 1);
  // The same, word for word, as of a table that never was.
  again.send({ type: 'watch', table: 'ZZZZZZ' });
  await again.until(() => again.all('gone').length === 2);
  expect(again.all('gone')).toEqual([notThere, { ...notThere, table: 'ZZZZZZ' }]);
  const never = await party.hub.card('ZZZZZZ', bob);
  expect(await party.hub.card(table, bob)).toEqual(never);
  for (const type of ['sit', 'next-in'] as const)
    expect(await again.ask({ type, table, name: 'Bob' })).toEqual({ code: 'no-such-table' });
  expect(await again.ask({ type: 'say', table, what: { phrase: 'hello' } })).toEqual({
    code: 'no-such-table',
  });
  // Who blocked may look on where the other one plays.
  const his = await party.make(bob, { ...WANTED, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await a.watch(his);
  expect((await party.hub.card(his, ann)).ok).toBe(true);
});

test('whoever looks on is sent away when somebody sits down who has blocked them', async () => {
  const table = await party.make(cat, { ...WANTED, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await block(ann, bob);
  const [a, b] = [await party.visit(ann), await party.visit(bob)];
  await b.watch(table);
  await a.watch(table);
  expect(await a.ask({ type: 'sit', table, name: 'Ann' })).toHaveProperty('seq');
  await b.until(() => b.all('gone').length === 1);
  expect(b.all('gone')[0].reason).toEqual({ code: 'no-such-table' });
});

test('neither of two sits down where the other sits, and who was blocked does not learn of it', async () => {
  const wanted = { ...WANTED, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] } as const;
  const [hers, his] = [await party.make(ann, wanted as never), await party.make(bob, wanted as never)];
  await block(ann, bob);
  const [a, b, c] = [await party.visit(ann), await party.visit(bob), await party.visit(cat)];
  await a.watch(his);
  await c.watch(hers);
  const [refusedA, refusedB] = [
    await a.ask({ type: 'sit', table: his, name: 'Ann' }),
    await b.ask({ type: 'sit', table: hers, name: 'Bob' }),
  ];
  expect(refusedA).toEqual({ code: 'apart' });
  expect(refusedB).toEqual({ code: 'no-such-table' });
  expect(await c.ask({ type: 'sit', table: hers, name: 'Cat' })).toHaveProperty('seq');
  await unblock(ann, bob);
  expect(await b.ask({ type: 'sit', table: hers, name: 'Bob' })).toHaveProperty('seq');
});

test('nobody waits for a seat, or asks for one, at the table of somebody they do not meet', async () => {
  const { table } = await company(party, [ann, cat], WANTED);
  await block(bob, cat);
  const b = await party.visit(bob);
  await b.watch(table);
  expect(await b.ask({ type: 'next-in', table, name: 'Bob' })).toEqual({ code: 'apart' });
  expect(await b.ask({ type: 'ask-seat', table, seat: 0 })).toEqual({ code: 'apart' });
});

test('lists show no tables of somebody one does not meet, over the socket and without', async () => {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const table = await party.make(ann, { ...WANTED, seats: [...seats], settings: { public: true } });
  const b = await party.visit(bob);
  b.send({ type: 'watch-lobby' });
  await b.until(() => b.all('lobby').length === 1);
  expect(b.all('lobby')[0].tables.map(({ code }) => code)).toEqual([table]);
  expect(Object.keys(b.all('lobby')[0].tables[0])).not.toContain('people');
  await block(ann, bob);
  await b.until(() => b.all('lobby').length === 2);
  expect(b.all('lobby')[1].tables).toEqual([]);
  expect(await party.hub.lobby({}, bob)).toEqual([]);
  expect((await party.hub.lobby({}, cat)).map(({ code }) => code)).toEqual([table]);
  expect((await party.hub.lobby({})).map(({ code }) => code)).toEqual([table]);
});

test('the next game goes on without whoever blocked somebody in it, but a host stays', async () => {
  const { table, people } = await company(party, [ann, bob, cat], WANTED);
  const [a, b, c] = people;
  await block(cat, bob);
  const end = async (clients: readonly Client[]) => {
    for (const client of clients) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
    await a.until(() => a.at(table).info.phase === 'over');
  };
  await end(people);
  await b.ask({ type: 'rematch', table });
  await a.until(() => a.at(table).info.round === 2);
  await settle(a, table);
  expect(a.at(table).info.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'open']);
  expect(a.at(table).info.acts?.map(({ what, about }) => [what, about])).toEqual([
    ['aborted', undefined],
    ['left-out', cat],
  ]);
  expect(await c.ask({ type: 'sit', table, name: 'Cat' })).toEqual({ code: 'apart' });

  await a.ask({ type: 'seat', table, seat: 2, level: 'casual' });
  await dealTo([a, b], table);
  await block(ann, bob);
  await end([a, b]);
  await b.ask({ type: 'rematch', table });
  await a.until(() => a.at(table).info.round === 3);
  expect(a.at(table).info.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'bot']);
});
