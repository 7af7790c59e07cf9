import type { Actor } from '../../kernel/seats.ts';
import { deadline } from './clock.ts';
import { decisionOf } from './decisions/index.ts';
import { type Move, TIME_OUT } from './moves.ts';
import { type State, waitOf } from './state.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (actor === 'clock') return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome !== null) return [];
  const wait = waitOf(state);
  return wait.seat === actor ? decisionOf(wait).moves(state, wait, actor) : [];
}
