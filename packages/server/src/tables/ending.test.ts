import { afterEach, beforeEach, expect, test } from 'vitest';
import { openForReading } from '../database/database.ts';
import { verifyChain } from '../log/chain.ts';
import { company, playToEnd } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';
import { TIDY_AFTER_MS } from './tidying.ts';

let party: Party;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock(Date.now());
  party = await Party.begin({ now: clock.now, schedule: clock.schedule });
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const WANTED = { game: 'stop', options: { reaction: 'poll', target_points: 1, turn_limit: 20 } } as const;

/** How many entries of a table lie open in the database. */
function openEntries(table: string): number {
  const database = openForReading(party.file);
  const [{ open }] = database.prepare('select count(*) as open from entries where code = ?').all([table]) as {
    open: number;
  }[];
  database.close();
  return open;
}

test('a game that has ended is packed, and everybody sees and does the same as before', async () => {
  const { table, people } = await company(party, ['ann', 'bob'], WANTED);
  const [ann] = people;
  const started = ann.at(table).seq;
  const refused = await ann.ask({ type: 'move', table, move: 'dance' });
  expect(refused).toMatchObject({ code: 'illegal-move' });
  await playToEnd(people, table);
  const { seq, view } = ann.at(table);
  await ann.until(() => ann.at(table).info.phase === 'over');
  clock.advance(TIDY_AFTER_MS - 1);
  await party.kept.log.read(table, 0);
  expect(openEntries(table)).toBe(seq);
  clock.advance(1);
  // What came before the deal, and the last move.
  await expect.poll(() => openEntries(table), { timeout: 20_000 }).toBe(started + 1);

  const entries = await party.kept.log.read(table, 0);
  expect(entries).toHaveLength(seq);
  expect(verifyChain(entries)).toBeUndefined();
  const [, id] = entries[started].command.split(':');
  const mover = people.find(({ player }) => entries[started].actor === player);
  expect(await mover?.ask({ type: 'move', table, move: 'whatever' }, id)).toEqual({ seq: started + 1 });

  await party.restart();
  const back = await party.visit('ann');
  await back.watch(table, { after: seq - 5 });
  expect(back.at(table).frames.map((frame) => frame.seq)).toEqual([4, 3, 2, 1, 0].map((n) => seq - n));
  expect(back.at(table).view).toEqual(view);
  await back.ask({ type: 'rematch', table });
  await back.until(() => back.at(table).info.round === 2);
  expect(openEntries(table)).toBe(1);
});

test('a table whose game has ended leaves memory within a minute, once nobody follows it and its game is put away', async () => {
  const { table, people } = await company(party, ['ann', 'bob'], WANTED);
  await playToEnd(people, table);
  await people[0].until(() => people[0].at(table).info.phase === 'over');
  for (const client of people) client.leave();
  await expect.poll(() => party.hub.counts().lines).toBe(0);
  clock.advance(TIDY_AFTER_MS - 1);
  expect(party.hub.counts().tables).toBe(1);
  const before = openEntries(table);
  clock.advance(1);
  await expect.poll(() => openEntries(table), { timeout: 20_000 }).toBeLessThan(before);
  // That it was put away is still on its way to the table.
  await party.kept.log.read(table, 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  clock.advance(60_000 - TIDY_AFTER_MS);
  expect(party.hub.counts().tables).toBe(0);
});
