import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { LARGEST_MESSAGE } from '@samsara/protocol';
import { type FastifyError, type FastifyInstance, fastify } from 'fastify';
import { addDealRoutes } from './deal-routes.ts';
import type { Dependencies } from './dependencies.ts';
import { addDeviceRoutes } from './device-routes.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './headers.ts';
import { addHostCheck, withoutAuthority } from './hosts.ts';
import { addressKey } from './limits.ts';
import { addOperationRoutes } from './operation-routes.ts';
import { addOverDaysRoutes } from './over-days-routes.ts';
import { addPage, pageFolder } from './page.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addPersonRoutes } from './person-routes.ts';
import { addProgressRoutes } from './progress-routes.ts';
import { Refused, reasonOf, refuse } from './refusals.ts';
import { addTableRoutes } from './table-routes.ts';

/** Whoever says nothing, or does not get to the end of a request, has so long; a second later the connection is closed. */
const REQUEST_TIMEOUT_MS = 15_000;
const LOOK_FOR_SILENT_MS = 1000;

/** The requests of page and operators. It does not listen yet. */
export function makeHttp(dependencies: Dependencies): FastifyInstance {
  const { config } = dependencies;
  const app = fastify({
    bodyLimit: LARGEST_MESSAGE,
    trustProxy: config.SAMSARA_TRUST_PROXY === 'no' ? false : [...config.SAMSARA_TRUST_PROXY],
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: LOOK_FOR_SILENT_MS },
    forceCloseConnections: true,
    rewriteUrl: ({ url }) => withoutAuthority(url ?? '/'),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => refuse(reply, { code: 'wrong-form' }),
  });
  app.removeContentTypeParser('text/plain');
  app.register(cookies);
  app.register(helmet, securityHeaders(config));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
  addHostCheck(app, dependencies);
  dependencies.identity.attachTo(app);
  addFailures(app, dependencies);
  app.register(async (api) => addApi(api, dependencies));
  app.register(async (operation) => addOperationRoutes(operation, dependencies));
  addPage(app, pageFolder(config.SAMSARA_PAGE_DIR));
  return app;
}

/**
 * Everything under `/api/`, and the doors before it. A door belongs to the routes and not to the text of an address, which
 * can be written in many ways.
 */
function addApi(api: FastifyInstance, dependencies: Dependencies): void {
  addDoors(api, dependencies);
  addPersonRoutes(api, dependencies);
  addDeviceRoutes(api, dependencies);
  addPasskeyRoutes(api, dependencies);
  addProgressRoutes(api, dependencies);
  addTableRoutes(api, dependencies);
  addOverDaysRoutes(api, dependencies);
  addDealRoutes(api, dependencies);
  for (const path of ['/api', '/api/*']) api.all(path, (_, reply) => refuse(reply, { code: 'not-found' }));
}

/** Before anything else is looked at: how often somebody asks, and from where something is to be changed. */
function addDoors(api: FastifyInstance, dependencies: Dependencies): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    dependencies.limits.address.take(addressKey(request.ip));
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && !dependencies.isAllowed(request.headers.origin)) throw new Refused('not-allowed-here');
  });
}

/** What goes wrong by the client is a refusal; what goes wrong by us is logged, and says nothing outside. */
function addFailures(app: FastifyInstance, dependencies: Dependencies): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const reason = reasonOf(error);
    if (reason !== undefined) {
      dependencies.metrics.refused(reason.code);
      return refuse(reply, reason);
    }
    dependencies.logger.failure(error);
    return reply.code(500).send({ code: 'try-again' });
  });
}
