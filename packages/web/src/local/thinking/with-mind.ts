import type { Game, Mind } from '@samsara/engine';

/** Loads what was learned about a game. */
export type LoadMind = () => Promise<Mind>;

let learned: { readonly game: Game; readonly withMind: Game } | undefined;

/** The rules with what was learned about them; where it cannot be loaded, bots and reviews think without. */
export async function withMind(game: Game, loadMind: LoadMind | undefined): Promise<Game> {
  if (loadMind === undefined) return game;
  if (learned?.game === game) return learned.withMind;
  try {
    learned = { game, withMind: { ...game, mind: await loadMind() } };
    return learned.withMind;
  } catch {
    return game;
  }
}
