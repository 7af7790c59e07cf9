import { LETS_PASS } from '../bots/search/thought.ts';
import type { Game } from '../kernel/game.ts';
import type { Actor, Seat } from '../kernel/seats.ts';

/** The notations of an actor's legal moves in an order that follows from them alone. */
export function movesInOrder(game: Game, state: unknown, actor: Actor): string[] {
  return game
    .legalMoves(state, actor)
    .map((move) => game.notation(move))
    .sort();
}

/** What a seat can choose from, in the same order; letting the moment pass comes first, for a seat that owes nothing. */
export function choicesInOrder(game: Game, state: unknown, seat: Seat): string[] {
  const moves = movesInOrder(game, state, seat);
  return game.deciding(state).includes(seat) || moves.length === 0 ? moves : [LETS_PASS, ...moves];
}
