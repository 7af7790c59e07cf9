import { PROTOCOL_VERSION } from '@samsara/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../http/limits.ts';
import { sharedOrigin } from '../http/origins.ts';
import { Refused } from '../http/refusals.ts';
import type { Dependencies } from './dependencies.ts';
import { securityText } from './security-text.ts';

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
    const { order } = dependencies;
    // Where the whole house rests, people are still to reach it.
    const goes = dependencies.isDraining() || (order.isResting() && order.drain()?.node !== null);
    if (goes) return reply.code(503).send({ status: 'draining' });
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

  app.get('/.well-known/security.txt', { onRequest: counted }, async (_request, reply) => {
    const text = securityText(dependencies.config, dependencies.now());
    if (text === undefined) throw new Refused('not-found');
    return reply.type('text/plain; charset=utf-8').send(text);
  });

  /** How a request came here, for whoever looks for what is wrong with a proxy. */
  const asked = ({ ip, socket, raw }: FastifyRequest) => ({
    address: ip,
    from: socket.remoteAddress,
    forwarded: raw.headers['x-forwarded-for'] !== undefined,
  });

  app.get('/version', { onRequest: counted }, async (request) => ({
    protocol: PROTOCOL_VERSION,
    shared: sharedOrigin(dependencies.config, request.socket.localPort ?? 0),
    ...(dependencies.isOperator(request.raw) && {
      build: dependencies.build,
      node: process.version,
      asked: asked(request),
    }),
  }));
}
