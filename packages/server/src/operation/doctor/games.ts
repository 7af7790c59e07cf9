import type { Config } from '../../config/config.ts';
import { BadGame, readOutsideGames } from '../../outside-games/outside-games.ts';
import { type Finding, found } from './finding.ts';

/** The games that the operator has added: which they are, or why one of them keeps the server from starting. */
export async function lookAtGames({
  SAMSARA_GAMES: list,
}: Pick<Config, 'SAMSARA_GAMES'>): Promise<Finding[]> {
  try {
    const names = (await readOutsideGames(list)).map(({ given, pack }) => {
      const { id, version } = pack.game.meta;
      return `${id} ${version} (${given})`;
    });
    return names.length === 0 ? [] : [found('games-from-outside', { games: names.join(', ') })];
  } catch (error) {
    if (!(error instanceof BadGame)) throw error;
    const { place, code, detail } = error.fault;
    return [found('game-bad', { place, why: detail === '' ? code : `${code}: ${detail}` })];
  }
}
