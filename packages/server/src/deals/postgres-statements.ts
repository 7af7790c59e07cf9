import type { Lane } from '../database/postgres/lane.ts';
import {
  COLUMNS,
  columnsOf,
  DAYS_KEPT,
  type DealStatements,
  type DealsAsked,
  type PlacedRow,
  placed,
  placedOf,
  type ResultRow,
  resultOf,
} from './statements.ts';

type Asynchronous = {
  [K in keyof DealStatements]: (
    ...given: Parameters<DealStatements[K]>
  ) => Promise<ReturnType<DealStatements[K]>>;
};

const RESULT = 'select won, points, choices from deal_results where game = $1 and day = $2 and player = $3';
const PUT = `insert into deal_results (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`;
const COUNTS = `select count(*) as played, coalesce(sum(won), 0)::bigint as won from deal_results
  where game = $1 and day = $2`;
const BEST = `${placed('$1', '$2', '$3::bigint')} where number <= $4 or ranked.player = $5 order by number`;
const FORGOTTEN_AT_ONCE = 1000;
const FORGET = `delete from deal_results where ctid in
  (select ctid from deal_results where day < $1 order by day limit ${FORGOTTEN_AT_ONCE})`;

/** The same questions about deals as beside the embedded database, asked of PostgreSQL. */
export function dealsInPostgres(lane: () => Lane): DealsAsked {
  const all = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
    (await lane().run((client) => client.query<Row>({ text, values }))).rows;

  const statements: Asynchronous = {
    dealResult: async (game, day, player) =>
      (await all<ResultRow>(RESULT, game, day, player)).map(resultOf)[0],
    putDeal: async (proven, now) =>
      (await lane().run((client) => client.query(PUT, columnsOf(proven, now)))).rowCount === 1,
    dealCounts: async (game, day) => (await all<{ played: number; won: number }>(COUNTS, game, day))[0],
    bestDeals: async (game, day, sign, most, player) =>
      (await all<PlacedRow>(BEST, game, day, sign, most, player)).map(placedOf),
  };
  return {
    call: (name, ...given) =>
      (statements[name] as (...given: unknown[]) => Promise<never>)(...(given as unknown[])),
  };
}

/** Forgets some results that are too old, if there are any. */
export async function forgetOldDeals(lane: Lane, today: number): Promise<void> {
  await lane.run((client) => client.query(FORGET, [today - DAYS_KEPT]));
}
