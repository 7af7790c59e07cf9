import type { Game } from '@samsara/engine';

/** The rules alone, for workers: each game is a chunk of its own. */
const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  karma: async () => (await import('@samsara/engine/games/karma')).karma as Game,
  stop: async () => (await import('@samsara/engine/games/stop')).stop as Game,
  karmaka: async () => (await import('@samsara/engine/games/karmaka')).karmaka as Game,
  'mieses-karma': async () => (await import('@samsara/engine/games/mieses-karma')).miesesKarma as Game,
};

export function loadRules(game: string): Promise<Game> {
  const load = LOADERS[game];
  if (load === undefined) throw new Error(`no game ${game}`);
  return load();
}
