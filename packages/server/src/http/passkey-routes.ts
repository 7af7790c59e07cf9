import {
  type Me,
  PasskeyLogin,
  PasskeyRegistration,
  PasskeyRemoval,
  type Passkeys,
  PasskeyWish,
} from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import { deviceOf, readDevice } from '../players/device.ts';
import type { Passkey } from '../players/players.ts';
import { inForm } from './bodies.ts';
import { type Dependencies, me } from './dependencies.ts';
import { addressKey } from './limits.ts';
import { personOf } from './person-routes.ts';
import { Refused } from './refusals.ts';

const NAME = 'Samsara';
const MOST_PASSKEYS = 20;

type Shown = InferOutput<typeof PasskeyLogin>;

/**
 * A passkey keeps a name and a history for whoever wants that; nobody has to have one. Whoever has one shows it to get another
 * or to remove one: a device that somebody else got hold of can do neither.
 */
export function addPasskeyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { identity, players, limits } = dependencies;
  /** Passkeys belong to one name of the server: its public one, or that of its own by which the page has called it. */
  const placeOf = ({ headers }: FastifyRequest) => {
    const origin = dependencies.config.SAMSARA_PUBLIC_ORIGIN ?? headers.origin;
    if (origin === undefined || !dependencies.isAllowed(origin)) throw new Refused('not-allowed-here');
    return { origin, id: new URL(origin).hostname };
  };

  app.get('/api/passkeys', async (request) => listOf(await personOf(dependencies, request)));

  app.post('/api/passkeys/register/options', async (request) => {
    const player = await personOf(dependencies, request);
    const { confirm } = inForm(PasskeyWish, request.body);
    const [name, passkeys] = await Promise.all([players.name(player), players.passkeysOf(player)]);
    if (passkeys.length >= MOST_PASSKEYS) throw new Refused('not-now');
    const isFirst = passkeys.length === 0;
    if (!isFirst) await confirmed(request, player, confirm);
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: placeOf(request).id,
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
    const response = inForm(PasskeyRegistration, request.body);
    limits.attempts.take(addressKey(request.ip));
    const { origin, id } = placeOf(request);
    let isFirst = false;
    const { registrationInfo } = await orRefuse(() =>
      verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        async expectedChallenge(challenge) {
          if (await players.useChallenge(challenge, 'register', player)) return true;
          isFirst = await players.useChallenge(challenge, 'register-first', player);
          return isFirst;
        },
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: false,
      }),
    );
    if (registrationInfo === undefined) throw new Refused('passkey-failed');
    const { id: key, publicKey, counter } = registrationInfo.credential;
    const made: Passkey = {
      id: key,
      player,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports,
      device: deviceOf(request.headers['user-agent']),
    };
    const isNew = await (isFirst ? players.addFirstPasskey(made) : players.addPasskey(made));
    if (!isNew) throw new Refused('passkey-failed');
    return me(players, player);
  });

  app.post('/api/passkeys/login/options', async (request) => {
    limits.attempts.take(addressKey(request.ip));
    const options = await generateAuthenticationOptions({
      rpID: placeOf(request).id,
      userVerification: 'preferred',
    });
    await players.challenge(options.challenge, 'login', null);
    return options;
  });

  app.post('/api/passkeys/login/verify', async (request): Promise<Me> => {
    const { player } = await shown(request, inForm(PasskeyLogin, request.body), 'login', null);
    await identity.become(request, player);
    return me(players, player);
  });

  app.post('/api/passkeys/confirm/options', async (request) => {
    const player = await personOf(dependencies, request);
    const options = await generateAuthenticationOptions({
      rpID: placeOf(request).id,
      userVerification: 'preferred',
      allowCredentials: (await players.passkeysOf(player)).map(({ id }) => ({ id })),
    });
    await players.challenge(options.challenge, 'confirm', player);
    return options;
  });

  app.post('/api/passkeys/remove', async (request): Promise<Passkeys> => {
    const player = await personOf(dependencies, request);
    const { id, confirm } = inForm(PasskeyRemoval, request.body);
    await confirmed(request, player, confirm);
    if (!(await players.removePasskey(player, id))) throw new Refused('not-found');
    return listOf(player);
  });

  async function listOf(player: PlayerId): Promise<Passkeys> {
    const kept = await players.passkeysOf(player);
    return {
      passkeys: kept.map(({ id, device, made, used }) => ({ id, ...readDevice(device), made, used })),
    };
  }

  /** Throws unless a passkey of this person was shown just now. */
  async function confirmed(
    request: FastifyRequest,
    player: PlayerId,
    given: Shown | undefined,
  ): Promise<void> {
    if (given === undefined) throw new Refused('passkey-needed');
    await shown(request, given, 'confirm', player);
  }

  /** The passkey that was shown for a challenge of the server. One to confirm must be that player's. */
  async function shown(
    request: FastifyRequest,
    response: Shown,
    purpose: 'login' | 'confirm',
    player: PlayerId | null,
  ): Promise<Passkey> {
    limits.attempts.take(addressKey(request.ip));
    const passkey = await players.passkey(response.id);
    if (passkey === undefined || (player !== null && passkey.player !== player))
      throw new Refused('passkey-failed');
    const { origin, id } = placeOf(request);
    const { verified, authenticationInfo } = await orRefuse(() =>
      verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: (challenge) => players.useChallenge(challenge, purpose, player),
        expectedOrigin: origin,
        expectedRPID: id,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: false,
      }),
    );
    if (!verified) throw new Refused('passkey-failed');
    await players.passkeyUsed(passkey.id, authenticationInfo.newCounter);
    return passkey;
  }
}

/** The library throws at whatever is not as it should be, and says why: that would be an oracle. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw new Refused('passkey-failed');
  }
}
