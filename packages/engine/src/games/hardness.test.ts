import { expect, test } from 'vitest';
import { hardnessOf } from '../kernel/later/hardness.ts';
import type { Position } from '../kernel/position.ts';
import { GAMES } from './index.ts';

function hardness(game: string, given: Position, seat = 0): number {
  return hardnessOf(GAMES[game], GAMES[game].position(given), seat);
}

const POLL = { reaction: 'poll' };
const PANIC = { type: 'offer', seat: 0, card: 'panic' };

test('whoever has one hidden card left has nothing to think about (KA-34)', () => {
  expect(hardness('karma', { seats: [{ hidden: 1 }, { hand: 3 }] })).toBe(0);
});

test('yes or no is one of two moves, and twelve are as hard as it gets (KK-45)', () => {
  const offered = { seats: [{}, { hand: ['peek'] }], pending: [PANIC] };
  expect(hardness('karmaka', offered, 1)).toBeCloseTo(Math.log(2) / Math.log(12), 10);
  expect(hardness('karma', { seats: [{ hand: 60 - 6 }, { hand: 3, hidden: 3 }], pile: [] })).toBe(1);
});

test('what somebody holds does not count, how much they hold does', () => {
  const stop = (hand: string[]) =>
    hardness('stop', { options: POLL, seats: [{ hand }, { hand: 3 }], pile: ['blue-7'], stock: 10 });
  const fitting = ['blue-1', 'blue-3', 'blue-4', 'blue-5'];
  const useless = ['red-1', 'red-3', 'green-4', 'green-5'];
  expect(stop(fitting)).toBe(stop(useless));
  expect(stop([...useless, 'yellow-1', 'yellow-3', 'yellow-4', 'yellow-5'])).toBeGreaterThan(stop(useless));
});
