import type { Card, Seat } from '@samsara/engine';
import {
  ANIMALS,
  type End,
  fits,
  type Giving,
  LEFT_SIGN,
  POWER_OF,
  type Power,
  REAPER,
  RIGHT_SIGN,
  type SeatView,
  type Sign,
  SPECIES_OF,
  type Species,
  type Step,
  SYMBOL_OF,
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

export function actingPower(view: View, seat: Seat): Power {
  return POWER_OF[view.seats[seat].animal] === 'imitate'
    ? ANIMALS[actingSpecies(view, seat)].power
    : POWER_OF[view.seats[seat].animal];
}

/** The life cards of a line from left to right. */
export function lifeCards({ left, right }: SeatView): Card[] {
  return [...left].reverse().concat(right);
}

/** The sign at an end of a line. MK-90, MK-94 */
export function endSign({ animal, left, right }: SeatView, end: End): Sign {
  const outermost = (end === 'right' ? right : left).at(-1);
  if (outermost === undefined) return SYMBOL_OF[animal];
  return (end === 'right' ? RIGHT_SIGN : LEFT_SIGN)[outermost];
}

/** The ends of a line that are open, the left one first. MK-90, MK-91 */
export function openEnds(view: View, seat: Seat): End[] {
  const ends: End[] = actingPower(view, seat) === 'two-directions' ? ['left'] : [];
  return endSign(view.seats[seat], 'right') === REAPER ? ends : [...ends, 'right'];
}

/** How a card would lie at an end. */
export type Fit = 'fits' | 'free' | 'no';

/** Do the signs meet; if not, does the animal allow it all the same? MK-91, MK-120 */
export function fitAt(view: View, seat: Seat, card: Card, end: End): Fit {
  const own = (end === 'right' ? LEFT_SIGN : RIGHT_SIGN)[card];
  if (fits(own, endSign(view.seats[seat], end))) return 'fits';
  return end === 'right' && actingPower(view, seat) === 'free-match' && own !== REAPER ? 'free' : 'no';
}
