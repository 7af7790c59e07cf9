// node states GAME ROUNDS SECONDS: copies states, imagines them from what a seat sees, and plays games with a copy before every
// move; writes the rounds as JSON.

import { GAMES } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { fastRandom } from '../src/kernel/random.ts';
import type { Seat } from '../src/kernel/seats.ts';
import { carryOut } from '../src/kernel/thinking/carry-out.ts';
import { contestOptions } from './contests.ts';
import { dealSeed, moveSeed } from './seeds.ts';

interface Speed {
  /** Microseconds of processor time each. */
  readonly clone: number;
  /** From the same view many times in a row, as a search does; and each from a view of its own, as simple bots do. */
  readonly imagine: number;
  readonly imagineOnce: number;
  /** Moves per second of processor time, each on a copy of its own. */
  readonly movesOnCopies: number;
}

interface Moment {
  readonly state: unknown;
  readonly view: unknown;
}

/** Moments of as many games as it takes, so many moves apart. */
const MOMENTS = 500;
const APART = 10;
/** A search imagines at least about so many states from a view. */
const IN_A_ROW = 64;

/** The last that was made: the compiler may leave out whatever nobody keeps. */
export let latest: unknown;

const [name, rounds, seconds] = process.argv.slice(2);
const options = contestOptions(GAMES[name]);
console.log(JSON.stringify(measureRounds(GAMES[name], Number(rounds), Number(seconds))));

/** The first round only warms up. */
function measureRounds(game: Game, count: number, enough: number): Speed[] {
  const moments = momentsOf(game);
  const random = fastRandom(0);
  const clone = () => {
    for (const { state } of moments) latest = game.clone(state);
    return moments.length;
  };
  const imagineEach = (times: number) => {
    for (const { view } of moments) {
      for (let time = 0; time < times; time++) latest = game.imagine(view, random);
    }
    return moments.length * times;
  };
  const play = (number: number) => movesOnCopies(game, number);
  return Array.from({ length: count + 1 }, () => ({
    clone: 1e6 / speedOf(clone, enough),
    imagine: 1e6 / speedOf(() => imagineEach(IN_A_ROW), enough),
    imagineOnce: 1e6 / speedOf(() => imagineEach(1), enough),
    movesOnCopies: speedOf(play, enough),
  })).slice(1);
}

function momentsOf(game: Game): Moment[] {
  const moments: Moment[] = [];
  for (let number = 0; moments.length < MOMENTS; number++) {
    let moves = 0;
    playRandomly(game, number, (state, seat) => {
      if (moves++ % APART === 0) moments.push({ state: game.clone(state), view: game.view(state, seat) });
      return state;
    });
  }
  return moments.slice(0, MOMENTS);
}

function movesOnCopies(game: Game, number: number): number {
  let moves = 0;
  playRandomly(game, number, (state) => {
    moves++;
    return game.clone(state);
  });
  return moves;
}

/** Plays a game by chance; `before` every move gives the state that it is made in. */
function playRandomly(game: Game, number: number, before: (state: unknown, seat: Seat) => unknown): void {
  let state = game.setup(options, dealSeed(number));
  const random = fastRandom(moveSeed(number));
  for (let owing = game.deciding(state); owing.length > 0; owing = game.deciding(state)) {
    const [seat] = owing;
    state = before(state, seat);
    carryOut(game, state, seat, game.pickMove(state, seat, random));
  }
}

/** How much gets done per second of processor time. */
function speedOf(work: (number: number) => number, enough: number): number {
  const start = process.cpuUsage();
  let done = 0;
  for (let number = 0; ; number++) {
    done += work(number);
    const { user, system } = process.cpuUsage(start);
    const cpuSeconds = (user + system) / 1e6;
    if (cpuSeconds >= enough) return done / cpuSeconds;
  }
}
