import type { Calibration } from '../kernel/game.ts';

/** Nothing is changed. */
export const AS_FOUND: Calibration = [
  [0, 0],
  [1, 1],
];

/** The calibration for a number of seats; where that number was not measured, between its neighbours. */
export function calibrationFor(
  calibrations: Readonly<Record<number, Calibration>> | undefined,
  seats: number,
): Calibration {
  const known = Object.entries(calibrations ?? {}).map(([key, map]) => [Number(key), map] as const);
  if (known.length === 0) return AS_FOUND;
  const fewer = known.filter(([count]) => count <= seats).at(-1) ?? known[0];
  const more = known.find(([count]) => count >= seats) ?? known[known.length - 1];
  if (fewer[0] === more[0]) return fewer[1];
  const way = (seats - fewer[0]) / (more[0] - fewer[0]);
  return fewer[1].map(([found, observed]) => [
    found,
    observed + way * (calibrated(more[1], found) - observed),
  ]);
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
