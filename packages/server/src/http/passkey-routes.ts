import { PasskeyLogin, PasskeyRegistration } from '@samsara/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inForm } from './bodies.ts';
import { type House, me } from './house.ts';
import { addressKey } from './limits.ts';
import { personOf } from './person-routes.ts';
import { Refused } from './refusals.ts';

const NAME = 'Samsara';

/** A passkey keeps a name and a history for whoever wants that; nobody has to have one. */
export function addPasskeyRoutes(app: FastifyInstance, house: House): void {
  const { identity, players, limits } = house;
  /** Passkeys belong to one name of the server: its public one, or that of its own by which the page has called it. */
  const placeOf = ({ headers }: FastifyRequest) => {
    const origin = house.config.SAMSARA_PUBLIC_ORIGIN ?? headers.origin;
    if (origin === undefined || !house.isAllowed(origin)) throw new Refused('not-allowed-here');
    return { origin, id: new URL(origin).hostname };
  };

  app.post('/api/passkeys/register/options', async (request) => {
    const player = await personOf(house, request);
    const [name, passkeys] = await Promise.all([players.name(player), players.passkeysOf(player)]);
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: placeOf(request).id,
      userID: new TextEncoder().encode(player),
      userName: name ?? NAME,
      attestationType: 'none',
      excludeCredentials: passkeys.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await players.challenge(options.challenge, 'register', player);
    return options;
  });

  app.post('/api/passkeys/register/verify', async (request) => {
    const player = await personOf(house, request);
    const response = inForm(PasskeyRegistration, request.body);
    limits.attempts.take(addressKey(request.ip));
    const { origin, id } = placeOf(request);
    const { registrationInfo } = await orRefuse(() =>
      verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: (challenge) => players.useChallenge(challenge, 'register', player),
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: false,
      }),
    );
    if (registrationInfo === undefined) throw new Refused('passkey-failed');
    const { id: key, publicKey, counter } = registrationInfo.credential;
    const isNew = await players.addPasskey({
      id: key,
      player,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports,
    });
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

  app.post('/api/passkeys/login/verify', async (request, reply) => {
    const response = inForm(PasskeyLogin, request.body);
    limits.attempts.take(addressKey(request.ip));
    const passkey = await players.passkey(response.id);
    if (passkey === undefined) throw new Refused('passkey-failed');
    const { origin, id } = placeOf(request);
    const { verified, authenticationInfo } = await orRefuse(() =>
      verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: (challenge) => players.useChallenge(challenge, 'login', null),
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
    identity.give(reply, passkey.player);
    return me(players, passkey.player);
  });
}

/** The library throws at whatever is not as it should be, and says why: that would be an oracle. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw new Refused('passkey-failed');
  }
}
