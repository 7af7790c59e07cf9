import { randomBytes } from 'node:crypto';
import type { Face, KeptBlock, KeptGroup, KeptInvitation, Mark, Member, People } from './people.ts';
import { MOST, type PeopleAsked, type PeopleStatement, type Row } from './statements.ts';

/** An invitation is not kept for longer; its table is asked earlier. */
const KEPT_MS = 7 * 86_400_000;
const TOKEN_BYTES = 16;
const ID_BYTES = 9;

/** The people in a database. */
export function peopleIn(database: PeopleAsked, now: () => number): People {
  const ask = (statement: PeopleStatement, ...given: (string | number | null)[]) =>
    database.call('askPeople', statement, given);
  const isDone = async (rows: Promise<Row[]>) => (await rows).length > 0;
  return {
    marksOf: async (player) => (await ask('marks', player)).map(markOf),
    async mark(player, { other, shows, stopped, hidden }) {
      await ask('mark', player, other, Number(shows), Number(stopped), hidden);
    },
    async block(player, other, { name, face }) {
      if (!(await isDone(ask('block', player, other, name, face, now())))) return false;
      await ask('dropInvitationsOf', player, other);
      await ask('dropInvitationsOf', other, player);
      return true;
    },
    async unblock(player, other) {
      await ask('unblock', player, other);
    },
    blocksOf: async (player) => (await ask('blocks', player)) as unknown as KeptBlock[],
    async apartFrom(player) {
      const rows = await ask('apart', player);
      return {
        blocked: rows.flatMap((row) => (row.player === player ? String(row.other) : [])),
        blockedBy: rows.flatMap((row) => (row.other === player ? String(row.player) : [])),
      };
    },
    shownTo: async (player) => (await ask('shownTo', player)).map((row) => String(row.player)),
    invite: (player, { code, sender, game, name, face }) =>
      isDone(ask('invite', player, code, sender, game, name, face, now())),
    async invitationsOf(player) {
      await ask('dropOldInvitations', player, now() - KEPT_MS);
      return (await ask('invitations', player)) as unknown as KeptInvitation[];
    },
    async dropInvitation(player, table) {
      await ask('dropInvitation', player, table);
    },
    ...groupsIn(ask, isDone, now),
  };
}

type Groups = Pick<
  People,
  'makeGroup' | 'group' | 'groupsOf' | 'members' | 'join' | 'leave' | 'rename' | 'renew' | 'setTable'
>;

function groupsIn(
  ask: (statement: PeopleStatement, ...given: (string | number | null)[]) => Promise<Row[]>,
  isDone: (rows: Promise<Row[]>) => Promise<boolean>,
  now: () => number,
): Groups {
  const put = (group: string, player: string, { name, face }: Face) =>
    isDone(ask('join', group, player, name, face, now()));
  return {
    async makeGroup(maker, name, as) {
      const group = { id: drawn(ID_BYTES), name, token: drawn(TOKEN_BYTES), maker, code: null };
      if (!(await isDone(ask('makeGroup', group.id, name, group.token, maker, now())))) return undefined;
      await put(group.id, maker, as);
      return group;
    },
    group: async (token) => (await ask('group', token)).map(groupOf)[0],
    groupsOf: async (player) => (await ask('groupsOf', player)).map(groupOf),
    members: async (group) => (await ask('members', group)) as unknown as Member[],
    async join(group, player, as) {
      if (await isDone(ask('renameMember', group, player, as.name, as.face))) return 'joined';
      const [{ count }] = await ask('countGroups', player);
      if (Number(count) >= MOST.groups) return 'too-many-groups';
      return (await put(group, player, as)) ? 'joined' : 'group-full';
    },
    async leave(group, player) {
      await ask('leave', group, player);
      await ask('passOn', group, player);
      await ask('dropEmpty', group);
    },
    rename: (group, maker, name) => isDone(ask('rename', group, maker, name)),
    async renew(group, maker) {
      const token = drawn(TOKEN_BYTES);
      return (await isDone(ask('renew', group, maker, token))) ? token : undefined;
    },
    setTable: (group, before, table) => isDone(ask('setTable', group, before ?? '', table)),
  };
}

function drawn(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function markOf({ other, shows, stopped, hidden }: Row): Mark {
  return { other: String(other), shows: shows === 1, stopped: stopped === 1, hidden: Number(hidden) };
}

function groupOf(row: Row): KeptGroup {
  return row as unknown as KeptGroup;
}
