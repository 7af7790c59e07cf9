import type { Seat } from '../../kernel/seats.ts';
import { type Card, zoneToChange } from '../../kernel/zones.ts';
import { JOKER, LEFT_SIGN, REAPER, RIGHT_SIGN, type Sign, SYMBOL_OF } from './cards.ts';
import { powerOf } from './current-power.ts';
import type { End } from './moves.ts';
import type { State } from './state.ts';

/** Do two neighbouring signs fit? A joker fits everything but the reaper, which fits nothing. MK-09, MK-91, MK-92 */
export function fits(sign: Sign, other: Sign): boolean {
  if (sign === REAPER || other === REAPER) return false;
  return sign === other || sign === JOKER || other === JOKER;
}

/** The sign at the right end: of the last life card, or of the rebirth card. MK-09, MK-90 */
export function rightEnd(state: State, seat: Seat): Sign {
  const line = state.right[seat];
  return line.length === 0 ? SYMBOL_OF[state.animals[seat]] : RIGHT_SIGN[line[line.length - 1]];
}

/** The sign at the left end, which is as good as a reaper where that end is closed. MK-90, MK-94 */
export function leftEnd(state: State, seat: Seat): Sign {
  if (!leftIsOpen(state, seat)) return REAPER;
  const line = state.left[seat];
  return line.length === 0 ? SYMBOL_OF[state.animals[seat]] : LEFT_SIGN[line[line.length - 1]];
}

/** Only for a dog, or for who imitates one. MK-90, MK-123, MK-127 */
export function leftIsOpen(state: State, seat: Seat): boolean {
  return powerOf(state, seat) === 'two-directions';
}

/** A reaper closes the right end. MK-91, MK-95 */
export function rightIsOpen(state: State, seat: Seat): boolean {
  return rightEnd(state, seat) !== REAPER;
}

export function hasOpenEnd(state: State, seat: Seat): boolean {
  return rightIsOpen(state, seat) || leftIsOpen(state, seat);
}

/** May the card go to this end of the line? MK-09, MK-91 */
export function fitsAt(state: State, seat: Seat, card: Card, end: End): boolean {
  return end === 'right'
    ? fits(LEFT_SIGN[card], rightEnd(state, seat))
    : fits(RIGHT_SIGN[card], leftEnd(state, seat));
}

/** Does the card fit any open end? MK-91, MK-104 */
export function fitsLine(state: State, seat: Seat, card: Card): boolean {
  return fitsEnds(card, rightEnd(state, seat), leftEnd(state, seat));
}

/** The same where the signs at the ends are known. */
export function fitsEnds(card: Card, right: Sign, left: Sign): boolean {
  return fits(LEFT_SIGN[card], right) || fits(RIGHT_SIGN[card], left);
}

/** Lays a card at an end, where it stays. MK-93 */
export function lay(state: State, seat: Seat, card: Card, end: End): void {
  const side = sideOf(state, end);
  side[seat] = [...side[seat], card];
}

/** Takes the outermost life card on one side of the rebirth card. MK-178 */
export function takeOutermost(state: State, seat: Seat, end: End): Card {
  return zoneToChange(sideOf(state, end), seat).pop() as Card;
}

/** By seat: the life cards on one side of the rebirth card, from it outwards. */
export function sideOf(state: State, end: End): State['right'] {
  return end === 'right' ? state.right : state.left;
}

/** A reaper can only lie at the right end. MK-95 */
export function hasReaper(state: State, seat: Seat): boolean {
  return !rightIsOpen(state, seat);
}

export function lineLength(state: State, seat: Seat): number {
  return state.left[seat].length + state.right[seat].length;
}

/** The life cards of a line from left to right. MK-135 */
export function lineFromLeft(state: State, seat: Seat): Card[] {
  return state.left[seat].slice().reverse().concat(state.right[seat]);
}
