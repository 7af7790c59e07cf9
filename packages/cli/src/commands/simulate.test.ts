import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyDirectory, FROM_SOURCE, lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

interface Report {
  readonly games: number;
  readonly moves: number;
  readonly shares: { wins: number; share: number; low: number; high: number; losses: { losses: number } }[];
  readonly bots: Record<string, { wins: number }>;
  readonly reasons: Record<string, number>;
  readonly length: { min: number; median: number; mean: number; max: number };
  readonly seed: string;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('every game is counted once, whatever is counted', async () => {
  const report = lastJson<Report>(await samsaraHere('simulate karma --games 60 --players 3 --seed s --json'));
  expect(report).toMatchObject({ games: 60, seed: 's' });
  expect(report.shares).toHaveLength(3);
  for (const { wins, share, low, high, losses } of report.shares) {
    expect(share).toBe(wins / 60);
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
    expect(wins + losses.losses).toBe(60);
  }
  expect(sum(Object.values(report.reasons))).toBe(60);
  expect(report.length.mean).toBe(report.moves / 60);
  expect(report.length.min).toBeLessThanOrEqual(report.length.median);
  expect(report.length.median).toBeLessThanOrEqual(report.length.max);
});

test('threads change nothing but the time', async () => {
  const counted = async (threads: number) => {
    const run = await samsara(`simulate karma --games 400 --seed same --threads ${threads} --json`);
    const { games, moves, shares, reasons, length } = lastJson<Report>(run);
    return { games, moves, shares, reasons, length };
  };
  const alone = await counted(1);
  expect(await counted(2)).toEqual(alone);
  expect(await counted(3)).toEqual(alone);
});

test('another seed gives other games', async () => {
  const moves = async (seed: string) =>
    lastJson<Report>(await samsaraHere(`simulate karma --games 20 --seed ${seed} --json`)).moves;
  expect(await moves('1')).not.toBe(await moves('2'));
});

test('worker threads start from source too', async () => {
  const run = await samsara('simulate karma --games 50 --threads 2 --json', { program: FROM_SOURCE });
  expect(lastJson<Report>(run).games).toBe(50);
});

test('several bots without a number of players take a seat each, and the greedy one wins more often', async () => {
  const run = await samsaraHere('simulate karma --games 40 --bots greedy,random,random --seed s --json');
  const { shares, bots } = lastJson<Report>(run);
  expect(shares).toHaveLength(3);
  expect(bots.greedy.wins / 40).toBeGreaterThan(bots.random.wins / 80);
});

test('people get shares, endings and a chart of the lengths', async () => {
  const { out, code, err } = await samsaraHere('simulate karma --games 50 --seed s');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Karma {2}50 games, seed s\n/);
  expect(out).toMatch(/ {2}3 {2}random {2}wins +\d+\.\d% \(\d+\.\d%–\d+\.\d%\) {2}loses/);
  expect(out).toMatch(/┤.*█/);
  expect(out).toMatch(/games\/s, [\d,]+ moves\/s\n$/);
});

describe('records', () => {
  test('every game has one, and all of them verify', async () => {
    const directory = join(emptyDirectory(), 'records');
    const { code } = await samsara([
      'simulate',
      'karma',
      '--games',
      '10',
      '--threads',
      '2',
      '--records',
      directory,
    ]);
    expect(code).toBe(0);
    const files = readdirSync(directory).sort();
    expect([files[0], files.at(-1), files.length]).toEqual(['01.json', '10.json', 10]);
    const verified = await samsaraHere(['verify', ...files.map((file) => join(directory, file))]);
    expect(verified.code).toBe(0);
  });

  test('a directory that cannot be written is bad input, also in a thread', async () => {
    const { code, err } = await samsara('simulate karma --games 10 --threads 2 --records /proc');
    expect(code).toBe(2);
    expect(err).toMatch(/^samsara: \/proc\/\d+\.json: this file cannot be written: .*\n$/);
  });
});
