import { cloneHand, copiesIn, type Hand, kindsIn, lowestOf, put, take } from '../../kernel/hand.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import type { State } from './state.ts';

/**
 * A card in a face-down pile, with the seats that have seen it go there: the kind in the lower bits, the seats above, and
 * highest how many times the Ruins became a new Source while it lay there. It keeps them as long as it stays in piles; a shuffle takes them away. KKR-86, KKH-21
 */
export type Hidden = number;

const BITS_OF_KIND = 5;
const KIND = (1 << BITS_OF_KIND) - 1;
const BITS_OF_SEATS = 4;
const SEATS = (1 << BITS_OF_SEATS) - 1;
const ONE_AGE = 1 << (BITS_OF_KIND + BITS_OF_SEATS);

/** Seats as bits. */
export const NOBODY_SAW = 0;
export const EVERYBODY_SAW = 0b1111;

export function only(seat: Seat): number {
  return 1 << seat;
}

export function hidden(card: Card, seers: number): Hidden {
  return card | (seers << BITS_OF_KIND);
}

export function cardOf(entry: Hidden): Card {
  return entry & KIND;
}

export function seersOf(entry: Hidden): number {
  return (entry >> BITS_OF_KIND) & SEATS;
}

/** Cards of different ages were never shuffled together. */
export function ageOf(entry: Hidden): number {
  return entry >> (BITS_OF_KIND + BITS_OF_SEATS);
}

/** The cards that lie in a pile while a new Source is made. KKH-20 */
export function growOlder(pile: Hidden[]): void {
  for (let place = 0; place < pile.length; place++) pile[place] += ONE_AGE;
}

/** Has this seat seen the card go where it lies? */
export function isSeenBy(entry: Hidden, seat: Seat): boolean {
  return (seersOf(entry) & only(seat)) !== 0;
}

/** A card joins a Hand; those who saw it know that it is there. */
export function joinHand(state: State, seat: Seat, card: Card, seers: number): void {
  put(state.hands[seat], card);
  if (seers === NOBODY_SAW) return;
  const memories = state.memories[seat];
  for (let viewer = 0; viewer < memories.length; viewer++) {
    if (viewer === seat || (seers & only(viewer)) === 0) continue;
    const known = cloneHand(memories[viewer]);
    put(known, card);
    setMemory(state, seat, viewer, known);
  }
}

/** A zone with one card more: for zones that copies of a state share. */
export function withCard(zone: readonly Card[], card: Card): readonly Card[] {
  const more: Card[] = [];
  for (let i = 0; i < zone.length; i++) more[i] = zone[i];
  more[zone.length] = card;
  return more;
}

/** A card goes onto a Future. */
export function joinFuture(state: State, seat: Seat, card: Hidden): void {
  state.futures[seat] = withCard(state.futures[seat], card);
}

/** A card leaves a Hand; for those who did not see it, it may be any card they knew of. KKR-86 */
export function leaveHand(state: State, seat: Seat, card: Card, seers: number): void {
  take(state.hands[seat], card, 1);
  const memories = state.memories[seat];
  for (let viewer = 0; viewer < memories.length; viewer++) {
    if (memories[viewer].size === 0) continue;
    const known = cloneHand(memories[viewer]);
    if ((seers & only(viewer)) === 0) forgetOneOfEach(known);
    else if (copiesIn(known, card) > 0) take(known, card, 1);
    setMemory(state, seat, viewer, known);
  }
}

/** What is certain when one unknown card has left: of each kind one fewer than before. */
function forgetOneOfEach(known: Hand): void {
  for (let kinds = kindsIn(known); kinds !== 0; kinds &= kinds - 1) take(known, lowestOf(kinds), 1);
}

/** Somebody sees a whole Hand. KKH-09 */
export function seeHand(state: State, owner: Seat, viewer: Seat): void {
  setMemory(state, owner, viewer, cloneHand(state.hands[owner]));
}

/** What a viewer is certain to find in a Hand from now on. */
export function setMemory(state: State, owner: Seat, viewer: Seat, known: Readonly<Hand>): void {
  const memories = state.memories[owner].slice();
  memories[viewer] = known;
  state.memories[owner] = memories;
}
