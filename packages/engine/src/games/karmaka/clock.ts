import type { Deadline } from '../../kernel/events.ts';
import type { Seat } from '../../kernel/seats.ts';
import { DONE, type Move, PASS, REFUSE } from './moves.ts';
import type { State } from './state.ts';

/** The time for the decision that is due; equal for everybody, whatever they hold. KKR-84 */
export function deadline(state: State): Deadline | undefined {
  const ms = state.options.decision_ms;
  if (state.outcome || ms === 0) return undefined;
  return { countdown: state.countdown, move: 'time-out', ms };
}

/** The mildest legal act: pass, refuse, or the least; else to the Future, on oneself, or the first there is. KKR-84 */
export function timeOutMove(seat: Seat, legal: readonly Move[]): Move {
  for (const mild of [PASS, REFUSE, DONE]) if (legal.includes(mild)) return mild;
  const onOneself = (move: Move) => move.type === 'target' && move.number === seat;
  return legal.find((move) => move.type === 'future' || onOneself(move)) ?? legal[0];
}
