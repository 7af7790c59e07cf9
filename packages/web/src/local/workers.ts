/** Each game has a worker of its own, made of the same files as its screen. */
const WORKERS = import.meta.glob<{ readonly address: string }>('./entries/*-worker.ts');

/** Loads what a table of this game on this device needs; gives the script that workers are started with. */
export async function workerAddress(game: string): Promise<string> {
  const load = WORKERS[`./entries/${game}-worker.ts`];
  if (load === undefined) throw new Error(`no game ${game}`);
  return (await load()).address;
}
