import { expect, test } from 'vitest';
import { inOrder, shortened } from './order-of-games.ts';

const game = (at: number, isRunning = false, isYourTurn = false) => ({ at, isRunning, isYourTurn });

test('running games come first, the newest before the older ones', () => {
  const games = [game(1, true), game(9), game(5), game(3, true)];
  expect(inOrder(games)).toEqual([game(3, true), game(1, true), game(9), game(5)]);
});

test('a game in which others wait for you comes before newer ones', () => {
  const games = [game(9), game(5, true), game(2, true, true)];
  expect(inOrder(games)).toEqual([game(2, true, true), game(5, true), game(9)]);
});

test('of those that wait for you the one with the least time left comes first', () => {
  const [none, late, soon] = [
    game(9, true, true),
    { ...game(2, true, true), until: 80 },
    { ...game(1, true, true), until: 70 },
  ];
  expect(inOrder([none, late, game(10, true), soon])).toEqual([soon, late, none, game(10, true)]);
});

test('at first all that run are shown and six that are over', () => {
  const over = [9, 8, 7, 6, 5, 4, 3, 2].map((at) => game(at));
  const running = [game(2, true), game(1, true)];
  expect(shortened([...running, ...over])).toEqual([...running, ...over.slice(0, 6)]);
  expect(shortened(over.slice(0, 6))).toHaveLength(6);
});
