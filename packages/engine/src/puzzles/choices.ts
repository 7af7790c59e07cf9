import { LETS_PASS } from '../bots/search/thought.ts';
import type { PlayedGame } from '../kernel/game.ts';
import type { Actor, Seat } from '../kernel/seats.ts';

/** The notations of legal moves in an order that follows from them alone. */
function inOrder(game: PlayedGame, legal: readonly unknown[]): string[] {
  return legal.map((move) => game.notation(move)).sort();
}

/** What a seat can choose from; letting the moment pass comes first, for a seat that owes nothing. */
export function choicesInOrder(game: PlayedGame, state: unknown, seat: Seat): string[] {
  const moves = inOrder(game, game.legalMoves(state, seat));
  return game.deciding(state).includes(seat) || moves.length === 0 ? moves : [LETS_PASS, ...moves];
}

/** The move at a place of that order, and how records write it. */
export function moveAt(
  game: PlayedGame,
  state: unknown,
  actor: Actor,
  place: number,
): { readonly move: unknown; readonly text: string } | undefined {
  const legal = game.legalMoves(state, actor);
  const text = legal.length === 1 && place === 0 ? game.notation(legal[0]) : inOrder(game, legal)[place];
  const move = legal.length === 1 ? legal[0] : legal.find((each) => game.notation(each) === text);
  return text === undefined ? undefined : { move, text };
}

/** The place of a move in that order, or -1, and the move. */
export function placeOf(
  game: PlayedGame,
  state: unknown,
  actor: Actor,
  text: string,
): { readonly move: unknown; readonly place: number } {
  const legal = game.legalMoves(state, actor);
  const move = legal.find((each) => game.notation(each) === text);
  return { move, place: inOrder(game, legal).indexOf(text) };
}
