import type { Seat, Viewer } from './seats.ts';
import type { Card } from './zones.ts';

/** The same part of a view at two moments. */
export type Pair = readonly [before: object, after: object];

/** What viewers see of two moments, as far as it may differ: whatever is the same in both may be left out of both. */
export interface ViewChange {
  /** The part of their views that is the same for all of them. */
  readonly common: Pair;
  /** The other part; both together have every key of a view once. */
  of(viewer: Viewer): Pair;
}

/** How the views of a game are compared without making them whole. */
export interface ViewParts<State, SeatView> {
  /** Viewers with the same number see a seat alike. */
  lookAt(state: State, seat: Seat, viewer: Viewer): number;
  seatView(state: State, seat: Seat, viewer: Viewer): SeatView;
  /** Is everything that anybody may know of a seat, its owner too, the same in both moments? */
  isSameSeat(before: State, after: State, seat: Seat): boolean;
  /** What all viewers see alike. */
  common(state: State): object;
  /** Everything else. */
  own(state: State, viewer: Viewer, seats: readonly SeatView[]): object;
}

/** Stands for a seat that is seen as before, and is not looked into. */
const AS_BEFORE: unknown = {};

/** Compares what viewers see of two moments: of seats that are as they were nothing is made, and what several see alike is made once. */
export function viewChanges<State extends { readonly hands: readonly unknown[] }, SeatView>(
  parts: ViewParts<State, SeatView>,
): (before: State, after: State) => ViewChange {
  return (before, after) => {
    const were = new SeatsSeen(parts, before);
    const are = new SeatsSeen(parts, after);
    const isSame = after.hands.map((_, seat) => parts.isSameSeat(before, after, seat));

    function of(viewer: Viewer): Pair {
      const isAsBefore = isSame.map(
        (same, seat) => same && were.lookAt(seat, viewer) === are.lookAt(seat, viewer),
      );
      const seatsIn = (moment: SeatsSeen<State, SeatView>) =>
        isAsBefore.map((left, seat) => (left ? (AS_BEFORE as SeatView) : moment.seat(seat, viewer)));
      return [parts.own(before, viewer, seatsIn(were)), parts.own(after, viewer, seatsIn(are))];
    }

    return { common: [parts.common(before), parts.common(after)], of };
  };
}

/** The seats of one moment, each made once for all who see it alike: so few that looking through them is quick. */
class SeatsSeen<State, SeatView> {
  readonly #parts: ViewParts<State, SeatView>;
  readonly #state: State;
  readonly #known: { readonly seat: Seat; readonly look: number; readonly view: SeatView }[] = [];

  constructor(parts: ViewParts<State, SeatView>, state: State) {
    this.#parts = parts;
    this.#state = state;
  }

  lookAt(seat: Seat, viewer: Viewer): number {
    return this.#parts.lookAt(this.#state, seat, viewer);
  }

  seat(seat: Seat, viewer: Viewer): SeatView {
    const look = this.lookAt(seat, viewer);
    for (const known of this.#known) if (known.seat === seat && known.look === look) return known.view;
    const view = this.#parts.seatView(this.#state, seat, viewer);
    this.#known.push({ seat, look, view });
    return view;
  }
}

/** Are these the same cards in the same order? */
export function areSame(cards: readonly Card[] | null, others: readonly Card[] | null): boolean {
  if (cards === others) return true;
  if (cards === null || others === null || cards.length !== others.length) return false;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== others[i]) return false;
  return true;
}
