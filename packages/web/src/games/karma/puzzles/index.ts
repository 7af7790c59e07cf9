import type { PuzzleSource } from '../../../contract/puzzles.ts';

export const source: PuzzleSource = {
  puzzles: async () => (await import('@samsara/engine/games/karma/puzzles.txt?raw')).default,
  words: {
    de: async () => (await import('@samsara/engine/games/karma/puzzles/de')).words,
    en: async () => (await import('@samsara/engine/games/karma/puzzles/en')).words,
    fr: async () => (await import('@samsara/engine/games/karma/puzzles/fr')).words,
  },
};
