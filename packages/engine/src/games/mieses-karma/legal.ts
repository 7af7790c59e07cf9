import { currentWait } from '../../kernel/pending.ts';
import { type Actor, isClock } from '../../kernel/seats.ts';
import { deadline } from './clock.ts';
import { decisionOf } from './decisions/index.ts';
import { type Move, TIME_OUT } from './moves.ts';
import { isAsked, type State } from './state.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (isClock(actor)) return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome !== null) return [];
  const wait = currentWait(state.pending);
  return isAsked(wait, actor) ? decisionOf(wait).moves(state, wait, actor) : [];
}
