import type { Game } from '../src/kernel/game.ts';
import { below, fastRandom } from '../src/kernel/random.ts';
import type { Seat } from '../src/kernel/seats.ts';
import { moveAtRandom } from '../src/kernel/thinking/random-move.ts';
import { dealSeed, moveSeed } from './seeds.ts';

/** Called with every move: who made it, how many were legal, and the place of the chosen one. */
export type MoveListener = (seat: Seat, legal: number, pick: number) => void;

/** Plays a game by the engine as fast as it goes: the same game as below, but without listing the moves. */
export function playFastGame<State, Move, Options>(
  rules: Game<State, Move, unknown, unknown, Options>,
  options: Options,
  game: number,
): number {
  const state = rules.setup(options, dealSeed(game));
  const random = fastRandom(moveSeed(game));
  let moves = 0;
  while (moveAtRandom(rules, state, random)) moves++;
  return moves;
}

/** Plays a game by the engine, every decision any of the legal moves; says how many moves it took and how it ended. */
export function playEngineGame<State, Move, Options>(
  rules: Game<State, Move, unknown, unknown, Options>,
  options: Options,
  game: number,
  onMove?: MoveListener,
): { readonly moves: number; readonly state: State } {
  const state = rules.setup(options, dealSeed(game));
  const random = fastRandom(moveSeed(game));
  for (let moves = 0; ; moves++) {
    const owing = rules.deciding(state);
    if (owing.length === 0) return { moves, state };
    const seat = owing.length === 1 ? owing[0] : owing[below(random, owing.length)];
    const legal = rules.legalMoves(state, seat);
    const pick = below(random, legal.length);
    onMove?.(seat, legal.length, pick);
    rules.apply(state, seat, legal[pick]);
  }
}
