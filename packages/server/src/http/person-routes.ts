import {
  type Carry,
  CarryCode,
  type CarryLook,
  CarryRedeem,
  type Me,
  MeChange,
  type MyStake,
  type Ticket,
} from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../players/players.ts';
import { inForm } from './bodies.ts';
import { type Dependencies, me } from './dependencies.ts';
import { addressKey } from './limits.ts';
import { Refused } from './refusals.ts';
import { stakeOf } from './stake.ts';

/** Who asks, counted against that person's limit. */
export async function personOf(dependencies: Dependencies, request: FastifyRequest): Promise<PlayerId> {
  return (await sessionOf(dependencies, request)).player;
}

/** The same, and from which device. */
export async function sessionOf(dependencies: Dependencies, request: FastifyRequest): Promise<Session> {
  const session = await dependencies.identity.session(request);
  if (session === undefined) throw new Refused('no-ticket');
  dependencies.limits.person.take(session.player);
  return session;
}

/** Who one is: by a cookie, on another device by a code. */
export function addPersonRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { identity, players, tickets, limits, names } = dependencies;

  app.get('/api/me', async (request): Promise<Me> => {
    const known = await identity.find(request);
    if (known !== undefined) {
      limits.person.take(known);
      return me(players, known);
    }
    limits.guests.take(addressKey(request.ip));
    return me(players, await identity.welcome(request));
  });

  app.put('/api/me', async (request): Promise<Me> => {
    const player = await personOf(dependencies, request);
    const { name } = inForm(MeChange, request.body);
    const reason = names.whyNot(name);
    if (reason !== undefined) throw new Refused(reason.code);
    await players.rename(player, name);
    return me(players, player);
  });

  app.get('/api/me/stake', async (request): Promise<MyStake> => {
    const player = await personOf(dependencies, request);
    return { stake: await stakeOf(dependencies, player) };
  });

  app.post('/api/ticket', async (request): Promise<Ticket> => {
    const session = await sessionOf(dependencies, request);
    return { ticket: tickets.give(session) };
  });
  addCarryRoutes(app, dependencies);
}

/** A person on another device, by a code. */
function addCarryRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { identity, players, limits } = dependencies;

  app.post('/api/carry', async (request): Promise<Carry> => {
    const player = await personOf(dependencies, request);
    const { code, expires_s } = await players.carry(player);
    dependencies.security.event('code-made', request, player);
    return { code, path: `/carry/${code}`, expires_s };
  });

  app.post('/api/carry/look', async (request): Promise<CarryLook> => {
    const { code } = inForm(CarryCode, request.body);
    const owner = await ownerOf(request, code);
    return { name: await players.name(owner), ...(await standingOf(request, owner)) };
  });

  app.post('/api/carry/redeem', async (request): Promise<Me> => {
    const { code, replace } = inForm(CarryRedeem, request.body);
    const owner = await ownerOf(request, code);
    const { stake } = await standingOf(request, owner);
    if (stake !== null && !replace) throw new Refused('already-somebody');
    // Of two who come with the same code at once, one comes too late.
    if ((await players.redeem(code)) !== owner) throw new Refused('code-unknown');
    await identity.become(request, owner);
    dependencies.security.event('code-redeemed', request, owner);
    return me(players, owner);
  });

  /** Whose code it is. Those who guess are told only so often; whoever has a code may look at it first. */
  async function ownerOf(request: FastifyRequest, code: string): Promise<PlayerId> {
    const key = addressKey(request.ip);
    limits.attempts.take(key);
    const owner = await players.ownerOf(code);
    if (owner === undefined) throw new Refused('code-unknown');
    limits.attempts.giveBack(key);
    return owner;
  }

  /** What the device would give up by becoming that person. */
  async function standingOf(request: FastifyRequest, owner: PlayerId): Promise<Omit<CarryLook, 'name'>> {
    const here = await identity.find(request);
    if (here === owner) return { same: true, stake: null };
    return { same: false, stake: here === undefined ? null : await stakeOf(dependencies, here) };
  }
}
