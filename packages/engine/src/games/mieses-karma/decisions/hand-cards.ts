import type { Refusal } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { isLifeCard } from '../cards.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/** Equal cards make one move. */
export function isFirst(hand: readonly Card[], i: number): boolean {
  return i === 0 || hand[i - 1] !== hand[i];
}

/** The card must be a life card of this hand. MK-06 */
export function objectionToHeld(state: State, seat: Seat, card: Card): Refusal | undefined {
  if (!isLifeCard(card)) return refuse('not-a-life-card', [card]);
  return state.hands[seat].includes(card) ? undefined : refuse('not-held', [card]);
}
