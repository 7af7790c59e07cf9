import { think } from '../../bots/search/search.ts';
import type { Game } from '../../kernel/game.ts';
import { randomFor } from '../../review/seeds.ts';
import { type Moment, nameOf } from './judging.ts';

/** The levels that are asked, by the iterations of their search, and how often each. */
const ASKED_LEVELS: readonly number[] = [10, 40, 160, 640];
const ASKED_TIMES = 5;

/** What everybody who thinks at all finds has the lowest rating; every level that misses it adds a step. */
const LOWEST_RATING = 1000;
const STEP = 300;

/**
 * How hard a move is to find: the more a search must think, the higher. A level that finds it more rarely than a weaker one
 * counts as that one, so that the rating rises only where thinking helps.
 */
export function ratingOf(game: Game, { view, seat }: Moment, best: string, seed: number): number {
  let found = 0;
  let missed = 0;
  for (const iterations of ASKED_LEVELS) {
    const times = Array.from({ length: ASKED_TIMES }, (_, time) =>
      think(game, view, seat, { iterations }, randomFor(seed, iterations, time)),
    ).filter(({ move }) => nameOf(game, move) === best).length;
    found = Math.max(found, times);
    missed += 1 - found / ASKED_TIMES;
  }
  return Math.round(LOWEST_RATING + STEP * missed);
}
