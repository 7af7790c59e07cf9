import { Readable } from 'node:stream';
import { type Deleted, DeleteMe, type Privacy } from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import { exportOf } from '../privacy/export.ts';
import { daysOf, keepOf } from '../privacy/keep.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { addressKey } from './limits.ts';
import { confirmPasskey } from './passkey-checks.ts';
import { personOf } from './person-routes.ts';

/** Also whoever is banned may read, take along and delete what is theirs. */
const ALWAYS = { config: { whileBanned: true } } as const;

/** What is kept about people; everything about oneself as a file, and gone. */
export function addPrivacyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, identity, players, limits, privacy, logger, now } = dependencies;

  app.get('/api/privacy', ALWAYS, async (): Promise<Privacy> => {
    const { people, unfinished } = keepOf(config);
    return {
      operator: { name: config.SAMSARA_OPERATOR_NAME, contact: config.SAMSARA_OPERATOR_CONTACT },
      kept: daysOf(config),
      people_days: people,
      unfinished_days: unfinished,
      backups_days: config.SAMSARA_KEEP_BACKUPS_DAYS,
      push: config.SAMSARA_PUSH,
      hooks: config.SAMSARA_HOOKS,
    };
  });

  app.get('/api/me/export', ALWAYS, async (request, reply) => {
    const player = await personOf(dependencies, request);
    limits.exports.take(player);
    const file = Readable.from(exportOf(privacy.store, player, now()));
    // Part of it has left by then: whoever asked sees that it breaks off.
    file.on('error', (error) => logger.failure(error));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="samsara-about-me.json"')
      .send(file);
  });

  app.post('/api/me/delete', ALWAYS, async (request): Promise<Deleted> => {
    const player = await personOf(dependencies, request);
    const { confirm } = inForm(DeleteMe, request.body);
    const passkeys = await players.passkeysOf(player);
    if (passkeys.length > 0) await confirmPasskey(dependencies, request, player, confirm);
    limits.deletions.take(addressKey(request.ip));
    const done = await privacy.forget(player);
    identity.forget(request);
    return { done };
  });
}
