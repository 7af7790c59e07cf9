import type { Seat, Viewer } from './seats.ts';
import type { Card } from './zones.ts';

/** The views of one moment. */
export interface Views<State, View> {
  readonly state: State;
  of(viewer: Viewer): View;
}

/** How the views of a game hold the same objects where their viewers see the same. */
export interface Sharing<State, View, SeatView, Common> {
  /** Viewers with the same number see a seat alike. */
  lookAt(state: State, seat: Seat, viewer: Viewer): number;
  seatView(state: State, seat: Seat, viewer: Viewer): SeatView;
  /** Is everything that anybody may know of a seat, its owner too, the same in both moments? */
  isSameSeat(before: State, after: State, seat: Seat): boolean;
  /** What all viewers see alike; what is as it was before is the same object again. */
  common(state: State, before: Common | undefined): Common;
  view(state: State, viewer: Viewer, seats: readonly SeatView[], common: Common): View;
}

/**
 * Views of one moment after the other: what several viewers see alike is made once, and what has not changed is taken from
 * the moment before, so that whoever compares two views finds nearly all of it to be the same. `before` must not have been
 * changed since.
 */
export function sharedViews<
  State extends { readonly hands: readonly unknown[] },
  View extends { readonly seats: readonly SeatView[] },
  SeatView,
  Common,
>(sharing: Sharing<State, View, SeatView, Common>) {
  class Moment implements Views<State, View> {
    readonly state: State;
    readonly common: Common;
    readonly #before: Moment | undefined;
    /** By seat and look. */
    readonly #seats: SeatView[][];
    readonly #isSame: (boolean | undefined)[] = [];
    readonly #views = new Map<Viewer, View>();

    constructor(state: State, before: Moment | undefined) {
      this.state = state;
      this.common = sharing.common(state, before?.common);
      this.#before = before;
      this.#seats = state.hands.map(() => []);
    }

    of(viewer: Viewer): View {
      let view = this.#views.get(viewer);
      if (view === undefined) {
        const seats = this.#seats.map((_, seat) => this.#seatFor(seat, viewer));
        view = sharing.view(this.state, viewer, seats, this.common);
        this.#views.set(viewer, view);
      }
      return view;
    }

    #seatFor(seat: Seat, viewer: Viewer): SeatView {
      const look = sharing.lookAt(this.state, seat, viewer);
      const known = this.#seats[seat];
      known[look] ??= this.#seatBefore(seat, look) ?? sharing.seatView(this.state, seat, viewer);
      return known[look];
    }

    #seatBefore(seat: Seat, look: number): SeatView | undefined {
      const before = this.#before;
      if (before === undefined) return undefined;
      this.#isSame[seat] ??= sharing.isSameSeat(before.state, this.state, seat);
      return this.#isSame[seat] ? before.#seats[seat][look] : undefined;
    }
  }

  return (state: State, before?: Views<State, View>): Views<State, View> =>
    new Moment(state, before as Moment | undefined);
}

/** The cards as they were before, if they are the same, otherwise a copy. */
export function sameOrCopy(
  before: readonly Card[] | null | undefined,
  cards: readonly Card[],
): readonly Card[] {
  return before && areSame(before, cards) ? before : cards.slice();
}

/** Are these the same cards in the same order? */
export function areSame(cards: readonly Card[] | null, others: readonly Card[] | null): boolean {
  if (cards === others) return true;
  if (cards === null || others === null || cards.length !== others.length) return false;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== others[i]) return false;
  return true;
}
