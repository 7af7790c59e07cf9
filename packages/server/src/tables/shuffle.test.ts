import { botEntropy, readRecord, shareAt, verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { dealSealed, gathering } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { Sharing } from './testing/sharing.ts';
import { TestClock } from './testing/test-clock.ts';

const [GAME] = Object.keys(GAMES);
const WANTED = { game: GAME, options: { players: 3 } };
const NAMES = ['ann', 'bob', 'cy'];

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

/** Everybody has committed themselves, and the host deals. */
async function fixed(): Promise<{ table: string; people: Client[]; sharing: Sharing[] }> {
  const { table, people } = await gathering(party, NAMES, WANTED);
  const sharing = people.map((client) => new Sharing(client, table));
  for (const each of sharing) await each.commit();
  expect(await people[0].ask({ type: 'start', table })).toHaveProperty('seq');
  await allAt(people, (client) => client.at(table).info.shares?.fixed === true);
  return { table, people, sharing };
}

async function allAt(people: readonly Client[], fits: (client: Client) => boolean): Promise<void> {
  for (const client of people) await client.until(() => fits(client));
}

const isDealt = (table: string) => (client: Client) => client.at(table).info.phase === 'playing';

/** Ends the game by agreement; gives its record, and what each client finds by what it kept. */
async function ended(table: string, people: readonly Client[], sharing: readonly Sharing[]) {
  for (const client of people) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
  await allAt(people, (client) => client.at(table).info.phase === 'over');
  const text = await party.hub.record(`${table}-1`);
  if (!text.ok) throw new Error('no record');
  const verdicts = sharing.map(({ known }) => {
    const verdict = verifyRecord(GAMES, text.value, known);
    return verdict.ok ? 'ok' : `${verdict.wrong} ${verdict.place}`;
  });
  return { record: readRecord(text.value), verdicts };
}

test('everybody commits themselves, then everybody shows a share, then the cards are dealt without any wait', async () => {
  const { table, people, sharing } = await fixed();
  const { shares } = people[2].at(table).info;
  expect(shares).toMatchObject({ attempt: 1, waits_for: [0, 1, 2], plain: [], anew: [], broken: 0 });
  for (const each of sharing) expect(await each.show()).toHaveProperty('seq');
  await allAt(people, isDealt(table));
  expect(people[1].at(table).info.shares).toBeUndefined();
  const { record, verdicts } = await ended(table, people, sharing);
  expect(verdicts).toEqual(['ok', 'ok', 'ok']);
  expect(record.version).toBe(5);
  expect(record.fairness.entropy).toEqual(
    sharing.map(({ own: { promise, seat, secret } }) => shareAt(promise, seat, secret, 1)),
  );
});

test('no share is told to anybody before the game has ended', async () => {
  const { table, people, sharing } = await fixed();
  for (const each of sharing) await each.show();
  await allAt(people, isDealt(table));
  for (const { own } of sharing) {
    const share = shareAt(own.promise, own.seat, own.secret, 1);
    for (const client of people) expect(JSON.stringify(client.heard)).not.toContain(share);
  }
});

test('where no share would be left, everybody has twenty seconds', async () => {
  const { table, people, sharing } = await fixed();
  clock.advance(19_900);
  for (const each of sharing) await each.show();
  await allAt(people, isDealt(table));
  expect((await ended(table, people, sharing)).verdicts).toEqual(['ok', 'ok', 'ok']);
});

test('whoever does not show a share is left out after five seconds, and plays all the same', async () => {
  const { table, people, sharing } = await fixed();
  const [ann, bob] = sharing;
  await ann.show();
  await bob.show();
  clock.advance(4900);
  expect(people[0].at(table).info.phase).toBe('gathering');
  clock.advance(200);
  await allAt(people, (client) => client.at(table).info.shares?.attempt === 2);
  expect(sharing[2].next()).toEqual({ type: 'left-out' });
  const late = { type: 'show-share', table, attempt: 1, share: 'ab'.repeat(32) } as const;
  expect(await people[2].ask(late)).toEqual({ code: 'not-now' });
  await ann.show(2);
  await bob.show(2);
  await allAt(people, isDealt(table));
  expect(people[2].at(table).view).not.toBe(null);
  const { record, verdicts } = await ended(table, people, sharing);
  expect(verdicts).toEqual(['ok', 'ok', 'ok']);
  expect(record.fairness.exchange?.anew).toEqual([[2]]);
  expect(record.fairness.entropy[2]).toBe(botEntropy(record.fairness.commitment, 2));
});

test('another share than the one committed to is refused, and nothing can be changed meanwhile', async () => {
  const { table, people, sharing } = await fixed();
  const [ann, bob] = people;
  const other = { type: 'show-share', table, attempt: 1, share: 'ab'.repeat(32) } as const;
  expect(await bob.ask(other)).toEqual({ code: 'wrong-share' });
  expect(await bob.ask({ ...other, attempt: 2 })).toEqual({ code: 'not-now' });
  expect(await bob.ask({ type: 'commit', table, commitment: 'ab'.repeat(32) })).toEqual({ code: 'not-now' });
  expect(await bob.ask({ type: 'not-ready', table })).toEqual({ code: 'not-now' });
  expect(await ann.ask({ type: 'start', table })).toEqual({ code: 'not-now' });
  expect(await ann.ask({ type: 'remove', table, seat: 1 })).toEqual({ code: 'not-now' });
  expect(await sharing[1].show()).toHaveProperty('seq');
});

test('a server that begins again in the middle waits for everybody anew, and goes on', async () => {
  const { table, people, sharing } = await fixed();
  await sharing[0].show();
  await party.restart(() => clock.advance(60_000));
  const back = await Promise.all(people.map(({ player }) => party.visit(player)));
  for (const client of back) await client.watch(table, {});
  const again = back.map((client, seat) =>
    Object.assign(new Sharing(client, table), { own: sharing[seat].own }),
  );
  expect(again[0].next()).toEqual({ type: 'wait' });
  await again[1].show();
  await again[2].show();
  await allAt(back, isDealt(table));
  const { record, verdicts } = await ended(table, back, again);
  expect(record.fairness.exchange?.anew).toEqual([]);
  expect(verdicts).toEqual(['ok', 'ok', 'ok']);
});

test('whoever goes in the middle: everybody is asked again, and the record says so', async () => {
  const { table, people, sharing } = await fixed();
  await sharing[0].show();
  await people[1].ask({ type: 'leave', table });
  await allAt(people, (client) => client.at(table).info.shares?.broken === 1);
  expect(people[0].at(table).info.seats.map(({ ready }) => ready)).toEqual([false, false, false]);
  expect(sharing[0].next()).toEqual({ type: 'wait' });
  await people[1].ask({ type: 'sit', table, name: 'bob' });
  await allAt(people, (client) => client.at(table).info.seats[1].kind === 'person');
  for (const each of sharing) await each.commit();
  await people[0].ask({ type: 'start', table });
  for (const each of sharing) await each.show();
  await allAt(people, isDealt(table));
  const { record, verdicts } = await ended(table, people, sharing);
  expect(record.fairness.exchange?.broken).toBe(1);
  expect(verdicts).toEqual(['ok', 'ok', 'ok']);
});

test('a page of before gives its share as it did, among others that commit themselves', async () => {
  const { table, people } = await gathering(party, NAMES, WANTED);
  const sharing = people.slice(0, 2).map((client) => new Sharing(client, table));
  for (const each of sharing) await each.commit();
  await people[2].ask({ type: 'ready', table, entropy: '5a'.repeat(16) });
  await people[0].ask({ type: 'start', table });
  for (const each of sharing) await each.show();
  await allAt(people, isDealt(table));
  const { record, verdicts } = await ended(table, people, sharing);
  expect(record.fairness.exchange?.plain).toEqual([2]);
  expect(record.fairness.entropy[2]).toBe('5a'.repeat(16));
  expect(verdicts).toEqual(['ok', 'ok']);
});

test('the next game at the table has a promise and shares of its own', async () => {
  const { table, people } = await gathering(party, NAMES, WANTED);
  await dealSealed(people, table);
  const first = people[0].at(table).info.promise.commitment;
  for (const client of people) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
  await allAt(people, (client) => client.at(table).info.phase === 'over');
  await people[0].ask({ type: 'rematch', table });
  await allAt(people, (client) => client.at(table).info.round === 2);
  await dealSealed(people, table);
  expect(people[0].at(table).info.promise.commitment).not.toBe(first);
});
