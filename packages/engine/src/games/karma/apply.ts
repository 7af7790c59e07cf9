import { currentWait, waitingFor } from '../../kernel/pending.ts';
import type { Actor, Seat } from '../../kernel/seats.ts';
import { timeOutMove } from './clock.ts';
import { refill } from './drawing.ts';
import type { Tell } from './events.ts';
import { legalMoves } from './legal.ts';
import { type Move, notation } from './moves.ts';
import { chooseOpen, foresee } from './opening.ts';
import { objectionTo } from './refusals.ts';
import type { State } from './state.ts';
import { decline, give, play, take, turnHidden } from './turn.ts';

/** Carries out a legal move; anything else is a broken invariant. */
export function apply(state: State, actor: Actor, move: Move, tell?: Tell): void {
  const objection = objectionTo(state, actor, move);
  if (objection) throw new Error(`${actor} ${notation(move)}: ${objection.code} (${objection.clause})`);
  if (actor === 'clock') timeOut(state, tell);
  else if (move.type === 'draw') drawByHand(state, actor, tell);
  else answer(state, actor, move, tell);
}

function answer(state: State, seat: Seat, move: Move, tell: Tell): void {
  const wait = currentWait(state.pending);
  switch (wait.type) {
    case 'foresight':
      return foresee(state, wait, seat, move.type === 'look', tell);
    case 'choosing':
      if (move.type === 'choose') chooseOpen(state, wait, seat, move.cards, tell);
      return;
    case 'receiver':
      if (move.type === 'give') give(state, seat, move.to, wait.playsOn, tell);
      return;
    case 'turn':
    case 'extra':
      if (move.type === 'play') return play(state, wait, move.from, move.card, move.count, tell);
      if (move.type === 'turn') return turnHidden(state, wait, move.place, tell);
      if (move.type === 'take') return take(state, wait, tell);
      return decline(state, seat, tell);
  }
}

/** Makes the mildest move for everybody who owes one. Section 16, KAR-01, KAR-56 */
function timeOut(state: State, tell: Tell): void {
  const late = waitingFor(state.pending).slice();
  tell?.({ type: 'timed-out', seats: late });
  for (const seat of late) answer(state, seat, timeOutMove(state, seat, legalMoves(state, seat)), tell);
}

/** KA-50, KAR-57 */
function drawByHand(state: State, seat: Seat, tell: Tell): void {
  state.undrawn[seat] = false;
  refill(state, seat, tell);
}
