import { hash, randomBytes } from 'node:crypto';
import { actsIn } from './acts.ts';
import type {
  Closing,
  Count,
  LogLine,
  Moderation,
  OperatorSession,
  Role,
  RoleHeld,
  Sanction,
  Setting,
} from './moderation.ts';
import { DRAIN, LIMIT, MESSAGE } from './settings.ts';
import type { ModerationAsked, ModerationStatement, Row, Step } from './statements.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Whoever was invited comes soon. */
const INVITED_MS = 30 * MINUTE_MS;
/** A session ends when it is not used for so long, and in any case after so long. */
export const IDLE_MS = 30 * MINUTE_MS;
export const LONGEST_MS = 12 * HOUR_MS;
const COUNTS_KEPT_MS = 31 * 24 * HOUR_MS;
const CODE_BYTES = 24;
const ID_BYTES = 12;

type Ask = (statement: ModerationStatement, ...given: (string | number | null)[]) => Promise<Row[]>;

/** Order in the house, in a database. */
export function moderationIn(database: ModerationAsked, now: () => number): Moderation {
  const steps = (given: readonly Step[]) => database.call('askModeration', given);
  const ask: Ask = async (statement, ...given) => (await steps([[statement, given]]))[0];
  const act = actsIn(steps, now);
  return {
    async version() {
      const [last] = await ask('lastLine');
      return Number(last?.seq ?? 0);
    },
    async held() {
      const [[last], sanctions, closings, settings] = await steps([
        ['lastLine', []],
        ['holding', [now()]],
        ['closings', []],
        ['settings', []],
      ]);
      return {
        version: Number(last?.seq ?? 0),
        sanctions: sanctions.map(sanctionOf),
        closings: closings as unknown as Closing[],
        settings: settings as unknown as Setting[],
      };
    },
    logged: async (before, most) => (await ask('linesBefore', before, most)) as unknown as LogLine[],
    logFrom: async (seq, most) => (await ask('linesFrom', seq, most)) as unknown as LogLine[],
    note: (by, action, target, detail) => act(by, { action, target, detail }).then(() => undefined),
    ...rolesIn(ask, act, now),
    ...sanctionsIn(ask, act, now),
    ...houseIn(steps, ask, act, now),
  };
}

type Act = ReturnType<typeof actsIn>;

function rolesIn(
  ask: Ask,
  act: Act,
  now: () => number,
): Pick<
  Moderation,
  | 'invite'
  | 'invitation'
  | 'redeem'
  | 'roleOf'
  | 'roles'
  | 'removeRole'
  | 'openSession'
  | 'session'
  | 'sessionUsed'
  | 'endSession'
> {
  return {
    async invite(by, role) {
      const code = drawn(CODE_BYTES);
      const until = now() + INVITED_MS;
      await act(by, { action: 'invite', target: null, detail: { role } }, [
        ['dropInvitations', [now()]],
        ['invite', [hashOf(code), role, until]],
      ]);
      return { code, until };
    },
    invitation: async (code) => (await ask('invitation', hashOf(code), now()))[0]?.role as Role | undefined,
    redeem: (code, player) =>
      act(player, { action: 'become', target: player, detail: {} }, async () => {
        const [found] = await ask('invitation', hashOf(code), now());
        if (found === undefined) return undefined;
        return [
          ['useInvitation', [hashOf(code)]],
          ['setRole', [player, found.role, now()]],
        ];
      }),
    roleOf: async (player) => (await ask('role', player))[0]?.role as Role | undefined,
    roles: async () => (await ask('roles')) as unknown as RoleHeld[],
    removeRole: (by, player) =>
      act(by, { action: 'remove-role', target: player, detail: {} }, async () =>
        (await ask('role', player)).length === 0 ? undefined : [['dropRole', [player]]],
      ),
    async openSession(player, id) {
      await act(player, { action: 'sign-in', target: null, detail: {} }, [
        ['dropSessions', [now() - LONGEST_MS, now() - IDLE_MS]],
        ['openSession', [id, player, now()]],
      ]);
    },
    session: async (id) =>
      (await ask('session', id, now() - LONGEST_MS, now() - IDLE_MS))[0] as unknown as
        | OperatorSession
        | undefined,
    async sessionUsed(id) {
      await ask('sessionUsed', id, now());
    },
    async endSession(id) {
      await ask('endSession', id);
    },
  };
}

function sanctionsIn(
  ask: Ask,
  act: Act,
  now: () => number,
): Pick<
  Moderation,
  | 'impose'
  | 'lift'
  | 'sanction'
  | 'sanctionsOf'
  | 'recentSanctions'
  | 'warningSeen'
  | 'peopleCalled'
  | 'isPerson'
> {
  return {
    async impose(by, { kind, player, range, reason, report, until }) {
      const id = drawn(ID_BYTES);
      const action = kind === 'range' ? 'ban-range' : kind;
      await act(by, { action, target: player ?? range, detail: { id, reason, until, report } }, [
        ['impose', [id, kind, player, range, reason, report, by, now(), until]],
      ]);
      return sanctionOf((await ask('sanction', id))[0]);
    },
    lift: (by, id, why) =>
      act(by, { action: 'lift', target: id, detail: { why } }, async () => {
        const [found] = await ask('sanction', id);
        return found === undefined || !holdsAt(sanctionOf(found), now())
          ? undefined
          : [['lift', [id, now(), by]]];
      }),
    sanction: async (id) => (await ask('sanction', id)).map(sanctionOf)[0],
    sanctionsOf: async (player) => (await ask('sanctionsOf', player)).map(sanctionOf),
    recentSanctions: async (most) => (await ask('recentSanctions', most)).map(sanctionOf),
    warningSeen: async (player, id) => (await ask('seen', player, id, now())).length > 0,
    isPerson: async (player) => (await ask('person', player)).length > 0,
    async peopleCalled(name, most) {
      const pattern = `${name.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
      return (await ask('peopleCalled', pattern, most)) as unknown as { id: string; name: string }[];
    },
  };
}

function houseIn(
  steps: (given: readonly Step[]) => Promise<Row[][]>,
  ask: Ask,
  act: Act,
  now: () => number,
): Pick<
  Moderation,
  'close' | 'takeClosing' | 'closingEnded' | 'say' | 'drain' | 'setLimit' | 'count' | 'counts'
> {
  return {
    async close(by, code, reason) {
      await act(by, { action: 'close-table', target: code, detail: { reason } }, [
        ['close', [drawn(ID_BYTES), code, reason, now()]],
      ]);
    },
    takeClosing: async (id) => (await ask('takeClosing', id, now())).length > 0,
    async closingEnded(id, outcome) {
      await ask('closingEnded', id, outcome);
    },
    async say(by, message) {
      const action = message === null ? 'end-message' : 'message';
      await act(by, { action, target: null, detail: message ?? {} }, [
        message === null ? ['unset', [MESSAGE]] : ['set', [MESSAGE, JSON.stringify(message), now()]],
      ]);
    },
    async drain(by, on, node) {
      await act(by, { action: on ? 'drain' : 'end-drain', target: node, detail: {} }, [
        on ? ['set', [DRAIN, node ?? '', now()]] : ['unset', [DRAIN]],
      ]);
    },
    async setLimit(by, name, value) {
      await act(by, { action: 'limit', target: name, detail: { value } }, [
        value === null ? ['unset', [LIMIT + name]] : ['set', [LIMIT + name, String(value), now()]],
      ]);
    },
    async count(node, sums, peaks) {
      const hour = now() - (now() % HOUR_MS);
      await steps([
        ...Object.entries(sums).map(([what, n]): Step => ['addCount', [hour, node, what, n]]),
        ...Object.entries(peaks).map(([what, n]): Step => ['peakCount', [hour, node, what, n]]),
        ['dropCounts', [hour - COUNTS_KEPT_MS]],
      ]);
    },
    counts: async (from) =>
      (await ask('counts', from)).map(({ hour, what, amount }): Count => {
        return { hour: Number(hour), what: String(what), amount: Number(amount) };
      }),
  };
}

/** Does it still hold? A warning does until it is read. */
export function holdsAt({ kind, until, lifted, seen }: Sanction, now: number): boolean {
  if (lifted !== null) return false;
  return kind === 'warn' ? seen === null : until === null || until > now;
}

function sanctionOf(row: Row): Sanction {
  const { address_range, made_by, lifted_by, ...rest } = row;
  return { ...rest, range: address_range, by: made_by, liftedBy: lifted_by } as unknown as Sanction;
}

function drawn(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** Whoever reads the database learns no code. */
function hashOf(code: string): string {
  return hash('sha256', `operator ${code}`, 'base64url');
}
