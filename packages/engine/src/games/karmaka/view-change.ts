import { isSameHand } from '../../kernel/hand.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { areSame, viewChanges } from '../../kernel/view-change.ts';
import type { State } from './state.ts';
import { commonView, isPeeking, ownView, type SeatView, seatView } from './view.ts';

/** Every seat remembers other cards, so that it sees its own way; whoever is peeking sees more. KKR-86, KKH-09 */
const ONLOOKER = 0;
const SEATED = 1;
const PEEKING = 2;

export const viewChange = viewChanges<State, SeatView>({
  lookAt,
  seatView,
  isSameSeat,
  common: commonView,
  own: ownView,
});

function lookAt(state: State, seat: Seat, viewer: Viewer): number {
  if (viewer === 'onlooker') return ONLOOKER;
  return 2 * viewer + (isPeeking(state, viewer, seat) ? PEEKING : SEATED);
}

function isSameSeat(before: State, after: State, seat: Seat): boolean {
  return (
    isSameHand(before.hands[seat], after.hands[seat]) &&
    areSame(before.decks[seat], after.decks[seat]) &&
    areSame(before.futures[seat], after.futures[seat]) &&
    areSame(before.deeds[seat], after.deeds[seat]) &&
    before.rungs[seat] === after.rungs[seat] &&
    before.rings[seat] === after.rings[seat] &&
    hasSameMemories(before, after, seat)
  );
}

/** Memories are replaced when they change. */
function hasSameMemories(before: State, after: State, seat: Seat): boolean {
  const were = before.memories[seat];
  return after.memories[seat].every((memory, viewer) => memory === were[viewer]);
}
