import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@samsara/engine/games';
import { puzzleHeads, readPuzzle, writePuzzles } from '@samsara/engine/puzzles';
import { expect, test } from 'vitest';
import { emptyDirectory, fileWith, lastJson, samsara } from '../testing/samsara.ts';

const GAME = 'stop';
const game = GAMES[GAME];
const [head] = puzzleHeads(
  readFileSync(new URL(`../../../engine/src/games/${GAME}/puzzles/puzzles.txt`, import.meta.url), 'utf8'),
);

interface Mined {
  readonly games: number;
  readonly found: number;
  readonly puzzles: number;
}

test('mining goes on from what the file holds, leaves out a line that was cut off, and stops in time', async () => {
  const file = fileWith(`${head.line}\n`, 'puzzles.txt');
  appendFileSync(file, head.line.slice(0, 30));
  const enough = await samsara(['puzzles', 'mine', GAME, '--count', '1', '--out', file, '--json']);
  expect(lastJson<Mined>(enough)).toMatchObject({ games: 0, found: 0, puzzles: 1 });
  expect(readFileSync(file, 'utf8')).toBe(`${head.line}\n`);
  const more = await samsara(
    `puzzles mine ${GAME} --count 9 --seed test --jobs 1 --seconds 1 --json --out ${file}`,
  );
  const { found, puzzles, games } = lastJson<Mined>(more);
  expect([games > 0, puzzles]).toEqual([true, 1 + found]);
  expect(puzzleHeads(readFileSync(file, 'utf8'))).toHaveLength(puzzles);
});

test('mining looks at records that people gave', async () => {
  const folder = emptyDirectory();
  mkdirSync(join(folder, 'games'));
  await samsara(`simulate ${GAME} --games 1 --bots casual --players 2 --records ${folder}/games`);
  const run = await samsara(
    `puzzles mine ${GAME} --records ${folder}/games --jobs 1 --json --out ${folder}/p.txt`,
  );
  expect([run.code, lastJson<Mined>(run).games]).toEqual([0, 1]);
  const missing = await samsara(`puzzles mine ${GAME} --records ${folder}/none --out ${folder}/p.txt`);
  expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('none')]);
});

test('what comes with a game is proven, and what does not hold is named', async () => {
  const proven = await samsara(`puzzles prove ${GAME} --sample 1 --jobs 1`);
  expect([proven.code, proven.out]).toEqual([0, 'yes: puzzles that hold: 1\n']);
  const puzzle = readPuzzle(game, head.line);
  const values = puzzle.values.map(({ move }, i) => ({ move, chance: i === 1 ? 99 : 0 }));
  const wrong = writePuzzles(game, [{ ...puzzle, values }]);
  const other = head.line.replace(head.id, 'other1').replace(/ [0-9a-f]{6} /, ' 000000 ');
  const file = fileWith(wrong + other, 'wrong.txt');
  const failed = await samsara(['puzzles', 'prove', GAME, '--in', file, '--jobs', '1', '--lang', 'de']);
  expect(failed.code).toBe(1);
  expect(failed.out).toContain(`nein: ${GAME} other1: seine Züge führen nicht mehr zum selben Moment`);
  expect(failed.out).toContain(`nein: ${GAME} ${head.id}: `);
  writeFileSync(file, 'nonsense\n');
  expect((await samsara(['puzzles', 'prove', GAME, '--in', file])).code).toBe(2);
  expect((await samsara(['puzzles', 'prove', '--in', file])).code).toBe(2);
});
