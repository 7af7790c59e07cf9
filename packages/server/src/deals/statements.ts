import type { DealResult } from '@samsara/engine/deals';
import type { Database } from '../database/database.ts';
import type { PlacedDeal, ProvenDeal } from './deals.ts';

/** Results are kept for so many days: a year, and a month to look back at it. */
export const DAYS_KEPT = 400;
/** So many that are older are forgotten at a time. */
const FORGOTTEN_AT_ONCE = 100;

/** A result as databases keep it: `won` is 1 or 0. */
export interface ResultRow {
  readonly won: number;
  readonly points: number | null;
  readonly choices: number;
}
export type PlacedRow = Omit<PlacedDeal, 'won'> & ResultRow;

export const COLUMNS = 'game, day, player, game_version, won, points, choices, moves, face, at';

/**
 * The results of a deal in their order, which is that of `compareResults`; `sign` is -1 where more points are better. Of equal
 * ones the first that was sent comes first.
 */
export const placed = (game: string, day: string, sign: string) => `
  select ranked.player, name, face, won, points, choices, place from (
    select player, face, won, points, choices,
      rank() over (order by won desc, points * ${sign}, choices * won) as place,
      row_number() over (order by won desc, points * ${sign}, choices * won, at, player) as number
    from deal_results where game = ${game} and day = ${day}
  ) as ranked join players on players.id = ranked.player`;

/** What can be asked about deals, by name. */
export type DealStatements = ReturnType<typeof dealStatements>;

/** Where it is asked. */
export interface DealsAsked {
  call<K extends keyof DealStatements>(
    name: K,
    ...given: Parameters<DealStatements[K]>
  ): Promise<ReturnType<DealStatements[K]>>;
}

/** Runs beside the database. */
export function dealStatements(database: Database) {
  const result = database.prepare(
    'select won, points, choices from deal_results where game = ? and day = ? and player = ?',
  );
  const put = database.prepare(
    `insert into deal_results (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  );
  const forget = database.prepare(
    `delete from deal_results where rowid in
       (select rowid from deal_results where day < ? order by day limit ${FORGOTTEN_AT_ONCE})`,
  );
  const counts = database.prepare(
    'select count(*) as played, coalesce(sum(won), 0) as won from deal_results where game = ? and day = ?',
  );
  const best = database.prepare(
    `${placed('?1', '?2', '?3')} where number <= ?4 or ranked.player = ?5 order by number`,
  );

  const dealResult = (game: string, day: number, player: string): DealResult | undefined =>
    (result.all([game, day, player]) as ResultRow[]).map(resultOf)[0];

  return {
    dealResult,
    /** False when the person has a result for this deal already. */
    putDeal(proven: ProvenDeal, now: number, today: number): boolean {
      forget.run([today - DAYS_KEPT]);
      return put.run(columnsOf(proven, now)).changes === 1;
    },
    dealCounts: (game: string, day: number): { played: number; won: number } =>
      (counts.all([game, day]) as { played: number; won: number }[])[0],
    bestDeals: (game: string, day: number, sign: 1 | -1, most: number, player: string): PlacedDeal[] =>
      (best.all([game, day, sign, most, player]) as PlacedRow[]).map(placedOf),
  };
}

export function columnsOf(proven: ProvenDeal, now: number): (string | number | null)[] {
  const { game, day, player, gameVersion, result, moves, face } = proven;
  const { won, points, choices } = result;
  return [game, day, player, gameVersion, won ? 1 : 0, points, choices, moves.join('\n'), face, now];
}

export function resultOf({ won, points, choices }: ResultRow): DealResult {
  return { won: won === 1, points, choices };
}

export function placedOf({ player, name, face, place, ...row }: PlacedRow): PlacedDeal {
  return { player, name, face, place, ...resultOf(row) };
}
