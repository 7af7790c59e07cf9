import type { Database } from '../database/database.ts';
import { noteStatements } from './note-statements.ts';
import { planStatements } from './plan-statements.ts';
import type { KeptPasskey, NewSession, Passkey } from './players.ts';
import { progressStatements } from './progress-statements.ts';
import { sessionStatements } from './session-statements.ts';

export type PasskeyRow = Omit<KeptPasskey, 'publicKey' | 'transports'> & {
  public_key: string;
  transports: string;
};

/** As they are read; written without `used`. */
export const PASSKEY = 'id, player, public_key, counter, transports, device, made';

/** What can be asked about players and done to them, by name. */
export type PlayerStatements = ReturnType<typeof playerStatements>;

/** Where it is asked. */
export interface PlayersAsked {
  call<K extends keyof PlayerStatements>(
    name: K,
    ...given: Parameters<PlayerStatements[K]>
  ): Promise<ReturnType<PlayerStatements[K]>>;
}

/** Runs beside the database. */
export function playerStatements(database: Database) {
  return {
    ...personStatements(database),
    ...passkeyStatements(database),
    ...challengeStatements(database),
    ...progressStatements(database),
    ...noteStatements(database),
    ...planStatements(database),
  };
}

/** Who somebody is, on which devices, and the codes that carry them to another one. */
function personStatements(database: Database) {
  const { all, run } = preparing(database);
  const sessions = sessionStatements(database);
  // Whoever comes today never had a cookie of the earlier form.
  const putPlayer = run('insert into players (id, made, old_cookies) values (?, ?, 0)');
  const player = all<{ name: string | null }>('select name from players where id = ?');
  const rename = run('update players set name = ? where id = ?');
  const putCode = run('insert into carry_codes (hash, player, until) values (?, ?, ?)');
  const dropCodes = run('delete from carry_codes where until <= ?');
  const takeCode = all<{ player: string }>('delete from carry_codes where hash = ? returning player');
  const code = all<{ player: string }>('select player from carry_codes where hash = ? and until > ?');

  return {
    ...sessions,
    makePlayer(id: string, session: NewSession, now: number): void {
      putPlayer(id, now);
      sessions.putSession(id, session, now);
    },
    /** Undefined when there is no such player, null when the player has no name yet. */
    nameOf: (id: string): string | null | undefined => player(id)[0]?.name,
    rename: (id: string, name: string): void => void rename(name, id),
    putCode(hash: string, id: string, now: number, until: number): void {
      dropCodes(now);
      putCode(hash, id, until);
    },
    takeCode(hash: string, now: number): string | undefined {
      dropCodes(now);
      return takeCode(hash)[0]?.player;
    },
    codeOwner: (hash: string, now: number): string | undefined => code(hash, now)[0]?.player,
  };
}

function passkeyStatements(database: Database) {
  const { all, run } = preparing(database);
  const passkeysOf = all<PasskeyRow>(`select ${PASSKEY}, used from passkeys where player = ? order by made`);
  const passkey = all<PasskeyRow>(`select ${PASSKEY}, used from passkeys where id = ?`);
  const putPasskey = run(
    `insert into passkeys (${PASSKEY}) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  );
  const putCounter = run('update passkeys set counter = ?, used = ? where id = ?');
  const dropPasskey = run('delete from passkeys where player = ? and id = ?');
  const dropProgress = run('delete from progress where player = ?');

  const addPasskey = (given: Passkey, now: number): boolean => {
    const { id, player, publicKey, counter, transports, device } = given;
    return putPasskey(id, player, publicKey, counter, JSON.stringify(transports), device, now) === 1;
  };

  return {
    passkeysOf: (id: string): KeptPasskey[] => passkeysOf(id).map(passkeyOf),
    passkey: (id: string): KeptPasskey | undefined => passkey(id).map(passkeyOf)[0],
    putPasskey: addPasskey,
    putFirstPasskey: (given: Passkey, now: number): boolean =>
      passkeysOf(given.player).length === 0 && addPasskey(given, now),
    putCounter: (id: string, counter: number, now: number): void => void putCounter(counter, now, id),
    dropPasskey(player: string, id: string): boolean {
      const isGone = dropPasskey(player, id) === 1;
      if (passkeysOf(player).length === 0) dropProgress(player);
      return isGone;
    },
  };
}

/** What may be used once, and soon. */
function challengeStatements(database: Database) {
  const { all, run } = preparing(database);
  const putChallenge = run('insert into challenges (challenge, purpose, player, until) values (?, ?, ?, ?)');
  const useTicket = run(
    "insert into challenges (challenge, purpose, until) values (?, 'ticket', ?) on conflict do nothing",
  );
  const dropChallenges = run('delete from challenges where until <= ?');
  const takeChallenge = all<{ player: string | null }>(
    'delete from challenges where challenge = ? and purpose = ? returning player',
  );

  return {
    putChallenge(challenge: string, purpose: string, id: string | null, now: number, until: number): void {
      dropChallenges(now);
      putChallenge(challenge, purpose, id, until);
    },
    takeChallenge(challenge: string, purpose: string, id: string | null, now: number): boolean {
      dropChallenges(now);
      const [taken] = takeChallenge(challenge, purpose);
      return taken !== undefined && taken.player === id;
    },
    /** False when it was used before. */
    useTicket(ticket: string, now: number, until: number): boolean {
      dropChallenges(now);
      return useTicket(ticket, until) === 1;
    },
  };
}

function preparing(database: Database) {
  return {
    all<Row>(sql: string) {
      const statement = database.prepare(sql);
      return (...given: (string | number | null)[]) => statement.all(given) as Row[];
    },
    run(sql: string) {
      const statement = database.prepare(sql);
      return (...given: (string | number | null)[]) => statement.run(given).changes;
    },
  };
}

export function passkeyOf({ public_key, transports, ...rest }: PasskeyRow): KeptPasskey {
  return { ...rest, publicKey: public_key, transports: JSON.parse(transports) };
}
