import type { Bot } from '../bot.ts';
import { favouriteMove } from './policy.ts';

/** The move its game's taste likes best; among equals, any. Where it only may act, it does what it does not dislike. */
export const greedy: Bot = (game, view, seat, owes, random) => {
  const state = game.imagine(view, random);
  return favouriteMove(
    game,
    state,
    seat,
    game.legalMoves(state, seat),
    owes ? Number.NEGATIVE_INFINITY : 0,
    random,
  );
};
