import { expect, test } from 'vitest';
import { lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

interface Report {
  readonly games: number;
  readonly ratings: { strength: number; bot: string; rating: number; low: number; high: number }[];
  readonly steps: { from: number; to: number }[];
  readonly pairings: { weaker: string; stronger: string; wins: [number, number] }[];
}

const LINE = 'ladder karma --strongest 3 --games 6 --seed s';
/** In the thread of the test: another one has to load the program first. */
const ALONE = '--threads 1';

test('every strength plays against the next two, both seats in turn, and is rated', async () => {
  const { ratings, steps, pairings, games } = lastJson<Report>(await samsaraHere(`${LINE} ${ALONE} --json`));
  expect(pairings.map(({ weaker, stronger }) => `${weaker} ${stronger}`)).toEqual([
    'strength-zero novice',
    'novice strength-two',
    'strength-two casual',
    'strength-zero strength-two',
    'novice casual',
  ]);
  expect(games).toBe(5 * 6);
  // In Karma one of two loses, so that every game counts.
  for (const { wins } of pairings) expect(wins[0] + wins[1]).toBe(6);
  expect(ratings.map(({ bot }) => bot)).toEqual(['strength-zero', 'novice', 'strength-two', 'casual']);
  expect(ratings[3].rating).toBe(1500);
  for (const { rating, low, high } of ratings.slice(0, 3)) {
    expect(low).toBeLessThan(rating);
    expect(high).toBeGreaterThan(rating);
  }
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test('threads change nothing but the time', async () => {
  const ratings = async (threads: number) =>
    lastJson<Report>(await samsara(`${LINE} --threads ${threads} --json`)).ratings;
  expect(await ratings(2)).toEqual(await ratings(1));
});

test('the table names every strength with its rating and its step', async () => {
  const { out } = await samsaraHere(`${LINE} ${ALONE} --lang de`);
  expect(out).toMatch(/30 Partien in 5 Paarungen, Startwert s/);
  expect(out).toMatch(/^ {2}0 +strength-zero +\d+ \(/m);
  expect(out).toMatch(/^ {2}3 +casual +1500 +−?\d+ \(/m);
});

test.each([
  ['--games 1', /^samsara: --games: /],
  ['--strongest 11', /^samsara: --strongest: .*1–10$/m],
])('%s is refused', async (options, says) => {
  const run = await samsaraHere(`ladder karma ${options}`);
  expect(run.code).toBe(2);
  expect(run.err).toMatch(says);
});
