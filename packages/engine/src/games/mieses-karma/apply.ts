import { currentWait, waitingFor } from '../../kernel/pending.ts';
import type { Actor, Seat } from '../../kernel/seats.ts';
import { add, imitate, salvage, steal, swap } from './animals.ts';
import { ask, decline, exchange, give, keepHand, take } from './asking.ts';
import type { Species } from './cards.ts';
import { timeOutMove } from './clock.ts';
import { imitateAtDeath, keepForNextLife, keptEnough, score } from './death.ts';
import type { Tell } from './events.ts';
import { legalMoves } from './legal.ts';
import { type Move, notation } from './moves.ts';
import { objectionTo } from './refusals.ts';
import type { Giving, State, Step, Turn } from './state.ts';
import { attach, discard, endTurn, leaveSecondTurn, takeSecondTurn } from './turn.ts';

/** Carries out a legal move; anything else is a broken invariant. */
export function apply(state: State, actor: Actor, move: Move, tell?: Tell): void {
  const objection = objectionTo(state, actor, move);
  if (objection) throw new Error(`${actor} ${notation(move)}: ${objection.code} (${objection.clause})`);
  if (actor === 'clock') timeOut(state, tell);
  else answer(state, actor, move, tell);
  state.countdown++;
}

/** Makes the mildest move for whoever is late. MK-175 */
function timeOut(state: State, tell: Tell): void {
  const [seat] = waitingFor(state.pending);
  tell?.({ type: 'timed-out', seats: [seat] });
  answer(state, seat, timeOutMove(state, legalMoves(state, seat)), tell);
}

/** The move has been found legal, so what the game waits for is what the move answers. */
function answer(state: State, seat: Seat, move: Move, tell: Tell): void {
  const wait = currentWait(state.pending);
  // The commonest moves come first, because random play makes them all the time.
  switch (move.type) {
    case 'decline':
      return decline(state, wait as Giving, tell);
    case 'give':
      return give(state, wait as Giving, move.card, tell);
    case 'end':
      return endTurn(state, wait as Turn, tell);
    case 'discard':
      return discard(state, wait as Turn, move.card, tell);
    case 'ask':
      return ask(state, wait as Turn, tell);
    case 'take':
      return take(state, wait as Step, move.seat, move.end, tell);
    case 'attach':
      return attach(state, wait as Turn, move.card, move.end, tell);
    case 'exchange':
      return exchange(state, seat, tell);
    case 'keep-hand':
      return keepHand(state);
    case 'score':
      return score(state, wait as Step, move.card, tell);
    case 'salvage':
      return salvage(state, wait as Turn, tell);
    case 'swap':
      return swap(state, wait as Turn, move.card, tell);
    case 'steal':
      return steal(state, wait as Turn, move.seat, move.end, tell);
    case 'add':
      return add(state, wait as Turn, move.card, tell);
    case 'imitate':
      return choose(state, wait as Turn | Step, move.species, tell);
    case 'keep':
      return keepForNextLife(state, wait as Step, move.card, tell);
    case 'again':
      return takeSecondTurn(state, wait as Step, tell);
    default:
      return leaveOff(state, wait as Step, tell);
  }
}

/** A chameleon chooses during its turn or when it dies. MK-122 */
function choose(state: State, wait: Turn | Step, species: Species, tell: Tell): void {
  if (wait.type === 'turn') imitate(state, wait.seat, species, tell);
  else imitateAtDeath(state, wait, species, tell);
}

/** What was offered is left unused. MK-10 */
function leaveOff(state: State, step: Step, tell: Tell): void {
  switch (step.type) {
    case 'imitating':
      return imitateAtDeath(state, step, null, tell);
    case 'keeping':
      return keptEnough(state, step, tell);
    default:
      return leaveSecondTurn(state, tell);
  }
}
