import type { PuzzleWords } from '@samsara/engine/puzzles';
import type { Language } from '@samsara/engine/texts';

/** Where a game's puzzles are loaded from, as they are written, and what there is to see in them, one language at a time. */
export interface PuzzleSource {
  puzzles(): Promise<string>;
  readonly words: Readonly<Record<Language, () => Promise<PuzzleWords>>>;
}
