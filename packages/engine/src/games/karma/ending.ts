import type { Seat } from '../../kernel/seats.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';
import { hasNoCards } from './table-cards.ts';

/** Ends the game when only one player has cards; that player loses. KA-06, KA-71, KA-72, KAR-53 */
export function endIfDecided(state: State, tell: Tell): boolean {
  if (state.draw.length > 0) return false;
  let last: Seat | undefined;
  for (let seat = 0; seat < state.options.players; seat++) {
    if (hasNoCards(state, seat)) continue;
    if (last !== undefined) return false;
    last = seat;
  }
  end(state, last === undefined ? [] : [last], 'last-with-cards', tell);
  return true;
}

/** Ends a game that goes round in circles. KAR-55 */
export function endIfEndless(state: State, tell: Tell): boolean {
  const { stall_limit, turn_limit } = state.options;
  if (state.idleTurns < stall_limit && state.turns < turn_limit) return false;
  endByMostCards(state, state.idleTurns >= stall_limit ? 'stalled' : 'turn-limit', tell);
  return true;
}

/** Whoever holds the most cards loses, all who are tied together. KAR-55 */
function endByMostCards(state: State, reason: string, tell: Tell): void {
  const held = state.hands.map((hand, seat) => hand.size + state.open[seat].size + state.hidden[seat].length);
  const most = Math.max(...held);
  end(
    state,
    seatsWhere(held, (count) => count === most),
    reason,
    tell,
  );
}

function end(state: State, losers: Seat[], reason: string, tell: Tell): void {
  const winners = seatsWhere(state.hands, (_, seat) => !losers.includes(seat));
  state.outcome = { winners, losers, reason, points: null };
  while (state.pending.length > 0) state.pending.pop();
  state.undrawn.fill(false);
  state.unseen.fill(null);
  tell?.({ type: 'ended', outcome: state.outcome });
}

function seatsWhere<T>(bySeat: readonly T[], holds: (value: T, seat: Seat) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < bySeat.length; seat++) if (holds(bySeat[seat], seat)) seats.push(seat);
  return seats;
}
