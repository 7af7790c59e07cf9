import type { Decision } from '../../../kernel/decisions.ts';
import type { Tell } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/**
 * A kind of decision in STOP. The clock does not only move for somebody: it ends the lock and lets the hands move, where
 * nobody owes an answer.
 */
export interface StopDecision<Wait> extends Omit<Decision<State, Wait, Move, Tell>, 'lateMove'> {
  /** What happens when the time is up. */
  timeOut(state: State, wait: Wait, tell: Tell): void;
}
