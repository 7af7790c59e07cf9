import { signal } from '@preact/signals';
import {
  ACHTUNG,
  type Calls,
  cardsLaid,
  countingCalls,
  isSameLaying,
  type Move,
  NO_CALL,
  STOP,
  type View,
} from '@samsara/engine/games/stop/rules';
import { settings } from '../../settings/settings.ts';

export const CALLS = { achtung: ACHTUNG, stop: STOP } as const;

export type Call = keyof typeof CALLS;

/** What will be called with the next card. The page never arms a call by itself: forgetting is part of the game. STR-13 */
const armed = signal<Calls>(NO_CALL);

export function isArmed(call: Call): boolean {
  return (armed.value & CALLS[call]) !== 0;
}

export function toggleCall(call: Call): void {
  armed.value ^= CALLS[call];
}

export function disarm(): void {
  armed.value = NO_CALL;
}

/** Changes whenever a call was used up or came to nothing: a card was laid or drawn, another seat plays here. */
export function callingMoment(view: View): string {
  const { viewer, seats, rounds } = view;
  const held = viewer === 'onlooker' ? 0 : seats[viewer].handCount;
  return [viewer, held, rounds].join(' ');
}

/** Has this been called with the card that waits for the end of the lock? It cannot be taken back. STR-66 */
export function isCalled(call: Call, { stored }: View): boolean {
  return stored !== null && (stored.move.calls & CALLS[call]) !== 0;
}

/** Is this the card that waits for the end of the lock, with a call that has been armed since? STR-66 */
export function isLaterCall(move: Move, { stored }: View): boolean {
  return stored !== null && move.type === 'play' && isSameLaying(move, stored.move);
}

/**
 * The moves with exactly the calls that are armed, so that nothing on the page betrays which calls are needed. A table in words
 * has no call buttons, there every move says what is called. Whoever is on turn in a lock may throw a card in or store it:
 * throwing in is the same, only at once. STR-03, STR-13, STR-16
 */
export function offered(moves: readonly Move[], view: View): readonly Move[] {
  const thrown = new Set(moves.filter(({ type }) => type === 'interject').map(({ card }) => card));
  return moves.filter(
    (move) => isCalledAsArmed(move, view) && !(move.type === 'play' && !move.free && thrown.has(move.card)),
  );
}

function isCalledAsArmed(move: Move, view: View): boolean {
  const { viewer, seats, options, stored } = view;
  if (move.type !== 'play' && move.type !== 'interject') return true;
  if (viewer === 'onlooker' || options.auto_call || settings.value.plainBoard) return true;
  const before = stored !== null && isLaterCall(move, view) ? stored.move.calls : NO_CALL;
  return move.calls === countingCalls(armed.value | before, seats[viewer].handCount, cardsLaid(move));
}
