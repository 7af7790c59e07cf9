import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { isNumber } from '../cards.ts';
import type { Direction } from '../moves.ts';
import type { Answering, Moment, Window } from '../state.ts';
import type { View } from '../view.ts';

/** What the reader of a view is to do now; `top` is the card on top. */
export type Expected =
  | { readonly type: 'nothing' }
  | { readonly type: 'others'; readonly seat: Seat; readonly mayThrowIn: Card | null }
  /** Asked whether to throw the same card in. */
  | { readonly type: 'asked'; readonly top: Card }
  /** The lock: throwing in, and for the seat on turn storing a move. */
  | { readonly type: 'lock'; readonly top: Card; readonly onTurn: boolean; readonly stored: boolean }
  | { readonly type: 'prevent'; readonly top: Card; readonly direction: Direction }
  | { readonly type: 'passed' }
  | { readonly type: Moment; readonly top: Card; readonly sum: number };

export function expectedOf(view: View, you: Seat | null): Expected {
  if (view.outcome) return { type: 'nothing' };
  const top = view.pile[view.pile.length - 1];
  const [answer, window] = view.pending as [Answering, Window | undefined];
  if (window?.shape === 'reaction') return asked(window, top, you);
  if (window !== undefined && you !== null) return inRace(view, answer, window, top, you);
  if (answer.seat === you) return { type: answer.type, top, sum: answer.sum };
  const open = you !== null && view.options.reaction === 'realtime' && isNumber(top);
  return { type: 'others', seat: answer.seat, mayThrowIn: open ? top : null };
}

/** STR-09 */
function asked(window: Extract<Window, { shape: 'reaction' }>, top: Card, you: Seat | null): Expected {
  const seat = window.order[window.answered];
  if (seat !== you) return { type: 'others', seat, mayThrowIn: null };
  if (window.type === 'interjecting') return { type: 'asked', top };
  return { type: 'prevent', top, direction: window.direction };
}

/** STR-03, STR-05 */
function inRace(view: View, answer: Answering, window: Window, top: Card, you: Seat): Expected {
  if (window.type === 'interjecting') {
    return { type: 'lock', top, onTurn: answer.seat === you, stored: view.stored !== null };
  }
  const open = window.shape === 'race' && window.open[you];
  return open ? { type: 'prevent', top, direction: window.direction } : { type: 'passed' };
}
