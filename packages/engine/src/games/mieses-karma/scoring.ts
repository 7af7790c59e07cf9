import { clockwiseFrom, type Seat } from '../../kernel/seats.ts';
import { powerAtTheEnd } from './animals.ts';
import { POINTS_OF } from './cards.ts';
import { evaluateLine, scoreLeftmost } from './evaluation.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';

/** A human died, a reborn player could not be dealt a single life card, or the table's limit is reached. MK-48, MK-151, MK-196 */
export type Ending = 'human-died' | 'no-life-cards' | 'turn-limit';

/** After a death the others evaluate their lines, then the points decide. MK-48 to MK-55, MK-153 */
export function endByDeath(state: State, seat: Seat, reason: Ending, tell: Tell): void {
  endGame(state, clockwiseFrom(seat, state.options.players).slice(1), reason, tell);
}

/** After the last turn everybody evaluates the line, beginning with whoever would be next. MK-196 */
export function endByLimit(state: State, next: Seat, tell: Tell): void {
  endGame(state, clockwiseFrom(next, state.options.players), 'turn-limit', tell);
}

function endGame(state: State, evaluating: readonly Seat[], reason: Ending, tell: Tell): void {
  const { players } = state.options;
  for (const seat of evaluating) evaluateAtTheEnd(state, seat, tell);
  const points = state.karma.map((_, each) => pointsOf(state, each));
  const most = Math.max(...points);
  const seats = clockwiseFrom(0, players);
  state.outcome = {
    winners: seats.filter((each) => points[each] === most),
    losers: seats.filter((each) => points[each] < most),
    reason,
    points,
  };
  while (state.pending.length > 0) state.pending.pop();
  tell?.({ type: 'ended', outcome: state.outcome });
}

/** Karma and foursomes count, but nobody dies. MK-50, MK-154, MK-155, MK-176 */
function evaluateAtTheEnd(state: State, seat: Seat, tell: Tell): void {
  const foursomes = evaluateLine(state, seat, powerAtTheEnd(state, seat), tell);
  scoreLeftmost(state, seat, foursomes, tell);
}

/** Karma, the points pile, and a human card in front. MK-51, MK-52, MK-53, MK-156, MK-157, MK-198 */
export function pointsOf(state: State, seat: Seat): number {
  const cards = state.options.points_per_card * state.points[seat].length;
  return state.karma[seat] + cards + POINTS_OF[state.animals[seat]];
}
