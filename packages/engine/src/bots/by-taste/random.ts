import { below, oneOf } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';

/** Any legal move, each equally likely; where it only may act, it lets half of the moments pass. */
export const random: Bot = (game, view, seat, owes, chance) => {
  const legal = game.legalMoves(game.imagine(view, chance), seat);
  if (legal.length === 0 || (!owes && below(chance, 2) === 0)) return undefined;
  return oneOf(chance, legal);
};
