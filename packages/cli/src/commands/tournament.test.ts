import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

interface Report {
  readonly deals: number;
  readonly games: number;
  readonly fair: number;
  readonly repeatable: boolean;
  readonly standings: {
    label: string;
    seats: number;
    wins: { share: number; low: number; high: number };
    timesFair: number;
    rating: { mu: number };
  }[];
}

const PLAIN = 'tournament karma --bots greedy,random,random --seed s';
/** In the thread of the test: another one has to load the program first. */
const LINE = `${PLAIN} --threads 1`;

test('the same deals are played in every seating, and greedy is the stronger bot', async () => {
  const report = lastJson<Report>(await samsaraHere(`${LINE} --deals 12 --json`));
  expect(report).toMatchObject({ deals: 12, games: 36, repeatable: true });
  // One of three loses; where a game stalls, several may.
  expect(report.fair).toBeGreaterThan(0.6);
  expect(report.fair).toBeLessThanOrEqual(2 / 3);
  const [first, second] = report.standings;
  expect([first.label, second.label]).toEqual(['greedy', 'random']);
  expect([first.seats, second.seats]).toEqual([36, 72]);
  expect(first.wins.low).toBeGreaterThan(second.wins.high);
  expect(first.rating.mu).toBeGreaterThan(second.rating.mu);
});

test('threads change nothing but the time', async () => {
  const standings = async (threads: number) =>
    lastJson<Report>(await samsara(`${PLAIN} --deals 6 --threads ${threads} --json`)).standings;
  expect(await standings(2)).toEqual(await standings(1));
});

test('a bot with a budget thinks as long as it may', async () => {
  const run = await samsaraHere(
    'tournament karma --bots master:8it,random --deals 4 --seed s --threads 1 --json',
  );
  const { standings } = lastJson<Report>(run);
  expect(standings.map(({ label }) => label).sort()).toEqual(['master:8it', 'random']);
  const timed = await samsaraHere(
    'tournament karma --bots skilled:1ms,random --deals 1 --seed s --threads 1',
  );
  expect(timed.out).toContain('cannot be repeated');
});

test('a tournament is gone on with from its file, even if its last line was cut off', async () => {
  const file = join(emptyDirectory(), 'run.jsonl');
  const whole = lastJson<Report>(await samsaraHere(`${LINE} --deals 8 --json`));
  await samsaraHere(`${LINE} --deals 5 --resume ${file}`);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(6);
  writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n`);
  appendFileSync(file, lines[4].slice(0, 10));
  const resumed = lastJson<Report>(await samsaraHere(`${LINE} --deals 8 --resume ${file} --json`));
  expect(resumed.standings).toEqual(whole.standings);
  expect(lastJson<Report>(await samsaraHere(`${LINE} --deals 8 --resume ${file} --json`)).games).toBe(24);
});

test('a file of another tournament is refused', async () => {
  const file = join(emptyDirectory(), 'run.jsonl');
  await samsaraHere(`${LINE} --deals 1 --resume ${file}`);
  const other = await samsaraHere(
    `tournament karma --bots greedy,random --seed s --deals 1 --resume ${file}`,
  );
  expect(other.code).toBe(2);
  expect(other.err).toContain('--resume');
  const seedless = await samsaraHere(`tournament karma --bots greedy,random --resume ${file}`);
  expect(seedless.err).toMatch(/^samsara: --seed: /);
});

test('the plot shows every bot with its interval and the fair share', async () => {
  const file = join(emptyDirectory(), 'plot.svg');
  await samsaraHere(`${LINE} --deals 4 --plot ${file} --lang de`);
  const svg = readFileSync(file, 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  for (const text of ['greedy', 'random', 'gerecht: 6', '12 Partien mit 4 Blättern'])
    expect(svg).toContain(text);
});

test.each([
  ['--bots genius,random', /^samsara: --bots: .*"genius"; random, beginner, greedy, strength-zero, novice/],
  ['--bots master:fast,random', /^samsara: --bots: .*2000it, 500ms$/m],
  ['--bots random,random,random --players 2', /^samsara: --bots: .*3, 1–2$/m],
])('%s is refused', async (options, says) => {
  const run = await samsaraHere(`tournament karma ${options}`);
  expect(run.code).toBe(2);
  expect(run.err).toMatch(says);
});

test('without luck the shares are told as well, whatever the threads', async () => {
  type Adjusted = { standings: { label: string; luckAdjusted: { share: number } | null }[] };
  const line = 'tournament karma --bots greedy,random --deals 3 --seed s --json';
  const adjusted = async (threads: number) =>
    lastJson<Adjusted>(await samsara(`${line} --luck-adjusted --threads ${threads}`)).standings;
  const standings = await adjusted(1);
  // What the cards bring one of two seats they take from the other.
  const shares = standings.map(({ luckAdjusted }) => luckAdjusted?.share ?? Number.NaN);
  expect(shares[0] + shares[1]).toBeCloseTo(1, 6);
  expect(await adjusted(2)).toEqual(standings);
  const plain = lastJson<Adjusted>(await samsaraHere(`${line} --threads 1`)).standings;
  expect(plain.map(({ luckAdjusted }) => luckAdjusted)).toEqual([null, null]);
});
