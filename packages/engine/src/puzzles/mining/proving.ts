import type { Calibration, Game } from '../../kernel/game.ts';
import { randomFor } from '../../review/seeds.ts';
import type { PuzzleValue } from '../puzzle.ts';
import { CONFIRM, CONFIRMATIONS, MARGIN, TASTE_ASKED } from './budgets.ts';
import { isLiked, type Judged, judged, type Moment } from './judging.ts';
import { sureWinners } from './solving.ts';

/** Searches that say something else than the puzzle draw from different seeds. */
const TASTE = 1;
const SEARCH = 2;

/** Why a moment is no puzzle with this move. */
export type Failure = 'taste-finds-it' | 'other-move' | 'too-close' | 'other-sure-win';

/** What a moment's moves are worth, if long searches agree that this one is clearly the best; otherwise why not. */
export function proven(
  game: Game,
  moment: Moment,
  best: string,
  calibration: Calibration,
  seed: number,
  confirmations: number = CONFIRMATIONS,
): readonly PuzzleValue[] | Failure {
  if (isLiked(game, moment, best, TASTE_ASKED, randomFor(seed, TASTE))) return 'taste-finds-it';
  const sure = sureWinners(game, moment, randomFor(seed, TASTE, SEARCH));
  if (sure.some((move) => move !== best)) return 'other-sure-win';
  const found: Judged[] = [];
  for (let number = 0; number < confirmations; number++) {
    const one = judged(game, moment, calibration, CONFIRM, randomFor(seed, SEARCH, number));
    if (one.best !== best) return 'other-move';
    if (one.gap < MARGIN) return 'too-close';
    found.push(one);
  }
  return inPoints(best, found) ?? 'too-close';
}

/** The means in whole points, the best one first; undefined where rounding leaves less than the margin. */
function inPoints(best: string, found: readonly Judged[]): readonly PuzzleValue[] | undefined {
  const values = [...found[0].chances.keys()].map((move) => {
    const sum = found.reduce((total, { chances }) => total + (chances.get(move) ?? 0), 0);
    return { move, chance: Math.round((100 * sum) / found.length) };
  });
  values.sort((a, b) => b.chance - a.chance || (a.move < b.move ? -1 : 1));
  const [first, second] = values;
  return first.move === best && first.chance - second.chance >= 100 * MARGIN ? values : undefined;
}
