import { type Card, fastRandom, type Seat } from '@samsara/engine';
import {
  BUDDHAS,
  type End,
  fitsAt,
  type Giving,
  KARMA_FROM,
  leftEnd,
  leftIsOpen,
  mayAttachAnything,
  type Power,
  powerOf,
  rightEnd,
  rightIsOpen,
  rules,
  type SeatView,
  type Sign,
  SPECIES_OF,
  type Species,
  type State,
  type Step,
  type Turn,
  type View,
  type Waiting,
} from '@samsara/engine/games/mieses-karma/rules';

/** What is decided next; nothing once the game is over. */
export function waitIn(view: View): Waiting | undefined {
  return view.pending.at(-1);
}

/** Who owes an answer; nobody once the game is over. */
export function askedSeat(view: View): Seat | null {
  const wait = waitIn(view);
  if (wait === undefined) return null;
  return wait.type === 'giving' ? wait.order[wait.answered] : wait.seat;
}

export function turnIn(view: View): Turn | undefined {
  return view.pending[0] as Turn | undefined;
}

/** A request or opened gifts; nothing otherwise. MK-14, MK-20 */
export function requestIn(view: View): Giving | Step | undefined {
  const wait = waitIn(view);
  return wait?.type === 'giving' || wait?.type === 'taking' ? wait : undefined;
}

/** The animal a seat is or imitates now. MK-122 */
export function actingSpecies(view: View, seat: Seat): Species {
  const turn = turnIn(view);
  const imitated = turn?.seat === seat ? turn.imitates : null;
  return imitated ?? SPECIES_OF[view.seats[seat].animal];
}

/** What that animal can do. MK-11, MK-122 */
export function actingPower(view: View, seat: Seat): Power {
  return powerOf(stateOf(view), seat);
}

/** The stack a seat would be born again from if it died now. MK-31, MK-44, MK-45, MK-119 */
export function rebirthStack(view: View, seat: Seat): number {
  const karma = view.seats[seat].karma + (isCounted(view, seat) ? 0 : karmaInLine(view, seat));
  let stack = KARMA_FROM.length - 1;
  while (stack > 0 && (karma < KARMA_FROM[stack] || view.stacks[stack].count === 0)) stack--;
  return stack;
}

/** Has this seat died already, so that its line has brought what it brings? MK-134 */
function isCounted(view: View, seat: Seat): boolean {
  const wait = waitIn(view);
  return (wait?.type === 'scoring' || wait?.type === 'keeping') && wait.seat === seat;
}

function karmaInLine(view: View, seat: Seat): number {
  const life = lifeCards(view.seats[seat]);
  const extra = life.length > 0 && actingPower(view, seat) === 'extra-karma' ? 1 : 0;
  return life.reduce((sum, card) => sum + BUDDHAS[card], extra);
}

/** The life cards of a line from left to right. */
export function lifeCards({ left, right }: SeatView): Card[] {
  return [...left].reverse().concat(right);
}

/** The sign at an open end of a line. MK-90, MK-94 */
export function endSign(view: View, seat: Seat, end: End): Sign {
  return (end === 'right' ? rightEnd : leftEnd)(stateOf(view), seat);
}

/** The ends of a line that are open, the left one first. MK-90, MK-91 */
export function openEnds(view: View, seat: Seat): End[] {
  const state = stateOf(view);
  const ends: End[] = leftIsOpen(state, seat) ? ['left'] : [];
  return rightIsOpen(state, seat) ? [...ends, 'right'] : ends;
}

/** How a card would lie at an end. */
export type Fit = 'fits' | 'free' | 'no';

/** Do the signs meet; if not, does the animal allow it all the same? MK-91, MK-120 */
export function fitAt(view: View, seat: Seat, card: Card, end: End): Fit {
  const state = stateOf(view);
  if (fitsAt(state, seat, card, end)) return 'fits';
  return end === 'right' && mayAttachAnything(state, seat) ? 'free' : 'no';
}

const STATES = new WeakMap<View, State>();

/** A state that fits the view, made once for each view. Lines and animals are public, so any such state will do. */
function stateOf(view: View): State {
  const state = STATES.get(view) ?? rules.imagine(view, fastRandom(1));
  STATES.set(view, state);
  return state;
}
