import { askNext } from '../../kernel/reaction.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Tell } from './events.ts';
import { EVERYBODY_SAW, hidden, joinFuture } from './memory.ts';
import { type Offer, offerOf, type Running, type State, seatingAt, turnOfSeat, waitFor } from './state.ts';
import { endTurn } from './turn.ts';

/** Offers the played card once its ability has been carried out. KK-44, KKR-17 */
export function offer(state: State, { card, target, further }: Running, tell: Tell): void {
  const to = askedRivals(state, target);
  waitFor(state, offerOf(card, to, further));
  tell?.({ type: 'offered', seat: state.active, card, to });
}

/** The rival the ability was used on, or else all rivals clockwise. KK-69, KK-70, KK-72, KKR-18, KKR-20, KKR-24 */
function askedRivals(state: State, target: Seat | null): readonly Seat[] {
  const rivals = seatingAt(state).rivals[state.active];
  return target !== null && rivals.includes(target) ? [target] : rivals;
}

/** Onto the top of the Future of whoever wants it. KK-45, KKR-25 */
export function accept(state: State, wait: Offer, seat: Seat, tell: Tell): void {
  joinFuture(state, seat, hidden(wait.card, EVERYBODY_SAW));
  tell?.({ type: 'accepted', seat, card: wait.card });
  playOn(state, wait, tell);
}

/** The next rival is asked; if nobody is left, the card is ruined. KK-46, KK-71, KK-73 */
export function refuse(state: State, wait: Offer, seat: Seat, tell: Tell): void {
  tell?.({ type: 'refused', seat, card: wait.card });
  if (askNext(wait)) {
    wait.seat = wait.order[wait.answered];
    return;
  }
  state.ruins.push(wait.card);
  tell?.({ type: 'unwanted', card: wait.card });
  playOn(state, wait, tell);
}

/** A further card comes after the offer; with an empty Hand the right lapses. KK-85, KK-86, KKR-12 */
function playOn(state: State, wait: Offer, tell: Tell): void {
  if (wait.further && state.hands[state.active].size > 0) waitFor(state, turnOfSeat(state.active, true));
  else endTurn(state, tell);
}
