import { BadInput } from '../kernel/bad-input.ts';
import type { GameWithPositions } from '../kernel/game.ts';
import type { GameTexts, TextsByLanguage } from '../texts/game-texts.ts';
import type { GamePack } from './game-pack.ts';

const packs = new Map<string, GamePack>();

/** The packs that have been added, in that order. */
export function outsideGames(): GamePack[] {
  return [...packs.values()];
}

/** Has this game been added? Those have no deals of the day, lessons or puzzles. */
export function isOutsideGame(id: string): boolean {
  return packs.has(id);
}

/** Puts a pack into the lists of all games, whose type says that nobody else does. */
export function addPack(
  pack: GamePack,
  games: Readonly<Record<string, GameWithPositions>>,
  texts: Readonly<Record<string, TextsByLanguage<GameTexts>>>,
): () => void {
  const { id } = pack.game.meta;
  if (packs.get(id) === pack) return () => {};
  if (Object.hasOwn(games, id)) throw new BadInput('game-id-taken', 'pack.game.meta.id', id);
  packs.set(id, pack);
  Object.assign(games, { [id]: pack.game });
  Object.assign(texts, { [id]: pack.texts });
  return () => {
    packs.delete(id);
    for (const list of [games, texts] as object[]) Reflect.deleteProperty(list, id);
  };
}
