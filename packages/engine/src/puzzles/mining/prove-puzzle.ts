import type { Game } from '../../kernel/game.ts';
import { calibrationFor } from '../../review/calibration.ts';
import { puzzleState } from '../playing.ts';
import type { Puzzle } from '../puzzle.ts';
import { CONFIRM } from './budgets.ts';
import { type Failure, whyNotProven } from './proving.ts';

/** Why a puzzle does not hold, looked at from scratch by another seed; undefined if it does. */
export function whyPuzzleFails(
  game: Game,
  puzzle: Puzzle,
  seed: number,
  iterations: number = CONFIRM,
): Failure | undefined {
  const { seat, values, options } = puzzle;
  const state = puzzleState(game, puzzle);
  const owes = game.deciding(state).includes(seat);
  const moment = { view: game.view(state, seat), seat, owes };
  const calibration = calibrationFor(game.review?.calibrations, Number(options.players));
  return whyNotProven(game, moment, values[0].move, calibration, seed, iterations);
}
