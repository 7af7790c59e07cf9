import { expect, test } from 'vitest';
import { finalScore } from './final-score.ts';
import { OUTSIDE_WORDS } from './words.ts';

const words = OUTSIDE_WORDS.en;
const seats = [{}, {}, {}] as never;
const ending = { winners: [1], losers: [0], reason: 'over' };

test.each([
  // More points are better: 7 before 5 before 2.
  ['more', [5, 7, 2], [-5, -7, -2]],
  ['fewer', [5, 7, 2], [5, 7, 2]],
] as const)('where %s points are better, they give the places', (betterPoints, points, ranks) => {
  const { columns, seats: rows } = finalScore(
    { betterPoints },
    { outcome: { ...ending, points }, seats, words },
  );
  expect(columns).toEqual(['points']);
  expect(rows.map(({ rank }) => rank)).toEqual(ranks);
  expect(rows.map(({ cells }) => cells[0])).toEqual(points);
});

test('without points it is told who has won and who has lost', () =>
  expect(finalScore({}, { outcome: { ...ending, points: null }, seats, words }).seats).toEqual([
    { rank: 2, cells: ['lost'] },
    { rank: 0, cells: ['won'] },
    { rank: 1, cells: [''] },
  ]));
