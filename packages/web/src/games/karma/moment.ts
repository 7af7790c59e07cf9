import { type Card, fastRandom, type Seat } from '@samsara/engine';
import { demandFor, rules, type SeatView, type View } from '@samsara/engine/games/karma/rules';

type Waiting = View['pending'][number];

/** What the game waits for; nothing once it is over. */
export function waitOf(view: View): Waiting | undefined {
  return view.outcome ? undefined : view.pending[view.pending.length - 1];
}

/** Are the open table cards being chosen? KA-11 */
export function isChoosing(view: View): boolean {
  return waitOf(view)?.type === 'choosing';
}

/** The card that has to be matched now; null if any card goes. Section 13 of the rules */
export function demandIn(view: View): Card | null {
  const wait = waitOf(view);
  if (wait?.type !== 'extra') return view.pileTop;
  return demandFor(rules.imagine(view, fastRandom(1)), wait);
}

/** How many equal cards lie on top of the pile, as far as the viewer may see. KA-38 */
export function runOnTop(view: View): number {
  if (!view.pile || view.pileTop === null) return view.pileCount > 0 ? 1 : 0;
  let run = 0;
  for (let i = view.pile.length - 1; i >= 0 && view.pile[i] === view.pileTop; i--) run++;
  return run;
}

export function cardsLeft(seat: SeatView): number {
  return seat.handCount + seat.open.length + seat.hiddenCount;
}

/** One card left, and nothing to draw. KA-51 */
export function isLastCard(view: View, seat: Seat): boolean {
  return view.drawCount === 0 && cardsLeft(view.seats[seat]) === 1;
}

/** Without any cards, and nothing to draw. KA-51, KAR-51 */
export function isOut(view: View, seat: Seat): boolean {
  return view.drawCount === 0 && cardsLeft(view.seats[seat]) === 0;
}
