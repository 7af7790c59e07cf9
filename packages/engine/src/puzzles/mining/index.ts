export { emptyTally, mineGame, type Tally } from './mining.ts';
export { type Failure, proven } from './proving.ts';
