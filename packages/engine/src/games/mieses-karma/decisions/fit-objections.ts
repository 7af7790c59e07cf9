import type { Refusal } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { endCard, isHeldByAnother } from '../animals.ts';
import { REAPER, RIGHT_SIGN } from '../cards.ts';
import { powerOf } from '../current-power.ts';
import { fitsAt, leftIsOpen, rightIsOpen } from '../line.ts';
import type { End } from '../moves.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/** Where a line has two open ends, a card may fit the other one. MK-127 */
export function objectionToEnd(state: State, seat: Seat, card: Card, end: End): Refusal | undefined {
  const objection = objectionToFit(state, seat, card, end);
  if (objection === undefined || !leftIsOpen(state, seat) || RIGHT_SIGN[card] === REAPER) return objection;
  if (end === 'right')
    return fitsAt(state, seat, card, 'left') ? refuse('fits-left-only', [card]) : objection;
  return fitsAt(state, seat, card, 'right') ? refuse('fits-right-only', [card]) : objection;
}

/** MK-09, MK-90, MK-91, MK-95 */
export function objectionToFit(state: State, seat: Seat, card: Card, end: End): Refusal | undefined {
  if (fitsAt(state, seat, card, end)) return undefined;
  const last = cardAt(state, seat, end);
  if (end === 'right') return refuse(rightIsOpen(state, seat) ? 'does-not-fit' : 'closed-by-reaper', [last]);
  if (!leftIsOpen(state, seat))
    return refuse(isDogToImitate(state, seat) ? 'imitate-dog-first' : 'left-end-closed');
  return RIGHT_SIGN[card] === REAPER
    ? refuse('reaper-on-the-left', [card])
    : refuse('does-not-fit-left', [last]);
}

/** Could a chameleon still imitate a dog in this turn? MK-123 */
function isDogToImitate(state: State, seat: Seat): boolean {
  return powerOf(state, seat) === 'imitate' && isHeldByAnother(state, seat, 'dog');
}

/** The card at an end: a life card or the rebirth card. */
export function cardAt(state: State, seat: Seat, end: End): Card {
  return endCard(state, seat, end) ?? state.animals[seat];
}
