import type { Refusal } from '../../kernel/game.ts';
import { tidy } from '../../kernel/notation.ts';
import { askedIn } from '../../kernel/reaction.ts';
import { type Actor, isSeat, type Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { FREE_CHOICE } from './cards.ts';
import { deadline } from './clock.ts';
import { objectionToAnswer } from './decisions/answering-objections.ts';
import { decisionOf } from './decisions/index.ts';
import { objectionToDefendingAnother, objectionToInterjecting } from './decisions/laying-objections.ts';
import { holdsColour } from './hand.ts';
import { isLocked, isRaceOpen } from './interjecting.ts';
import { type Move, readAttempt, type Slip } from './moves.ts';
import { refuse } from './refusals.ts';
import { usualMove } from './spelling.ts';
import { isAsked, onTurn, type State, windowOf } from './state.ts';

export function whyNot(state: State, actor: Actor, attempt: string): Refusal {
  const read = readAttempt(tidy(attempt));
  const objection =
    read.type === 'slip'
      ? objectionToSlip(state, actor, read.slip, read.cards)
      : objectionTo(state, actor, usualMove(state, actor, read));
  if (objection) return objection;
  throw new Error(`nothing speaks against ${attempt}`);
}

/** What speaks against a move; nothing if it is legal. */
export function objectionTo(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (actor === 'clock') return objectionToClock(state, move);
  if (state.outcome !== null) return refuse('game-over');
  const window = windowOf(state);
  if (window === undefined) return objectionWithoutWindow(state, actor, move);
  if (isAsked(window, actor)) return decisionOf(window).objection(state, window, actor, move);
  return refuse(isSeat(actor, state.options.players) ? 'not-asked' : 'no-such-seat');
}

/** All answers that are owed are judged by one function; looking it up would slow random play down. */
function objectionWithoutWindow(state: State, seat: Seat, move: Move): Refusal | undefined {
  const wait = onTurn(state);
  return wait.seat === seat
    ? objectionToAnswer(state, wait, seat, move)
    : objectionToOthers(state, seat, move);
}

function objectionToClock(state: State, move: Move): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  if (move.type !== 'time-out') return refuse('only-for-seats');
  return deadline(state) ? undefined : refuse('no-time-limit');
}

/** Somebody who is neither on turn nor asked. STR-04 */
function objectionToOthers(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (!isSeat(seat, state.options.players)) return refuse('no-such-seat');
  if (move.type === 'time-out') return refuse('only-the-clock');
  if (move.type !== 'interject')
    return objectionToDefendingAnother(state, seat, move) ?? refuse('not-your-turn');
  const objection = objectionToInterjecting(state, seat, move);
  return objection ?? (isRaceOpen(state) ? undefined : refuse('not-asked'));
}

/** Words that make no move: refused for the moment if the seat cannot act, otherwise for themselves. */
function objectionToSlip(state: State, actor: Actor, slip: Slip, cards: readonly Card[]): Refusal {
  if (slip === 'unreadable' || slip === 'unknown-card') return refuse(slip);
  if (actor === 'clock') return refuse(state.outcome === null ? 'only-for-seats' : 'game-over');
  if (state.outcome !== null) return refuse('game-over');
  if (!isSeat(actor, state.options.players)) return refuse('no-such-seat');
  const window = windowOf(state);
  if (window?.shape === 'reaction' && askedIn(window) !== actor) return refuse('not-asked');
  if (slip === 'one-at-a-time') return refuse(slip, cards);
  const mayPlay = onTurn(state).seat === actor && (window === undefined || isLocked(state));
  if (window === undefined && !mayPlay) return refuse('not-your-turn');
  if (slip !== 'needs-colour-card' && slip !== 'second-free-choice') return refuse(slip, cards);
  if (!mayPlay || onTurn(state).type !== 'turn') return refuse('free-choice-on-turn-only');
  if (state.hands[actor].free === 0) return refuse('not-held', [FREE_CHOICE]);
  return refuse(holdsColour(state.hands[actor]) ? slip : 'no-colour-card');
}
