import type { Game } from '../kernel/game.ts';
import { chanceIn } from './chance.ts';
import { timelineFrom } from './timeline.ts';

/**
 * By seat: what the deal and all other chance of a game brought, in chances; its mean over many games is zero. The game is
 * given as its first state and its moves, `0 play 14` or `clock time-out`.
 */
export function luckIn<State, Move, Options>(
  game: Game<State, Move, unknown, unknown, Options>,
  options: Options,
  first: State,
  lines: readonly string[],
  looks: number,
  seed: number,
): number[] {
  const sums: number[] = [];
  for (const { luck } of chanceIn(game, options, timelineFrom(game, first, lines), looks, seed)) {
    for (let seat = 0; seat < luck.length; seat++) sums[seat] = (sums[seat] ?? 0) + luck[seat];
  }
  return sums;
}
