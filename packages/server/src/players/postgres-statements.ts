import type { Lane } from '../log/postgres/lane.ts';
import { type PasskeyRow, type PlayerStatements, type PlayersAsked, passkeyOf } from './statements.ts';

type Asynchronous = {
  [K in keyof PlayerStatements]: (
    ...given: Parameters<PlayerStatements[K]>
  ) => Promise<ReturnType<PlayerStatements[K]>>;
};

const PASSKEY = 'id, player, public_key, counter, transports';

/** The same questions about players as beside the embedded database, asked of PostgreSQL. */
export function playersInPostgres(lane: () => Lane): PlayersAsked {
  const all =
    <Row extends object>(text: string) =>
    async (...values: unknown[]): Promise<Row[]> =>
      (await lane().run((client) => client.query<Row>({ text, values }))).rows;
  const run =
    (text: string) =>
    async (...values: unknown[]): Promise<number> =>
      (await lane().run((client) => client.query({ text, values }))).rowCount ?? 0;

  const putPlayer = run('insert into players (id, made) values ($1, $2)');
  const player = all<{ name: string | null }>('select name from players where id = $1');
  const rename = run('update players set name = $1 where id = $2');
  const putCode = run('insert into carry_codes (hash, player, until) values ($1, $2, $3)');
  const dropCodes = run('delete from carry_codes where until <= $1');
  const takeCode = all<{ player: string }>(
    'delete from carry_codes where hash = $1 and until > $2 returning player',
  );
  const passkeysOf = all<PasskeyRow>(`select ${PASSKEY} from passkeys where player = $1 order by made`);
  const passkey = all<PasskeyRow>(`select ${PASSKEY} from passkeys where id = $1`);
  const putPasskey = run(
    `insert into passkeys (${PASSKEY}, made) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
  );
  const putCounter = run('update passkeys set counter = $1 where id = $2');
  const putChallenge = run(
    'insert into challenges (challenge, purpose, player, until) values ($1, $2, $3, $4)',
  );
  const dropChallenges = run('delete from challenges where until <= $1');
  const takeChallenge = all<{ player: string | null }>(
    'delete from challenges where challenge = $1 and purpose = $2 and until > $3 returning player',
  );
  const useTicket = run(
    "insert into challenges (challenge, purpose, until) values ($1, 'ticket', $2) on conflict do nothing",
  );

  const statements: Asynchronous = {
    makePlayer: async (id, now) => void (await putPlayer(id, now)),
    nameOf: async (id) => (await player(id))[0]?.name,
    rename: async (id, name) => void (await rename(name, id)),
    async putCode(hash, id, now, until) {
      await dropCodes(now);
      await putCode(hash, id, until);
    },
    takeCode: async (hash, now) => (await takeCode(hash, now))[0]?.player,
    passkeysOf: async (id) => (await passkeysOf(id)).map(passkeyOf),
    passkey: async (id) => (await passkey(id)).map(passkeyOf)[0],
    putPasskey: async ({ id, player, publicKey, counter, transports }, now) =>
      (await putPasskey(id, player, publicKey, counter, JSON.stringify(transports), now)) === 1,
    putCounter: async (id, counter) => void (await putCounter(counter, id)),
    async putChallenge(challenge, purpose, id, now, until) {
      await dropChallenges(now);
      await putChallenge(challenge, purpose, id, until);
    },
    async takeChallenge(challenge, purpose, id, now) {
      const [taken] = await takeChallenge(challenge, purpose, now);
      return taken !== undefined && taken.player === id;
    },
    useTicket: async (ticket, _now, until) => (await useTicket(ticket, until)) === 1,
  };
  return {
    call: (name, ...given) =>
      (statements[name] as (...given: unknown[]) => Promise<never>)(...(given as unknown[])),
  };
}
