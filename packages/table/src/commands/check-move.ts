import { findMove } from '@samsara/engine';
import { type PlayerId, seatOf, type Table } from '../state/table.ts';
import { type Checked, refuse } from './checked.ts';

/** A move that a person wants to make. */
export function checkMove(table: Table, player: PlayerId, attempt: string): Checked {
  const seat = seatOf(table, player);
  if (seat === undefined) return refuse('no-seat');
  if (table.seats[seat].level !== null) return refuse('not-now');
  return checkMoveOf(table, seat, attempt);
}

/** A move of a seat or the clock, worked out on a copy: nothing counts before it is committed. */
export function checkMoveOf(table: Table, actor: number | 'clock', attempt: string): Checked {
  if (table.phase !== 'playing') return refuse('not-now');
  const { game } = table;
  const move = findMove(game, table.state, actor, attempt);
  if (move === undefined) {
    const { code, clause, cards } = game.whyNot(table.state, actor, attempt);
    return {
      ok: false,
      reason: { code: 'illegal-move', rule: { code, clause, cards: [...cards] } },
    };
  }
  const state = game.clone(table.state);
  const events: unknown[] = [];
  game.apply(state, actor, move, (event) => events.push(event));
  const text = game.notation(move);
  const tried = { from: table.state, move, state, events, endsGame: game.outcome(state) !== undefined };
  return { ok: true, body: actor === 'clock' ? ['c', text] : ['m', actor, text], tried };
}
