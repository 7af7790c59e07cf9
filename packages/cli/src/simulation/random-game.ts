import { below, carryOut, type Game, moveAtRandom, type Random, type Seat } from '@samsara/engine';

/**
 * Plays a game to its end, every seat by any of its legal moves, and says how many moves that took.
 * The random bot picks in the same way from its view; straight from the state it is many times faster.
 */
export function playRandomly<State, Move>(game: Game<State, Move>, state: State, random: Random): number {
  for (let moves = 0; ; moves++) {
    if (interruptRandomly(game, state, random)) continue;
    if (moveAtRandom(game, state, random)) continue;
    if (game.outcome(state) !== undefined) return moves;
    applyClock(game, state);
  }
}

/** Somebody who may act without owing an answer does so in half of the moments. */
function interruptRandomly<State, Move>(game: Game<State, Move>, state: State, random: Random): boolean {
  const eager = game.mayInterrupt(state);
  if (eager.length === 0) return false;
  for (const seat of fromAnywhere(eager, random)) {
    const legal = game.legalMoves(state, seat);
    if (legal.length === 0 || below(random, 2) === 0) continue;
    carryOut(game, state, seat, legal[below(random, legal.length)]);
    return true;
  }
  return false;
}

/** The seats in their order, beginning anywhere, so that no seat is always the first to be heard. */
export function fromAnywhere(seats: readonly Seat[], random: Random): Seat[] {
  const first = below(random, seats.length);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Where nobody has to answer and nobody wants to, time goes on. */
export function applyClock<State, Move>(game: Game<State, Move>, state: State): Move {
  const [move] = game.legalMoves(state, 'clock');
  if (move === undefined) throw new Error('nobody can move, but the game is not over');
  carryOut(game, state, 'clock', move);
  return move;
}
