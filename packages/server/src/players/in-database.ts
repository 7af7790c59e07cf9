import { hash, randomBytes, randomInt } from 'node:crypto';
import type { PlayerId, Players } from './players.ts';
import type { PlayersAsked } from './statements.ts';

const CARRY_SECONDS = 600;
const CHALLENGE_SECONDS = 300;

/** Letters and digits that are not mistaken for each other. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** Players known to exist are remembered up to this number, so that most requests ask no database. */
const MOST_REMEMBERED = 20_000;

/** The players in a database. */
export function playersIn(database: PlayersAsked, now: () => number): Players {
  const known = new Set<PlayerId>();

  function remember(player: PlayerId): void {
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.add(player);
  }

  return {
    async make() {
      const player = randomBytes(12).toString('base64url');
      await database.call('makePlayer', player, now());
      remember(player);
      return player;
    },
    async exists(player) {
      if (known.has(player)) return true;
      const exists = (await database.call('nameOf', player)) !== undefined;
      if (exists) remember(player);
      return exists;
    },
    name: async (player) => (await database.call('nameOf', player)) ?? null,
    rename: (player, name) => database.call('rename', player, name),

    async carry(player) {
      const code = carryCode();
      await database.call('putCode', hashOf(code), player, now(), now() + CARRY_SECONDS * 1000);
      return { code, expires_s: CARRY_SECONDS };
    },
    redeem: (code) => database.call('takeCode', hashOf(code), now()),

    passkeysOf: (player) => database.call('passkeysOf', player),
    passkey: (id) => database.call('passkey', id),
    addPasskey: (passkey) => database.call('putPasskey', passkey, now()),
    passkeyUsed: (id, counter) => database.call('putCounter', id, counter),
    challenge: (challenge, purpose, player) =>
      database.call('putChallenge', challenge, purpose, player, now(), now() + CHALLENGE_SECONDS * 1000),
    useChallenge: (challenge, purpose, player) =>
      database.call('takeChallenge', challenge, purpose, player, now()),
    useTicket: (ticket, until) => database.call('useTicket', ticket, now(), until),
  };
}

function carryCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** Whoever reads the database learns no code that is still good. */
function hashOf(code: string): string {
  return hash('sha256', `carry ${code}`, 'hex');
}
