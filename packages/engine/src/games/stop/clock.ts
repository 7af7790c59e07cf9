import type { Deadline } from '../../kernel/events.ts';
import { currentWait } from '../../kernel/pending.ts';
import { decisionOf } from './decisions/index.ts';
import type { State } from './state.ts';

/** The time that is running: the same whatever anybody holds. Where all are asked in turn there is none. STR-07, STR-64 */
export function deadline(state: State): Deadline | undefined {
  if (state.outcome !== null || state.options.reaction === 'poll') return undefined;
  const ms = decisionOf(currentWait(state.pending)).time(state);
  return ms === 0 ? undefined : { countdown: state.countdown, move: 'time-out', ms };
}
