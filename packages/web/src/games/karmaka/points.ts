import type { Card, Seat } from '@samsara/engine';
import {
  type Colour,
  neededOn,
  pointsByColour,
  RUNGS,
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

export function progressOf(view: View, seat: Seat): Progress {
  const { deeds, rung, rings } = view.seats[seat];
  return { score: scoreOf(deeds), needed: neededAt(view, rung), rings };
}

/** Points that a rung needs at this table; null on the last one. KK-11, KKR-92 */
export function neededAt({ options }: Pick<View, 'options'>, rung: number): number | null {
  return rung < LAST_RUNG ? neededOn(rung, options) : null;
}

const LAST_RUNG = RUNGS.length - 1;

/** Would the end of this life be the end of the ladder? KK-11, KK-66 */
export function isNearTheEnd(view: View, seat: Seat): boolean {
  const { score, needed, rings } = progressOf(view, seat);
  return view.seats[seat].rung === LAST_RUNG - 1 && needed !== null && score + rings >= needed;
}

/** Just enough rings to rise, or none where they are not needed or do not suffice. KKR-61 */
export function suggestedRings(view: View, seat: Seat): number {
  const { score, needed, rings } = progressOf(view, seat);
  const missing = Math.max(0, (needed ?? 0) - score);
  return missing <= rings ? missing : 0;
}
