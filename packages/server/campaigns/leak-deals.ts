import { fastRandom, type Game, type OptionValue, readOptions, type Viewer } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { makeTwin, type Terms } from '@samsara/engine/testing';
import { PROTOCOL_VERSION } from '@samsara/protocol';
import { withoutClock } from './played-table.ts';

/** What each game keeps secret from whom. By a relative path, because the bundler finds all that fit only so. */
const SECRETS = new Map<string, unknown>();
for (const id of Object.keys(GAMES)) {
  SECRETS.set(id, await import(`../../engine/src/games/${id}/contract-terms.ts`));
}

const SETUPS = new Map(Object.values(GAMES).map((game) => [game.meta.id, game.setup.bind(game)]));

/** Moves by which a spectator is late, where one is. */
const DELAY = 3;

/** Every time that runs, in milliseconds of a clock that only the campaign moves. */
export const TIME_MS = 100;

/** What is dealt to whom, and who listens. */
export interface Deal {
  readonly number: number;
  readonly game: Game;
  readonly options: Readonly<Record<string, OptionValue>> & { readonly players: number };
  readonly viewer: Viewer;
  /** Moves by which the viewer is late. */
  readonly delay: number;
  readonly hasClock: boolean;
  /** Of the protocol that everybody speaks. */
  readonly version: number;
}

/**
 * The n-th deal: all games in turn, and with each in turn fewer and more players, without and with a clock, and each viewer; one
 * in three with whole views, as earlier pages are told them.
 */
export function planOf(number: number): Deal {
  const games = Object.values(GAMES);
  const place = (number - 1) % games.length;
  const turn = Math.floor((number - 1) / games.length);
  const game = games[place];
  const players = game.meta.seats.min + (turn % 2);
  const hasClock = (turn >> 1) % 2 === 1;
  // Each seat, then somebody who only watches, then somebody who does so late.
  const viewer = (turn + (turn >> 2) + place) % (players + 2);
  return {
    number,
    game,
    options: { ...(hasClock ? withClock(game) : withoutClock(game)), players },
    viewer: viewer < players ? viewer : 'onlooker',
    delay: viewer > players ? DELAY : 0,
    hasClock,
    version: turn % 3 === 2 ? 1 : PROTOCOL_VERSION,
  };
}

function withClock({ meta }: Game): Record<string, OptionValue> {
  const times = Object.keys(meta.options).filter((key) => key.endsWith('_ms'));
  return Object.fromEntries(times.map((key) => [key, TIME_MS]));
}

export function termsOf({ game, options }: Pick<Deal, 'game' | 'options'>): Terms {
  return {
    ...(SECRETS.get(game.meta.id) as Terms),
    game: game as Terms['game'],
    options: options as Terms['options'],
    mostMoves: 0,
  };
}

/** The n-th deal on one of two sides, which differ only in what the viewer may not know. */
export function dealOf(number: number, side: string): unknown {
  const { game, options: given, viewer } = planOf(number);
  const options = readOptions(game, given) as Deal['options'];
  const state = SETUPS.get(game.meta.id)?.(options, number);
  if (side === 'here') return state;
  return makeTwin(termsOf({ game, options }), state, viewer, fastRandom(number)).state;
}
