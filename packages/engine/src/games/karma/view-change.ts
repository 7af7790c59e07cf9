import { isSameHand } from '../../kernel/hand.ts';
import type { Seat } from '../../kernel/seats.ts';
import { areSame, viewChanges } from '../../kernel/view-change.ts';
import type { State } from './state.ts';
import { commonView, ownView, type SeatView, seatView } from './view.ts';

/** All but the owner see a seat alike. Section 15 */
export const viewChange = viewChanges<State, SeatView>({
  lookAt: (_state, seat, viewer) => (seat === viewer ? 0 : 1),
  seatView,
  isSameSeat,
  common: commonView,
  own: ownView,
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
