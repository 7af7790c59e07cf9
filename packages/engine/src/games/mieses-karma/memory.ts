import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Card, putSorted, takeAt, type Zone, zoneToChange } from '../../kernel/zones.ts';
import type { State } from './state.ts';

/** Hand cards put on the discard pile all at once, as far as only whoever put them there has seen them. MK-168, MK-200 */
export interface PutAway {
  readonly seat: Seat;
  /** The place of the lowest one, counted from the bottom of the pile. */
  readonly from: number;
  readonly count: number;
  /** Those among them that everybody knew to be in that hand. */
  readonly known: readonly Card[];
}

/** Everybody sees a card go into a hand: a gift that was open, or a card kept by a cat. MK-23, MK-166, MK-169 */
export function seeJoin(state: State, seat: Seat, card: Card): void {
  putSorted(zoneToChange(state.known, seat), card);
}

/** Everybody sees a card that came from a hand; where one of its kind was known, it may be that one. MK-200 */
export function seeLeave(state: State, seat: Seat, card: Card): void {
  state.known[seat] = without(state.known[seat], card);
}

/** A loop, since `indexOf` is slower for so few cards. */
function takeOne(cards: Zone, card: Card): void {
  for (let place = 0; place < cards.length; place++) {
    if (cards[place] !== card) continue;
    takeAt(cards, place);
    return;
  }
}

const NOTHING: readonly Card[] = [];

/** A whole hand is about to be put away: what was known of it is now known of that part of the pile. MK-168 */
export function coverHand(state: State, seat: Seat): void {
  const { hands, known, discard, putAway } = state;
  putAway.push({ seat, from: discard.length, count: hands[seat].length, known: known[seat] });
  known[seat] = NOTHING;
}

/** Everybody sees the card on top of the discard pile between two moves. MK-161 */
export function seeTop(state: State): void {
  const { discard, putAway } = state;
  if (putAway.length === 0) return;
  const last = putAway[putAway.length - 1];
  if (last.from + last.count < discard.length) return;
  putAway.pop();
  if (last.count === 1) return;
  const { seat, from, count } = last;
  putAway.push({ seat, from, count: count - 1, known: without(last.known, discard[discard.length - 1]) });
}

function without(cards: readonly Card[], card: Card): readonly Card[] {
  if (cards.length === 0) return cards;
  const left = cards.slice();
  takeOne(left, card);
  return left;
}

/** The discard pile from its bottom, null for what this seat has not seen; who only watches remembers nothing. MK-200 */
export function rememberedDiscard({ discard, putAway }: State, viewer: Viewer): (Card | null)[] {
  if (viewer === 'onlooker') return [];
  const remembered: (Card | null)[] = discard.slice();
  for (const { seat, from, count } of putAway) {
    if (seat !== viewer) remembered.fill(null, from, from + count);
  }
  return remembered;
}
