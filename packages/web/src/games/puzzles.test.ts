import { gzipSync } from 'node:zlib';
import { puzzleHeads } from '@samsara/engine/puzzles';
import { LANGUAGES } from '@samsara/engine/texts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, hasPuzzles, loadPuzzles } from './index.ts';

/** So much may be fetched for the puzzles of a game, compressed. */
const MOST_BYTES = 25_000;

test('a game without puzzles offers none', () => expect(hasPuzzles('another')).toBe(false));

describe.each(GAME_IDS.filter(hasPuzzles))('the puzzles of %s', (game) => {
  test('are there, and small', async () => {
    const text = await (await loadPuzzles(game)).puzzles();
    expect(puzzleHeads(text).length).toBeGreaterThan(0);
    expect(gzipSync(text).length).toBeLessThan(MOST_BYTES);
  });

  test.each(LANGUAGES)('say what there is to see in them: %s', async (language) => {
    const source = await loadPuzzles(game);
    const words = await source.words[language]();
    for (const { theme } of puzzleHeads(await source.puzzles())) {
      expect(words[theme]?.name, theme).toBeTruthy();
      expect(words[theme].why, theme).toBeTruthy();
    }
  });
});
