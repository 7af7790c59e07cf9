import { PROTOCOL_VERSION } from '@samsara/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../http/house.ts';
import { addressKey } from '../http/limits.ts';
import { sharedOrigin } from '../http/origins.ts';
import { Refused } from '../http/refusals.ts';

/** What operators and their tools ask: whether it runs is everybody's to know, how it runs is not. */
export function addOperationRoutes(app: FastifyInstance, house: House): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  /** The sign of life costs nothing; everything else is counted. */
  const counted = async ({ ip }: FastifyRequest) => house.limits.address.take(addressKey(ip));
  const forOperators = async ({ raw }: FastifyRequest) => {
    if (!house.isOperator(raw)) throw new Refused('not-allowed-here');
  };

  app.get('/healthz', { config: { anyHost: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config: { anyHost: true }, onRequest: counted }, async (_request, reply) => {
    if (house.isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await house.check();
      return { status: 'ready' };
    } catch (error) {
      house.logger.failure(error);
      return reply.code(503).send({ status: 'log-not-writable' });
    }
  });

  app.get(
    '/metrics',
    { config: { anyHost: true }, onRequest: [counted, forOperators] },
    async (_request, reply) => reply.type(house.figures.contentType).send(await house.figures.text()),
  );

  app.get('/version', { onRequest: counted }, async ({ socket, raw }) => ({
    protocol: PROTOCOL_VERSION,
    shared: sharedOrigin(house.config, socket.localPort ?? 0),
    ...(house.isOperator(raw) && { build: house.build, node: process.version }),
  }));
}
