import { type Actor, isClock } from '../../kernel/seats.ts';
import { answer, decisionOf } from './decisions/index.ts';
import type { Tell } from './events.ts';
import { type Move, notation } from './moves.ts';
import { objectionTo } from './objections.ts';
import { type State, waitOf } from './state.ts';

/** Carries out a legal move; anything else is a broken invariant. */
export function apply(state: State, actor: Actor, move: Move, tell?: Tell): void {
  const objection = objectionTo(state, actor, move);
  if (objection) throw new Error(`${actor} ${notation(move)}: ${objection.code} (${objection.clause})`);
  carryOut(state, actor, move, tell);
}

/** The same for a move that is known to be legal. */
export function carryOut(state: State, actor: Actor, move: Move, tell?: Tell): void {
  if (isClock(actor)) timeOut(state, tell);
  else answer(state, waitOf(state), actor, move, tell);
  state.countdown++;
}

/** Makes the mildest move for whoever is late. KKR-84 */
function timeOut(state: State, tell: Tell): void {
  const wait = waitOf(state);
  const { seat } = wait;
  tell?.({ type: 'timed-out', seat });
  answer(state, wait, seat, decisionOf(wait).lateMove(state, wait, seat), tell);
}
