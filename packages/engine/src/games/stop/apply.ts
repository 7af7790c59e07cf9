import { currentWait } from '../../kernel/pending.ts';
import { type Actor, isClock } from '../../kernel/seats.ts';
import { answerOwed } from './decisions/answering.ts';
import { decisionOf } from './decisions/index.ts';
import type { Tell } from './events.ts';
import { type Move, notation } from './moves.ts';
import { objectionTo } from './objections.ts';
import { isUsual } from './spelling.ts';
import { onTurn, type State, windowOf } from './state.ts';

/** Carries out a legal move; anything else is a broken invariant. */
export function apply(state: State, actor: Actor, move: Move, tell?: Tell): void {
  const objection = objectionTo(state, actor, move);
  if (objection) throw new Error(`${actor} ${notation(move)}: ${objection.code} (${objection.clause})`);
  if (!isClock(actor) && !isUsual(state, actor, move))
    throw new Error(`${actor} ${notation(move)} is not written so`);
  carryOut(state, actor, move, tell);
}

/** The same for a move that is known to be legal. */
export function carryOut(state: State, actor: Actor, move: Move, tell?: Tell): void {
  const window = windowOf(state);
  if (isClock(actor)) timeOut(state, tell);
  // Asked directly, because most moves are answers that are owed.
  else if (window === undefined) answerOwed(state, onTurn(state), actor, move, tell);
  else decisionOf(window).answer(state, window, actor, move, tell);
}

function timeOut(state: State, tell: Tell): void {
  const wait = currentWait(state.pending);
  decisionOf(wait).timeOut(state, wait, tell);
}
