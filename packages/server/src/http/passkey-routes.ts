import { type Me, PasskeyLogin, PasskeyRemoval, type Passkeys, PasskeyWish } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { readDevice } from '../players/device.ts';
import type { Players } from '../players/players.ts';
import { inForm } from './bodies.ts';
import { type Dependencies, me } from './dependencies.ts';
import { addressKey } from './limits.ts';
import { confirmPasskey, madePasskey, placeOf, shownPasskey } from './passkey-checks.ts';
import { personOf } from './person-routes.ts';
import { Refused } from './refusals.ts';

const NAME = 'Samsara';
const MOST_PASSKEYS = 20;

/**
 * A passkey keeps a name and a history for whoever wants that; nobody has to have one. Whoever has one shows it to get another
 * or to remove one: a device that somebody else got hold of can do neither.
 */
export function addPasskeyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { players } = dependencies;
  app.get('/api/passkeys', async (request) => listOf(players, await personOf(dependencies, request)));
  addRegistration(app, dependencies);
  addLogin(app, dependencies);
  addRemoval(app, dependencies);
}

function addRegistration(app: FastifyInstance, dependencies: Dependencies): void {
  const { players } = dependencies;

  app.post('/api/passkeys/register/options', async (request) => {
    const player = await personOf(dependencies, request);
    const { confirm } = inForm(PasskeyWish, request.body);
    const [name, passkeys] = await Promise.all([players.name(player), players.passkeysOf(player)]);
    if (passkeys.length >= MOST_PASSKEYS) throw new Refused('not-now');
    const isFirst = passkeys.length === 0;
    if (!isFirst) await confirmPasskey(dependencies, request, player, confirm);
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: placeOf(dependencies, request).id,
      userID: new TextEncoder().encode(player),
      userName: name ?? NAME,
      attestationType: 'none',
      excludeCredentials: passkeys.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await players.challenge(options.challenge, isFirst ? 'register-first' : 'register', player);
    return options;
  });

  app.post('/api/passkeys/register/verify', async (request): Promise<Me> => {
    const player = await personOf(dependencies, request);
    const { made, isFirst } = await madePasskey(dependencies, request, player);
    const isNew = await (isFirst ? players.addFirstPasskey(made) : players.addPasskey(made));
    if (!isNew) throw new Refused('passkey-failed');
    dependencies.security.event('passkey-made', request, player);
    return me(players, player);
  });
}

function addLogin(app: FastifyInstance, dependencies: Dependencies): void {
  const { identity, players, limits } = dependencies;

  app.post('/api/passkeys/login/options', async (request) => {
    limits.attempts.take(addressKey(request.ip));
    const options = await generateAuthenticationOptions({
      rpID: placeOf(dependencies, request).id,
      userVerification: 'preferred',
    });
    await players.challenge(options.challenge, 'login', null);
    return options;
  });

  app.post('/api/passkeys/login/verify', async (request): Promise<Me> => {
    const { player } = await shownPasskey(
      dependencies,
      request,
      inForm(PasskeyLogin, request.body),
      'login',
      null,
    );
    await identity.become(request, player);
    dependencies.security.event('passkey-shown', request, player);
    return me(players, player);
  });
}

function addRemoval(app: FastifyInstance, dependencies: Dependencies): void {
  const { players } = dependencies;

  app.post('/api/passkeys/confirm/options', async (request) => {
    const player = await personOf(dependencies, request);
    const options = await generateAuthenticationOptions({
      rpID: placeOf(dependencies, request).id,
      userVerification: 'preferred',
      allowCredentials: (await players.passkeysOf(player)).map(({ id }) => ({ id })),
    });
    await players.challenge(options.challenge, 'confirm', player);
    return options;
  });

  app.post('/api/passkeys/remove', async (request): Promise<Passkeys> => {
    const player = await personOf(dependencies, request);
    const { id, confirm } = inForm(PasskeyRemoval, request.body);
    await confirmPasskey(dependencies, request, player, confirm);
    if (!(await players.removePasskey(player, id))) throw new Refused('not-found');
    dependencies.security.event('passkey-removed', request, player);
    return listOf(players, player);
  });
}

async function listOf(players: Players, player: PlayerId): Promise<Passkeys> {
  const kept = await players.passkeysOf(player);
  return {
    passkeys: kept.map(({ id, device, made, used }) => ({ id, ...readDevice(device), made, used })),
  };
}
