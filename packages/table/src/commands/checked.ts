import type { RefusalReason } from '@samsara/protocol';
import type { Body } from '../state/entries.ts';
import type { Tried } from '../state/fold.ts';
import { type Phase, type PlayerId, seatOf, type Table } from '../state/table.ts';

/** What a command would write into the log, or why it may not. Nothing has been changed. */
export type Checked =
  | { readonly ok: true; readonly body: Body; readonly tried?: Tried }
  | { readonly ok: false; readonly reason: RefusalReason };

export function refuse(code: RefusalReason['code'], detail?: string): { ok: false; reason: RefusalReason } {
  return { ok: false, reason: detail === undefined ? { code } : { code, detail } };
}

/** Something that whoever has a seat may do in these phases. */
export function ofSeat(
  table: Table,
  player: PlayerId,
  phases: readonly Phase[],
  body: (seat: number) => Body,
): Checked {
  const seat = seatOf(table, player);
  if (seat === undefined) return refuse('no-seat');
  return phases.includes(table.phase) ? { ok: true, body: body(seat) } : refuse('not-now');
}
