import { expect, test } from 'vitest';
import { namesWithYou } from './names-with-you.ts';

const names = ['Ann', 'Bob', 'Ada'];

test.each([
  ['playing', 1, ['Ann', 'you', 'Ada']],
  ['over', 0, ['you', 'Bob', 'Ada']],
  ['over', null, names],
  ['gathering', 0, ['you', 'Bob', 'Ada']],
  // Seat 1 may be open and left out of the names: the second name may be that of seat 2.
  ['gathering', 2, names],
] as const)('%s, seat %j: %j', (phase, seat, shown) =>
  expect(namesWithYou({ names, phase, seat }, 'you')).toEqual(shown),
);
