import { appendFileSync, existsSync } from 'node:fs';
import type { Game } from '@samsara/engine';
import { type PuzzleHead, puzzleHeads, readPuzzle } from '@samsara/engine/puzzles';
import { inFile, readTextFile, writeText } from '../input/files.ts';

/** A file of puzzles that grows by each one as it is found, so that nothing is lost when the work is broken off. */
export interface Kept {
  readonly heads: PuzzleHead[];
  /** Where the search for more goes on: after the last game that is in the file. */
  readonly next: number;
  keep(lines: readonly string[]): void;
}

/** `first`: the seed of the first game that is looked at; the file's games are told by theirs. */
export function openPuzzles(file: string | undefined, game: Game, first: number): Kept {
  const text = file !== undefined && existsSync(file) ? readTextFile(file) : '';
  // A last line that was cut off is left out.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const heads = file === undefined ? [] : inFile(file, () => [...puzzleHeads(whole)]);
  if (file !== undefined && whole !== text) writeText(file, whole);
  const seeds = heads.map(({ line }) => readPuzzle(game, line).seed);
  const next = seeds.reduce<number>(
    (last, seed) => (typeof seed === 'number' && isIn(seed, first) ? Math.max(last, seed + 1) : last),
    first,
  );
  return {
    heads,
    next,
    keep(lines) {
      heads.push(...puzzleHeads(lines.join('\n')));
      const added = lines.map((line) => `${line}\n`).join('');
      if (file === undefined) process.stdout.write(added);
      else appendFileSync(file, added);
    },
  };
}

/** No search looks at so many games. */
const MOST_GAMES = 2 ** 30;

function isIn(seed: number, first: number): boolean {
  return seed >= first && seed < first + MOST_GAMES;
}
