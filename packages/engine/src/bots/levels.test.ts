import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { readOptions } from '../kernel/options.ts';
import { below, fastRandom } from '../kernel/random.ts';
import type { Seat } from '../kernel/seats.ts';
import type { Budget } from './bot.ts';
import { isBotName, isTasteBot } from './by-taste/taste-bots.ts';
import { LEVELS, type Level, STRENGTHS, type Strength, strengthOf, takesLong } from './levels.ts';
import { BOTS } from './search/bots.ts';

/** Bots that search think only this long here. */
const SHORT: Budget = { iterations: 24 };
const SEATS = 3;
const MOVES = 40;
/** Of strengths between the levels a shorter beginning is played. */
const MOVES_BETWEEN = 14;

/** What a seat was shown when it was asked, as it was sent, and what it did. */
interface Asked {
  readonly view: string;
  readonly seat: Seat;
  readonly seed: number;
  readonly move: string;
}

function decide(game: Game, level: Strength, { view, seat, seed }: Omit<Asked, 'move'>): string {
  const move = BOTS[level](game, JSON.parse(view), seat, true, fastRandom(seed), SHORT);
  return move === undefined ? 'nothing' : game.notation(move);
}

/** The beginning of a game between bots of one level, as each of them saw it. */
function play(game: Game, level: Strength, deal: number): Asked[] {
  const state = game.setup(readOptions(game, { ...game.meta.simulated, players: SEATS }), deal);
  const chance = fastRandom(deal);
  const asked: Asked[] = [];
  const moves = isLevel(level) ? MOVES : MOVES_BETWEEN;
  while (asked.length < moves) {
    const owing = game.deciding(state);
    if (owing.length === 0) break;
    const seat = owing[below(chance, owing.length)];
    const shown = { view: JSON.stringify(game.view(state, seat)), seat, seed: below(chance, 2 ** 30) };
    const move = decide(game, level, shown);
    asked.push({ ...shown, move });
    const legal = game.legalMoves(state, seat);
    game.apply(
      state,
      seat,
      legal.find((each) => game.notation(each) === move),
    );
  }
  return asked;
}

function isLevel(level: Strength): level is Level {
  return (LEVELS as readonly string[]).includes(level);
}

describe.each(Object.entries(GAMES))('%s', (_, game) => {
  test.each(STRENGTHS)('%s makes the same moves again from its recorded views alone', (level) => {
    const asked = play(game, level, 11);
    expect(asked.length).toBeGreaterThan(10);
    for (const each of asked) expect(decide(game, level, each)).toBe(each.move);
  });

  test.each(STRENGTHS)('%s decides alike in every state that looks the same to it', (level) => {
    for (const { view, seat, seed } of play(game, level, 12)) {
      const [one, other] = [1, 2].map((chance) => {
        const state = game.imagine(JSON.parse(view), fastRandom(chance));
        return decide(game, level, { view: JSON.stringify(game.view(state, seat)), seat, seed });
      });
      expect(one).toBe(other);
    }
  });
});

test('every level and every strength between is a bot, and they are in order', () => {
  expect(LEVELS).toEqual(['novice', 'casual', 'skilled', 'master']);
  expect(LEVELS.map(strengthOf)).toEqual([1, 3, 6, 10]);
  expect(STRENGTHS).toHaveLength(11);
  for (const strength of STRENGTHS) expect(BOTS[strength]).toBeTypeOf('function');
  expect([strengthOf('greedy'), strengthOf(null)]).toEqual([undefined, undefined]);
});

test('nobody waits long but for the two strongest', () => {
  expect(STRENGTHS.filter(takesLong)).toEqual(['strength-nine', 'master']);
});

describe('how they err', () => {
  const game = GAMES.stop;
  /** The last card, and the call that goes with it. ST-22 */
  const state = game.position({
    options: { reaction: 'poll' },
    seats: [{ hand: ['blue-4'] }, { hand: ['red-1', 'red-3'] }],
    pile: ['blue-7'],
    stock: 10,
  });
  const view = JSON.stringify(game.view(state, 0));
  const silent = (level: Strength, games: number) =>
    Array.from({ length: games }, (_, seed) => decide(game, level, { view, seat: 0, seed })).filter(
      (move) => move === 'play blue-4',
    ).length;

  test('novice often forgets to call, casual rarely', () => {
    // One time in 3 of 300 is 100, with a standard deviation of 8; one in 12 is 25, with one of 5.
    expect(Math.abs(silent('novice', 300) - 100)).toBeLessThan(4 * 8);
    expect(Math.abs(silent('casual', 300) - 25)).toBeLessThan(4 * 5);
  });

  test('between casual and skilled one move in three or two is thought about', () => {
    // Of three moves one or two are made like casual, which forgets one time in twelve: 2/36 and 1/36 of 300, with standard
    // deviations of 4 and 3.
    expect(Math.abs(silent('strength-four', 300) - 300 / 18)).toBeLessThan(4 * 4);
    expect(Math.abs(silent('strength-five', 300) - 300 / 36)).toBeLessThan(4 * 3);
    expect(silent('strength-zero', 300)).toBeGreaterThan(silent('strength-two', 300));
  });

  test('skilled and master never do', () => {
    expect(silent('skilled', 20) + silent('master', 20)).toBe(0);
  });
});

test('bots are known by their names, and those that search from those that do not', () => {
  const names = Object.keys(BOTS);
  expect(names.filter(isBotName)).toEqual(names);
  expect(LEVELS.filter((level) => !isTasteBot(level))).toEqual(['skilled', 'master']);
  expect(['nobody', 'toString', ''].filter(isBotName)).toEqual([]);
});
