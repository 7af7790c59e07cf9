import { currentWait, waitingFor } from '../../kernel/pending.ts';
import { type Actor, isClock, type Seat } from '../../kernel/seats.ts';
import { timeOutMove } from './clock.ts';
import { refill } from './drawing.ts';
import { endIfDecided } from './ending.ts';
import type { Tell } from './events.ts';
import { legalMoves } from './legal.ts';
import { type Move, notation } from './moves.ts';
import { chooseOpen, foresee } from './opening.ts';
import { isOrdinaryPlay, objectionTo } from './refusals.ts';
import type { Choosing, Foresight, Playing, Receiver, State } from './state.ts';
import { decline, give, play, take, turnHidden } from './turn.ts';

/** Carries out a legal move; anything else is a broken invariant. */
export function apply(state: State, actor: Actor, move: Move, tell?: Tell): void {
  if (!isOrdinaryPlay(state, actor, move)) insistOnLegal(state, actor, move);
  if (isClock(actor)) timeOut(state, tell);
  else answer(state, actor, move, tell);
}

function insistOnLegal(state: State, actor: Actor, move: Move): void {
  const objection = objectionTo(state, actor, move);
  if (objection) throw new Error(`${actor} ${notation(move)}: ${objection.code} (${objection.clause})`);
}

/** The move has been found legal, so what the game waits for is what the move answers. */
function answer(state: State, seat: Seat, move: Move, tell: Tell): void {
  const wait = currentWait(state.pending);
  switch (move.type) {
    case 'play':
      return play(state, wait as Playing, move.from, move.card, move.count, tell);
    case 'take':
      return take(state, seat, tell);
    case 'turn':
      return turnHidden(state, wait as Playing, move.place, tell);
    case 'decline':
      return decline(state, wait as Playing, tell);
    case 'give':
      return give(state, wait as Receiver, move.to, tell);
    case 'choose':
      return chooseOpen(state, wait as Choosing, seat, move.cards, tell);
    case 'look':
    case 'skip':
      return foresee(state, wait as Foresight, seat, move.type === 'look', tell);
    default:
      return drawByHand(state, seat, tell);
  }
}

/** Makes the mildest move for everybody who owes one. Section 16, KAR-01, KAR-56 */
function timeOut(state: State, tell: Tell): void {
  const late = waitingFor(state.pending).slice();
  tell?.({ type: 'timed-out', seats: late });
  for (const seat of late) answer(state, seat, timeOutMove(state, seat, legalMoves(state, seat)), tell);
}

/** Whoever draws in the own turn then has the time for a decision again. KA-50, KAR-57 */
function drawByHand(state: State, seat: Seat, tell: Tell): void {
  state.undrawn[seat] = false;
  refill(state, seat, tell);
  if (!endIfDecided(state, tell) && waitingFor(state.pending).includes(seat)) state.countdown++;
}
