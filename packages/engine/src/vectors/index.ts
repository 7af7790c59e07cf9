export { type GameVectors, LET_PASS } from '../kernel/mind/vectors.ts';
export { Batch, type BatchPlan } from './batch.ts';
export { layoutOf, lengthOf, type PlacedPart, VECTORS, type VectorKind } from './layout.ts';
export { dealStepped, NO_SEAT, type SteppedGame } from './stepped-game.ts';
