import type { Deadline } from '../../kernel/events.ts';
import { currentWait } from '../../kernel/pending.ts';
import { decisionOf } from './decisions/index.ts';
import type { State } from './state.ts';

/** The time for the decision that is due; equal for everybody, whatever the hands. MK-167, MK-175 */
export function deadline(state: State): Deadline | undefined {
  if (state.outcome) return undefined;
  const ms = decisionOf(currentWait(state.pending)).time(state);
  return ms === 0 ? undefined : { countdown: state.countdown, move: 'time-out', ms };
}
