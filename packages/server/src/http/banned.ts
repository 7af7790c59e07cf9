import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sanction } from '../moderation/moderation.ts';
import type { Dependencies } from './dependencies.ts';
import { Refused } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered to whoever is banned too: why they are, and what is theirs whatever they have done. */
    whileBanned?: true;
  }
}

/** Nobody who is banned is answered, but for what everybody may ask. */
export function addBanCheck(api: FastifyInstance, dependencies: Dependencies): void {
  api.addHook('onRequest', async (request) => {
    if (request.routeOptions.config?.whileBanned) return;
    const ban = await banOf(dependencies, request);
    if (ban !== undefined) throw banned(ban);
  });
}

/** What keeps whoever asks out. */
export async function banOf(
  { order, identity }: Dependencies,
  request: FastifyRequest,
): Promise<Sanction | undefined> {
  const range = order.rangeBan(request.ip);
  if (range !== undefined || !order.hasBans) return range;
  return order.banOf(await identity.find(request), request.ip);
}

export function banned({ kind, reason, until }: Sanction): Refused {
  const more = until === null ? {} : { until };
  return new Refused(kind === 'range' ? 'address-banned' : 'banned', { detail: reason, ...more });
}
