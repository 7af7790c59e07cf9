import type { Command, RefusalReason } from '@samsara/protocol';
import { type Checked, refuse } from '../../commands/checked.ts';
import { isRunning, seatOf, type Table } from '../../state/table.ts';
import { HURRY_AFTER_MS, overdueSeats } from '../state/pace.ts';
import type { Commander } from './commander.ts';

export function checkVote(
  table: Table,
  by: Commander,
  { to, seat: about, agree }: Extract<Command, { type: 'vote' }>,
): Checked {
  const seat = seatOf(table, by.player);
  if (seat === undefined || table.seats[about]?.player == null) return refuse('no-seat');
  if (!isRunning(table.phase) || seat === about) return refuse('not-now');
  if (to === 'clock' && agree) {
    const hindrance = whyNoClock(table, about, by.now);
    if (hindrance !== undefined) return { ok: false, reason: hindrance };
  }
  return { ok: true, body: { type: 'vote', seat, to, about, agree } };
}

/** Only somebody who plays and has been waited for for a while is given a clock, where none runs. */
function whyNoClock(table: Table, about: number, now: number): RefusalReason | undefined {
  const { game, state, phase, pace, moved, settings } = table;
  const isAsked = phase === 'playing' && overdueSeats(table).includes(about);
  if (!isAsked || pace !== null || settings.days || game.deadline(state) !== undefined)
    return { code: 'not-now' };
  // Without a time after which to come back: who asks is to decide that anew.
  return now < moved + HURRY_AFTER_MS ? { code: 'too-early' } : undefined;
}
