import { expect, test } from 'vitest';
import { attemptMove } from '../../kernel/notation.ts';
import type { Position } from '../../kernel/position.ts';
import { fastRandom } from '../../kernel/random.ts';
import { cardNamed, cardWords } from './cards.ts';
import { holds } from './hand.ts';
import { type State, stop } from './index.ts';

/** Seat 0 swaps; nobody can prevent it. */
const GIVEN = {
  options: { reaction: 'poll' },
  seats: [
    { hand: ['blue-swap', 'red-1', 'red-3'] },
    { hand: ['green-4', 'green-5'] },
    { hand: ['yellow-7', 'yellow-8'] },
  ],
  pile: ['blue-7'],
  stock: 30,
};

function after(given: Position, ...moves: readonly [seat: number, move: string][]): State {
  const state = stop.position(given);
  for (const [seat, move] of moves) expect(attemptMove(stop, state, seat, move)).toBeUndefined();
  return state;
}

const SWAPPED = after(GIVEN, [0, 'play blue-swap left'], [1, 'pass'], [2, 'pass'], [0, 'pass']);

/** What each seat remembers of the three hands. */
function remembered(state: State, viewer: number): string[][] {
  return stop.view(state, viewer).seats.map((seat) => cardWords(seat.remembered));
}

test('everybody remembers the hand they have passed on, and nothing else', () => {
  expect(remembered(SWAPPED, 0)).toEqual([[], ['red-1', 'red-3'], []]);
  expect(remembered(SWAPPED, 1)).toEqual([[], [], ['green-4', 'green-5']]);
  expect(remembered(SWAPPED, 2)).toEqual([['yellow-7', 'yellow-8'], [], []]);
});

test('what is remembered is in every imagined hand', () => {
  const view = stop.view(SWAPPED, 0);
  const hands = Array.from({ length: 20 }, (_, seed) => stop.imagine(view, fastRandom(seed)).hands[1]);
  expect(hands.every((hand) => holds(hand, cardNamed('red-1') as number))).toBe(true);
  expect(hands.some((hand) => holds(hand, cardNamed('green-4') as number))).toBe(false);
});

test('memories go along when hands move on, and a card that is laid is forgotten', () => {
  const given = {
    ...GIVEN,
    seats: [
      { hand: ['blue-swap', 'red-1', 'red-3'], hand_known: [[], ['red-1'], ['red-3']] },
      { hand: ['green-4', 'green-5'] },
      { hand: ['yellow-7', 'yellow-8'] },
    ],
  };
  const state = after(given, [0, 'play blue-swap left'], [1, 'pass'], [2, 'pass'], [0, 'pass']);
  // Seat 1 holds that hand itself now, seat 2 still knows its red 3.
  expect(remembered(state, 2)[1]).toEqual(['red-3']);
  const laid = after({ ...given, pile: ['red-8'] }, [0, 'play red-3']);
  expect(remembered(laid, 2)[0]).toEqual([]);
  expect(remembered(laid, 1)[0]).toEqual(['red-1']);
});

test('everybody sees the card that is turned for +X', () => {
  const given = {
    options: { reaction: 'poll' },
    seats: [{ hand: ['red-1', 'red-3'] }, { hand: ['green-4', 'green-5'] }],
    pile: ['blue-plus-x'],
    stock: ['yellow-9', 'green-0'],
    pending: [{ type: 'plus-x', seat: 0 }],
  };
  expect(remembered(after(given, [0, 'accept']), 1)[0]).toEqual(['green-0']);
});

test('a position cannot remember cards that are not there', () => {
  const seats = [{ hand: ['red-1'], hand_known: [[], ['red-3']] }, { hand: ['green-4'] }];
  expect(() => stop.position({ ...GIVEN, seats })).toThrow('seats[0].hand_known[1]');
});
