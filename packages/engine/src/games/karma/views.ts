import { isSameHand } from '../../kernel/hand.ts';
import type { Seat } from '../../kernel/seats.ts';
import { areSame, sameOrCopy, sharedViews } from '../../kernel/shared-views.ts';
import type { Card } from '../../kernel/zones.ts';
import type { State } from './state.ts';
import { type SeatView, seatView, type View, view } from './view.ts';

/** All but the owner see a seat alike. Section 15 */
export const views = sharedViews<State, View, SeatView, readonly Card[] | null>({
  lookAt: (_state, seat, viewer) => (seat === viewer ? 0 : 1),
  seatView,
  isSameSeat,
  common: ({ options, pile }, before) => (options.pile_visible ? sameOrCopy(before, pile) : null),
  view,
});

function isSameSeat(before: State, after: State, seat: Seat): boolean {
  return (
    isSameHand(before.hands[seat], after.hands[seat]) &&
    isSameHand(before.unseen[seat], after.unseen[seat]) &&
    isSameHand(before.open[seat], after.open[seat]) &&
    before.hidden[seat].length === after.hidden[seat].length &&
    areSame(before.foreseen[seat], after.foreseen[seat]) &&
    before.undrawn[seat] === after.undrawn[seat]
  );
}
