import type { Calibration } from '../../../kernel/game.ts';

/** By number of seats. Made by `npm run review:measure -- --write`, see docs/review.md. */
export const CALIBRATIONS: Readonly<Record<number, Calibration>> = {
  2: [
    [0, 0],
    [0.02, 0.05991],
    [0.05, 0.11167],
    [0.1, 0.17657],
    [0.2, 0.27616],
    [0.3, 0.35804],
    [0.4, 0.43161],
    [0.5, 0.50138],
    [0.6, 0.57052],
    [0.7, 0.64215],
    [0.8, 0.7208],
    [0.9, 0.81619],
    [0.95, 0.87945],
    [0.98, 0.93179],
    [1, 1],
  ],
};
