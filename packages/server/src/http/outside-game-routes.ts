import type { OutsideGames as GamesShown } from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { Refused } from './refusals.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Which games there are besides ours. */
export function addGameRoutes(
  app: FastifyInstance,
  { outsideGames }: Pick<Dependencies, 'outsideGames'>,
): void {
  app.get('/api/games', async (): Promise<GamesShown> => ({ games: [...outsideGames.shown] }));
}

/** The modules of those games, which the page runs as its own: only what the operator has named is there. */
export function addOutsideModules(
  app: FastifyInstance,
  { outsideGames }: Pick<Dependencies, 'outsideGames'>,
): void {
  app.get('/outside/*', async (request, reply) => {
    const module = outsideGames.modules.get(request.url.split('?')[0]);
    if (module === undefined) throw new Refused('not-found');
    const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    reply.headers({ 'cache-control': FOR_EVER, vary: 'accept-encoding' });
    if (isPacked) reply.header('content-encoding', 'gzip');
    return reply.type('text/javascript; charset=utf-8').send(isPacked ? module.gzip : module.text);
  });
}
