import { hash } from 'node:crypto';
import { LARGEST_PROGRESS, type Notebook, type Progress, ProgressSent } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { FastifyInstance } from 'fastify';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { personOf } from './person-routes.ts';
import { Refused } from './refusals.ts';

/**
 * What somebody who has a passkey keeps about their own choices, for all their devices. Each reads and writes their own and
 * nobody else's; what stands there is what the devices say, and counts for nothing at the server.
 */
export function addProgressRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { players } = dependencies;

  app.get('/api/me/progress', async (request): Promise<Progress> => {
    const player = await personOf(dependencies, request);
    const [passkeys, { games, since }] = await Promise.all([
      players.passkeysOf(player),
      players.progressOf(player),
    ]);
    return { notebook: notebookOf(player), since, kept: passkeys.length > 0, games };
  });

  app.post('/api/me/progress', { bodyLimit: LARGEST_PROGRESS }, async (request): Promise<Notebook> => {
    const player = await personOf(dependencies, request);
    const { games } = inForm(ProgressSent, request.body);
    const since = await players.addProgress(player, games);
    if (since === undefined) throw new Refused('passkey-needed');
    return { notebook: notebookOf(player), since };
  });

  app.post('/api/me/progress/forget', async (request): Promise<Notebook> => {
    const player = await personOf(dependencies, request);
    return { notebook: notebookOf(player), since: await players.forgetProgress(player) };
  });
}

/** A device knows by it whether what it has kept is this person's. The id of the person cannot be worked out from it. */
function notebookOf(player: PlayerId): string {
  return hash('sha256', `notebook ${player}`, 'hex');
}
