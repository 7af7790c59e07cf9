import type { Seat } from '@samsara/engine';
import type { SeatInfo } from '@samsara/protocol';

/** What has changed with somebody else at the table. */
export interface PresenceChange {
  readonly seat: Seat;
  readonly type: 'isAway' | 'isBack' | 'botPlaysFor' | 'playsAgain';
}

/** Who has gone or come back, and for whom a bot plays by now; not oneself. */
export function presenceChanges(
  before: readonly SeatInfo[],
  now: readonly SeatInfo[],
  own: Seat | null,
): readonly PresenceChange[] {
  return now.flatMap((place, seat) => {
    const type = before[seat] === undefined || seat === own ? null : changeOf(before[seat], place);
    return type === null ? [] : [{ seat, type }];
  });
}

/** Whoever comes back and plays again needs one sentence only. */
function changeOf(before: SeatInfo, now: SeatInfo): PresenceChange['type'] | null {
  if (before.kind !== 'person' || before.name !== now.name) return null;
  if (before.level === null && now.level !== null) return 'botPlaysFor';
  if (now.kind !== 'person') return null;
  if (before.level !== null && now.level === null) return 'playsAgain';
  if (before.present && !now.present) return 'isAway';
  return !before.present && now.present ? 'isBack' : null;
}

/** Where somebody has sat down since, without oneself. */
export function newcomers(
  before: readonly SeatInfo[],
  now: readonly SeatInfo[],
  own: Seat | null,
): readonly Seat[] {
  return now.flatMap(({ kind, name }, seat) => {
    const isNew = kind === 'person' && seat !== own && before[seat]?.name !== name;
    return isNew && name !== null ? [seat] : [];
  });
}

/** Who has gone on holiday since, and until when. */
export function newHolidays(
  before: readonly SeatInfo[],
  now: readonly SeatInfo[],
  at: number,
): readonly { readonly seat: Seat; readonly until: number }[] {
  return now.flatMap(({ holiday = 0 }, seat) =>
    holiday > at && before[seat]?.holiday !== holiday ? [{ seat, until: holiday }] : [],
  );
}
