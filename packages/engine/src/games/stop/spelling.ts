import type { Actor, Seat } from '../../kernel/seats.ts';
import { type Calls, countingCalls, NO_CALL } from './calls.ts';
import { isIdentical } from './fitting.ts';
import {
  cardsLaid,
  interjectOf,
  isSameLaying,
  type Move,
  notation,
  playOf,
  readAttempt,
  withOtherCalls,
} from './moves.ts';
import { onTurn, type State, topCard, windowOf } from './state.ts';

/** The attempt in the form of `notation`, if it says a move. */
export function spell(state: State, actor: Actor, attempt: string): string {
  const read = readAttempt(attempt);
  return read.type === 'slip' ? attempt : notation(usualMove(state, actor, read));
}

/** Is a move to which nothing else objects written as it is offered? */
export function isUsual(state: State, seat: Seat, move: Move): boolean {
  if (move.type === 'interject') {
    if (isToPlay(state, seat) === 'only') return false;
  } else if (move.type !== 'play') return true;
  return move.calls === callsThatCount(state, seat, move);
}

/**
 * The move as it is offered: without calls that have no effect, and with the verb of the moment, since the same
 * card is thrown in by one player and simply played by another. STR-16, STR-26
 */
export function usualMove(state: State, actor: Actor, move: Move): Move {
  const laysCards = move.type === 'play' || move.type === 'interject';
  if (!laysCards || actor === 'clock' || state.outcome !== null || state.hands[actor] === undefined)
    return move;
  const called = withCountingCalls(state, actor, move);
  if (called.free || !isIdentical(called.card, topCard(state))) return called;
  const plays = isToPlay(state, actor);
  if (called.type === 'interject' && plays === 'only') return playOf(called.card, null, called.calls);
  if (called.type === 'play' && plays === 'never') return interjectOf(called.card, called.calls);
  return called;
}

function withCountingCalls(state: State, seat: Seat, move: Move): Move {
  const calls = callsThatCount(state, seat, move);
  return calls === move.calls || (move.free && move.type === 'interject')
    ? move
    : withOtherCalls(move, calls);
}

/** What has been called with a stored card stays called. STR-66 */
function callsThatCount(state: State, seat: Seat, move: Move): Calls {
  if (state.options.auto_call) return NO_CALL;
  const { stored } = state;
  const isStored =
    stored !== null && stored.seat === seat && move.type === 'play' && isSameLaying(move, stored.move);
  const calls = isStored ? move.calls | stored.move.calls : move.calls;
  return countingCalls(calls, state.hands[seat].size, cardsLaid(move));
}

/** Does this seat play cards in the ordinary way now? In a lock it may do both. STR-03, STR-26, STR-30 */
function isToPlay(state: State, seat: Seat): 'only' | 'both' | 'never' {
  const window = windowOf(state);
  if (onTurn(state).seat !== seat || window?.shape === 'reaction') return 'never';
  return window === undefined ? 'only' : 'both';
}
