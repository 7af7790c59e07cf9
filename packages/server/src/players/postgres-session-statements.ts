import type { Lane } from '../database/postgres/lane.ts';
import type { NewSession, Session } from './players.ts';
import { MOST_SESSIONS, MOVED_MS, OLD_COOKIES_MS, SESSION } from './session-statements.ts';

const PUT = `insert into sessions (${SESSION}) values ($1, $2, $3, $4, $4, $5) on conflict do nothing`;
const DROP_SURPLUS = `delete from sessions where id in
  (select id from sessions where player = $1 order by seen desc, made desc offset ${MOST_SESSIONS})`;
const LIVE = `select ${SESSION} from sessions where id = any($1) and until > $2`;
const OF_PLAYER = `select ${SESSION} from sessions where player = $1 and until > $2 order by seen desc, made desc`;
const LIMIT_OLD_COOKIES = 'update players set old_cookies = least(old_cookies, $1) where id = $2';

/** The same questions about the devices of people as beside the embedded database, asked of PostgreSQL. */
export function sessionsInPostgres(lane: () => Lane) {
  const all = async (text: string, ...values: unknown[]): Promise<Session[]> =>
    (await lane().run((client) => client.query<Session>({ text, values }))).rows;
  const run = async (text: string, ...values: unknown[]): Promise<number> =>
    (await lane().run((client) => client.query({ text, values }))).rowCount ?? 0;

  async function putSession(player: string, { id, device, until }: NewSession, now: number): Promise<void> {
    await run(PUT, id, player, device, now, until);
    await run(DROP_SURPLUS, player);
  }

  return {
    putSession,
    liveSessions: (ids: readonly string[], now: number) => all(LIVE, ids, now),
    sessionsOf: (player: string, now: number) => all(OF_PLAYER, player, now),
    sessionSeen: async (id: string, now: number, until: number) =>
      (await run(
        'update sessions set seen = $1, until = $2 where id = $3 and until > $1',
        now,
        until,
        id,
      )) === 1,
    leaveSession: async (id: string) => void (await run('delete from sessions where id = $1', id)),
    endSessions: (player: string, ids: readonly string[]) =>
      lane().transact(async (client) => {
        await client.query('delete from sessions where player = $1 and id = any($2)', [player, ids]);
        await client.query('delete from carry_codes where player = $1', [player]);
        await client.query(LIMIT_OLD_COOKIES, [0, player]);
      }),
    async moveSession(from: string, to: string, now: number): Promise<Session | undefined> {
      await run('update sessions set id = $1, made = $2 where id = $3 and until > $2', to, now, from);
      return (await all(LIVE, [to], now)).find(({ made }) => made > now - MOVED_MS);
    },
    /** In one transaction: an end that comes at the same time comes before or after. */
    exchange: (player: string, { id, device, until }: NewSession, now: number) =>
      lane().transact(async (client): Promise<Session | undefined> => {
        const asked = 'select old_cookies from players where id = $1 for update';
        const { rows } = await client.query<{ old_cookies: number }>(asked, [player]);
        if (rows.length === 0 || rows[0].old_cookies <= now) return undefined;
        await client.query(LIMIT_OLD_COOKIES, [now + OLD_COOKIES_MS, player]);
        await client.query(PUT, [id, player, device, now, until]);
        await client.query(DROP_SURPLUS, [player]);
        return (await client.query<Session>(LIVE, [[id], now])).rows[0];
      }),
  };
}
