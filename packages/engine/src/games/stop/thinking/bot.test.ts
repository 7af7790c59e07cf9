import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../bots/bot.ts';
import { BOTS } from '../../../bots/search/bots.ts';
import { readOptions } from '../../../kernel/options.ts';
import type { Position } from '../../../kernel/position.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { type Options, type State, stop } from '../index.ts';

/** What a bot does in a position, by its seeds. */
function choices(bot: Bot, given: Position, seat: number, games = 40): string[] {
  const state = stop.position(given);
  return Array.from({ length: games }, (_, seed) => {
    const move = bot(
      stop,
      stop.view(state, seat),
      seat,
      stop.deciding(state).includes(seat),
      fastRandom(seed),
    );
    return move === undefined ? 'nothing' : stop.notation(move);
  });
}

const LAST = {
  options: { interject_ms: 0 },
  seats: [{ hand: ['blue-4'] }, { hand: ['red-1', 'red-3'] }],
  pile: ['blue-7'],
  stock: 10,
};
const SECOND_TO_LAST = { ...LAST, seats: [{ hand: ['blue-4', 'red-8'] }, { hand: ['red-1', 'red-3'] }] };

describe('the greedy bot', () => {
  test.each([
    [LAST, 'play blue-4 stop'],
    [SECOND_TO_LAST, 'play blue-4 achtung'],
  ])('calls in time', (given, move) =>
    expect(new Set(choices(BOTS.greedy, given, 0))).toEqual(new Set([move])),
  );

  test('throws in its last card, and lets the moment pass where it has nothing', () => {
    const given = { ...LAST, turn: 1, seats: [{ hand: ['blue-7'] }, { hand: ['red-1', 'red-3'] }] };
    expect(new Set(choices(BOTS.greedy, given, 0))).toEqual(new Set(['interject blue-7 stop']));
    expect(new Set(choices(BOTS.greedy, { ...LAST, turn: 1 }, 0))).toEqual(new Set(['nothing']));
  });

  test('defends itself against a 2, and prevents a swap that brings many cards', () => {
    const hit = {
      ...LAST,
      seats: [{ hand: ['blue-0', 'red-1', 'red-5'] }, { hand: ['red-3'] }],
      pile: ['blue-2'],
      pending: [{ type: 'two', seat: 0, sum: 4 }],
    };
    expect(new Set(choices(BOTS.greedy, hit, 0))).toEqual(new Set(['play blue-0']));
    const swapped = {
      ...LAST,
      seats: [{ hand: ['blue-0', 'red-1', 'red-5'] }, { hand: 12 }],
      pile: ['blue-swap'],
      pending: [
        { type: 'turn', seat: 0 },
        { type: 'swapping', by: 1, direction: 'left' },
      ],
    };
    expect(new Set(choices(BOTS.greedy, swapped, 0))).toEqual(new Set(['play blue-0']));
  });
});

test('the beginner knows when to call, and sometimes forgets', () => {
  const made = choices(BOTS.beginner, LAST, 0, 200);
  expect(new Set(made)).toEqual(new Set(['play blue-4', 'play blue-4 stop']));
  const forgotten = made.filter((move) => move === 'play blue-4').length;
  expect(forgotten).toBeGreaterThan(20);
  expect(forgotten).toBeLessThan(90);
});

test('greedy beats the beginner, and the beginner beats chance', () => {
  const [again, careless] = [wins(BOTS.greedy, BOTS.beginner, 60), wins(BOTS.beginner, BOTS.random, 30)];
  expect(again).toBeGreaterThan(33);
  expect(careless).toBeGreaterThan(25);
});

/** Games that the first of two bots wins. */
function wins(first: Bot, second: Bot, games: number): number {
  const options = readOptions<Options>(stop, { players: 2, reaction: 'poll', target_points: 200 });
  let won = 0;
  for (let game = 0; game < games; game++) {
    const state = stop.setup(options, game);
    play(state, game % 2 === 0 ? [first, second] : [second, first], game);
    if (stop.outcome(state)?.winners.includes(game % 2)) won++;
  }
  return won;
}

function play(state: State, bots: readonly Bot[], seed: number): void {
  const random = fastRandom(seed);
  for (;;) {
    const [seat] = stop.deciding(state);
    if (seat === undefined) return;
    const move = bots[seat](stop, stop.view(state, seat), seat, true, random);
    if (move === undefined) throw new Error('a bot that is asked answers');
    stop.apply(state, seat, move);
  }
}
