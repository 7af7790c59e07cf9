import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { atomFeed, calendarFeed } from '../notices/feed.ts';
import type { Dependencies } from './dependencies.ts';
import { addressKey } from './limits.ts';
import { Refused } from './refusals.ts';

const FILE = /^([\w-]{32})\.(atom|ics)$/;

/** Readers ask again and again: a while they may show what they have. */
const KEPT = 'private, max-age=300';

/** Whose turn it is, for whoever has the secret link; no cookie is asked for. */
export function addFeedRoute(app: FastifyInstance, dependencies: Dependencies): void {
  const { hub, limits, notices, config, now } = dependencies;

  app.get<{ Params: { file: string } }>('/api/feed/:file', async (request, reply) => {
    const key = addressKey(request.ip);
    limits.attempts.take(key);
    const [, secret, form] = FILE.exec(request.params.file) ?? [];
    const owner = secret && (await notices.kept.ask('feedOwner', feedHash(secret)));
    if (!owner) throw new Refused('not-found');
    limits.attempts.giveBack(key);
    limits.person.take(owner.player);
    const games = await hub.gamesOf(owner.player);
    const feed = {
      ...games,
      id: feedHash(secret).slice(0, 22),
      language: owner.wishes.language,
      origin: config.SAMSARA_PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`,
      now: now(),
    };
    const isAtom = form === 'atom';
    return reply
      .header('cache-control', KEPT)
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .type(isAtom ? 'application/atom+xml; charset=utf-8' : 'text/calendar; charset=utf-8')
      .send(isAtom ? atomFeed(feed) : calendarFeed(feed));
  });
}

/** Whoever reads the database learns no link. */
export function feedHash(secret: string): string {
  return hash('sha256', `feed ${secret}`, 'base64url');
}
