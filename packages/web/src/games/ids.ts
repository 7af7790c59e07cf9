/** The games in the order of the first page. The compiler asks for texts of each. */
export const GAME_IDS = ['karma', 'stop', 'karmaka', 'mieses-karma'] as const;

export type GameId = (typeof GAME_IDS)[number];

export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}
