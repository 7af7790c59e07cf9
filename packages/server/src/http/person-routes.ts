import { CarryCode, MeChange } from '@samsara/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlayerId } from '../players/players.ts';
import { inForm } from './bodies.ts';
import { type House, me } from './house.ts';
import { COOKIE } from './identity.ts';
import { addressKey } from './limits.ts';
import { Refused } from './refusals.ts';

/** Who asks, counted against that person's limit. */
export async function personOf(house: House, request: FastifyRequest): Promise<PlayerId> {
  const player = await house.identity.of(request);
  house.limits.person.take(player);
  return player;
}

/** Who one is: by a cookie, on another device by a code. */
export function addPersonRoutes(app: FastifyInstance, house: House): void {
  const { identity, players, tickets, limits } = house;

  app.get('/api/me', async (request, reply) => {
    const known = await identity.find(request.cookies[COOKIE]);
    if (known !== undefined) {
      limits.person.take(known);
      return me(players, known);
    }
    limits.guests.take(addressKey(request.ip));
    const made = await players.make();
    identity.give(reply, made);
    return me(players, made);
  });

  app.put('/api/me', async (request) => {
    const player = await personOf(house, request);
    const { name } = inForm(MeChange, request.body);
    await players.rename(player, name);
    return me(players, player);
  });

  app.post('/api/ticket', async (request) => {
    const player = await personOf(house, request);
    return { ticket: tickets.give(player) };
  });

  app.post('/api/carry', async (request) => {
    const player = await personOf(house, request);
    const { code, expires_s } = await players.carry(player);
    return { code, path: `/carry/${code}`, expires_s };
  });

  app.post('/api/carry/redeem', async (request, reply) => {
    const { code } = inForm(CarryCode, request.body);
    limits.attempts.take(addressKey(request.ip));
    const player = await players.redeem(code);
    if (player === undefined) throw new Refused('code-unknown');
    identity.give(reply, player);
    return me(players, player);
  });
}
