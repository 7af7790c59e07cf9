import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Position } from '../../kernel/position.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Budget } from '../bot.ts';
import { greedy } from '../by-taste/greedy.ts';
import { think } from './search.ts';

/** What a search finds for seat 0 in a position, whatever its seed. */
function found(name: string, given: Position, budget: Budget = { iterations: 300 }): Set<string> {
  const game = GAMES[name];
  const state = game.position(given);
  const seeds = [1, 2, 3, 4, 5];
  return new Set(
    seeds.map((seed) => named(game, think(game, game.view(state, 0), 0, budget, fastRandom(seed)).move)),
  );
}

function named(game: Game, move: unknown): string {
  return move === undefined ? 'nothing' : game.notation(move);
}

describe('a search finds the move that wins by force', () => {
  test('Karma: the 16 makes the neighbour take the pile, and the 5 goes last; after the 5, their 6 would', () => {
    const given = {
      seats: [{ hand: ['5', '16'] }, { hand: ['6'], known: ['6'] }],
      pile: ['4'],
    };
    expect(found('karma', given)).toEqual(new Set(['play 16']));
    const game = GAMES.karma;
    const state = game.position(given);
    expect(named(game, greedy(game, game.view(state, 0), 0, true, fastRandom(1)))).toBe('play 5');
  });

  test('STOP: a skip keeps the neighbour from laying the last card', () => {
    const given = {
      options: { reaction: 'poll' },
      seats: [
        { hand: ['blue-5', 'blue-skip'], points: 100 },
        { hand: ['blue-9'], hand_known: [['blue-9'], []], points: 495 },
      ],
      pile: ['blue-1'],
      stock: 20,
    };
    expect(found('stop', given)).toEqual(new Set(['play blue-skip achtung']));
  });

  test('Karmaka: two more points of the right colour reach Transcendence', () => {
    const given = {
      seats: [
        { hand: ['crisis'], deeds: ['spite', 'vengeance'], rung: 'ape' },
        { hand: [], deck: [], rung: 'ape' },
      ],
      source: 20,
      pending: [{ type: 'turn', seat: 0 }],
    };
    expect(found('karmaka', given)).toEqual(new Set(['deed crisis']));
  });

  test('Mieses Karma: the last card brings a Buddha and a foursome before the human dies', () => {
    // Without it 5 karma and the human card, with it 3 points more; the other has 2 more than that without.
    const given = {
      seats: [
        { hand: ['scales-clover-buddha'], animal: 'human-1', line: ['sun-heart', 'heart-scales'], karma: 5 },
        { hand: [], karma: 5 + HUMAN_1 + 2 },
      ],
      draw: 20,
      pending: [{ type: 'turn', seat: 0, asked: true }],
    };
    expect(found('mieses-karma', given)).toEqual(new Set(['attach scales-clover-buddha']));
  });
});

/** Points of the first human card. MK-53 */
const HUMAN_1 = 6;

describe('where a seat may act without being asked', () => {
  const given = {
    options: { interject_ms: 0 },
    pile: ['blue-7'],
    stock: 30,
    turn: 1,
  };

  test('it throws in its last card', () => {
    const seats = [{ hand: ['blue-7'] }, { hand: ['red-1', 'red-3'] }];
    expect(found('stop', { ...given, seats })).toEqual(new Set(['interject blue-7 stop']));
  });

  test('it lets the moment pass where it has nothing to throw in', () => {
    const seats = [{ hand: ['blue-8'] }, { hand: ['red-1', 'red-3'] }];
    expect(found('stop', { ...given, seats })).toEqual(new Set(['nothing']));
  });
});

describe('the estimates', () => {
  const game = GAMES.karma;
  const state = game.position({ seats: [{ hand: ['5', '16'] }, { hand: ['6'], known: ['6'] }], pile: ['4'] });
  const { move, estimates } = think(game, game.view(state, 0), 0, { iterations: 200 }, fastRandom(7));

  test('names every legal move once, the most visited first, and the move is that one', () => {
    const legal = game.legalMoves(state, 0).map((each) => game.notation(each));
    expect(estimates.map(({ notation }) => notation).sort()).toEqual(legal.sort());
    expect(estimates[0].notation).toBe(named(game, move));
    const visits = estimates.map((each) => each.visits);
    expect(visits).toEqual([...visits].sort((a, b) => b - a));
  });

  test('values a sure win as 1, and what loses against a good answer much lower', () => {
    const estimateOf = (text: string) => estimates.find(({ notation }) => notation === text);
    expect(estimateOf('play 16')).toMatchObject({ value: 1, confidence: 0 });
    expect(estimateOf('play 5')?.value).toBeLessThan(0.5);
  });
});

describe('a budget', () => {
  const game = GAMES.karma;
  const state = game.setup({ ...defaultsOf(game), players: 4 }, 5);
  const view = game.view(state, 0);
  const visits = (budget: Budget) =>
    think(game, view, 0, budget, fastRandom(1)).estimates.reduce((sum, each) => sum + each.visits, 0);

  test('of iterations is used up unless the choice is certain before, and never exceeded', () => {
    expect(visits({ iterations: 8 })).toBe(8);
    expect(visits({ iterations: 500 })).toBeLessThanOrEqual(500);
    expect(visits({ iterations: 500 })).toBeGreaterThan(250);
  });

  test('of milliseconds ends by the clock that was brought', () => {
    let ms = 0;
    const now = () => (ms += 10);
    // The clock is asked at the beginning and then after every 8 iterations, by 10 ms each time.
    expect(visits({ ms: 30, now })).toBe(24);
  });
});

function defaultsOf({ meta }: Game): object {
  return Object.fromEntries(Object.entries(meta.options).map(([key, option]) => [key, option.default]));
}

test('a search keeps no more moves than it may', () => {
  const game = GAMES.stop;
  const state = game.position({
    options: { reaction: 'poll' },
    seats: [{ hand: 7 }, { hand: 7 }, { hand: 7 }, { hand: 7 }],
    pile: ['blue-4'],
    stock: 80,
  });
  const edges = (most: number) =>
    think(game, game.view(state, 0), 0, { iterations: 3000, edges: most }, fastRandom(1)).edges;
  expect(edges(100_000)).toBeGreaterThan(500);
  expect(edges(500)).toBe(500);
});

test.each(Object.keys(GAMES))(
  '%s: moves that are made anew in every state are still the same moves',
  (name) => {
    const game = GAMES[name];
    const legalMoves: Game['legalMoves'] = (state, actor) =>
      game.legalMoves(state, actor).map((move) => ({ ...Object(move) }));
    const state = game.setup(readOptions(game, { ...game.meta.simulated, players: 3 }), 1);
    const [seat] = game.deciding(state);
    const [shared, anew] = [game, { ...game, legalMoves }].map((rules) => {
      const { estimates, edges } = think(rules, game.view(state, seat), seat, LONG_ENOUGH, fastRandom(7));
      return { estimates, edges };
    });
    expect(anew).toEqual(shared);
  },
);

/** Several moves deep. */
const LONG_ENOUGH = { iterations: 2000 };
