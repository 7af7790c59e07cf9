import type { Deadline } from '../../kernel/events.ts';
import { decisionOf } from './decisions/index.ts';
import { type State, waitOf } from './state.ts';

/** The time for the decision that is due; equal for everybody, whatever they hold. KKR-84 */
export function deadline(state: State): Deadline | undefined {
  if (state.outcome) return undefined;
  const ms = decisionOf(waitOf(state)).time(state);
  return ms === 0 ? undefined : { countdown: state.countdown, move: 'time-out', ms };
}
