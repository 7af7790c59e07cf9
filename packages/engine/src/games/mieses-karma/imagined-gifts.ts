import { below, type Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type Card, takeAt, type Zone } from '../../kernel/zones.ts';
import { fitsLine } from './line.ts';
import { type State, turnOf } from './state.ts';
import type { View } from './view.ts';

/**
 * Lays the gifts that are still face down. Each fits the line of whoever asked, and may be one of the cards known to be in that
 * hand. MK-105, MK-200
 */
export function imagineGifts(state: State, view: View, unseen: Zone, random: Random): void {
  const undecided: Seat[] = [];
  for (let seat = 0; seat < view.seats.length; seat++) {
    const { laid, gift } = view.seats[seat];
    if (!laid || gift !== null) continue;
    if (state.hands[seat].some((card) => fits(state, card))) undecided.push(seat);
    else state.laid[seat] = takeAt(unseen, fittingIn(state, unseen));
  }
  // These come last: there is a gift for each of them whatever the others have laid.
  for (const seat of undecided)
    state.laid[seat] = takeGift(state, seat, view.seats[seat].handCount, unseen, random);
}

/** One of the known cards that fit, or an unseen one, each about as likely as that it was in this hand. */
function takeGift(state: State, seat: Seat, handCount: number, unseen: Zone, random: Random): Card {
  const known = state.hands[seat];
  const fitting = known.filter((card) => fits(state, card));
  const unknown = handCount + 1 - known.length;
  const all = Math.max(1, unseen.length);
  const ofUnseen = unknown * unseen.filter((card) => fits(state, card)).length;
  const drawn = below(random, ofUnseen + fitting.length * all) - ofUnseen;
  if (drawn < 0) return takeAt(unseen, fittingIn(state, unseen));
  const gift = fitting[Math.floor(drawn / all)];
  takeAt(known, known.indexOf(gift));
  return gift;
}

function fittingIn(state: State, cards: readonly Card[]): number {
  return cards.findIndex((card) => fits(state, card));
}

function fits(state: State, card: Card): boolean {
  return fitsLine(state, turnOf(state).seat, card);
}
