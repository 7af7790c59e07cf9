import type { MyResults } from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { personOf } from './person-routes.ts';

/** What became of one's own games, and to forget it. */
export function addResultRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { hub } = dependencies;

  app.get('/api/me/results', async (request): Promise<MyResults> => {
    const player = await personOf(dependencies, request);
    return { results: await hub.resultsOf(player) };
  });

  app.post('/api/me/results/forget', async (request): Promise<MyResults> => {
    const player = await personOf(dependencies, request);
    await hub.forgetResults(player);
    return { results: await hub.resultsOf(player) };
  });
}
