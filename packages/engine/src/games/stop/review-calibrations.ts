import type { Calibration } from '../../kernel/game.ts';

/** By number of seats. */
export const CALIBRATIONS: Readonly<Record<number, Calibration>> = {};
