import type { CurvePoint, Mark, SeatReview } from '@samsara/engine/review';

/** A moment on a seat's curve: before a choice of its own, the start or the end. */
export interface CurveMoment {
  /** Moves made so far; -1 is before the deal, and the length of the record the end. */
  readonly index: number;
  readonly chance: number;
  /** After the seat's own choice; null where it has made none. */
  readonly after: number | null;
  readonly mark: Mark | null;
}

/** The moments of a seat in their order. */
export function momentsOf({ curve, decisions }: Pick<SeatReview, 'curve' | 'decisions'>): CurveMoment[] {
  const marks = new Map(decisions.map(({ index, mark }) => [index, mark]));
  const moments: CurveMoment[] = [];
  for (const { index, chance, afterChoice } of curve) {
    const last = moments.at(-1);
    if (afterChoice && last?.index === index) moments[moments.length - 1] = { ...last, after: chance };
    else moments.push({ index, chance, after: null, mark: marks.get(index) ?? null });
  }
  return moments;
}

/** What a seat could last think of its chances before move `index`; null before it is known. */
export function chanceAt(curve: readonly CurvePoint[], index: number): number | null {
  let found: number | null = null;
  for (const point of curve) {
    if (point.index > index || (point.index === index && point.afterChoice)) break;
    found = point.chance;
  }
  return found;
}

/** The number of the moment that lies nearest to a move. */
export function nearestMoment(moments: readonly CurveMoment[], index: number): number {
  let nearest = 0;
  for (const [i, moment] of moments.entries()) {
    if (Math.abs(moment.index - index) < Math.abs(moments[nearest].index - index)) nearest = i;
  }
  return nearest;
}
