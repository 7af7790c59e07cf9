import type { Outcome } from '../../kernel/game.ts';
import { bySeat, type Seat, type Viewer } from '../../kernel/seats.ts';
import { type Card, topOf } from '../../kernel/zones.ts';
import { HUMANS } from './cards.ts';
import { decisionOf } from './decisions/index.ts';
import { type PutAway, rememberedDiscard } from './memory.ts';
import type { Options } from './options.ts';
import type { State, Waiting } from './state.ts';

/** One seat as the viewer may know it. Section D of the rules. */
export interface SeatView {
  /** null for everybody but the owner. MK-159 */
  readonly hand: readonly Card[] | null;
  readonly handCount: number;
  /** Public at all times. MK-162 */
  readonly animal: Card;
  readonly right: readonly Card[];
  readonly left: readonly Card[];
  readonly karma: number;
  /** Cards on a points pile may not be looked at again. MK-163 */
  readonly pointsCount: number;
  /** Has this seat laid a gift, and which: for the owner, and for all once the gifts are open. MK-165, MK-166 */
  readonly laid: boolean;
  readonly gift: Card | null;
  /** For whoever thinks; a table does not display it. */
  readonly remembered: Remembered;
}

/** What everybody at the table has seen of somebody's hidden cards; who only watches remembers nothing. MK-200 */
export interface Remembered {
  /** Certain to be in the hand, or to be the gift as long as that is face down. */
  readonly hand: readonly Card[];
  /** The whole points pile. MK-163 */
  readonly points: readonly Card[];
}

/** A stack of rebirth cards: its size, and the cards at the bottom that everybody saw being put there. MK-164 */
export interface StackView {
  readonly count: number;
  readonly bottom: readonly Card[];
}

/** What all viewers of one moment see alike. */
interface CommonView {
  readonly options: Options;
  readonly drawCount: number;
  readonly discardTop: Card | null;
  readonly discardCount: number;
  readonly stacks: readonly StackView[];
  readonly out: readonly Card[];
  readonly starter: Seat;
  readonly turns: number;
  readonly countdown: number;
  readonly outcome: Outcome | null;
}

/** What each viewer sees in their own way. */
interface OwnView {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  /** From the bottom, null for what the viewer has not seen; for whoever thinks, like all that is remembered. MK-200 */
  readonly rememberedDiscard: readonly (Card | null)[];
  /** Which parts of the discard pile somebody put there unseen, and what is known of them. MK-168 */
  readonly putAway: readonly PutAway[];
  readonly pending: readonly Waiting[];
}

/** One moment as a viewer may know it. */
export type View = CommonView & OwnView;

export function view(state: State, viewer: Viewer): View {
  const seats = bySeat(state.hands.length, (seat) => seatView(state, seat, viewer));
  // Spread into a new object they would be slow to read ever after.
  return Object.assign(commonView(state), ownView(state, viewer, seats));
}

export function commonView(state: State): CommonView {
  return {
    options: state.options,
    drawCount: state.draw.length,
    discardTop: topOf(state.discard),
    discardCount: state.discard.length,
    stacks: stacksOf(state),
    out: state.out,
    starter: state.starter,
    turns: state.turns,
    countdown: state.countdown,
    outcome: state.outcome,
  };
}

export function ownView(state: State, viewer: Viewer, seats: readonly SeatView[]): OwnView {
  return {
    viewer,
    seats,
    rememberedDiscard: rememberedDiscard(state, viewer),
    putAway: viewer === 'onlooker' ? [] : state.putAway.slice(),
    pending: state.pending.map((wait) => decisionOf(wait).shown(wait, viewer)),
  };
}

function stacksOf({ stacks, returned }: State): StackView[] {
  return stacks.map((cards, stack) => ({
    count: cards.length,
    bottom: cards.slice(0, stack === HUMANS ? cards.length : returned[stack]),
  }));
}

export function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const own = seat === viewer;
  const gift = state.laid[seat];
  return {
    hand: own ? state.hands[seat].slice() : null,
    handCount: state.hands[seat].length,
    animal: state.animals[seat],
    right: state.right[seat],
    left: state.left[seat],
    karma: state.karma[seat],
    pointsCount: state.points[seat].length,
    laid: gift !== null,
    gift: own || areOpen(state.pending) ? gift : null,
    remembered:
      viewer === 'onlooker'
        ? { hand: [], points: [] }
        : { hand: state.known[seat], points: state.points[seat] },
  };
}

/** Gifts are open once all have decided. MK-19, MK-107 */
export function areOpen(pending: readonly Waiting[]): boolean {
  return pending.length > 0 && pending[pending.length - 1].type === 'taking';
}
