import { type PasskeyLogin, PasskeyRegistration } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import { deviceOf } from '../players/device.ts';
import type { Passkey } from '../players/players.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { addressKey } from './limits.ts';
import { Refused } from './refusals.ts';

type Shown = InferOutput<typeof PasskeyLogin>;

/** Passkeys belong to one name of the server: its public one, or that of its own by which the page has called it. */
export function placeOf(
  { config, isAllowed }: Dependencies,
  { headers }: FastifyRequest,
): { origin: string; id: string } {
  const origin = config.SAMSARA_PUBLIC_ORIGIN ?? headers.origin;
  if (origin === undefined || !isAllowed(origin)) throw new Refused('not-allowed-here');
  return { origin, id: new URL(origin).hostname };
}

/** The passkey that was made for a challenge of the server, and whether it may be the person's first one only. */
export async function madePasskey(
  dependencies: Dependencies,
  request: FastifyRequest,
  player: PlayerId,
): Promise<{ made: Passkey; isFirst: boolean }> {
  const { players, limits } = dependencies;
  const response = inForm(PasskeyRegistration, request.body);
  limits.attempts.take(addressKey(request.ip));
  const { origin, id } = placeOf(dependencies, request);
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
  return { made, isFirst };
}

/** Throws unless a passkey of this person was shown just now. */
export async function confirmPasskey(
  dependencies: Dependencies,
  request: FastifyRequest,
  player: PlayerId,
  given: Shown | undefined,
): Promise<void> {
  if (given === undefined) throw new Refused('passkey-needed');
  await shownPasskey(dependencies, request, given, 'confirm', player);
}

/** The passkey that was shown for a challenge of the server. One to confirm must be that player's. */
export async function shownPasskey(
  dependencies: Dependencies,
  request: FastifyRequest,
  response: Shown,
  purpose: 'login' | 'confirm' | 'operator',
  player: PlayerId | null,
): Promise<Passkey> {
  const { players, limits } = dependencies;
  limits.attempts.take(addressKey(request.ip));
  const passkey = await players.passkey(response.id);
  if (passkey === undefined || (player !== null && passkey.player !== player))
    throw new Refused('passkey-failed');
  const { origin, id } = placeOf(dependencies, request);
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
      // Whoever keeps order shows that it is them, and not only their device.
      requireUserVerification: purpose === 'operator',
    }),
  );
  if (!verified) throw new Refused('passkey-failed');
  // A whole class may have one address. Asking for options counts before a login, and not before confirming.
  const taken = purpose === 'login' ? 2 : 1;
  for (let step = 0; step < taken; step++) limits.attempts.giveBack(addressKey(request.ip));
  await players.passkeyUsed(passkey.id, authenticationInfo.newCounter);
  return passkey;
}

/** The library throws at whatever is not as it should be, and says why: that would be an oracle. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw new Refused('passkey-failed');
  }
}
