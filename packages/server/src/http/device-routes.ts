import { DeviceId, type Devices } from '@samsara/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readDevice } from '../players/device.ts';
import type { Session } from '../players/players.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { sessionOf } from './person-routes.ts';
import { Refused } from './refusals.ts';

/** The devices on which one is signed in, and how to sign them out. */
export function addDeviceRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { identity, players, sessions } = dependencies;

  app.get('/api/devices', async (request) => devicesOf(dependencies, await sessionOf(dependencies, request)));

  app.post('/api/devices/end', async (request): Promise<Devices> => {
    const own = await sessionOf(dependencies, request);
    const { id } = inForm(DeviceId, request.body);
    if (id === own.id) return signOut(request, own);
    const all = await players.sessionsOf(own.player);
    if (!all.some((session) => session.id === id)) throw new Refused('not-found');
    await sessions.end(own.player, [id]);
    dependencies.security.event('signed-out', request, own.player);
    return devicesOf(dependencies, own);
  });

  app.post('/api/devices/end-others', async (request): Promise<Devices> => {
    const own = await sessionOf(dependencies, request);
    const all = await players.sessionsOf(own.player);
    await sessions.end(
      own.player,
      all.flatMap(({ id }) => (id === own.id ? [] : [id])),
    );
    dependencies.security.event('signed-out', request, own.player);
    return devicesOf(dependencies, own);
  });

  async function signOut(request: FastifyRequest, own: Session): Promise<Devices> {
    await sessions.leave(own);
    identity.forget(request);
    dependencies.security.event('signed-out', request, own.player);
    return { devices: [] };
  }
}

async function devicesOf({ players }: Dependencies, own: Session): Promise<Devices> {
  const all = await players.sessionsOf(own.player);
  const devices = all.map(({ id, device, made, seen, until }) => ({
    id,
    ...readDevice(device),
    made,
    seen,
    until,
    current: id === own.id,
  }));
  return { devices: devices.sort((a, b) => Number(b.current) - Number(a.current)) };
}
