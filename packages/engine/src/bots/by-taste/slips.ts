import { below } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { greedy } from './greedy.ts';
import { favouriteMove } from './policy.ts';

/** How a player errs: one move in so many. */
export interface Slips {
  readonly slipsOnceIn: number;
  readonly forgetsOnceIn: number;
}

/**
 * Plays by taste and errs like a person: now and then it overlooks the best move and makes the next best, or forgets
 * something that its game lets players forget.
 */
export function slipping({ slipsOnceIn, forgetsOnceIn }: Slips): Bot {
  return (game, view, seat, owes, random) => {
    const best = greedy(game, view, seat, owes, random);
    if (best === undefined) return undefined;
    const forgetful = game.taste.forgetting?.(best);
    if (forgetful !== undefined) return below(random, forgetsOnceIn) === 0 ? forgetful : best;
    if (below(random, slipsOnceIn) > 0) return best;
    const state = game.imagine(view, random);
    const name = game.notation(best);
    const others = game.legalMoves(state, seat).filter((move) => game.notation(move) !== name);
    return favouriteMove(game, state, seat, others, Number.NEGATIVE_INFINITY, random) ?? best;
  };
}
