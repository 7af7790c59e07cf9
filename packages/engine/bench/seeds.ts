/** The seeds of a game by its number, the same for the engine and its reference. */
export function dealSeed(game: number): number {
  return 2 * game;
}

/** Decisions have a generator of their own. */
export function moveSeed(game: number): number {
  return 2 * game + 1;
}
