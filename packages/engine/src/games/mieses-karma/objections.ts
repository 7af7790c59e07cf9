import type { Refusal } from '../../kernel/game.ts';
import { tidy } from '../../kernel/notation.ts';
import { currentWait } from '../../kernel/pending.ts';
import { type Actor, isClock, isSeat, type Seat } from '../../kernel/seats.ts';
import { deadline } from './clock.ts';
import { decisionOf } from './decisions/index.ts';
import { type Move, readAttempt } from './moves.ts';
import { refuse } from './refusals.ts';
import { isAsked, type State } from './state.ts';

export function whyNot(state: State, actor: Actor, attempt: string): Refusal {
  const read = readAttempt(tidy(attempt));
  if (read === undefined) return refuse('unreadable');
  if (read.type === 'unknown-card' || read.type === 'unknown-animal') return refuse(read.type);
  const objection = objectionTo(state, actor, read);
  if (objection) return objection;
  throw new Error(`nothing speaks against ${attempt}`);
}

/** What speaks against a move; nothing if it is legal. */
export function objectionTo(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  if (isClock(actor)) return objectionToClock(state, move);
  if (move.type === 'time-out') return refuse('only-the-clock');
  const wait = currentWait(state.pending);
  if (!isAsked(wait, actor)) return notYet(state, actor);
  return decisionOf(wait).objection(state, wait, actor, move);
}

function objectionToClock(state: State, move: Move): Refusal | undefined {
  if (move.type !== 'time-out') return refuse('only-for-seats');
  return deadline(state) ? undefined : refuse('no-time-limit');
}

/** MK-01, MK-106 */
function notYet(state: State, seat: Seat): Refusal {
  if (!isSeat(seat, state.options.players)) return refuse('no-such-seat');
  return refuse(currentWait(state.pending).type === 'giving' ? 'not-asked-yet' : 'not-your-turn');
}
