import { currentWait, waitingFor } from '../../kernel/pending.ts';
import { type Actor, isClock, type Seat } from '../../kernel/seats.ts';
import { decisionOf } from './decisions/index.ts';
import { refill } from './drawing.ts';
import { endIfDecided } from './ending.ts';
import type { Tell } from './events.ts';
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
  else answer(state, actor, move, tell);
}

/** Only drawing by hand answers no decision: others do it too. KA-50 */
function answer(state: State, seat: Seat, move: Move, tell: Tell): void {
  if (move.type === 'draw') return drawByHand(state, seat, tell);
  const wait = currentWait(state.pending);
  decisionOf(wait).answer(state, wait, seat, move, tell);
}

/** Makes the mildest move for everybody who owes one. Section 16, KAR-01, KAR-56 */
function timeOut(state: State, tell: Tell): void {
  const late = waitingFor(state.pending).slice();
  tell?.({ type: 'timed-out', seats: late });
  for (const seat of late) {
    const wait = currentWait(state.pending);
    answer(state, seat, decisionOf(wait).lateMove(state, wait, seat), tell);
  }
}

/** Whoever draws in their own turn then has the time for a decision again. KA-50, KAR-57 */
function drawByHand(state: State, seat: Seat, tell: Tell): void {
  state.undrawn[seat] = false;
  refill(state, seat, tell);
  if (!endIfDecided(state, tell) && waitingFor(state.pending).includes(seat)) state.countdown++;
}
