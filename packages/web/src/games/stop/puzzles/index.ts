import type { PuzzleSource } from '../../../contract/puzzles.ts';

export const source: PuzzleSource = {
  puzzles: async () => (await import('@samsara/engine/games/stop/puzzles.txt?raw')).default,
  words: {
    de: async () => (await import('@samsara/engine/games/stop/puzzles/de')).words,
    en: async () => (await import('@samsara/engine/games/stop/puzzles/en')).words,
    fr: async () => (await import('@samsara/engine/games/stop/puzzles/fr')).words,
  },
};
