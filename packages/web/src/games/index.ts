import type { GameScreen } from '../contract/board.ts';
import type { Learning } from '../contract/learning.ts';
import type { LessonSource } from '../contract/lesson.ts';
import type { PuzzleSource } from '../contract/puzzles.ts';
import { askForGames, houseName } from '../outside/house-games.ts';
import { type GameId, isGameId } from './ids.ts';

export { askForGames, houseGames } from '../outside/house-games.ts';
export { GAME_IDS, type GameId, isGameId } from './ids.ts';

/** Each game is a chunk of its own, loaded when it is chosen. */
const LOADERS = import.meta.glob<{ readonly screen: GameScreen }>('./*/index.tsx');

export async function loadScreen(game: string): Promise<GameScreen> {
  const load = LOADERS[`./${game}/index.tsx`];
  if (load !== undefined) return (await load()).screen;
  return (await import('../outside/screen/load-screen.ts')).loadOutsideScreen(game);
}

/** Is there such a game, ours or one that the server's configuration brings? */
export async function isKnownGame(game: string): Promise<boolean> {
  return isGameId(game) || (await askForGames()).some(({ id }) => id === game);
}

/** What a game is called; one that nobody knows, by its id. */
export function gameName(game: string, { games }: Named): string {
  return isGameId(game) ? games[game].name : houseName(game);
}

type Named = { readonly games: Readonly<Record<GameId, { readonly name: string }>> };

/** Read apart from playing. */
const LEARNING = import.meta.glob<{ readonly learning: Learning }>('./*/aside/learning/learning.ts');

export async function loadLearning(game: string): Promise<Learning> {
  return (await LEARNING[`./${game}/aside/learning/learning.ts`]()).learning;
}

/** A guided first game, for whoever opens it. */
const LESSONS = import.meta.glob<{ readonly source: LessonSource }>('./*/lesson/index.ts');

export async function loadLesson(game: string): Promise<LessonSource> {
  return (await LESSONS[`./${game}/lesson/index.ts`]()).source;
}

/** “What would you play?”: only games that have puzzles. */
const PUZZLES = import.meta.glob<{ readonly source: PuzzleSource }>('./*/puzzles/index.ts');

export function hasPuzzles(game: string): boolean {
  return `./${game}/puzzles/index.ts` in PUZZLES;
}

export async function loadPuzzles(game: string): Promise<PuzzleSource> {
  return (await PUZZLES[`./${game}/puzzles/index.ts`]()).source;
}
