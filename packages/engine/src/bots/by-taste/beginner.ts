import { below } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { greedy } from './greedy.ts';

/** One chance in so many to forget what can be forgotten. */
const FORGETS_ONCE_IN = 4;

/** Plays like the greedy bot, but now and then forgets something that its game lets players forget. */
export const beginner: Bot = (game, view, seat, owes, random) => {
  const move = greedy(game, view, seat, owes, random);
  const slip = move === undefined ? undefined : game.taste.forgetting?.(move);
  return slip !== undefined && below(random, FORGETS_ONCE_IN) === 0 ? slip : move;
};
