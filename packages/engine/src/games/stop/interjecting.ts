import { askNext } from '../../kernel/reaction.ts';
import type { Seat } from '../../kernel/seats.ts';
import { isNumber } from './cards.ts';
import { isSameLaying, type Move } from './moves.ts';
import { openWindow, type State, topCard, type Window, windowOf } from './state.ts';

/** A lock, unless the table plays without one; or the question to everybody. STR-03, STR-09 */
export function openInterjecting(state: State): void {
  const { reaction, interject_ms } = state.options;
  if (reaction === 'poll' || interject_ms > 0) openWindow(state, 'interjecting', state.layer, null);
}

/** May cards be thrown in now without being asked? STR-01, STR-04, STR-32 */
export function isRaceOpen(state: State): boolean {
  return state.options.reaction === 'realtime' && isNumber(topCard(state));
}

/** Is an ordinary move stored instead of carried out? STR-03 */
export function isLocked(state: State): boolean {
  const window = windowOf(state);
  return window !== undefined && window.shape === 'race' && window.type === 'interjecting';
}

/** Is this the stored card with a call more? It does not lie on the pile yet, so the call is in time. ST-20, ST-23, STR-66 */
export function addsCall({ stored }: State, seat: Seat, move: Move): boolean {
  if (stored === null || stored.seat !== seat || stored.move.type !== 'play' || move.type !== 'play')
    return false;
  return (
    isSameLaying(stored.move, move) &&
    (stored.move.calls & ~move.calls) === 0 &&
    stored.move.calls !== move.calls
  );
}

/** Keeps an ordinary move until the lock ends. STR-03, STR-66 */
export function store(state: State, seat: Seat, move: Move): void {
  state.stored = { seat, move };
}

/** Goes on to the next who is asked; when all have declined, the question is over. STR-09 */
export function passQuestion(state: State, window: Window): boolean {
  if (window.shape !== 'reaction') throw new Error('nobody is asked');
  if (askNext(window)) return true;
  state.pending.pop();
  return false;
}
