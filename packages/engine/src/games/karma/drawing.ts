import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { endIfDecided } from './ending.ts';
import type { Tell } from './events.ts';
import { putUnseen } from './known.ts';
import type { State } from './state.ts';

/** Draws up to a full hand of three, or what is left. KA-45, KA-46, KA-47, KA-48, KAR-47, KAR-60 */
export function refill(state: State, seat: Seat, tell: Tell): void {
  const { draw } = state;
  const hand = state.hands[seat];
  const count = Math.min(state.options.full_hand - hand.size, draw.length);
  if (count <= 0) return;
  tell?.({ type: 'drew', seat, count, cards: draw.slice(draw.length - count) });
  for (let i = 0; i < count; i++) putUnseen(state, seat, draw.pop() as Card);
  state.progress = true;
}

/**
 * Refills a hand in the middle of a turn. Where players draw by hand, somebody else may have waited too long:
 * with the last card drawn they are out, which can decide the game. KAR-46, KAR-53, KAR-57
 */
export function refillDuringTurn(state: State, seat: Seat, tell: Tell): void {
  refill(state, seat, tell);
  if (state.options.draw_by_hand) endIfDecided(state, tell);
}

/** Does this seat hold fewer cards than everybody draws up to? KA-47 */
export function lacksCards(state: State, seat: Seat): boolean {
  return state.hands[seat].size < state.options.full_hand;
}

/** Where players draw by hand: until the seat's next turn, while there are cards. KA-50, KAR-57 */
export function mayDraw(state: State, seat: Seat): boolean {
  return state.undrawn[seat] && state.draw.length > 0 && lacksCards(state, seat);
}
