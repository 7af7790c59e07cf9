import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { DAY_MS, mayTakeHoliday, type Plans } from '@samsara/table';
import type { Players } from './players.ts';
import type { PlayersAsked } from './statements.ts';

const CARRY_SECONDS = 600;
const CHALLENGE_SECONDS = 300;

/** Letters and digits that are not mistaken for each other. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** The players in a database. Codes are kept by what `secret` makes of them: they are short enough to be tried out. */
export function playersIn(database: PlayersAsked, now: () => number, secret: string): Players {
  const hashOf = (code: string) => createHmac('sha256', secret).update(`carry ${code}`).digest('hex');
  return {
    async make(session) {
      const player = randomBytes(12).toString('base64url');
      await database.call('makePlayer', player, session, now());
      return player;
    },
    name: async (player) => (await database.call('nameOf', player)) ?? null,
    rename: (player, name) => database.call('rename', player, name),

    async carry(player) {
      const code = carryCode();
      await database.call('putCode', hashOf(code), player, now(), now() + CARRY_SECONDS * 1000);
      return { code, expires_s: CARRY_SECONDS };
    },
    ownerOf: (code) => database.call('codeOwner', hashOf(code), now()),
    redeem: (code) => database.call('takeCode', hashOf(code), now()),

    addSession: (player, session) => database.call('putSession', player, session, now()),
    sessions: (ids) => database.call('liveSessions', ids, now()),
    sessionsOf: (player) => database.call('sessionsOf', player, now()),
    sessionSeen: (id, until) => database.call('sessionSeen', id, now(), until),
    leaveSession: (id) => database.call('leaveSession', id),
    endSessions: (player, ids) => database.call('endSessions', player, ids),
    moveSession: (from, to) => database.call('moveSession', from, to, now()),
    exchange: (player, session) => database.call('exchange', player, session, now()),

    passkeysOf: (player) => database.call('passkeysOf', player),
    passkey: (id) => database.call('passkey', id),
    addPasskey: (passkey) => database.call('putPasskey', passkey, now()),
    addFirstPasskey: (passkey) => database.call('putFirstPasskey', passkey, now()),
    passkeyUsed: (id, counter) => database.call('putCounter', id, counter, now()),
    removePasskey: (player, id) => database.call('dropPasskey', player, id),
    challenge: (challenge, purpose, player) =>
      database.call('putChallenge', challenge, purpose, player, now(), now() + CHALLENGE_SECONDS * 1000),
    useChallenge: (challenge, purpose, player) =>
      database.call('takeChallenge', challenge, purpose, player, now()),
    progressOf: async (player) => {
      const { bodies, since } = await database.call('progressOf', player);
      return { games: bodies.map((body) => JSON.parse(body)), since };
    },
    addProgress: (player, games) =>
      database.call(
        'putProgress',
        player,
        games.map((game) => ({ id: game.id, at: game.at, body: JSON.stringify(game) })),
      ),
    forgetProgress: (player) => database.call('forgetProgress', player, now()),
    holidaysOf: (player) => database.call('holidaysOf', player),
    async takeHoliday(player, days) {
      for (;;) {
        const from = now();
        const before = await database.call('holidaysOf', player);
        if (before.some(({ until }) => from < until)) return 'not-now';
        if (!mayTakeHoliday(from, days, before)) return 'holidays-used-up';
        const until = from + days * DAY_MS;
        // Of two devices that ask at once, one finds the other's holiday when it looks again.
        if (await database.call('putHoliday', player, before.length, from, until)) return undefined;
      }
    },
    async endHoliday(player) {
      await database.call('endHoliday', player, now());
      return undefined;
    },
    noteAt: async (player, table) => (await database.call('noteAt', player, table)) ?? '',
    keepNote: (player, table, text) => database.call('putNote', player, table, text, now()),
    async plansAt(player, table) {
      const body = await database.call('plansAt', player, table);
      return body === undefined ? undefined : (JSON.parse(body) as Plans);
    },
    keepPlans: (player, table, plans) =>
      database.call('putPlans', player, table, JSON.stringify(plans), now()),
    useTicket: (ticket, until) => database.call('useTicket', ticket, now(), until),
  };
}

function carryCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
