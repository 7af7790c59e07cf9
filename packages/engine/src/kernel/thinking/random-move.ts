import type { Game } from '../game.ts';
import { below, type Random } from '../random.ts';
import { carryOut } from './carry-out.ts';

/** Somebody who owes an answer makes any of their legal moves; false, and nothing happens, where nobody owes one. */
export function moveAtRandom<State, Move>(game: Game<State, Move>, state: State, random: Random): boolean {
  return game.moveAtRandom === undefined
    ? pickAndCarryOut(game, state, random)
    : game.moveAtRandom(state, random);
}

function pickAndCarryOut<State, Move>(game: Game<State, Move>, state: State, random: Random): boolean {
  const owing = game.deciding(state);
  if (owing.length === 0) return false;
  const seat = owing.length === 1 ? owing[0] : owing[below(random, owing.length)];
  carryOut(game, state, seat, game.pickMove(state, seat, random));
  return true;
}
