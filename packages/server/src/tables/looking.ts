import type { RefusalReason } from '@samsara/protocol';
import { type PlayerId, peopleAt, seatOf, type Table, whyNotWatch } from '@samsara/table';
import type { ApartPeople } from './apart.ts';

/**
 * Why somebody may not look at a table. For whom somebody there has blocked it is not there: nothing tells them that they were
 * blocked. Their blocks have to be at hand.
 */
export function whyNotLook(
  apart: Pick<ApartPeople, 'blockersOf'>,
  table: Table,
  player: PlayerId,
): RefusalReason['code'] | undefined {
  const isOwn = player === table.host || seatOf(table, player) !== undefined;
  const blockers = apart.blockersOf(player);
  if (!isOwn && peopleAt(table).some((other) => blockers.has(other))) return 'no-such-table';
  return whyNotWatch(table, player);
}
