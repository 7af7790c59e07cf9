import type { Calibration, Game } from '../../kernel/game.ts';
import { randomFor } from '../../review/seeds.ts';
import type { PuzzleValue } from '../puzzle.ts';
import { CONFIRMATIONS, MARGIN, MEAN_MARGIN, TASTE_ASKED } from './budgets.ts';
import { isLiked, type Judged, judged, type Moment } from './judging.ts';
import { sureWinners } from './solving.ts';

const TASTE = 1;
const SEARCH = 2;

/** Why a moment is no puzzle with this move. */
export type Failure = 'taste-finds-it' | 'other-move' | 'too-close' | 'other-sure-win';

/** What a moment's moves are worth, if long searches agree that this one is clearly the best; otherwise why not. */
export function confirmed(
  game: Game,
  moment: Moment,
  best: string,
  calibration: Calibration,
  seed: number,
  iterations: number,
): readonly PuzzleValue[] | Failure {
  const failure = foundOrOther(game, moment, best, seed);
  if (failure !== undefined) return failure;
  const found: Judged[] = [];
  for (let number = 0; number < CONFIRMATIONS; number++) {
    const one = judged(game, moment, calibration, iterations, randomFor(seed, SEARCH, number));
    if (one.best !== best) return 'other-move';
    if (one.gap < MARGIN) return 'too-close';
    found.push(one);
  }
  return inPoints(best, found) ?? 'too-close';
}

/**
 * Why a puzzle does not hold; undefined if it does. One search is enough where it finds the margin; where it falls short by
 * chance, the mean of as many as once confirmed it has to.
 */
export function whyNotProven(
  game: Game,
  moment: Moment,
  best: string,
  calibration: Calibration,
  seed: number,
  iterations: number,
): Failure | undefined {
  const failure = foundOrOther(game, moment, best, seed);
  if (failure !== undefined) return failure;
  let sum = 0;
  for (let number = 1; number <= CONFIRMATIONS; number++) {
    const one = judged(game, moment, calibration, iterations, randomFor(seed, SEARCH, number));
    if (one.best !== best) return 'other-move';
    sum += one.gap;
    if (number === 1 && sum >= MARGIN) return undefined;
  }
  return sum / CONFIRMATIONS >= MARGIN ? undefined : 'too-close';
}

/** What needs no long search: taste must not come upon the move, and no other one may be a sure win. */
function foundOrOther(game: Game, moment: Moment, best: string, seed: number): Failure | undefined {
  if (isLiked(game, moment, best, TASTE_ASKED, randomFor(seed, TASTE))) return 'taste-finds-it';
  const sure = sureWinners(game, moment, randomFor(seed, TASTE, SEARCH));
  return sure.some((move) => move !== best) ? 'other-sure-win' : undefined;
}

/** The means in whole points, the best one first; undefined where the best one is not far enough in front. */
function inPoints(best: string, found: readonly Judged[]): readonly PuzzleValue[] | undefined {
  const values = [...found[0].chances.keys()].map((move) => {
    const sum = found.reduce((total, { chances }) => total + (chances.get(move) ?? 0), 0);
    return { move, chance: Math.round((100 * sum) / found.length) };
  });
  values.sort((a, b) => b.chance - a.chance || (a.move < b.move ? -1 : 1));
  const [first, second] = values;
  return first.move === best && first.chance - second.chance >= 100 * MEAN_MARGIN ? values : undefined;
}
