import {
  type Company,
  type Invitation,
  InvitationAnswer,
  InvitationWish,
  type Regular,
  RegularChange,
} from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { FastifyInstance } from 'fastify';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { groupsShown } from './group-routes.ts';
import { personOf } from './person-routes.ts';
import { Refused } from './refusals.ts';
import { type KnownRegular, regularsOf } from './regulars.ts';
import { isOfTonight } from './tonight.ts';

/** Regulars and invitations: only people one has played with, and nobody is searched for. */
export function addCompanyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { people } = dependencies;

  app.get('/api/company', async (request): Promise<Company> => {
    const player = await personOf(dependencies, request);
    const [regulars, invitations, groups] = await Promise.all([
      regularsShown(dependencies, player),
      invitationsShown(dependencies, player),
      groupsShown(dependencies, player),
    ]);
    return { regulars, invitations, groups };
  });

  app.post('/api/company/regular', async (request): Promise<Pick<Company, 'regulars'>> => {
    const player = await personOf(dependencies, request);
    const { id, shows, stopped, remove } = inForm(RegularChange, request.body);
    const known = await regularWith(dependencies, player, id);
    await people.mark(player, {
      other: known.player,
      shows: shows ?? known.shows,
      stopped: stopped ?? known.stopped,
      hidden: remove ? known.at : 0,
    });
    return { regulars: await regularsShown(dependencies, player) };
  });

  app.post('/api/company/invite', async (request): Promise<object> => {
    const player = await personOf(dependencies, request);
    const { id, table } = inForm(InvitationWish, request.body);
    await invite(dependencies, player, id, table);
    return {};
  });

  app.post('/api/company/answer', async (request): Promise<object> => {
    const player = await personOf(dependencies, request);
    const { table } = inForm(InvitationAnswer, request.body);
    await people.dropInvitation(player, table);
    return {};
  });
}

/** Whoever takes no invitations from somebody has nothing of it, and whoever invites is told nothing of that. */
async function invite(dependencies: Dependencies, player: PlayerId, id: string, table: string) {
  const { hub, people, limits, invited } = dependencies;
  const card = await hub.card(table, player);
  if (!card.ok || card.value.seat === null) throw new Refused('no-seat');
  const { info, seat } = card.value;
  if (info.phase === 'closed') throw new Refused('not-now');
  const known = await regularWith(dependencies, player, id);
  limits.invitations.take(player);
  const { name, face } = info.seats[seat];
  const { game } = info;
  const sent = { code: table, sender: player, game, name: name ?? '', face: face ?? null };
  if (await people.invite(known.player, sent))
    invited({ player: known.player, by: sent.name, code: table, game });
}

async function regularWith(
  { log, people }: Dependencies,
  player: PlayerId,
  id: string,
): Promise<KnownRegular> {
  const known = (await regularsOf(log, people, player)).find((each) => each.id === id);
  if (known === undefined) throw new Refused('not-found');
  return known;
}

/** Whether somebody is here is shown only where both have said so. */
async function regularsShown({ hub, log, people }: Dependencies, player: PlayerId): Promise<Regular[]> {
  const [known, showing] = await Promise.all([regularsOf(log, people, player), people.shownTo(player)]);
  const connected = hub.connected();
  return known.map(({ player: other, ...regular }) =>
    regular.shows && showing.includes(other) ? { ...regular, online: connected.has(other) } : regular,
  );
}

/** Those whose table still stands and at which one does not sit yet. */
export async function invitationsShown(
  { log, people, now }: Pick<Dependencies, 'log' | 'people' | 'now'>,
  player: PlayerId,
): Promise<Invitation[]> {
  const shown: Invitation[] = [];
  for (const { code, game, name, face, at } of await people.invitationsOf(player)) {
    const index = await log.index(code);
    if (!isOfTonight(index, now()) || index.players.includes(player)) {
      await people.dropInvitation(player, code);
      continue;
    }
    shown.push({ table: code, game, name, ...(face !== null && { face }), at });
  }
  return shown;
}
