import type { Calibration, Game } from '../kernel/game.ts';

/** Nothing is changed. */
export const AS_FOUND: Calibration = [
  [0, 0],
  [1, 1],
];

/** The calibration for a number of seats; the nearest one where that number was not measured. */
export function calibrationFor({ review }: Pick<Game, 'review'>, seats: number): Calibration {
  const known = Object.keys(review?.calibrations ?? {}).map(Number);
  if (review === undefined || known.length === 0) return AS_FOUND;
  const nearest = known.reduce((best, each) =>
    Math.abs(each - seats) < Math.abs(best - seats) ? each : best,
  );
  return review.calibrations[nearest];
}

/** What a chance that a search has found is worth. */
export function calibrated(calibration: Calibration, found: number): number {
  let [lowFound, lowObserved] = calibration[0];
  for (const [highFound, highObserved] of calibration) {
    if (found <= highFound && highFound > lowFound) {
      const way = Math.max(0, found - lowFound) / (highFound - lowFound);
      return lowObserved + way * (highObserved - lowObserved);
    }
    lowFound = highFound;
    lowObserved = highObserved;
  }
  return lowObserved;
}
