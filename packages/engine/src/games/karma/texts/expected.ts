import { currentWait, waitingFor } from '../../../kernel/pending.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { fits } from '../demand.ts';
import { EDITIONS } from '../editions.ts';
import type { Place, Playing } from '../table-cards.ts';
import type { SeatView, View } from '../view.ts';

/** Hand cards that everybody draws up to. KA-46 */
const FULL_HAND = 3;

/** What the reader of a view is to do now. */
export type Expected =
  | { readonly type: 'nothing' }
  | { readonly type: 'others'; readonly seats: readonly Seat[]; readonly mayDraw: boolean }
  | { readonly type: 'look' }
  | { readonly type: 'choose' }
  | { readonly type: 'receiver'; readonly count: number }
  | ExpectedPlay;

export interface ExpectedPlay {
  readonly type: 'play';
  /** The extra play of TABLE. */
  readonly extra: boolean;
  readonly from: readonly Place[];
  /** The card to match; null where any card goes. */
  readonly demand: Card | null;
  readonly opensPile: boolean;
  /** Is there a card that fits? A hidden card always may. */
  readonly canPlay: boolean;
  readonly mayTake: boolean;
  readonly mayDecline: boolean;
}

export function expectedOf(view: View, you: Seat | null): Expected {
  if (view.outcome) return { type: 'nothing' };
  const seats = waitingFor(view.pending);
  if (you === null || !seats.includes(you)) return { type: 'others', seats, mayDraw: mayDraw(view, you) };
  const wait = currentWait(view.pending);
  switch (wait.type) {
    case 'foresight':
      return { type: 'look' };
    case 'choosing':
      return { type: 'choose' };
    case 'receiver':
      return { type: 'receiver', count: view.pileCount };
    default:
      return expectedPlay(view, wait);
  }
}

/** KA-50, KAR-57 */
function mayDraw(view: View, you: Seat | null): boolean {
  const own = you === null ? undefined : view.seats[you];
  return own !== undefined && own.undrawn && own.handCount < FULL_HAND && view.drawCount > 0;
}

function expectedPlay(view: View, wait: Playing): ExpectedPlay {
  const rules = EDITIONS[view.options.edition];
  const own = view.seats[wait.seat];
  const extra = wait.type === 'extra';
  const demand = demandFor(view, wait);
  const from = placesFor(view, wait);
  const canPlay = from.some((place) => couldPlay(own, place, demand));
  const hasPile = view.pileCount > 0;
  return {
    type: 'play',
    extra,
    from,
    demand,
    opensPile: !hasPile,
    canPlay,
    mayTake: hasPile && (rules.mayTakePileInsteadOfPlaying || (!extra && !canPlay)),
    mayDecline: extra && rules.extraPlayIsOptional && !wait.opensPile,
  };
}

/** KA-21, KA-55, KA-56, KA-64 */
function demandFor(view: View, wait: Playing): Card | null {
  if (wait.type === 'turn') return view.pileTop;
  return EDITIONS[view.options.edition].extraCardMustFit ? wait.before : null;
}

/** KA-28, KA-33, KA-53, KA-58, KAR-39 */
function placesFor(view: View, wait: Playing): Place[] {
  const own = view.seats[wait.seat];
  const usual: Place = own.handCount > 0 ? 'hand' : tablePlace(own);
  if (wait.type === 'turn') return [usual];
  const table = own.open.length + own.hiddenCount > 0 ? tablePlace(own) : 'hand';
  const handMayOpen = wait.opensPile && EDITIONS[view.options.edition].extraPlayIsOptional;
  return handMayOpen && usual !== table ? [table, usual] : [table];
}

function tablePlace(own: SeatView): Place {
  return own.open.length > 0 ? 'open' : 'hidden';
}

/** A hand that is not shown may hold anything. */
function couldPlay(own: SeatView, place: Place, demand: Card | null): boolean {
  if (place === 'hidden') return true;
  const cards = place === 'hand' ? own.hand : own.open;
  return cards === null || cards.some((card) => fits(card, demand));
}
