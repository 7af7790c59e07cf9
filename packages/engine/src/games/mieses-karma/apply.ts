import { currentWait, waitingFor } from '../../kernel/pending.ts';
import { type Actor, isClock } from '../../kernel/seats.ts';
import { answer, decisionOf } from './decisions/index.ts';
import type { Tell } from './events.ts';
import { seeTop } from './memory.ts';
import { type Move, notation } from './moves.ts';
import { objectionTo } from './objections.ts';
import type { State } from './state.ts';

/** Carries out a legal move; anything else is a broken invariant. */
export function apply(state: State, actor: Actor, move: Move, tell?: Tell): void {
  const objection = objectionTo(state, actor, move);
  if (objection) throw new Error(`${actor} ${notation(move)}: ${objection.code} (${objection.clause})`);
  carryOut(state, actor, move, tell);
}

/** The same for a move that is known to be legal. */
export function carryOut(state: State, actor: Actor, move: Move, tell?: Tell): void {
  if (isClock(actor)) timeOut(state, tell);
  else answer(state, currentWait(state.pending), actor, move, tell);
  seeTop(state);
  state.countdown++;
}

/** Makes the mildest move for whoever is late. MK-175 */
function timeOut(state: State, tell: Tell): void {
  const [seat] = waitingFor(state.pending);
  tell?.({ type: 'timed-out', seats: [seat] });
  const wait = currentWait(state.pending);
  answer(state, wait, seat, decisionOf(wait).lateMove(state, wait, seat), tell);
}
