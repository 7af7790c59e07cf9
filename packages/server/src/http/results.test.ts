import { afterAll, beforeAll, expect, test } from 'vitest';
import { endedGame, socketOf } from '../operation/testing/process.ts';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.end());

const RESULTS = '/api/me/results';
/** The limit of turns ends a game soon, and a bot plays for whoever waits for that. */
const TO_THE_END = [{ type: 'hand-over', level: 'novice' }];
const SHORT = { options: { turn_limit: 4 } };

async function played(guest: Visitor, commands: readonly object[] = TO_THE_END): Promise<string> {
  const line = await socketOf(guest);
  const table = await endedGame(guest, line, commands, SHORT);
  line.socket.close();
  return `${table}-1`;
}

test('a game that was played to its end is told to who was in it, once, and to nobody else', async () => {
  const [ann, eve] = [await server.guest(), await server.guest()];
  const play = await played(ann);
  const { results } = (await ann.get(RESULTS)).body;
  const { body: record } = await ann.get(`/api/plays/${play}/record`);
  const { winners } = record.end.outcome;
  expect(results).toEqual([
    {
      id: record.fairness.commitment,
      play,
      game: record.game,
      at: results[0].at,
      seats: 2,
      people: 1,
      seat: 0,
      won: winners.includes(0),
      // Of two, whoever does not win is second, unless nobody has won.
      place: winners.includes(0) || winners.length === 0 ? 1 : 2,
      points: null,
    },
  ]);
  expect((await eve.get(RESULTS)).body).toEqual({ results: [] });
});

test('a game that was broken off has no result', async () => {
  const ann = await server.guest();
  await played(ann, [{ type: 'agree', to: 'abort', agree: true }]);
  expect((await ann.get(RESULTS)).body).toEqual({ results: [] });
});

test('what was forgotten is in no list, and its record is there for whoever has the link', async () => {
  const ann = await server.guest();
  const play = await played(ann);
  expect((await ann.send('POST', `${RESULTS}/forget`)).body).toEqual({ results: [] });
  expect((await ann.get(RESULTS)).body).toEqual({ results: [] });
  expect((await ann.get('/api/my-games')).body.finished).toEqual([]);
  expect((await ann.get(`/api/plays/${play}/record`)).status).toBe(200);
});

test('without a cookie nobody has results', async () => {
  expect((await server.visitor().get(RESULTS)).status).toBe(401);
});
