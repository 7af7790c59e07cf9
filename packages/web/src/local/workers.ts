import { houseGame } from '../outside/house-games.ts';

/** Each game has a worker of its own, made of the same files as its screen; one does for all that come from outside. */
const WORKERS = import.meta.glob<{ readonly address: string }>('./entries/*-worker.ts');

/** The worker that is told by its name which game it is for. */
const OUTSIDE = 'outside';

export type StartWorker = () => Worker;

/** Loads what a table of this game on this device needs; gives what starts a worker for it. */
export async function workersFor(game: string): Promise<StartWorker> {
  const load = WORKERS[`./entries/${game}-worker.ts`];
  const isOurs = load !== undefined && game !== OUTSIDE;
  const [{ address }, name] = await Promise.all([
    isOurs ? load() : WORKERS[`./entries/${OUTSIDE}-worker.ts`](),
    isOurs ? '' : houseGame(game).then((found) => found.game),
  ]);
  return () => new Worker(address, { type: 'module', name });
}
