import { currentWait } from '../../kernel/pending.ts';
import { type Actor, isClock, NOBODY, type Seat } from '../../kernel/seats.ts';
import { deadline } from './clock.ts';
import { decisionOf } from './decisions/index.ts';
import { mayDraw } from './drawing.ts';
import { DRAW, type Move, TIME_OUT } from './moves.ts';
import { isAsked, type State } from './state.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (isClock(actor)) return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome !== null) return [];
  const wait = currentWait(state.pending);
  if (isAsked(wait, actor)) return decisionOf(wait).moves(state, wait, actor);
  return wait.shape !== 'sealed' && mayDraw(state, actor) ? [DRAW] : [];
}

/** Seats that may draw while another is on turn. KA-50 */
export function mayInterrupt(state: State): readonly Seat[] {
  if (!state.options.draw_by_hand) return NOBODY;
  return state.undrawn.flatMap((_, seat) => (mayDraw(state, seat) ? [seat] : []));
}
