import { type OperatorLog, OperatorLogQuery, RoleInvite, RoleRemoval, type Roles } from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import { verifyLog } from '../moderation/chain.ts';
import { CONSOLE } from '../moderation/moderation.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { Refused } from './refusals.ts';

const LINES = 50;

/** Who keeps order, and what they have done. */
export function addRoleRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { moderation, players, operatorDoor } = dependencies;

  async function rolesShown(): Promise<Roles> {
    const held = await moderation.roles();
    const names = await Promise.all(held.map(({ player }) => players.name(player)));
    return {
      roles: held.map(({ player, role, made }, place) => ({ id: player, name: names[place], role, made })),
    };
  }

  app.get('/api/operator/roles', async (request) => {
    await operatorDoor.of(request);
    return rolesShown();
  });

  app.post('/api/operator/roles/invite', async (request) => {
    const { player } = await operatorDoor.of(request, 'operator');
    const { role } = inForm(RoleInvite, request.body);
    const { code, until } = await moderation.invite(player, role);
    return { path: `/operator#${code}`, until };
  });

  app.post('/api/operator/roles/remove', async (request) => {
    const { player } = await operatorDoor.of(request, 'operator');
    const { id } = inForm(RoleRemoval, request.body);
    if (!(await moderation.removeRole(player, id))) throw new Refused('not-found');
    return rolesShown();
  });

  app.get('/api/operator/log', async (request): Promise<OperatorLog> => {
    await operatorDoor.of(request);
    const { before } = inForm(OperatorLogQuery, request.query);
    const lines = await moderation.logged(
      before === undefined ? Number.MAX_SAFE_INTEGER : Number(before),
      LINES,
    );
    const actors = [...new Set(lines.map(({ actor }) => actor))].filter((actor) => actor !== CONSOLE);
    const names = new Map(
      await Promise.all(actors.map(async (actor) => [actor, await players.name(actor)] as const)),
    );
    const { broken } = await verifyLog((seq, most) => moderation.logFrom(seq, most));
    return {
      lines: lines.map(({ seq, at, actor, action, target, detail, link }) => {
        return { seq, at, actor, name: names.get(actor) ?? null, action, target, detail, link };
      }),
      broken: broken ?? null,
    };
  });
}
