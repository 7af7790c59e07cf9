import type pg from 'pg';
import type { Lane } from '../log/postgres/lane.ts';
import type { Board, Following, Neighbour, Outage } from './board.ts';

/** A node that has been silent for so long is gone. */
const GONE_MS = 5000;
/** Outages longer ago concern no clock. */
const OUTAGES_KEPT_MS = 60 * 86_400_000;
/** Nodes that sign at the same moment do it one after the other. */
const SIGNING = 7_201_156;

interface FollowingRow {
  readonly code: string;
  readonly node: string;
  readonly players: string;
  readonly spectators: number;
}

/** The board in PostgreSQL, in tables that are not written to the log of changes. */
export function boardInPostgres(lane: Lane, node: string): Board {
  let isKnown = false;

  async function sign(client: pg.Client, at: number, listed: string, silentSince: number | undefined) {
    await client.query('select pg_advisory_xact_lock($1)', [SIGNING]);
    if (silentSince !== undefined) await putOutage(client, silentSince, at);
    await dismissGone(client, node);
    const { rows: signed } = await client.query<{ known: boolean }>(SIGN, [node, at, listed]);
    await client.query(
      'insert into heartbeat (one, at) values (1, $1) on conflict (one) do update set at = greatest(heartbeat.at, $1)',
      [at],
    );
    const { rows: nodes } = await client.query<Neighbour>(
      'select node, (extract(epoch from clock_timestamp() - seen) * 1000)::float8 as "silentFor", listed from nodes',
    );
    const { rows: outages } = await client.query<Outage>(
      'select since as "from", until as "to" from outages where until > $1 order by since',
      [at - OUTAGES_KEPT_MS],
    );
    return { nodes, outages, known: signed[0].known };
  }

  return {
    node,
    isAlone: false,
    unsureMs: 900,
    async sign(at, listed, silentSince) {
      const standing = await lane.transact((client) => sign(client, at, listed, silentSince));
      const known = isKnown && standing.known;
      isKnown = true;
      return { ...standing, known };
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

const SIGN = `
  with before as (select from nodes where node = $1)
  insert into nodes (node, at, seen, listed) values ($1, $2, clock_timestamp(), $3)
  on conflict (node) do update set at = excluded.at, seen = excluded.seen, listed = excluded.listed
  returning exists (select from before) as known`;

const FOLLOW = `
  insert into followings (code, node, players, spectators)
  select code, $1, players, spectators from unnest($2::text[], $3::text[], $4::bigint[]) as f (code, players, spectators)
  order by code
  on conflict (code, node) do update set players = excluded.players, spectators = excluded.spectators`;

const FOLLOWINGS = `
  select f.code, f.node, f.players, f.spectators from followings f join nodes using (node)
  where f.code = any($1) and f.node <> $2`;

/** Outages that touch are one. */
async function putOutage(client: pg.Client, from: number, to: number): Promise<void> {
  if (from >= to) return;
  const { rows } = await client.query<{ since: number; until: number }>(
    'delete from outages where until >= $1 and since <= $2 returning since, until',
    [from, to],
  );
  await client.query('insert into outages (since, until) values ($1, $2)', [
    Math.min(from, ...rows.map(({ since }) => since)),
    Math.max(to, ...rows.map(({ until }) => until)),
  ]);
}

/** Whatever a node did not serve in was nobody's time, until others took over from it. */
async function dismissGone(client: pg.Client, except: string): Promise<void> {
  const { rows } = await client.query<{ node: string; at: number; silent: number }>(
    `delete from nodes where node <> $1 and seen < clock_timestamp() - $2 * interval '1 millisecond'
     returning node, at, (extract(epoch from clock_timestamp() - seen) * 1000)::bigint as silent`,
    [except, GONE_MS],
  );
  for (const { node, at, silent } of rows) {
    await putOutage(client, at, at + silent);
    await client.query('delete from followings where node = $1', [node]);
  }
}

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
