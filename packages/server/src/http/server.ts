import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { LARGEST_MESSAGE } from '@samsara/protocol';
import { type FastifyError, type FastifyInstance, fastify } from 'fastify';
import { addBanCheck } from './banned.ts';
import { BARE_HEADERS } from './bare-answers.ts';
import { addCompanyRoutes } from './company-routes.ts';
import { addDealRoutes } from './deal-routes.ts';
import type { Dependencies } from './dependencies.ts';
import { addDeviceRoutes } from './device-routes.ts';
import { addDocsSite, docsFolder } from './docs-site.ts';
import { addGroupRoutes } from './group-routes.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './headers.ts';
import { addHostCheck, withoutAuthority } from './hosts.ts';
import { addressKey } from './limits.ts';
import { addNoticeRoutes } from './notice-routes.ts';
import { addOperationRoutes } from './operation-routes.ts';
import { addOperatorRoutes } from './operator-routes.ts';
import { addOrderRoutes } from './order-routes.ts';
import { addGameRoutes, addOutsideModules } from './outside-game-routes.ts';
import { addOverDaysRoutes } from './over-days-routes.ts';
import { addPace } from './pace.ts';
import { addPage, pageFolder } from './page.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addPersonRoutes } from './person-routes.ts';
import { addPrivacyRoutes } from './privacy-routes.ts';
import { addProgressRoutes } from './progress-routes.ts';
import { Refused, reasonOf, refuse } from './refusals.ts';
import { addResultRoutes } from './result-routes.ts';
import { secureServers } from './secure-server.ts';
import { addStandingRoutes } from './standing-routes.ts';
import { addTableRoutes } from './table-routes.ts';
import { turnAway } from './turned-away.ts';

/** Whoever says nothing, or does not get to the end of a request, has so long; a second later the connection is closed. */
const REQUEST_TIMEOUT_MS = 15_000;
const LOOK_FOR_SILENT_MS = 1000;

/** The requests of page and operators. It does not listen yet. */
export function makeHttp(dependencies: Dependencies): FastifyInstance {
  const { config } = dependencies;
  const { certificate, isHost } = dependencies;
  const app = fastify({
    bodyLimit: LARGEST_MESSAGE,
    trustProxy: config.SAMSARA_TRUST_PROXY === 'no' ? false : [...config.SAMSARA_TRUST_PROXY],
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: LOOK_FOR_SILENT_MS },
    ...(certificate !== null && {
      serverFactory: secureServers({
        certificate,
        isHost,
        requestTimeoutMs: REQUEST_TIMEOUT_MS,
        checkEveryMs: LOOK_FOR_SILENT_MS,
      }),
    }),
    forceCloseConnections: true,
    rewriteUrl: ({ url }) => withoutAuthority(url ?? '/'),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => {
      dependencies.metrics.refused('wrong-form');
      return refuse(reply.headers(BARE_HEADERS), { code: 'wrong-form' });
    },
    clientErrorHandler: (error, stream) => turnAway(stream, error, dependencies.metrics.closed),
  });
  addPace(app);
  app.removeContentTypeParser('text/plain');
  app.register(cookies);
  app.register(helmet, securityHeaders(config));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    dependencies.limits.everything.take(addressKey(request.ip));
  });
  addHostCheck(app, dependencies);
  dependencies.identity.attachTo(app);
  addFailures(app, dependencies);
  app.register(async (api) => addApi(api, dependencies));
  app.register(async (operation) => addOperationRoutes(operation, dependencies));
  app.register(async (modules) => addOutsideModules(modules, dependencies));
  addDocsSite(app, docsFolder(config.SAMSARA_DOCS_DIR), dependencies);
  addPage(app, pageFolder(config.SAMSARA_PAGE_DIR), dependencies);
  return app;
}

/**
 * Everything under `/api/`, and the doors before it. A door belongs to the routes and not to the text of an address, which
 * can be written in many ways.
 */
function addApi(api: FastifyInstance, dependencies: Dependencies): void {
  addDoors(api, dependencies);
  addBanCheck(api, dependencies);
  addPersonRoutes(api, dependencies);
  addDeviceRoutes(api, dependencies);
  addPrivacyRoutes(api, dependencies);
  addPasskeyRoutes(api, dependencies);
  addProgressRoutes(api, dependencies);
  addTableRoutes(api, dependencies);
  addOverDaysRoutes(api, dependencies);
  addResultRoutes(api, dependencies);
  addNoticeRoutes(api, dependencies);
  addCompanyRoutes(api, dependencies);
  addGroupRoutes(api, dependencies);
  addOrderRoutes(api, dependencies);
  addDealRoutes(api, dependencies);
  addGameRoutes(api, dependencies);
  addStandingRoutes(api, dependencies);
  addOperatorRoutes(api, dependencies);
  for (const path of ['/api', '/api/*'])
    api.all(path, async () => {
      throw new Refused('not-found');
    });
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
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const reason = reasonOf(error);
    if (reason !== undefined) {
      dependencies.metrics.refused(reason.code);
      dependencies.security.refused(reason.code, request);
      return refuse(reply, reason);
    }
    dependencies.logger.failure(error);
    return reply.code(500).send({ code: 'try-again' });
  });
}
