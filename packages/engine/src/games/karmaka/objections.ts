import type { Refusal } from '../../kernel/game.ts';
import { tidy } from '../../kernel/notation.ts';
import { type Actor, isSeat, type Seat } from '../../kernel/seats.ts';
import { readAttempt } from './attempts.ts';
import { deadline } from './clock.ts';
import { decisionOf } from './decisions/index.ts';
import { answersOffer, objectionToAnswering } from './decisions/offer.ts';
import { type Move, notation } from './moves.ts';
import { refuse } from './refusals.ts';
import { type State, type Waiting, waitOf } from './state.ts';

export function whyNot(state: State, actor: Actor, attempt: string): Refusal {
  const read = readAttempt(state, actor, tidy(attempt));
  if (read === undefined) return refuse('unreadable');
  if (read.type === 'unknown-card') return refuse('unknown-card');
  const objection = objectionTo(state, actor, read);
  if (objection) return objection;
  throw new Error(`nothing speaks against ${notation(read)}`);
}

/** What speaks against a move; nothing if it is legal. */
export function objectionTo(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (actor === 'clock') return objectionToClock(state, move);
  const acting = objectionToActing(state, actor, move);
  if (acting) return acting;
  if (move.type === 'time-out') return refuse('only-the-clock');
  const wait = waitOf(state);
  return decisionOf(wait).objection(state, wait, actor, move);
}

function objectionToClock(state: State, move: Move): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  if (move.type !== 'time-out') return refuse('only-for-seats');
  return deadline(state) ? undefined : refuse('no-time-limit');
}

/** May this seat act at all now? KK-35, KK-85, KKR-34 */
function objectionToActing(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  const wait = waitOf(state);
  if (wait.seat === seat) return undefined;
  if (!isSeat(seat, state.options.players)) return refuse('no-such-seat');
  if (answersOffer(move)) return objectionToAnswering(state, wait, seat);
  if (seat === state.active) return objectionToHurry(wait);
  return refuse(wait.type === 'ability' && wait.seat !== state.active ? 'others-decide' : 'not-your-turn');
}

/** The active player has to wait for somebody else's answer. */
function objectionToHurry(wait: Waiting): Refusal {
  return wait.type === 'offer' ? refuse('offer-runs', [wait.card]) : refuse('others-decide');
}
