import type { Seat } from '../../kernel/seats.ts';
import { type Card, takeAt } from '../../kernel/zones.ts';
import { GIVE } from './cards.ts';
import { refillDuringTurn } from './drawing.ts';
import type { Tell } from './events.ts';
import { extraPlay, receiverChoice, type State } from './state.ts';
import { isOut, tablePlace } from './table-cards.ts';

/**
 * TABLE asks for one more play; `before` is the card that was on top before it, null after a triple.
 * Whoever has nothing left to play has no duty. The rest of an alternative triple is given away before
 * an empty hand is refilled. KA-53, KA-54, KA-61, KA-76, KAR-13, KAR-20, KAR-39, KAR-46
 */
export function grantExtraPlay(
  state: State,
  seat: Seat,
  before: Card | null,
  opensPile: boolean,
  tell: Tell,
): void {
  const restIsGiven = opensPile && state.pile.length > 0;
  const lacksAll = tablePlace(state, seat) === 'nowhere' && state.hands[seat].size === 0;
  if (lacksAll && !restIsGiven) refillDuringTurn(state, seat, tell);
  if (state.outcome !== null || isOut(state, seat)) return;
  state.pending.push(extraPlay(seat, before, opensPile));
}

/** BOTTOM brings the bottom card to the top; alone on the pile it is itself the bottom. KA-62, KAR-23, KAR-24 */
export function raiseBottom(state: State, seat: Seat, laid: number, tell: Tell): void {
  if (state.pile.length === laid) return;
  const card = takeAt(state.pile, 0);
  state.pile.push(card);
  tell?.({ type: 'raised', seat, card });
}

/** GIVE leaves the game when it is used; the pile, if there is one, goes to a player of choice. KA-67, KAR-30, KAR-31 */
export function useGive(state: State, seat: Seat, count: number, tell: Tell): void {
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) cards.push(GIVE);
  state.out = state.out.concat(cards);
  state.progress = true;
  tell?.({ type: 'left', seat, cards });
  if (state.pile.length > 0) state.pending.push(receiverChoice(seat, false));
}
