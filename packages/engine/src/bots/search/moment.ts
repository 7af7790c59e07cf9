import type { Game } from '../../kernel/game.ts';
import { below, type Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { carryOut } from '../../kernel/thinking/carry-out.ts';
import { mostLiked, playoutMove } from '../by-taste/policy.ts';

/** A seat with a real choice in an imagined state. */
export interface Decision<Move> {
  readonly seat: Seat;
  readonly legal: readonly Move[];
}

/**
 * Plays an imagined state on to the next decision of a single seat that has more than one move; null at the end of the game.
 * On the way the clock makes its moves where nobody has to answer. Interruptions and sealed choices are made by taste:
 * nobody may know them beforehand, so a search must not choose its own moves by them. Whoever has just let the moment
 * pass is not asked about it again.
 */
export function toDecision<State, Move>(
  game: Game<State, Move>,
  state: State,
  random: Random,
  passed: Seat | null,
): Decision<Move> | null {
  for (let silent = passed; ; silent = null) {
    if (interrupt(game, state, random, silent)) continue;
    const owing = game.deciding(state);
    if (owing.length === 1) {
      const seat = owing[0];
      const legal = game.legalMoves(state, seat);
      if (legal.length > 1) return { seat, legal };
      carryOut(game, state, seat, legal[0]);
    } else if (owing.length > 1) {
      answerSealed(game, state, owing.slice(), random);
    } else if (game.outcome(state) !== undefined || !letTimePass(game, state)) {
      return null;
    }
  }
}

/** Whoever may act without owing an answer does so if taste likes it better than nothing. */
function interrupt<State, Move>(
  game: Game<State, Move>,
  state: State,
  random: Random,
  silent: Seat | null,
): boolean {
  const eager = game.mayInterrupt(state);
  if (eager.length === 0) return false;
  const first = below(random, eager.length);
  for (let i = 0; i < eager.length; i++) {
    const seat = eager[(first + i) % eager.length];
    if (seat === silent) continue;
    const legal = game.legalMoves(state, seat);
    const move = legal.length === 0 ? undefined : mostLiked(game, state, seat, legal, 0, random);
    if (move === undefined) continue;
    carryOut(game, state, seat, move);
    return true;
  }
  return false;
}

/** Several seats that owe an answer at once make a sealed choice. */
export function answerSealed<State, Move>(
  game: Game<State, Move>,
  state: State,
  seats: readonly Seat[],
  random: Random,
): void {
  for (const seat of seats) {
    carryOut(game, state, seat, playoutMove(game, state, seat, game.legalMoves(state, seat), random));
  }
}

function letTimePass<State, Move>(game: Game<State, Move>, state: State): boolean {
  const [move] = game.legalMoves(state, 'clock');
  if (move === undefined) return false;
  carryOut(game, state, 'clock', move);
  return true;
}
