import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { emptyDirectory, lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

const PLAIN = 'dataset karma --players 2 --option turn_limit=12 --bots greedy,random --seed s';
/** In the thread of the test: another one has to load the program first. */
const SMALL = `${PLAIN} --threads 1`;

function linesIn(file: string): Record<string, unknown>[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('every action has a line with what its seat saw, and every game an end', async () => {
  const file = join(emptyDirectory(), 'games.jsonl');
  const run = await samsaraHere(`${SMALL} --games 3 --out ${file} --json`);
  expect(lastJson(run)).toMatchObject({ game: 'karma', games: 3, written: 3, bytes: expect.any(Number) });
  const [head, ...lines] = linesIn(file);
  expect(head).toMatchObject({ samsara: 'dataset', version: 1, seed: 's', bots: ['greedy', 'random'] });
  const ends = lines.filter((line) => line.outcome !== undefined);
  expect(ends.map(({ game }) => game)).toEqual([0, 1, 2]);
  const rows = lines.filter((line) => line.outcome === undefined);
  expect(lastJson(run)).toMatchObject({ rows: rows.length });
  expect(ends.map(({ steps }) => steps)).toEqual(
    [0, 1, 2].map((game) => rows.filter((row) => row.game === game).length),
  );
  for (const row of rows) {
    expect(row.legal).toContain(row.action);
    expect((head.actions as string[])[row.action as number]).toBe(row.move);
    const { seats } = row.view as { seats: { hand: number[] | null }[] };
    expect(seats.map(({ hand }) => hand !== null)).toEqual([row.seat === 0, row.seat === 1]);
    expect(row.view).not.toHaveProperty('options');
  }
  // Of six cards three are laid open, one by one, by each of two seats.
  expect(rows.slice(0, 6).map(({ seat, move }) => `${seat} ${String(move).split(' ')[0]}`)).toEqual([
    ...Array(3).fill('0 choose'),
    ...Array(3).fill('1 choose'),
  ]);
});

test.each(['lines', 'vectors'])(
  '%s that were broken off are gone on with, to the same bytes',
  async (format) => {
    const folder = emptyDirectory();
    const whole = join(folder, 'whole');
    const plan = `--format ${format} --games 40`;
    await samsaraHere(`${SMALL} ${plan} --out ${whole}`);
    expect(existsSync(`${whole}.part`)).toBe(false);
    const cut = join(folder, 'cut');
    writeFileSync(cut, readFileSync(whole));
    truncateSync(cut, statSync(whole).size - 1000);
    // As if it had been ended between writing and counting: what is not counted is thrown away.
    const firstGames = bytesOfGames(whole, format, 8);
    writeFileSync(`${cut}.part`, JSON.stringify({ bytes: firstGames, games: 8 }));
    const resumed = await samsara(
      `${PLAIN.replace(' --seed s', '')} ${plan} --threads 2 --out ${cut} --json`,
    );
    expect(lastJson(resumed)).toMatchObject({ seed: 's', games: 40, written: 32 });
    expect(readFileSync(cut).equals(readFileSync(whole))).toBe(true);
    const again = await samsaraHere(`${SMALL} ${plan} --out ${cut} --json`);
    expect(lastJson(again)).toMatchObject({ written: 0, rows: 0 });
  },
);

/** Where the first games end in a file. */
function bytesOfGames(file: string, format: string, games: number): number {
  const bytes = readFileSync(file);
  if (format === 'lines') {
    const lines = bytes.toString().split('\n');
    const end = lines.findIndex((line) => line.startsWith(`{"game":${games - 1},"steps"`));
    return Buffer.byteLength(`${lines.slice(0, end + 1).join('\n')}\n`);
  }
  const start = 12 + bytes.readUInt32LE(8);
  const { recordSize } = JSON.parse(bytes.toString('utf8', 12, start)) as { recordSize: number };
  let at = start;
  while (bytes.readUInt32LE(at) < games) at += recordSize;
  return at;
}

test('a run that is killed is gone on with, to the same bytes', async () => {
  const folder = emptyDirectory();
  const plan = `${SMALL} --games 150`;
  const cut = join(folder, 'cut');
  const child = spawn(process.execPath, [inject('samsara'), ...`${plan} --out ${cut}`.split(' ')], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await expect.poll(() => existsSync(cut) && statSync(cut).size > 50_000, { interval: 5 }).toBe(true);
  child.kill('SIGKILL');
  await ended;
  await samsaraHere(`${plan} --out ${cut}`);
  const whole = join(folder, 'whole');
  await samsaraHere(`${plan} --out ${whole}`);
  expect(readFileSync(cut).equals(readFileSync(whole))).toBe(true);
  expect(existsSync(`${cut}.part`)).toBe(false);
});

test('a file that belongs to something else is left alone', async () => {
  const file = join(emptyDirectory(), 'notes.txt');
  writeFileSync(file, 'mine');
  const run = await samsaraHere(`${SMALL} --games 2 --out ${file}`);
  expect(run).toMatchObject({ code: 2, out: '' });
  expect(run.err).toContain(file);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const other = await samsaraHere(`${SMALL} --games 2 --format songs --out ${file}`);
  expect(other).toMatchObject({ code: 2 });
  expect((await samsaraHere(`${SMALL} --games 2 --out ${join(file, 'inside')}`)).code).toBe(2);
  expect((await samsaraHere(`${SMALL} --games 2 --out ${emptyDirectory()}`)).code).toBe(2);
});
