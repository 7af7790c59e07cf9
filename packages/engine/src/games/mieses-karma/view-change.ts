import type { Seat, Viewer } from '../../kernel/seats.ts';
import { areSame, viewChanges } from '../../kernel/view-change.ts';
import type { State } from './state.ts';
import { areOpen, commonView, ownView, type SeatView, seatView } from './view.ts';

/** The owner, the others, and who only watches and remembers nothing; the gifts may be open. Section D, MK-19, MK-200 */
const OWN = 0;
const OTHER = 1;
const ONLOOKER = 2;
const OPEN = 3;

export const viewChange = viewChanges<State, SeatView>({
  lookAt: ({ pending }, seat, viewer) => roleOf(seat, viewer) + (areOpen(pending) ? OPEN : 0),
  seatView,
  isSameSeat,
  common: commonView,
  own: ownView,
});

function roleOf(seat: Seat, viewer: Viewer): number {
  if (viewer === 'onlooker') return ONLOOKER;
  return seat === viewer ? OWN : OTHER;
}

function isSameSeat(before: State, after: State, seat: Seat): boolean {
  return (
    areSame(before.hands[seat], after.hands[seat]) &&
    areSame(before.known[seat], after.known[seat]) &&
    before.animals[seat] === after.animals[seat] &&
    areSame(before.right[seat], after.right[seat]) &&
    areSame(before.left[seat], after.left[seat]) &&
    before.karma[seat] === after.karma[seat] &&
    areSame(before.points[seat], after.points[seat]) &&
    before.laid[seat] === after.laid[seat]
  );
}
