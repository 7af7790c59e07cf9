import { afterEach, expect, test } from 'vitest';
import { company, play } from '../tables/testing/company.ts';
import { Party } from '../tables/testing/party.ts';

const WANTED = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 } } as const;

let party: Party;
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

/** The system takes in some megabytes before anything has to wait in the server. */
const MORE_THAN_THE_SYSTEM_TAKES = 6000;

test('whoever reads too slowly is cut off, costs the others nothing, and catches up by the last number', async () => {
  party = await Party.begin({ socket: { mostBuffered: 100_000 } });
  const { table, people } = await company(party, ['ann', 'bob'], WANTED);
  const slow = await party.visit('ann');
  await slow.watch(table);
  const { seq } = slow.at(table);
  slow.stopReading();
  for (let i = 0; i < MORE_THAN_THE_SYSTEM_TAKES; i++) {
    slow.send({ type: 'watch', table });
    // Of several that wait at once only the last would be answered.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await play(people, table, 5);
  slow.goOnReading();
  expect(await slow.closed).toBe(1013);

  const back = await party.visit('ann');
  await back.watch(table, { after: seq });
  expect(back.all('table')).toHaveLength(0);
  expect(back.at(table).frames.map((frame) => frame.seq)).toEqual([1, 2, 3, 4, 5].map((n) => seq + n));
  expect(back.at(table).view).toEqual(people[0].at(table).view);
});
