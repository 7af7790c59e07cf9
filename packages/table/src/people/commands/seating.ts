import type { Command } from '@samsara/protocol';
import { type Checked, refuse } from '../../commands/checked.ts';
import { isLevel } from '../../later/check-play.ts';
import { personIdOf } from '../../state/person-id.ts';
import {
  hasSeenOthers,
  isOffered,
  isOpen,
  isRemoved,
  isRunning,
  offersSeats,
  type PlayerId,
  peopleAt,
  seatOf,
  type Table,
} from '../../state/table.ts';
import { botsRenamedFor, nameOfBot } from './bot-names.ts';
import { type Commander, whyApart } from './commander.ts';
import { nameAmong } from './names.ts';
import { heirOf } from './successors.ts';

export function checkSit(
  table: Table,
  by: Commander,
  { seat: wanted, name, face, played_by }: Extract<Command, { type: 'sit' }>,
): Checked {
  if (seatOf(table, by.player) !== undefined) return refuse('already-seated');
  if (isRemoved(table, by.player)) return refuse('removed');
  const apart = whyApart(by.blocks, by.player, peopleAt(table));
  if (apart !== undefined) return refuse(apart);
  const isFree = (place: number) =>
    table.phase === 'gathering' ? isOpen(table.seats[place]) : isOffered(table, place);
  const mayCome = table.phase === 'gathering' || (offersSeats(table) && played_by === undefined);
  if (!mayCome) return refuse('not-now');
  const free = table.seats.flatMap((_, place) => (isFree(place) ? place : []));
  const unseen = free.filter((place) => !hasSeenOthers(table, by.player, place));
  if (free.length > 0 && unseen.length === 0) return refuse('has-seen-cards');
  const seat = wanted ?? unseen[0];
  if (seat === undefined) return refuse('table-full');
  if (!free.includes(seat)) return refuse('seat-taken');
  if (!unseen.includes(seat)) return refuse('has-seen-cards');
  if (by.isElsewhere) return refuse('too-many-seats');
  const named = nameAmong(
    table.seats.filter((place) => place.player !== null),
    name,
    by.whyNotNamed,
  );
  if (!named.ok) return named;
  const chosen = {
    name: named.name,
    ...(face !== undefined && { face }),
    ...(by.record && { record: by.record }),
    ...(played_by && { playedBy: played_by }),
  };
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
