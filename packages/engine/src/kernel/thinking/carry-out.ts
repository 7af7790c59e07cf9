import type { PlayedGame } from '../game.ts';
import type { Actor } from '../seats.ts';

/** Makes a move that was taken from the legal ones of this moment, without asking again whether it is legal where the game can do that. */
export function carryOut<State, Move>(
  game: Pick<PlayedGame<State, Move>, 'apply' | 'carryOut'>,
  state: State,
  actor: Actor,
  move: Move,
): void {
  if (game.carryOut === undefined) game.apply(state, actor, move);
  else game.carryOut(state, actor, move);
}
