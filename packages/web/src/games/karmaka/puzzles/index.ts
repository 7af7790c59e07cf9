import type { PuzzleSource } from '../../../contract/puzzles.ts';

export const source: PuzzleSource = {
  puzzles: async () => (await import('@samsara/engine/games/karmaka/puzzles.txt?raw')).default,
  words: {
    de: async () => (await import('@samsara/engine/games/karmaka/puzzles/de')).words,
    en: async () => (await import('@samsara/engine/games/karmaka/puzzles/en')).words,
    fr: async () => (await import('@samsara/engine/games/karmaka/puzzles/fr')).words,
  },
};
