import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addPace } from './pace.ts';

const CROWD = 21;
const MOST_A_TURN = 2;

test('of a crowd of requests a few begin in each turn of the loop, in their order, and all are answered', async () => {
  const app = fastify();
  addPace(app);
  const begun: { readonly nth: number; readonly turn: number }[] = [];
  let turn = 0;
  app.get<{ Params: { nth: string } }>('/:nth', (request, reply) => {
    begun.push({ nth: Number(request.params.nth), turn });
    reply.send('');
  });
  await app.ready();
  const count = () => {
    turn++;
    if (begun.length < CROWD) setImmediate(count);
  };
  setImmediate(count);
  const answers = await Promise.all(Array.from({ length: CROWD }, (_, nth) => app.inject(`/${nth}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(CROWD).fill(200));
  expect(begun.map(({ nth }) => nth)).toEqual(Array.from({ length: CROWD }, (_, nth) => nth));
  const inTurns = new Map<number, number>();
  for (const each of begun) inTurns.set(each.turn, (inTurns.get(each.turn) ?? 0) + 1);
  // Those that begin before and after the count of one turn may share a number.
  expect(Math.max(...inTurns.values())).toBeLessThanOrEqual(2 * MOST_A_TURN);
  expect(inTurns.size).toBeGreaterThan(CROWD / (2 * MOST_A_TURN) - 1);
  await app.close();
});
