import type { Deadline } from '../../kernel/events.ts';
import { onTurn, type State, windowOf } from './state.ts';

/** The time that is running: the same whatever anybody holds. Where all are asked in turn there is none. STR-07, STR-64 */
export function deadline(state: State): Deadline | undefined {
  if (state.outcome !== null || state.options.reaction === 'poll') return undefined;
  const ms = timeFor(state);
  return ms === 0 ? undefined : { countdown: state.countdown, move: 'time-out', ms };
}

/** STR-03, STR-05, STR-06, STR-10 */
function timeFor(state: State): number {
  const { interject_ms, swap_ms, response_ms, turn_ms } = state.options;
  const window = windowOf(state);
  if (window !== undefined) return window.type === 'interjecting' ? interject_ms : swap_ms;
  return onTurn(state).type === 'turn' ? turn_ms : response_ms;
}
