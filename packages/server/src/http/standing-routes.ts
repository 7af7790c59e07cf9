import { type MyStanding, WarningSeen } from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import { holdsAt } from '../moderation/in-database.ts';
import type { Sanction } from '../moderation/moderation.ts';
import { banOf } from './banned.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { personOf } from './person-routes.ts';
import { Refused } from './refusals.ts';

/** What holds for whoever asks, why and until when; and what is said to everybody. */
export function addStandingRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { identity, moderation, order, now } = dependencies;

  app.get('/api/standing', { config: { whileBanned: true } }, async (request): Promise<MyStanding> => {
    const ban = await banOf(dependencies, request);
    const player = order.concernsSomebody ? await identity.find(request) : undefined;
    const isConcerned = player !== undefined && order.concerns(player);
    const held = isConcerned ? await moderation.sanctionsOf(player) : [];
    const mute = player === undefined ? undefined : order.muteOf(player);
    return {
      message: order.message(),
      warnings: held
        .filter((sanction) => sanction.kind === 'warn' && holdsAt(sanction, now()))
        .map(({ id, reason, at }) => ({ id, reason, at })),
      mute: mute === undefined ? null : shown(mute),
      ban: ban === undefined ? null : { ...shown(ban), address: ban.kind === 'range' },
    };
  });

  app.post('/api/standing/seen', { config: { whileBanned: true } }, async (request): Promise<object> => {
    const player = await personOf(dependencies, request);
    const { id } = inForm(WarningSeen, request.body);
    if (!(await moderation.warningSeen(player, id))) throw new Refused('not-found');
    await order.refresh();
    return {};
  });
}

function shown({ reason, until }: Sanction) {
  return { reason, until };
}
