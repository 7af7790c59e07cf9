export { emptyTally, mineGame, mineRecord, type Search, type Tally } from './mining.ts';
export { whyPuzzleFails } from './prove-puzzle.ts';
export type { Failure } from './proving.ts';
