import { PROTOCOL_VERSION } from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import type { House } from '../http/house.ts';
import { sharedOrigin } from '../http/origins.ts';

/** What operators and their tools ask. */
export function addOperationRoutes(app: FastifyInstance, house: House): void {
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(?:healthz|readyz|metrics|version)\b/.test(request.url))
      reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (house.isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await house.check();
      return { status: 'ready' };
    } catch (error) {
      house.logger.failure(error);
      return reply.code(503).send({ status: 'log-not-writable' });
    }
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(house.figures.contentType).send(await house.figures.text()),
  );
  app.get('/version', async ({ socket }) => ({
    build: house.build,
    protocol: PROTOCOL_VERSION,
    node: process.version,
    shared: sharedOrigin(house.config, socket.localPort ?? 0),
  }));
}
