import type { PuzzleWords } from '@samsara/engine/puzzles';
import { useEffect, useState } from 'preact/hooks';
import { loadPuzzles } from '../games/index.ts';
import { settings } from '../settings/settings.ts';

/** What there is to see in the puzzles of a game, in the chosen language; the old words stay until the new ones are there. */
export function useThemeWords(game: string): PuzzleWords | null {
  const [words, setWords] = useState<PuzzleWords | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    void loadPuzzles(game)
      .then((source) => source.words[language]())
      .then((loaded) => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return words;
}
