import type { Command } from '@samsara/protocol';
import { type Checked, refuse } from '../../commands/checked.ts';
import { isLevel } from '../../later/check-play.ts';
import { personIdOf } from '../../state/person-id.ts';
import {
  isOffered,
  isOpen,
  isRemoved,
  isRunning,
  type PlayerId,
  seatOf,
  type Table,
} from '../../state/table.ts';
import { botsRenamedFor, nameOfBot } from './bot-names.ts';
import type { Commander } from './commander.ts';
import { nameAmong } from './names.ts';
import { heirOf } from './successors.ts';

export function checkSit(
  table: Table,
  by: Commander,
  { seat: wanted, name, face }: Extract<Command, { type: 'sit' }>,
): Checked {
  if (seatOf(table, by.player) !== undefined) return refuse('already-seated');
  if (isRemoved(table, by.player)) return refuse('removed');
  const isFree = (place: number) =>
    table.phase === 'gathering' ? isOpen(table.seats[place]) : isOffered(table, place);
  if (table.phase !== 'gathering' && !(table.lifted && isRunning(table.phase))) return refuse('not-now');
  const seat = wanted ?? table.seats.findIndex((_, place) => isFree(place));
  if (seat < 0) return refuse('table-full');
  if (seat >= table.seats.length || !isFree(seat)) return refuse('seat-taken');
  if (by.isElsewhere) return refuse('too-many-seats');
  const named = nameAmong(
    table.seats.filter((place) => place.player !== null),
    name,
  );
  if (!named.ok) return named;
  const chosen = { name: named.name, ...(face !== undefined && { face }) };
  return { ok: true, body: { type: 'sit', seat, ...chosen, ...botsRenamedFor(table, named.name) } };
}

export function checkSeat(table: Table, player: PlayerId, seat: number, level: string | null): Checked {
  if (player !== table.host) return refuse('host-only');
  if (table.phase !== 'gathering') return refuse('not-now');
  if (seat >= table.seats.length) return refuse('no-seat');
  if (level !== null && !isLevel(level)) return refuse('no-such-level');
  return {
    ok: true,
    body: { type: 'seat', seat, level, ...nameOfBot(table, seat, level), ...barring(table, seat) },
  };
}

export function checkRemove(table: Table, player: PlayerId, seat: number): Checked {
  if (player !== table.host) return refuse('host-only');
  if (table.phase === 'closed') return refuse('not-now');
  if (seat >= table.seats.length || table.seats[seat].player === null) return refuse('no-seat');
  if (isRunning(table.phase)) return refuse('needs-agreement');
  return {
    ok: true,
    body: { type: 'remove', seat, level: null, ...heirOf(table, seat), ...barring(table, seat) },
  };
}

export function checkReadmit(table: Table, player: PlayerId, person: string): Checked {
  if (player !== table.host) return refuse('host-only');
  const isThere = table.removed.some((each) => personIdOf(table.code, each.player) === person);
  return isThere ? { ok: true, body: { type: 'readmit', person } } : refuse('not-now');
}

/** Whoever else sat there may not come back. */
function barring({ host, seats }: Table, seat: number): { readonly barred?: true } {
  const { player } = seats[seat];
  return player === null || player === host ? {} : { barred: true };
}
