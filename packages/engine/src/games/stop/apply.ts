import { askedIn } from '../../kernel/reaction.ts';
import type { Actor, Seat } from '../../kernel/seats.ts';
import { accept } from './attacks.ts';
import type { Tell } from './events.ts';
import { isLocked, passQuestion, store } from './interjecting.ts';
import { lay } from './laying.ts';
import { ACCEPT, DRAW, type Move, notation } from './moves.ts';
import { objectionTo } from './refusals.ts';
import { isUsual } from './spelling.ts';
import { onTurn, type State, type Window, windowOf } from './state.ts';
import { exchangeHands, letSwap } from './swap.ts';
import { drawOne } from './turn.ts';

/** Carries out a legal move; anything else is a broken invariant. */
export function apply(state: State, actor: Actor, move: Move, tell?: Tell): void {
  const window = windowOf(state);
  // Most moves of a game are this one, and nothing can speak against it.
  if (move.type === 'pass' && window?.shape === 'reaction' && askedIn(window) === actor)
    return pass(state, window, actor, tell);
  const objection = objectionTo(state, actor, move);
  if (objection) fail(actor, move, `${objection.code} (${objection.clause})`);
  if (actor === 'clock') return timeOut(state, tell);
  if (window !== undefined && move.type === 'pass') return pass(state, window, actor, tell);
  if (!isUsual(state, actor, move)) fail(actor, move, 'is not written so');
  if (window === undefined) return answer(state, actor, move, tell);
  if (window.type === 'interjecting' && move.type !== 'interject') return store(state, actor, move);
  state.pending.pop();
  lay(state, actor, move, window.type === 'swapping' ? 'answer' : 'interjected', tell);
}

/** On its own, because the compiler would otherwise write the message before it is needed. */
function fail(actor: Actor, move: Move, why: string): never {
  throw new Error(`${actor} ${notation(move)}: ${why}`);
}

function pass(state: State, window: Window, seat: Seat, tell: Tell): void {
  if (window.type === 'swapping') letSwap(state, window, seat, tell);
  else passQuestion(state, window);
}

function answer(state: State, seat: Seat, move: Move, tell: Tell): void {
  switch (move.type) {
    case 'play':
      return lay(state, seat, move, onTurn(state).type === 'turn' ? 'turn' : 'answer', tell);
    case 'interject':
      return lay(state, seat, move, 'interjected', tell);
    case 'draw':
      return drawOne(state, seat, tell);
    default:
      return accept(state, tell);
  }
}

/** The lock ends, the hands move, the effect is accepted, or a card is drawn. STR-03, STR-05, STR-06, STR-10 */
function timeOut(state: State, tell: Tell): void {
  if (isLocked(state)) return unlock(state, tell);
  const window = windowOf(state);
  if (window !== undefined) {
    state.pending.pop();
    return exchangeHands(state, window, tell);
  }
  const { seat, type } = onTurn(state);
  tell?.({ type: 'timed-out', seat });
  answer(state, seat, type === 'turn' ? DRAW : ACCEPT, tell);
}

/** The stored move is carried out; one that is no longer legal has been dropped by then. STR-03, STR-66 */
function unlock(state: State, tell: Tell): void {
  const { stored } = state;
  state.pending.pop();
  state.stored = null;
  state.countdown++;
  tell?.({ type: 'unlocked' });
  if (stored !== null) answer(state, stored.seat, stored.move, tell);
}
