import type { Lane } from '../database/postgres/lane.ts';
import { OUTAGES_KEPT_MS } from '../log/outages.ts';
import type { Board, Following, Neighbour, Outage } from './board.ts';

/** A node that has been silent for so long is gone. */
const GONE_MS = 5000;

interface Signed {
  readonly standing: {
    readonly known: boolean;
    readonly nodes: readonly Neighbour[];
    readonly outages: readonly Outage[] | null;
  };
}

interface FollowingRow {
  readonly code: string;
  readonly node: string;
  readonly players: string;
  readonly spectators: number;
}

/** The board in PostgreSQL, in tables that are not written to the log of changes. */
export function boardInPostgres(lane: Lane, node: string): Board {
  let isKnown = false;

  return {
    node,
    isAlone: false,
    unsureMs: 900,
    async sign(at, listed, silentSince) {
      const values = [node, at, listed, silentSince ?? null, GONE_MS, at - OUTAGES_KEPT_MS];
      const { rows } = await lane.run((client) => client.query<Signed>({ name: 'sign', text: SIGN, values }));
      const { known, nodes, outages } = rows[0].standing;
      const isStillKnown = isKnown && known;
      isKnown = true;
      return { nodes, outages: outages ?? [], known: isStillKnown };
    },
    async follow(followings) {
      const nobody = followings.filter(isEmpty).map(({ table }) => table);
      const some = followings.filter((following) => !isEmpty(following));
      await lane.run(async (client) => {
        if (nobody.length > 0) {
          await client.query('delete from followings where node = $1 and code = any($2)', [node, nobody]);
        }
        if (some.length > 0) await client.query(FOLLOW, [node, ...columnsOf(some)]);
      });
    },
    async followings(tables) {
      const { rows } = await lane.run((client) =>
        client.query<FollowingRow>({ name: 'followings', text: FOLLOWINGS, values: [tables, node] }),
      );
      return rows.map(({ code, players, ...rest }) => ({
        table: code,
        players: JSON.parse(players),
        ...rest,
      }));
    },
    async leave() {
      await lane.transact(async (client) => {
        await client.query('delete from followings where node = $1', [node]);
        await client.query('delete from nodes where node = $1', [node]);
      });
    },
  };
}

const SIGN = 'select sign_node($1, $2, $3, $4, $5, $6) as standing';

const FOLLOW = `
  insert into followings (code, node, players, spectators)
  select code, $1, players, spectators from unnest($2::text[], $3::text[], $4::bigint[]) as f (code, players, spectators)
  order by code
  on conflict (code, node) do update set players = excluded.players, spectators = excluded.spectators`;

const FOLLOWINGS = `
  select f.code, f.node, f.players, f.spectators from followings f join nodes using (node)
  where f.code = any($1) and f.node <> $2`;

function isEmpty({ players, spectators }: Following): boolean {
  return players.length === 0 && spectators === 0;
}

function columnsOf(followings: readonly Following[]): unknown[][] {
  return [
    followings.map(({ table }) => table),
    followings.map(({ players }) => JSON.stringify(players)),
    followings.map(({ spectators }) => spectators),
  ];
}
