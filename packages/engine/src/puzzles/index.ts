export { digestAt, puzzleState } from './playing.ts';
export type { Puzzle, PuzzleValue } from './puzzle.ts';
export { BETTER_CHANCES, type PuzzleWords, type ThemeWords } from './terms.ts';
export { type PuzzleHead, puzzleHeads, readPuzzle, readPuzzles, writePuzzles } from './written.ts';
