import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import type { Tell } from './events.ts';
import { EVERYBODY_SAW, hidden, joinFuture, leaveHand, NOBODY_SAW, only, withCard } from './memory.ts';
import { startAbility } from './running.ts';
import { type State, seatingAt } from './state.ts';
import { endTurn } from './turn.ts';

/** Way A: face up onto the player's own Deeds, for points. KK-39 */
export function playDeed(state: State, seat: Seat, card: Card, tell: Tell): void {
  leaveHand(state, seat, card, EVERYBODY_SAW);
  state.deeds[seat] = withCard(state.deeds[seat], card);
  tell?.({ type: 'played', seat, way: 'deed', to: seat, card });
  endTurn(state, tell);
}

/** Way B: into the middle, for its ability. KK-40 */
export function playAbility(state: State, seat: Seat, card: Card, tell: Tell): void {
  leaveHand(state, seat, card, EVERYBODY_SAW);
  tell?.({ type: 'played', seat, way: 'ability', to: seat, card });
  startAbility(state, seat, card, tell);
}

/** Way C: face down onto the player's own Future. KK-41 */
export function playFuture(state: State, seat: Seat, card: Card, tell: Tell): void {
  leaveHand(state, seat, card, NOBODY_SAW);
  joinFuture(state, seat, hidden(card, NOBODY_SAW));
  tell?.({ type: 'played', seat, way: 'future', to: seat, card });
  endTurn(state, tell);
}

/** The fourth way: face down onto the ally's Future. KK-78, KKR-75 */
export function playAlly(state: State, seat: Seat, card: Card, tell: Tell): void {
  const ally = seatingAt(state).givesTo[seat] as Seat;
  leaveHand(state, seat, card, only(ally));
  joinFuture(state, ally, hidden(card, only(seat)));
  tell?.({ type: 'played', seat, way: 'ally', to: ally, card });
  endTurn(state, tell);
}

/** KK-42 */
export function pass(state: State, seat: Seat, tell: Tell): void {
  tell?.({ type: 'passed', seat });
  endTurn(state, tell);
}
