import type { GameRecord } from '@samsara/engine';

/** What a server calls a seat whose person has deleted themselves. */
const NAMELESS = '—';

/** Such a name in words; any other as it is. */
export function namedOr(somebody: string): (name: string) => string {
  return (name) => (name === NAMELESS ? somebody : name);
}

/** A record to be shown: seats without a name are called somebody. */
export function withSomebody(record: GameRecord, somebody: string): GameRecord {
  const nameFor = namedOr(somebody);
  return { ...record, seats: record.seats.map((seat) => ({ ...seat, name: nameFor(seat.name) })) };
}
