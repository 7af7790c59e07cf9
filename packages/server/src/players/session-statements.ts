import type { Database } from '../database/database.ts';
import { preparedBy } from '../database/prepared.ts';
import type { NewSession, Session } from './players.ts';

/** Of a person's devices so many are remembered. */
export const MOST_SESSIONS = 100;
/** Requests that were under way when a session got another id may still come with the old one. */
export const MOVED_MS = 60_000;
/** Cookies of the earlier form live for a year; so long after the first one that was exchanged the last one is gone. */
export const OLD_COOKIES_MS = 365 * 86_400_000;

export const SESSION = 'id, player, device, made, seen, until';

/** The devices of people; runs beside the database. */
export function sessionStatements(database: Database) {
  const { all, run } = preparedBy(database);

  const put = run(`insert into sessions (${SESSION}) values (?, ?, ?, ?, ?, ?) on conflict do nothing`);
  const dropOld = run('delete from sessions where until <= ?');
  const dropSurplus = run(
    `delete from sessions where id in
       (select id from sessions where player = ? order by seen desc, made desc limit -1 offset ${MOST_SESSIONS})`,
  );
  const live = all<Session>(
    `select ${SESSION} from sessions where id in (select value from json_each(?)) and until > ?`,
  );
  const ofPlayer = all<Session>(
    `select ${SESSION} from sessions where player = ? and until > ? order by seen desc, made desc`,
  );
  const seen = run('update sessions set seen = ?, until = ? where id = ? and until > ?');
  const leave = run('delete from sessions where id = ?');
  const end = run('delete from sessions where player = ? and id in (select value from json_each(?))');
  const dropCodes = run('delete from carry_codes where player = ?');
  const limitOldCookies = run('update players set old_cookies = min(old_cookies, ?) where id = ?');
  const oldCookies = all<{ old_cookies: number }>('select old_cookies from players where id = ?');
  const move = run('update sessions set id = ?, made = ? where id = ? and until > ?');

  function putSession(player: string, { id, device, until }: NewSession, now: number): void {
    dropOld(now);
    put(id, player, device, now, now, until);
    dropSurplus(player);
  }

  return {
    putSession,
    liveSessions: (ids: readonly string[], now: number): Session[] => live(JSON.stringify(ids), now),
    sessionsOf: (player: string, now: number): Session[] => ofPlayer(player, now),
    sessionSeen: (id: string, now: number, until: number): boolean => seen(now, until, id, now) === 1,
    leaveSession: (id: string): void => void leave(id),
    endSessions(player: string, ids: readonly string[]): void {
      end(player, JSON.stringify(ids));
      dropCodes(player);
      limitOldCookies(0, player);
    },
    moveSession(from: string, to: string, now: number): Session | undefined {
      move(to, now, from, now);
      return live(JSON.stringify([to]), now).find(({ made }) => made > now - MOVED_MS);
    },
    exchange(player: string, session: NewSession, now: number): Session | undefined {
      const [known] = oldCookies(player);
      if (known === undefined || known.old_cookies <= now) return undefined;
      limitOldCookies(now + OLD_COOKIES_MS, player);
      putSession(player, session, now);
      return live(JSON.stringify([session.id]), now)[0];
    },
  };
}
