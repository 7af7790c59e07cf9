import type { GameScreen } from '../contract/board.ts';

/** The games in the order of the first page. */
export const GAME_IDS = ['karma', 'stop', 'karmaka', 'mieses-karma'] as const;

export type GameId = (typeof GAME_IDS)[number];

/** Each game is a chunk of its own, loaded when it is chosen. */
const LOADERS = import.meta.glob<{ readonly screen: GameScreen }>('./*/index.tsx');

export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}

export async function loadScreen(game: string): Promise<GameScreen> {
  const load = LOADERS[`./${game}/index.tsx`];
  if (load === undefined) throw new Error(`no game ${game}`);
  return (await load()).screen;
}
