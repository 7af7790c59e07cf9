import type { GameMeta } from '../kernel/game.ts';
import type { DealResult } from './playing.ts';

/**
 * Below zero if the first result is the better one: who won, then points, then who decided less often until the win. Whoever
 * lost without points is as far as anybody else who did.
 */
export function compareResults(
  { betterPoints }: Pick<GameMeta, 'betterPoints'>,
  a: DealResult,
  b: DealResult,
): number {
  if (a.won !== b.won) return a.won ? -1 : 1;
  if (a.points !== null && b.points !== null && a.points !== b.points)
    return betterPoints === 'fewer' ? a.points - b.points : b.points - a.points;
  return a.won ? a.choices - b.choices : 0;
}
