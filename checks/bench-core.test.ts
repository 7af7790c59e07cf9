import { expect, test } from 'vitest';
import { contestOptions } from '../packages/engine/bench/contests.ts';
import { playEngineGame, playFastGame } from '../packages/engine/bench/engine-games.ts';
import { playKarmaCore, type Trace } from '../packages/engine/bench/karma-core.ts';
import { playStopCore } from '../packages/engine/bench/stop-core.ts';
import { karma } from '../packages/engine/src/games/karma/index.ts';
import { stop } from '../packages/engine/src/games/stop/index.ts';

/** Games of Karma, and for each twenty of them one of STOP, which lasts longer; `CORE_GAMES=2000 npx vitest run bench-core` for many. */
const GAMES = Number(process.env.CORE_GAMES ?? 400);
const KARMA_OPTIONS = contestOptions(karma);
const STOP_OPTIONS = contestOptions(stop);

test('the core of Karma plays the same games as the engine, move by move', () => {
  const endings = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const heard: number[] = [];
    const { moves, state } = playEngineGame(karma, KARMA_OPTIONS, game, (...move) => heard.push(...move));
    const outcome = karma.outcome(state);
    expect(playFastGame(karma, KARMA_OPTIONS, game), `moves of game ${game} without lists`).toBe(moves);
    const core: Trace = { moves: [], ending: 'turn-limit', losers: [] };
    expect(playKarmaCore(game, 1, core), `moves of game ${game}`).toBe(moves);
    expect(firstDifference(core.moves, heard), `first difference in game ${game}`).toBe(-1);
    expect([core.ending, core.losers], `end of game ${game}`).toEqual([outcome?.reason, outcome?.losers]);
    endings.add(core.ending);
  }
  expect(endings).toContain('last-with-cards');
  expect(endings).toContain('stalled');
});

const GAMES_OF_STOP = Math.ceil(GAMES / 20);

test('the core of STOP plays the same games as the engine, move by move', () => {
  for (let game = 0; game < GAMES_OF_STOP; game++) {
    const heard: number[] = [];
    const { moves, state } = playEngineGame(stop, STOP_OPTIONS, game, (...move) => heard.push(...move));
    expect(playFastGame(stop, STOP_OPTIONS, game), `moves of game ${game} without lists`).toBe(moves);
    const core = { moves: [], points: [] };
    expect(playStopCore(game, 1, core), `moves of game ${game}`).toBe(moves);
    expect(firstDifference(core.moves, heard), `first difference in game ${game}`).toBe(-1);
    expect(core.points, `points of game ${game}`).toEqual(stop.outcome(state)?.points);
  }
});

test('many games at once take as many moves as one by one', () => {
  let moves = 0;
  for (let game = 0; game < 100; game++) moves += playKarmaCore(game, 1);
  expect(playKarmaCore(0, 100)).toBe(moves);
});

function firstDifference(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length);
  for (let i = 0; i < length; i++) if (one[i] !== other[i]) return i;
  return -1;
}
