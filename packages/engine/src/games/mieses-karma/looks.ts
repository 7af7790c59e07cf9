import { currentWait } from '../../kernel/pending.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Move } from './moves.ts';
import type { Giving, State } from './state.ts';

/** Gifts lie face down until the last answer opens all of them. MK-17, MK-19, MK-107 */
export function lookOf(state: State, seat: Seat, move: Move): string | null {
  if (move.type !== 'give' && move.type !== 'decline') return null;
  const { order, answered } = currentWait(state.pending) as Giving;
  if (order.length === 1) return null;
  if (answered < order.length - 1) return move.type === 'give' ? 'give' : null;
  const given = move.type === 'give' ? move.card : null;
  return `opens ${order.map((giver) => (giver === seat ? given : state.laid[giver]) ?? '-').join(' ')}`;
}
