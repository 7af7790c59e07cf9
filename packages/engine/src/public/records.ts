// What is published as `@samsara/engine/records`: games as records, played again and verified.
export {
  type KnownCheck,
  RECORD_CHECKS,
  type RecordCheck,
  type ShuffleTold,
  type Verdict,
  type VerdictCode,
} from '../kernel/later/verdict.ts';
export type { Exchange } from '../record/exchange.ts';
export { botEntropy, commitmentTo, dealt, type Fairness, fairnessOf } from '../record/fairness.ts';
export type { Known } from '../record/known.ts';
export { placesIn } from '../record/places.ts';
export { readRecord } from '../record/read.ts';
export {
  addMove,
  type EndReason,
  endRecord,
  type GameRecord,
  type RecordedEnd,
  type RecordedMove,
  type RecordedSeat,
  type RecordVersion,
  startRecord,
} from '../record/record.ts';
export { gameOf, type ReplayedMove, replay } from '../record/replay.ts';
export type { SeatKind } from '../record/seat-kind.ts';
export { verifyRecord } from '../record/verify.ts';
export { writeRecord } from '../record/written.ts';
