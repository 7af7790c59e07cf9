import type { Seat, Viewer } from '../../kernel/seats.ts';
import { CARDS } from './cards.ts';
import { seesCards } from './decisions/decision.ts';
import type { Move } from './moves.ts';
import { currentStep } from './running.ts';
import { type State, seatingAt, waitOf } from './state.ts';

/** Cards go face down onto a Future, and some are chosen without being shown. KKH-06, KKH-10, KKH-12 */
export function lookOf(state: State, seat: Seat, move: Move, viewer: Seat): string | null {
  switch (move.type) {
    case 'future':
      return move.type;
    case 'ally':
      return seatingAt(state).givesTo[seat] === viewer ? null : move.type;
    case 'choose':
      return isChosenUnseen(state, seat, viewer) ? move.type : null;
    default:
      return null;
  }
}

/** Which card is kept with Swindle, or placed and put back with Sowing and Destiny, is known to those who see it. */
export function isChosenUnseen(state: State, seat: Seat, viewer: Viewer): boolean {
  const wait = waitOf(state);
  if (wait.type !== 'ability' || seat === viewer || currentStep(wait).asks !== 'card') return false;
  const ability = CARDS[wait.ability];
  if (ability === 'swindle') return !seesCards(wait, state.active, viewer);
  return ability === 'sowing' || (ability === 'destiny' && !currentStep(wait).optional);
}
