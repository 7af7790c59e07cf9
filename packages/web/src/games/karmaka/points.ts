import type { Card, Seat } from '@samsara/engine';
import {
  type Colour,
  NEEDED,
  pointsByColour,
  type SeatView,
  scoreOf,
  type View,
} from '@samsara/engine/games/karmaka/rules';

/** The colour that counts in this life; nothing while only mosaic Deeds or none lie there. KK-52, KKR-58 */
export function bestColour(deeds: readonly Card[]): Colour | null {
  const points = pointsByColour(deeds);
  const most = Math.max(points.red, points.green, points.blue);
  if (most === 0) return points.mosaic > 0 ? 'mosaic' : null;
  return (['red', 'green', 'blue'] as const).find((colour) => points[colour] === most) ?? null;
}

/** Where a seat stands in this life. */
export interface Progress {
  readonly score: number;
  /** null on the last rung, where nothing is needed any more. */
  readonly needed: number | null;
  readonly rings: number;
}

export function progressOf({ deeds, rung, rings }: SeatView): Progress {
  return { score: scoreOf(deeds), needed: NEEDED[rung] ?? null, rings };
}

/** Would the end of this life be the end of the ladder? KK-11, KK-66 */
export function isNearTheEnd(view: View, seat: Seat): boolean {
  const { score, needed, rings } = progressOf(view.seats[seat]);
  return needed === NEEDED.at(-1) && score + rings >= needed;
}

/** Just enough rings to rise, or none where they are not needed or do not suffice. KKR-61 */
export function suggestedRings(seat: SeatView): number {
  const { score, needed, rings } = progressOf(seat);
  const missing = Math.max(0, (needed ?? 0) - score);
  return missing <= rings ? missing : 0;
}
