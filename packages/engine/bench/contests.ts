import { karma } from '../src/games/karma/index.ts';
import { karmaka } from '../src/games/karmaka/index.ts';
import { miesesKarma } from '../src/games/mieses-karma/index.ts';
import { stop } from '../src/games/stop/index.ts';
import { readOptions } from '../src/kernel/options.ts';
import { playFastGame } from './engine-games.ts';
import { playKarmaCore } from './karma-core.ts';
import { playStopCore } from './stop-core.ts';

/** Plays a number of games, beginning with a given one, and says how many moves they took. */
export type Player = (firstGame: number, games: number) => number;

/** The engine and its yardstick, which play the same games; null for a game without one. */
export interface Contest {
  readonly engine: Player;
  readonly core: Player | null;
}

export const KARMA_OPTIONS = readOptions(karma, { edition: 'amigo', players: 4 });

const KARMAKA_OPTIONS = readOptions(karmaka, { players: 4 });

const MIESES_KARMA_OPTIONS = readOptions(miesesKarma, { players: 4 });

export const STOP_OPTIONS = readOptions(stop, { reaction: 'poll', players: 4 });

/** By game. */
export const CONTESTS: Readonly<Record<string, Contest>> = {
  karma: {
    engine: (first, games) => {
      let moves = 0;
      for (let i = 0; i < games; i++) moves += playFastGame(karma, KARMA_OPTIONS, first + i);
      return moves;
    },
    core: playKarmaCore,
  },
  karmaka: {
    engine: (first, games) => {
      let moves = 0;
      for (let i = 0; i < games; i++) moves += playFastGame(karmaka, KARMAKA_OPTIONS, first + i);
      return moves;
    },
    core: null,
  },
  'mieses-karma': {
    engine: (first, games) => {
      let moves = 0;
      for (let i = 0; i < games; i++) moves += playFastGame(miesesKarma, MIESES_KARMA_OPTIONS, first + i);
      return moves;
    },
    core: null,
  },
  stop: {
    engine: (first, games) => {
      let moves = 0;
      for (let i = 0; i < games; i++) moves += playFastGame(stop, STOP_OPTIONS, first + i);
      return moves;
    },
    core: playStopCore,
  },
};
