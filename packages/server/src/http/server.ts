import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { LARGEST_MESSAGE } from '@samsara/protocol';
import { type FastifyError, type FastifyInstance, fastify } from 'fastify';
import { addOperationRoutes } from '../operation/routes.ts';
import { addDeviceRoutes } from './device-routes.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './headers.ts';
import type { House } from './house.ts';
import { addressKey } from './limits.ts';
import { addPage, pageFolder } from './page.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addPersonRoutes } from './person-routes.ts';
import { Refused, reasonOf, refuse } from './refusals.ts';
import { addTableRoutes } from './table-routes.ts';

/** What is counted; files of the page and the sign of life are not. */
const COSTS = /^\/(?:api\/|readyz\b|metrics\b)/;

const REQUEST_TIMEOUT_MS = 15_000;

/** The requests of page and operators. It does not listen yet. */
export function makeHttp(house: House): FastifyInstance {
  const { config } = house;
  const app = fastify({
    bodyLimit: LARGEST_MESSAGE,
    trustProxy: config.SAMSARA_TRUST_PROXY === 'no' ? false : [...config.SAMSARA_TRUST_PROXY],
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => refuse(reply, { code: 'wrong-form' }),
  });
  app.removeContentTypeParser('text/plain');
  app.register(cookies);
  app.register(helmet, securityHeaders(config));
  addDoors(app, house);
  house.identity.attachTo(app);
  addFailures(app, house);
  addPersonRoutes(app, house);
  addDeviceRoutes(app, house);
  addPasskeyRoutes(app, house);
  addTableRoutes(app, house);
  addOperationRoutes(app, house);
  addPage(app, pageFolder(config.SAMSARA_PAGE_DIR));
  return app;
}

/** Before anything else is looked at: how often somebody asks, and from where something is to be changed. */
function addDoors(app: FastifyInstance, house: House): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (!COSTS.test(request.url)) return;
    reply.header('cache-control', 'no-store');
    house.limits.address.take(addressKey(request.ip));
    if (!request.url.startsWith('/api/')) return;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && !house.isAllowed(request.headers.origin)) throw new Refused('not-allowed-here');
  });
}

/** What goes wrong by the client is a refusal; what goes wrong by us is logged, and says nothing outside. */
function addFailures(app: FastifyInstance, house: House): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const reason = reasonOf(error);
    if (reason !== undefined) {
      house.figures.refused(reason.code);
      return refuse(reply, reason);
    }
    house.logger.failure(error);
    return reply.code(500).send({ code: 'try-again' });
  });
}
