import { fastRandom, type Game, readOptions, type Viewer } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import * as karma from '@samsara/engine/games/karma/contract-terms';
import * as karmaka from '@samsara/engine/games/karmaka/contract-terms';
import * as miesesKarma from '@samsara/engine/games/mieses-karma/contract-terms';
import * as stop from '@samsara/engine/games/stop/contract-terms';
import { makeTwin, type Terms } from '@samsara/engine/testing';

/** What each game keeps secret from whom. */
const SECRETS: Readonly<Record<string, unknown>> = { karma, karmaka, 'mieses-karma': miesesKarma, stop };

const SETUPS = new Map(Object.values(GAMES).map((game) => [game.meta.id, game.setup.bind(game)]));

export function termsOf(game: Game, options: unknown): Terms {
  return {
    ...(SECRETS[game.meta.id] as Terms),
    game: game as Terms['game'],
    options: options as Terms['options'],
    mostMoves: 0,
  };
}

/** Who looks at the n-th deal: each seat in turn, then somebody who only watches. */
export function viewerOf(deal: number, players: number): Viewer {
  const turn = deal % (players + 1);
  return turn === players ? 'onlooker' : turn;
}

/** The n-th deal on one of two sides, which differ only in what the viewer may not know. */
export function dealOf(game: Game, given: unknown, deal: number, side: string): unknown {
  const options = readOptions(game, given) as { players: number };
  const state = SETUPS.get(game.meta.id)?.(options, deal);
  if (side === 'here') return state;
  return makeTwin(termsOf(game, options), state, viewerOf(deal, options.players), fastRandom(deal)).state;
}
