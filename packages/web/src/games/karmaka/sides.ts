import type { Seat } from '@samsara/engine';
import { SEATINGS, type Seating, seatingIndex, type View } from '@samsara/engine/games/karmaka/rules';

/** What somebody is to somebody else, where there are sides. */
export type Relation = 'ally' | 'rival' | 'wolf';

/** The seat whose eyes the view has; for onlookers the one that is asked. */
export function ownSeat(view: View): Seat {
  return view.viewer === 'onlooker' ? (view.pending[0]?.seat ?? view.active) : view.viewer;
}

function seatingOf(view: View): Seating {
  return SEATINGS[seatingIndex(view.options, view.wolf)];
}

/** The ally onto whose Future cards may be played. KK-78 */
export function allyOf(view: View, seat: Seat): Seat | null {
  return seatingOf(view).givesTo[seat];
}

/** Nobody has to be told that the others are rivals where there are no sides. KK-76, KK-80 */
export function relationOf(view: View, seat: Seat, to: Seat): Relation | null {
  if (view.options.variant === 'free-for-all') return null;
  if (seat === view.wolf) return 'wolf';
  if (seat === to) return null;
  return seatingOf(view).sides[to].includes(seat) ? 'ally' : 'rival';
}
