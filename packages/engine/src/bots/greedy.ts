import { below } from '../kernel/random.ts';
import type { Bot } from './bot.ts';

/** The move its game's taste likes best; among equals, any. */
export const greedy: Bot = (game, view, seat, owes, random) => {
  const state = game.imagine(view, random);
  const legal = game.legalMoves(state, seat);
  let best: (typeof legal)[number] | undefined;
  let bestLiking = owes ? Number.NEGATIVE_INFINITY : 0;
  let equals = 0;
  for (const move of legal) {
    const liking = game.taste.likes(state, seat, move);
    if (liking > bestLiking) equals = 0;
    if (liking < bestLiking || below(random, ++equals) > 0) continue;
    best = move;
    bestLiking = liking;
  }
  return best;
};
