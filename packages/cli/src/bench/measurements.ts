import { below, carryOut, fastRandom, type Game, type Random, readOptions } from '@samsara/engine';
import { playRandomly } from '../simulation/random-game.ts';

/** What can be measured of a game; each in a process of its own, so that the compiler sees one kind of work. */
export const MEASUREMENTS = ['play', 'play-cloning', 'view', 'imagine', 'memory'] as const;

export type Measurement = (typeof MEASUREMENTS)[number];

/** How much was done in how much processor time, and for `memory` what was held. */
export interface Measured {
  readonly games: number;
  /** Moves, views or imagined states. */
  readonly times: number;
  readonly cpuSeconds: number;
  readonly kib: number;
}

/** The number of seats at which games are compared, or the nearest that is allowed. */
const SEATS = 4;

export function seatsFor({ meta: { seats } }: Game): number {
  return Math.min(seats.max, Math.max(seats.min, SEATS));
}

export function measure(game: Game, measurement: Measurement, seconds: number): Measured {
  switch (measurement) {
    case 'play':
      return measurePlay(game, seconds, playRandomly);
    case 'play-cloning':
      return measurePlay(game, seconds, playCloning);
    case 'view': {
      const states = someStates(game, STATES);
      return timed(seconds, (i) => {
        game.view(states[i % STATES], i % seatsFor(game));
        return 1;
      });
    }
    case 'imagine': {
      const views = someStates(game, STATES).map((state, i) => game.view(state, i % seatsFor(game)));
      const random = fastRandom(1);
      return timed(seconds, (i) => {
        game.imagine(views[i % STATES], random);
        return 1;
      });
    }
    case 'memory':
      return measureMemory(game);
  }
}

type Play = (game: Game, state: unknown, random: Random) => number;

function measurePlay(game: Game, seconds: number, play: Play): Measured {
  const options = optionsFor(game);
  return timed(seconds, (number) => play(game, game.setup(options, number), fastRandom(number)));
}

/** Random play that copies the state before every move, as a search does. */
function playCloning(game: Game, start: unknown, random: Random): number {
  let state = start;
  for (let moves = 0; ; moves++) {
    const owing = game.deciding(state);
    if (owing.length === 0) return moves;
    const seat = owing[below(random, owing.length)];
    state = game.clone(state);
    carryOut(game, state, seat, game.pickMove(state, seat, random));
  }
}

/** Seconds after which everything has been compiled. */
const WARM_UP = 0.4;
const WARM_UP_SHARE = 0.5;

/** Does something again and again, first until it is compiled, then for so many seconds of processor time. */
function timed(seconds: number, once: (number: number) => number): Measured {
  let games = 0;
  const warmUp = Math.max(WARM_UP, seconds * WARM_UP_SHARE);
  for (const end = performance.now() + warmUp * 1000; performance.now() < end; ) once(games++);
  const first = games;
  const started = process.cpuUsage();
  let times = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    for (let i = 0; i < AT_ONCE; i++) times += once(games++);
  }
  const { user, system } = process.cpuUsage(started);
  return { games: games - first, times, cpuSeconds: (user + system) / 1e6, kib: 0 };
}

/** Between two looks at the clock. */
const AT_ONCE = 8;
const STATES = 1000;
const KEPT_GAMES = 10_000;

/** Games in their middle, kept at the same time. */
function measureMemory(game: Game): Measured {
  const before = memoryInUse();
  const started = process.cpuUsage();
  const kept = someStates(game, KEPT_GAMES);
  const { user, system } = process.cpuUsage(started);
  const kib = (memoryInUse() - before) / 1024;
  return { games: kept.length, times: 0, cpuSeconds: (user + system) / 1e6, kib };
}

function memoryInUse(): number {
  // The process is started with --expose-gc.
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const LONGEST_LEAD = 100;

/** States after different numbers of random moves. */
function someStates(game: Game, count: number): unknown[] {
  const options = optionsFor(game);
  return Array.from({ length: count }, (_, number) => {
    const state = game.setup(options, number);
    const random = fastRandom(number);
    for (let moves = number % LONGEST_LEAD; moves > 0; moves--) {
      const [seat] = game.deciding(state);
      if (seat === undefined) break;
      carryOut(game, state, seat, game.pickMove(state, seat, random));
    }
    return state;
  });
}

function optionsFor(game: Game): unknown {
  return readOptions(game, { ...game.meta.simulated, players: seatsFor(game) });
}
