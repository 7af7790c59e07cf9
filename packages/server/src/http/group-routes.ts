import { type Group, GroupChange, GroupLink, GroupTable, NewGroup } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Face, KeptGroup } from '../people/people.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { addressKey } from './limits.ts';
import { personOf } from './person-routes.ts';
import { Refused } from './refusals.ts';
import { isOfTonight } from './tonight.ts';

/** Groups: a name, a link, and the table of tonight. Whoever opens the link is a member. */
export function addGroupRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { hub, people, limits } = dependencies;
  const shown = (group: KeptGroup, player: PlayerId) => groupShown(dependencies, group, player);

  app.post<{ Reply: Group }>('/api/groups', async (request, reply) => {
    const player = await personOf(dependencies, request);
    const { name } = inForm(NewGroup, request.body);
    checkName(dependencies, name);
    limits.groups.take(player);
    const group = await people.makeGroup(player, name, await faceOf(dependencies, player));
    if (group === undefined) throw new Refused('too-many-groups');
    return reply.code(201).send(await shown(group, player));
  });

  app.post('/api/groups/open', async (request): Promise<Group> => {
    const player = await personOf(dependencies, request);
    const group = await groupOf(dependencies, request, inForm(GroupLink, request.body).token);
    const joined = await people.join(group.id, player, await faceOf(dependencies, player));
    if (joined !== 'joined') throw new Refused(joined);
    return shown(group, player);
  });

  app.post('/api/groups/table', async (request): Promise<Group> => {
    const player = await personOf(dependencies, request);
    const { token, table } = inForm(GroupTable, request.body);
    const group = await memberOf(dependencies, request, token, player);
    const card = await hub.card(table, player);
    if (!card.ok) throw new Refused('no-such-table');
    // Of two who open a table at once, the first is the one for all.
    const before = await shown(group, player);
    if (before.table === null) await people.setTable(group.id, group.code, table);
    return shown((await people.group(token)) ?? group, player);
  });

  app.post('/api/groups/change', async (request): Promise<Group> => {
    const player = await personOf(dependencies, request);
    const { token, name, renew } = inForm(GroupChange, request.body);
    if (name !== undefined) checkName(dependencies, name);
    const group = await memberOf(dependencies, request, token, player);
    if (name !== undefined && !(await people.rename(group.id, player, name))) throw new Refused('host-only');
    const link = renew ? await people.renew(group.id, player) : token;
    if (link === undefined) throw new Refused('host-only');
    return shown((await people.group(link)) ?? group, player);
  });

  app.post('/api/groups/leave', async (request): Promise<object> => {
    const player = await personOf(dependencies, request);
    const group = await memberOf(dependencies, request, inForm(GroupLink, request.body).token, player);
    await people.leave(group.id, player);
    return {};
  });
}

/** Others read it as they read people's names. */
function checkName({ names }: Dependencies, name: string): void {
  const reason = names.whyNot(name);
  if (reason !== undefined) throw new Refused(reason.code);
}

/** Those who guess are told only so often; whoever has the link may open it as often as they like. */
async function groupOf(
  { people, limits }: Dependencies,
  request: FastifyRequest,
  token: string,
): Promise<KeptGroup> {
  const key = addressKey(request.ip);
  limits.attempts.take(key);
  const group = await people.group(token);
  if (group === undefined) throw new Refused('not-found');
  limits.attempts.giveBack(key);
  return group;
}

async function memberOf(
  dependencies: Dependencies,
  request: FastifyRequest,
  token: string,
  player: PlayerId,
): Promise<KeptGroup> {
  const group = await groupOf(dependencies, request, token);
  const members = await dependencies.people.members(group.id);
  if (!members.some((member) => member.player === player)) throw new Refused('not-found');
  return group;
}

async function faceOf({ players }: Dependencies, player: PlayerId): Promise<Face> {
  return { name: (await players.name(player)) ?? '', face: null };
}

export async function groupsShown(dependencies: Dependencies, player: PlayerId): Promise<Group[]> {
  const groups = await dependencies.people.groupsOf(player);
  return Promise.all(groups.map((group) => groupShown(dependencies, group, player)));
}

async function groupShown(
  { log, people, now }: Dependencies,
  { id, name, token, maker, code }: KeptGroup,
  player: PlayerId,
): Promise<Group> {
  const [members, index, { blocked, blockedBy }] = await Promise.all([
    people.members(id),
    code === null ? undefined : log.index(code),
    people.apartFrom(player),
  ]);
  const apart = [...blocked, ...blockedBy];
  const isMet = index?.players.some((each) => apart.includes(each)) !== true;
  return {
    token,
    name,
    members: members
      .filter((member) => !blocked.includes(member.player))
      .map((member) => ({
        name: member.name,
        ...(member.face !== null && { face: member.face }),
      })),
    mine: maker === player,
    table: isOfTonight(index, now()) && isMet ? code : null,
  };
}
