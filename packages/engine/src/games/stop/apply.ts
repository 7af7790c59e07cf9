import { currentWait } from '../../kernel/pending.ts';
import { askedIn } from '../../kernel/reaction.ts';
import type { Actor, Seat } from '../../kernel/seats.ts';
import { answerOwed } from './decisions/answering.ts';
import { decisionOf } from './decisions/index.ts';
import type { Tell } from './events.ts';
import { passQuestion } from './interjecting.ts';
import { type Move, notation } from './moves.ts';
import { objectionTo } from './objections.ts';
import { isUsual } from './spelling.ts';
import { onTurn, type State, type Window, windowOf } from './state.ts';
import { letSwap } from './swap.ts';

/** Carries out a legal move; anything else is a broken invariant. */
export function apply(state: State, actor: Actor, move: Move, tell?: Tell): void {
  const window = windowOf(state);
  // Most moves of a game are this one, and nothing can speak against it.
  if (move.type === 'pass' && window?.shape === 'reaction' && askedIn(window) === actor)
    return pass(state, window, actor, tell);
  const objection = objectionTo(state, actor, move);
  if (objection) fail(actor, move, `${objection.code} (${objection.clause})`);
  if (actor === 'clock') return timeOut(state, tell);
  if (!isUsual(state, actor, move)) fail(actor, move, 'is not written so');
  // Asked directly, because most other moves are answers that are owed.
  if (window === undefined) answerOwed(state, onTurn(state), actor, move, tell);
  else decisionOf(window).answer(state, window, actor, move, tell);
}

function pass(state: State, window: Window, seat: Seat, tell: Tell): void {
  if (window.type === 'swapping') letSwap(state, window, seat, tell);
  else passQuestion(state, window);
}

function timeOut(state: State, tell: Tell): void {
  const wait = currentWait(state.pending);
  decisionOf(wait).timeOut(state, wait, tell);
}

/** On its own, because the compiler would otherwise write the message before it is needed. */
function fail(actor: Actor, move: Move, why: string): never {
  throw new Error(`${actor} ${notation(move)}: ${why}`);
}
