import { afterEach, beforeEach, expect, test } from 'vitest';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

let party: Party;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock(1_800_000_000_000);
  const { now, schedule } = clock;
  party = await Party.begin({ now, schedule, manyAwake: 3 });
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;
const listed = (player: string) =>
  party.make(player, { game: 'karma', settings: { public: true }, seats: [...SEATS] });

test('where many tables are in memory, those that nobody follows make room, and the others stay', async () => {
  const table = await listed('ann');
  const ann = await party.visit('ann');
  await ann.watch(table);
  await listed('eve');
  await listed('eve');
  expect(party.hub.counts().tables).toBe(3);
  clock.advance(11_000);
  expect(party.hub.counts().tables).toBe(3);
  await listed('eve');
  expect(party.hub.counts().tables).toBe(2);
  expect(await ann.ask({ type: 'say', table, what: { phrase: 'hello' } })).toHaveProperty('seq');
});

test('tables that were made just now stay, however many there are', async () => {
  for (let nth = 0; nth < 6; nth++) await listed('eve');
  expect(party.hub.counts().tables).toBe(6);
});
