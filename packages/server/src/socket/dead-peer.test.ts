import { afterEach, expect, test } from 'vitest';
import { Party } from '../tables/testing/party.ts';

let party: Party;
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

test('a client that gives no sign of life is dropped, one that does stays', async () => {
  party = await Party.begin({ socket: { pingEveryMs: 200 } });
  const alive = await party.visit('ann');
  const dead = await party.visit('bob');
  dead.stopReading();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  dead.goOnReading();
  expect(await dead.closed).toBe(1006);
  alive.send({ type: 'ping', at: 3 });
  await alive.until(() => alive.all('pong').length === 1);
});

test('whoever speaks is not asked for a sign of life, whoever is silent is', async () => {
  party = await Party.begin({ socket: { pingEveryMs: 1000 } });
  const talking = await party.visit('ann');
  const silent = await party.visit('bob');
  const timer = setInterval(() => talking.send({ type: 'ping', at: 3 }), 100);
  await expect.poll(() => silent.pings, { timeout: 10_000 }).toBeGreaterThan(1);
  clearInterval(timer);
  expect(talking.pings).toBe(0);
});
