import type { Database } from '../log/database.ts';
import type { Passkey } from './players.ts';

export type PasskeyRow = Omit<Passkey, 'publicKey' | 'transports'> & {
  public_key: string;
  transports: string;
};

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
  const all = <Row>(sql: string) => {
    const statement = database.prepare(sql);
    return (...given: (string | number | null)[]) => statement.all(given) as Row[];
  };
  const run = (sql: string) => {
    const statement = database.prepare(sql);
    return (...given: (string | number | null)[]) => statement.run(given).changes;
  };

  const putPlayer = run('insert into players (id, made) values (?, ?)');
  const player = all<{ name: string | null }>('select name from players where id = ?');
  const rename = run('update players set name = ? where id = ?');
  const putCode = run('insert into carry_codes (hash, player, until) values (?, ?, ?)');
  const dropCodes = run('delete from carry_codes where until <= ?');
  const takeCode = all<{ player: string }>('delete from carry_codes where hash = ? returning player');
  const PASSKEY = 'id, player, public_key, counter, transports';
  const passkeysOf = all<PasskeyRow>(`select ${PASSKEY} from passkeys where player = ? order by made`);
  const passkey = all<PasskeyRow>(`select ${PASSKEY} from passkeys where id = ?`);
  const putPasskey = run(
    `insert into passkeys (${PASSKEY}, made) values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
  );
  const putCounter = run('update passkeys set counter = ? where id = ?');
  const putChallenge = run('insert into challenges (challenge, purpose, player, until) values (?, ?, ?, ?)');
  const useTicket = run(
    "insert into challenges (challenge, purpose, until) values (?, 'ticket', ?) on conflict do nothing",
  );
  const dropChallenges = run('delete from challenges where until <= ?');
  const takeChallenge = all<{ player: string | null }>(
    'delete from challenges where challenge = ? and purpose = ? returning player',
  );

  return {
    makePlayer: (id: string, now: number): void => void putPlayer(id, now),
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
    passkeysOf: (id: string): Passkey[] => passkeysOf(id).map(passkeyOf),
    passkey: (id: string): Passkey | undefined => passkey(id).map(passkeyOf)[0],
    putPasskey: (given: Passkey, now: number): boolean => {
      const { id, player, publicKey, counter, transports } = given;
      return putPasskey(id, player, publicKey, counter, JSON.stringify(transports), now) === 1;
    },
    putCounter: (id: string, counter: number): void => void putCounter(counter, id),
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

export function passkeyOf({ id, player, public_key, counter, transports }: PasskeyRow): Passkey {
  return { id, player, publicKey: public_key, counter, transports: JSON.parse(transports) };
}
