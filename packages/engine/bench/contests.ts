import { GAMES } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { readOptions } from '../src/kernel/options.ts';
import { playFastGame } from './engine-games.ts';
import { playKarmaCore } from './karma-core.ts';
import { playStopCore } from './stop-core.ts';

/** Plays a number of games, beginning with a given one, and says how many moves they took. */
export type Player = (firstGame: number, games: number) => number;

/** The engine and the reference it is measured against, which play the same games; null for a game without one. */
export interface Contest {
  readonly engine: Player;
  readonly core: Player | null;
}

const SEATS = 4;

/** Hand-tuned loops, by game; they play the games that `contestOptions` gives, and no others. */
const CORES: Readonly<Record<string, Player>> = { karma: playKarmaCore, stop: playStopCore };

/** By game. */
export const CONTESTS: Readonly<Record<string, Contest>> = Object.fromEntries(
  Object.entries(GAMES).map(([id, game]) => [id, { engine: enginePlayer(game), core: CORES[id] ?? null }]),
);

/** What is measured: the game as it is simulated, for four. */
export function contestOptions<Options>(
  game: Pick<Game<never, never, never, never, Options>, 'meta' | 'checkOptions'>,
): Options {
  return readOptions(game, { ...game.meta.simulated, players: SEATS });
}

function enginePlayer(game: Game): Player {
  const options = contestOptions(game);
  return (first, games) => {
    let moves = 0;
    for (let i = 0; i < games; i++) moves += playFastGame(game, options, first + i);
    return moves;
  };
}
