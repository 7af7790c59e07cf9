import type { Seat } from '../../kernel/seats.ts';
import type { Tell } from './events.ts';
import { type State, seatingAt } from './state.ts';

/** The ways a game ends. KK-59, KKR-87 */
export type Reason = 'transcended' | 'turn-limit';

/** Winners and losers are listed in the order of their seats. */
export function end(state: State, side: readonly Seat[], reason: Reason, tell: Tell): void {
  const winners = state.hands.flatMap((_, seat) => (side.includes(seat) ? [seat] : []));
  const losers = state.hands.flatMap((_, seat) => (side.includes(seat) ? [] : [seat]));
  state.outcome = { winners, losers, reason, points: null };
  state.pending.pop();
  tell?.({ type: 'ended', outcome: state.outcome });
}

/** Ends a game that has lasted too long: whoever stands highest wins, with their side. KKR-87 */
export function endIfEndless(state: State, tell: Tell): boolean {
  if (state.turns < state.options.turn_limit) return false;
  const { sides } = seatingAt(state);
  const highest = Math.max(...state.rungs);
  const winners = state.rungs.flatMap((_, seat) =>
    sides[seat].some((ally) => state.rungs[ally] === highest) ? [seat] : [],
  );
  end(state, winners, 'turn-limit', tell);
  return true;
}
