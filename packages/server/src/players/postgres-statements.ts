import type { Lane } from '../database/postgres/lane.ts';
import type { Passkey } from './players.ts';
import { notesInPostgres } from './postgres-note-statements.ts';
import { plansInPostgres } from './postgres-plan-statements.ts';
import { progressInPostgres } from './postgres-progress-statements.ts';
import { sessionsInPostgres } from './postgres-session-statements.ts';
import {
  PASSKEY,
  type PasskeyRow,
  type PlayerStatements,
  type PlayersAsked,
  passkeyOf,
} from './statements.ts';

type Asynchronous = {
  [K in keyof PlayerStatements]: (
    ...given: Parameters<PlayerStatements[K]>
  ) => Promise<ReturnType<PlayerStatements[K]>>;
};

const PUT_PASSKEY = `insert into passkeys (${PASSKEY}) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`;

/** The same questions about players as beside the embedded database, asked of PostgreSQL. */
export function playersInPostgres(lane: () => Lane): PlayersAsked {
  const statements: Asynchronous = {
    ...sessionsInPostgres(lane),
    ...personStatements(lane),
    ...passkeyStatements(lane),
    ...challengeStatements(lane),
    ...progressInPostgres(lane),
    ...notesInPostgres(lane),
    ...plansInPostgres(lane),
  };
  return {
    call: (name, ...given) =>
      (statements[name] as (...given: unknown[]) => Promise<never>)(...(given as unknown[])),
  };
}

function personStatements(
  lane: () => Lane,
): Pick<Asynchronous, 'makePlayer' | 'nameOf' | 'rename' | 'putCode' | 'takeCode' | 'codeOwner'> {
  const { all, run } = asking(lane);
  // Whoever comes today never had a cookie of the earlier form.
  const putPlayer = run(
    `with made as (insert into players (id, made, old_cookies) values ($1, $5::bigint, 0) returning id)
     insert into sessions (id, player, device, made, seen, until) select $2::text, id, $3::text, $5::bigint, $5::bigint, $4::bigint from made`,
  );
  const player = all<{ name: string | null }>('select name from players where id = $1');
  const rename = run('update players set name = $1 where id = $2');
  const putCode = run('insert into carry_codes (hash, player, until) values ($1, $2, $3)');
  const dropCodes = run('delete from carry_codes where until <= $1');
  const takeCode = all<{ player: string }>(
    'delete from carry_codes where hash = $1 and until > $2 returning player',
  );
  const code = all<{ player: string }>('select player from carry_codes where hash = $1 and until > $2');

  return {
    makePlayer: async (player, { id, device, until }, now) =>
      void (await putPlayer(player, id, device, until, now)),
    nameOf: async (id) => (await player(id))[0]?.name,
    rename: async (id, name) => void (await rename(name, id)),
    async putCode(hash, id, now, until) {
      await dropCodes(now);
      await putCode(hash, id, until);
    },
    takeCode: async (hash, now) => (await takeCode(hash, now))[0]?.player,
    codeOwner: async (hash, now) => (await code(hash, now))[0]?.player,
  };
}

function passkeyStatements(
  lane: () => Lane,
): Pick<
  Asynchronous,
  'passkeysOf' | 'passkey' | 'putPasskey' | 'putFirstPasskey' | 'putCounter' | 'dropPasskey'
> {
  const { all, run } = asking(lane);
  const passkeysOf = all<PasskeyRow>(`select ${PASSKEY}, used from passkeys where player = $1 order by made`);
  const passkey = all<PasskeyRow>(`select ${PASSKEY}, used from passkeys where id = $1`);
  const putPasskey = run(PUT_PASSKEY);
  const putCounter = run('update passkeys set counter = $1, used = $2 where id = $3');

  return {
    passkeysOf: async (id) => (await passkeysOf(id)).map(passkeyOf),
    passkey: async (id) => (await passkey(id)).map(passkeyOf)[0],
    putPasskey: async (given, now) => (await putPasskey(...columnsOf(given, now))) === 1,
    /** The row of the person is held, so that of two that come at once only one is the first. */
    putFirstPasskey: (given, now) =>
      lane().transact(async (client) => {
        await client.query('select from players where id = $1 for update', [given.player]);
        const others = await client.query('select from passkeys where player = $1', [given.player]);
        if (others.rowCount !== 0) return false;
        return (await client.query(PUT_PASSKEY, columnsOf(given, now))).rowCount === 1;
      }),
    putCounter: async (id, counter, now) => void (await putCounter(counter, now, id)),
    /** The row of the person is held, so that nothing is kept beside it for somebody who has no passkey any more. */
    dropPasskey: (player, id) =>
      lane().transact(async (client) => {
        await client.query('select from players where id = $1 for update', [player]);
        const gone = await client.query('delete from passkeys where player = $1 and id = $2', [player, id]);
        await client.query(
          'delete from progress where player = $1 and not exists (select from passkeys where player = $1)',
          [player],
        );
        return gone.rowCount === 1;
      }),
  };
}

function challengeStatements(
  lane: () => Lane,
): Pick<Asynchronous, 'putChallenge' | 'takeChallenge' | 'useTicket'> {
  const { all, run } = asking(lane);
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

  return {
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
}

function asking(lane: () => Lane) {
  return {
    all:
      <Row extends object>(text: string) =>
      async (...values: unknown[]): Promise<Row[]> =>
        (await lane().run((client) => client.query<Row>({ text, values }))).rows,
    run:
      (text: string) =>
      async (...values: unknown[]): Promise<number> =>
        (await lane().run((client) => client.query({ text, values }))).rowCount ?? 0,
  };
}

function columnsOf({ id, player, publicKey, counter, transports, device }: Passkey, now: number): unknown[] {
  return [id, player, publicKey, counter, JSON.stringify(transports), device, now];
}
