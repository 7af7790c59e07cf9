import type { Bot } from './bot.ts';
import { mostLiked } from './policy.ts';

/** The move its game's taste likes best; among equals, any. Where it only may act, it does what it does not dislike. */
export const greedy: Bot = (game, view, seat, owes, random) => {
  const state = game.imagine(view, random);
  return mostLiked(
    game,
    state,
    seat,
    game.legalMoves(state, seat),
    owes ? Number.NEGATIVE_INFINITY : 0,
    random,
  );
};
