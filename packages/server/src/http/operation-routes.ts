import { PROTOCOL_VERSION } from '@samsara/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../http/limits.ts';
import { sharedOrigin } from '../http/origins.ts';
import { Refused } from '../http/refusals.ts';
import type { Dependencies } from './dependencies.ts';

/** What operators and their tools ask: whether it runs is everybody's to know, how it runs is not. */
export function addOperationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  /** The sign of life costs nothing; everything else is counted. */
  const counted = async ({ ip }: FastifyRequest) => dependencies.limits.address.take(addressKey(ip));
  const forOperators = async ({ raw }: FastifyRequest) => {
    if (!dependencies.isOperator(raw)) throw new Refused('not-allowed-here');
  };

  app.get('/healthz', { config: { anyHost: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config: { anyHost: true }, onRequest: counted }, async (_request, reply) => {
    if (dependencies.isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await dependencies.check();
      return { status: 'ready' };
    } catch (error) {
      dependencies.logger.failure(error);
      return reply.code(503).send({ status: 'log-not-writable' });
    }
  });

  app.get(
    '/metrics',
    { config: { anyHost: true }, onRequest: [counted, forOperators] },
    async (_request, reply) =>
      reply.type(dependencies.metrics.contentType).send(await dependencies.metrics.text()),
  );

  app.get('/version', { onRequest: counted }, async ({ socket, raw }) => ({
    protocol: PROTOCOL_VERSION,
    shared: sharedOrigin(dependencies.config, socket.localPort ?? 0),
    ...(dependencies.isOperator(raw) && { build: dependencies.build, node: process.version }),
  }));
}
