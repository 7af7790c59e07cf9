import type { Game } from '../../kernel/game.ts';
import { below, type Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';

/** One move in so many is any legal one, so that playouts differ and see what taste overlooks. */
const ANY_ONCE_IN = 8;

/** How everybody moves in a playout: mostly as the game's taste likes best, now and then at random. */
export function playoutMove<State, Move>(
  game: Game<State, Move>,
  state: State,
  seat: Seat,
  legal: readonly Move[],
  random: Random,
): Move {
  if (legal.length === 1) return legal[0];
  if (below(random, ANY_ONCE_IN) === 0) return legal[below(random, legal.length)];
  return mostLiked(game, state, seat, legal, Number.NEGATIVE_INFINITY, random) as Move;
}

/** To lean to a move with all one's heart is worth so much liking, and no more than what lies between the moves at hand. */
const LIKING_OF_LEANING = 4;

/** What taste likes best and what fits the character of whoever decides; playouts, in which everybody moves, know nothing of it. */
export function favouriteMove<State, Move>(
  game: Game<State, Move>,
  state: State,
  seat: Seat,
  legal: readonly Move[],
  least: number,
  random: Random,
): Move | undefined {
  const { taste } = game;
  if (taste.leaning === undefined) return mostLiked(game, state, seat, legal, least, random);
  const plain = legal.map((move) => taste.likes(state, seat, move));
  const worth = Math.min(LIKING_OF_LEANING, Math.max(...plain) - Math.min(...plain));
  const likes = (at: State, by: Seat, move: Move) =>
    taste.likes(at, by, move) + worth * (taste.leaning?.(at, by, move) ?? 0);
  return mostLiked({ ...game, taste: { ...taste, likes } }, state, seat, legal, least, random);
}

/** The move that taste likes best, if it likes one at least so much; among equals, any. */
export function mostLiked<State, Move>(
  game: Game<State, Move>,
  state: State,
  seat: Seat,
  legal: readonly Move[],
  least: number,
  random: Random,
): Move | undefined {
  let best: Move | undefined;
  let most = least;
  let equals = 0;
  for (let i = 0; i < legal.length; i++) {
    const liking = game.taste.likes(state, seat, legal[i]);
    if (liking < most) continue;
    if (liking > most) equals = 0;
    most = liking;
    if (++equals === 1 || below(random, equals) === 0) best = legal[i];
  }
  return best;
}
