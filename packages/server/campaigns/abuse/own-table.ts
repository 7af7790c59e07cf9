import { GAMES } from '@samsara/engine/games';
import type { NewTable } from '@samsara/protocol';
import { BadGuest } from './bad-guest.ts';
import type { BadSocket } from './bad-socket.ts';
import type { Scene } from './scene.ts';

/** Somebody bad with a socket, at a table of theirs where they made one. */
export interface Seated {
  readonly guest: BadGuest;
  readonly socket: BadSocket;
  readonly table: string;
}

/** A bad guest who is connected and follows one of the honest tables. */
export async function lookOn(scene: Scene): Promise<Seated | undefined> {
  const guest = await BadGuest.visit(scene);
  const socket = await guest?.connect();
  if (guest === undefined || socket === undefined) return undefined;
  const table = scene.oneOf(scene.tables);
  await socket.say({ type: 'watch', table });
  return { guest, socket, table };
}

/** A bad guest at a table of their own, with bots of a level at all other seats. */
export async function sitWithBots(scene: Scene, level: string): Promise<Seated | undefined> {
  const guest = await BadGuest.visit(scene);
  if (guest === undefined) return undefined;
  const [id, game] = scene.oneOf(Object.entries(GAMES));
  const bots = Array.from({ length: game.meta.seats.min }, () => ({ kind: 'bot', level }) as const);
  const wanted: NewTable = { game: id, name: 'Mud', seats: [{ kind: 'me' }, ...bots] };
  const { status, body } = await guest.ask('POST', '/api/tables', { body: wanted });
  const socket = status === 201 ? await guest.connect() : undefined;
  if (socket === undefined) return undefined;
  const { table } = body as { table: string };
  await socket.say({ type: 'watch', table });
  return { guest, socket, table };
}
