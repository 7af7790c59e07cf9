import type { Card, Seat } from '@samsara/engine';
import {
  CARDS,
  EMBODY,
  MIMIC,
  type Move,
  NEEDED,
  type SeatView,
  scoreOf,
  type View,
} from '@samsara/engine/games/karmaka/rules';
import { ownSeat, rivalsInReach, seatingOf } from './company.ts';
import { suggestedRings } from './points.ts';

/** Why a move should be thought over. */
export type Doubt = 'idle' | 'idle-copy' | 'ends-life' | 'too-many-rings' | 'could-rise';

/** Is there a reason to ask first? Only what is costly and cannot be taken back. */
export function doubtAbout(move: Move, view: View): Doubt | null {
  const seat = ownSeat(view);
  switch (move.type) {
    case 'ability':
      return isIdle(move.card, view, seat) ? 'idle' : wastesLife(move, view, seat);
    case 'deed':
    case 'future':
    case 'ally':
      return wastesLife(move, view, seat);
    case 'choose':
      return isIdleCopy(move.card, view) ? 'idle-copy' : null;
    case 'rings':
      return doubtAboutRings(move.number, view.seats[seat]);
    default:
      return null;
  }
}

/** Would the ability do nothing at all, so that the card would be given away for it? KK-92, KKR-85 */
function isIdle(card: Card, view: View, seat: Seat): boolean {
  const own = view.seats[seat];
  const noRival = (has: (rival: SeatView) => boolean) =>
    !rivalsInReach(view, seat).some((rival) => has(view.seats[rival]));
  switch (CARDS[card]) {
    case 'transmigrate':
      return own.futureCount === 0;
    case 'recycle':
    case 'salvage':
      return view.ruins.length === 0;
    case 'jubilee':
    case 'denial':
      return own.handCount <= 1;
    case 'crisis':
    case 'vengeance':
    case 'thievery':
      return noRival(({ deeds }) => deeds.length > 0);
    case 'hells-heart':
    case 'stolen-dreams':
      return noRival(({ futureCount }) => futureCount > 0);
    case 'spite':
    case 'swindle':
      return noRival(({ handCount }) => handCount > 0);
    case 'embody':
      return own.deeds.every((deed) => deed === EMBODY);
    case 'mimic':
      return seatingOf(view).rivals[seat].every((rival) => {
        const top = view.seats[rival].deeds.at(-1);
        return top === undefined || top === MIMIC;
      });
    default:
      return false;
  }
}

/** Embody that names an Embody does nothing. KKR-36, KKR-37 */
export function isIdleCopy(card: Card, view: View): boolean {
  const [wait] = view.pending;
  return wait?.ability === EMBODY && (card === EMBODY || card === MIMIC) && (wait.copies & (1 << card)) !== 0;
}

/** The last card, with no Deck left to draw from. KK-51 */
export function isLastCard(view: View, seat: Seat): boolean {
  return view.seats[seat].handCount === 1 && view.seats[seat].deckCount === 0;
}

/** The life would end short of the next rung although there is a better way to use its last card. */
function wastesLife(move: { type: Move['type']; card: Card }, view: View, seat: Seat): Doubt | null {
  if (!isLastCard(view, seat)) return null;
  const { deeds, rings, rung } = view.seats[seat];
  const needed = NEEDED[rung] - rings;
  const asDeed = scoreOf([...deeds, move.card]);
  if (scoreOf(deeds) >= needed) return null;
  if (asDeed >= needed) return move.type === 'deed' ? null : 'ends-life';
  return view.pending[0]?.further ? 'ends-life' : null;
}

/** KKR-60, KKR-61 */
function doubtAboutRings(spent: number, own: SeatView): Doubt | null {
  const wise = suggestedRings(own);
  if (spent > wise) return 'too-many-rings';
  return spent < wise ? 'could-rise' : null;
}
