import { OperatorInvitationQuery, OperatorLogin, type OperatorMe } from '@samsara/protocol';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IDLE_MS, LONGEST_MS } from '../moderation/in-database.ts';
import type { OperatorSession } from '../moderation/moderation.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { addressKey } from './limits.ts';
import { refuseForeignPage } from './operator-door.ts';
import { addHouseRoutes } from './operator-house-routes.ts';
import { addReportRoutes } from './operator-report-routes.ts';
import { addRoleRoutes } from './operator-role-routes.ts';
import { addSanctionRoutes } from './operator-sanction-routes.ts';
import { placeOf, shownPasskey } from './passkey-checks.ts';
import { Refused } from './refusals.ts';

/** What those who keep order here ask and do. Answered to whoever has shown a passkey not long ago and has the role for it. */
export function addOperatorRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  api.register(async (app) => {
    // Whoever bans the network they sit in can still lift that.
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, whileBanned: true };
    });
    app.addHook('onRequest', async (request) => refuseOtherOrigin(dependencies, request));
    addLogin(app, dependencies);
    addRoleRoutes(app, dependencies);
    addReportRoutes(app, dependencies);
    addSanctionRoutes(app, dependencies);
    addHouseRoutes(app, dependencies);
  });
}

/** Pages of other origins may use the tables where the operator allows it, and never this. */
function refuseOtherOrigin(dependencies: Dependencies, request: FastifyRequest): void {
  refuseForeignPage(request);
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, host } = request.headers;
  const own = dependencies.config.SAMSARA_PUBLIC_ORIGIN;
  const isOwn = origin !== undefined && (origin === own || (own === null && new URL(origin).host === host));
  if (!isOwn) throw new Refused('not-allowed-here');
}

function addLogin(app: FastifyInstance, dependencies: Dependencies): void {
  const { players, limits, moderation, operatorDoor } = dependencies;

  app.post('/api/operator/login/options', async (request) => {
    limits.attempts.take(addressKey(request.ip));
    const options = await generateAuthenticationOptions({
      rpID: placeOf(dependencies, request).id,
      userVerification: 'required',
    });
    await players.challenge(options.challenge, 'operator', null);
    return options;
  });

  app.get('/api/operator/invitation', async (request) => {
    const { code } = inForm(OperatorInvitationQuery, request.query);
    limits.attempts.take(addressKey(request.ip));
    const role = await moderation.invitation(code);
    if (role === undefined) throw new Refused('code-unknown');
    limits.attempts.giveBack(addressKey(request.ip));
    return { role };
  });

  app.post<{ Reply: OperatorMe }>('/api/operator/login/verify', async (request, reply) => {
    const { passkey, invitation } = inForm(OperatorLogin, request.body);
    const { player } = await shownPasskey(dependencies, request, passkey, 'operator', null);
    if (invitation !== undefined && !(await moderation.redeem(invitation, player)))
      throw new Refused('code-unknown');
    const role = await moderation.roleOf(player);
    if (role === undefined) throw new Refused('operators-only');
    await operatorDoor.open(request, reply, player);
    const now = dependencies.now();
    return reply.send(await shownTo(dependencies, { id: '', player, role, made: now, seen: now }));
  });

  app.post('/api/operator/logout', async (request, reply): Promise<object> => {
    await operatorDoor.leave(request, reply);
    return {};
  });

  app.get(
    '/api/operator',
    async (request): Promise<OperatorMe> => shownTo(dependencies, await operatorDoor.of(request)),
  );
}

async function shownTo(
  { players, now }: Dependencies,
  { player, role, made }: OperatorSession,
): Promise<OperatorMe> {
  const until = made + LONGEST_MS;
  return {
    id: player,
    name: await players.name(player),
    role,
    until,
    idle_until: Math.min(until, now() + IDLE_MS),
  };
}
