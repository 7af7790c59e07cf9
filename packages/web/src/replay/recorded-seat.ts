import { botLevelOf, type RecordedSeat } from '@samsara/engine';
import type { SeatInfo } from '@samsara/protocol';

/** Who played a seat of a recorded game, as a table shows it. */
export function recordedSeat({ name, kind }: RecordedSeat): SeatInfo {
  const level = botLevelOf(kind);
  const playedBy = kind === 'program' || kind === 'model' ? { played_by: kind } : {};
  return { kind: level === null ? 'person' : 'bot', name, level, ready: true, present: true, ...playedBy };
}
