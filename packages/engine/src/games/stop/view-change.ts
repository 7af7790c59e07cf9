import type { Seat, Viewer } from '../../kernel/seats.ts';
import { viewChanges } from '../../kernel/view-change.ts';
import { isSameHand } from './hand.ts';
import { hasSameMemories, memoryOf } from './memory.ts';
import type { State } from './state.ts';
import { commonView, ownView, type SeatView, seatView } from './view.ts';

/** The owner of a hand, who in the end everybody is; who remembers nothing of it; each who does. Section 13 */
const OWN = 0;
const OTHER = 1;
const REMEMBERING = 2;

export const viewChange = viewChanges<State, SeatView>({
  lookAt,
  seatView,
  isSameSeat,
  common: commonView,
  own: ownView,
});

function lookAt(state: State, seat: Seat, viewer: Viewer): number {
  if (viewer !== 'onlooker' && memoryOf(state, seat, viewer) !== null) return REMEMBERING + viewer;
  return seat === viewer || state.outcome !== null ? OWN : OTHER;
}

function isSameSeat(before: State, after: State, seat: Seat): boolean {
  return (
    isSameHand(before.hands[seat], after.hands[seat]) &&
    before.points[seat] === after.points[seat] &&
    before.outcome === after.outcome &&
    hasSameMemories(before, after, seat)
  );
}
