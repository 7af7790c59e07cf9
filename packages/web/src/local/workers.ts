import { houseGame } from '../outside/house-games.ts';

/** Each game has a worker of its own, made of the same files as its screen; one does for all that come from outside. */
const WORKERS = import.meta.glob<{ readonly address: string }>('./entries/*-worker.ts');

/** Loads what a table of this game on this device needs; gives the script that workers are started with. */
export async function workerAddress(game: string): Promise<string> {
  const load = WORKERS[`./entries/${game}-worker.ts`];
  if (load !== undefined && game !== OUTSIDE) return (await load()).address;
  const [{ address }, found] = await Promise.all([WORKERS[`./entries/${OUTSIDE}-worker.ts`](), houseGame(game)]);
  return `${address}#${found.game}`;
}

/** The worker that is told by its address which game it is for. */
const OUTSIDE = 'outside';
