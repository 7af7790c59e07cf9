import { impossible } from '../../../kernel/bad-input.ts';
import { at } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { fitsLine, hasOpenEnd } from '../line.ts';
import { type State, turnOf } from '../state.ts';

/** Nobody asks unless some card could fit. MK-101 */
export function checkRequest(state: State, place: string): void {
  if (!hasOpenEnd(state, turnOf(state).seat)) impossible(place, 'MK-101');
}

/** Gifts lie only in front of those who have decided, and fit. MK-17, MK-105 */
export function checkGifts(state: State, decided: readonly Seat[]): void {
  const { seat: asking } = turnOf(state);
  state.laid.forEach((card, seat) => {
    if (card === null) return;
    const place = at(at('seats', seat), 'gift');
    if (!decided.includes(seat)) impossible(place, 'MK-17');
    if (!fitsLine(state, asking, card)) impossible(place, 'MK-105');
  });
}

/** No gift lies where nobody has asked, and none is left where nobody gave. MK-17 */
export function checkNoGifts(state: State): void {
  checkGifts(state, []);
}
