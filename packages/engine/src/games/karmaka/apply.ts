import type { Actor, Seat } from '../../kernel/seats.ts';
import { timeOutMove } from './clock.ts';
import type { Tell } from './events.ts';
import { legalMoves } from './legal.ts';
import { type Move, notation } from './moves.ts';
import { accept, refuse } from './offer.ts';
import { pass, playAbility, playAlly, playDeed, playFuture } from './playing.ts';
import { objectionTo } from './refusals.ts';
import { answerStep, leaveStep } from './running.ts';
import { type Offer, type Running, type State, waitOf } from './state.ts';
import { die } from './turn.ts';

/** Carries out a legal move; anything else is a broken invariant. */
export function apply(state: State, actor: Actor, move: Move, tell?: Tell): void {
  const objection = objectionTo(state, actor, move);
  if (objection) throw new Error(`${actor} ${notation(move)}: ${objection.code} (${objection.clause})`);
  if (actor === 'clock') timeOut(state, tell);
  else answer(state, actor, move, tell);
  state.countdown++;
}

/** The move has been found legal, so what the game waits for is what the move answers. */
function answer(state: State, seat: Seat, move: Move, tell: Tell): void {
  const wait = waitOf(state);
  switch (move.type) {
    case 'deed':
      return playDeed(state, seat, move.card, tell);
    case 'ability':
      return playAbility(state, seat, move.card, tell);
    case 'future':
      return playFuture(state, seat, move.card, tell);
    case 'ally':
      return playAlly(state, seat, move.card, tell);
    case 'pass':
      return pass(state, seat, tell);
    case 'accept':
      return accept(state, wait as Offer, seat, tell);
    case 'refuse':
      return refuse(state, wait as Offer, seat, tell);
    case 'rings':
      return die(state, seat, move.number, tell);
    case 'done':
      return leaveStep(state, wait as Running, tell);
    case 'choose':
      return answerStep(state, wait as Running, move.card, tell);
    case 'target':
    case 'place':
      return answerStep(state, wait as Running, move.number, tell);
    default:
      return answerStep(state, wait as Running, 0, tell);
  }
}

/** Makes the mildest move for whoever is late. KKR-84 */
function timeOut(state: State, tell: Tell): void {
  const { seat } = waitOf(state);
  tell?.({ type: 'timed-out', seat });
  answer(state, seat, timeOutMove(seat, legalMoves(state, seat)), tell);
}
