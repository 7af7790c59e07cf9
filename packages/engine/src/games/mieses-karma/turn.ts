import type { Seat } from '../../kernel/seats.ts';
import { type Card, takeCopies } from '../../kernel/zones.ts';
import { mayAttachAnything, mayPlayAgain } from './animals.ts';
import { SPECIES_OF } from './cards.ts';
import { die, mustDie } from './death.ts';
import type { Tell } from './events.ts';
import { fitsAt, lay } from './line.ts';
import { seeLeave } from './memory.ts';
import type { End } from './moves.ts';
import { type State, type Step, stepOf, type Turn } from './state.ts';
import { isLastTurn, passOn, playAgain } from './turn-order.ts';

/** May this hand card be attached with the card action? MK-06, MK-09, MK-120 */
export function mayAttach(state: State, seat: Seat, card: Card, end: End): boolean {
  return fitsAt(state, seat, card, end) || (end === 'right' && mayAttachAnything(state, seat));
}

/** Card action, first form. MK-06 */
export function attach(state: State, turn: Turn, card: Card, end: End, tell: Tell): void {
  const { seat } = turn;
  turn.acted = true;
  takeCopies(state.hands[seat], card, 1);
  seeLeave(state, seat, card);
  lay(state, seat, card, end);
  tell?.({ type: 'attached', seat, card, end });
}

/** Card action, second form; always allowed. MK-07, MK-96 */
export function discard(state: State, turn: Turn, card: Card, tell: Tell): void {
  const { seat } = turn;
  turn.acted = true;
  takeCopies(state.hands[seat], card, 1);
  seeLeave(state, seat, card);
  state.discard.push(card);
  tell?.({ type: 'discarded', seat, card });
}

/** The card action is compulsory as long as there is a hand card. MK-05, MK-08, MK-98 */
export function mayEnd(state: State, turn: Turn): boolean {
  return turn.acted || state.hands[turn.seat].length === 0;
}

/** Death and rebirth if due; a cow that survives may go on, unless no turn is left. MK-02, MK-128, MK-196 */
export function endTurn(state: State, turn: Turn, tell: Tell): void {
  const { seat } = turn;
  if (mustDie(state, seat)) die(state, seat, tell);
  else if (mayPlayAgain(state, turn) && !isLastTurn(state))
    state.pending.push(stepOf('second-turn', seat, 0));
  else passOn(state, tell);
}

/** A chameleon imitates the cow by this. MK-124, MK-128 */
export function takeSecondTurn(state: State, step: Step, tell: Tell): void {
  state.pending.pop();
  if (SPECIES_OF[state.animals[step.seat]] === 'chameleon') {
    tell?.({ type: 'imitated', seat: step.seat, species: 'cow' });
  }
  tell?.({ type: 'second-turn', seat: step.seat });
  playAgain(state);
}

export function leaveSecondTurn(state: State, tell: Tell): void {
  state.pending.pop();
  passOn(state, tell);
}
