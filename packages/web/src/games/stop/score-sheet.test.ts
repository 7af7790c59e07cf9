import type { View } from '@samsara/engine/games/stop/rules';
import { expect, test } from 'vitest';
import { remember, scoreSheet } from './score-sheet.ts';

function after(rounds: number, totals: readonly number[], last: readonly number[] | null): View {
  const lastRound = last === null ? null : { reason: 'stop', winner: 0, hands: [], points: last };
  return {
    rounds,
    lastRound,
    seats: totals.map((points) => ({ points, hand: null, handCount: 7 })),
  } as unknown as View;
}

test('each round that was seen has a column, and the fewest points stand first', () => {
  const first = after(1, [30, 0], [30, 0]);
  const second = after(2, [30, 45], [0, 45]);
  const seen = remember(remember(new Map(), first), second);
  expect(scoreSheet(seen, second, 4)).toEqual({
    order: [0, 1],
    columns: [
      { round: 1, points: [30, 0] },
      { round: 2, points: [0, 45] },
    ],
    totals: [30, 45],
  });
});

test('rounds before somebody came are summed up', () => {
  const third = after(3, [50, 60], [0, 20]);
  expect(scoreSheet(remember(new Map(), third), third, 4).columns).toEqual([
    { round: null, points: [50, 40] },
    { round: 3, points: [0, 20] },
  ]);
});

test('so are rounds for which there is no room', () => {
  const views = [after(1, [1, 0], [1, 0]), after(2, [1, 2], [0, 2]), after(3, [4, 2], [3, 0])];
  const seen = views.reduce(remember, new Map());
  expect(scoreSheet(seen, views[2], 2).columns).toEqual([
    { round: null, points: [1, 0] },
    { round: 2, points: [0, 2] },
    { round: 3, points: [3, 0] },
  ]);
});

test('going back to an earlier moment forgets what came later', () => {
  const seen = [after(1, [9, 0], [9, 0]), after(2, [9, 8], [0, 8])].reduce(remember, new Map());
  expect([...remember(seen, after(1, [9, 0], [9, 0]))]).toEqual([[1, [9, 0]]]);
  expect([...remember(seen, after(0, [0, 0], null))]).toEqual([]);
});
