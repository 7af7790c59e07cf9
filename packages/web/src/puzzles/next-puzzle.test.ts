import { expect, test } from 'vitest';
import type { KeptAnswer } from './kept-answers.ts';
import { foundOf, nextPuzzle } from './next-puzzle.ts';

const PUZZLES = [
  { id: 'easy', rating: 1150 },
  { id: 'even', rating: 1480 },
  { id: 'hard', rating: 1900 },
];

function answer(puzzle: string, isRight: boolean, isRightLater = false): KeptAnswer {
  return { game: 'one', puzzle, day: '2026-11-16', isRight, rating: 1500, deviation: 200, isRightLater };
}

test.each([
  [1500, 'even'],
  [900, 'easy'],
  [1700, 'hard'],
  // As far from 1480 as from 1900: the harder one.
  [1690, 'hard'],
])('to somebody with a rating of %i the nearest is given: %s', (rating, id) =>
  expect(nextPuzzle(PUZZLES, [], rating)?.id).toBe(id),
);

test('what was tried does not come again before the others', () => {
  expect(nextPuzzle(PUZZLES, [answer('even', true)], 1500)?.id).toBe('easy');
  expect(nextPuzzle(PUZZLES, [answer('even', false)], 1500)?.id).toBe('easy');
});

test('when all were tried, what was not found comes again, the oldest first', () => {
  const answers = [answer('hard', false), answer('even', true), answer('easy', false)];
  expect(nextPuzzle(PUZZLES, answers, 1500)?.id).toBe('hard');
  expect(nextPuzzle(PUZZLES, answers, 1500, 'hard')?.id).toBe('easy');
  const later = [answer('hard', false, true), ...answers.slice(1)];
  expect(nextPuzzle(PUZZLES, later, 1500)?.id).toBe('easy');
  // The last one that is left comes again although it was just there.
  expect(nextPuzzle(PUZZLES, later, 1500, 'easy')?.id).toBe('easy');
});

test('when all are found, none is left', () => {
  const answers = [answer('hard', false, true), answer('even', true), answer('easy', true)];
  expect(nextPuzzle(PUZZLES, answers, 1500)).toBe(null);
  expect(foundOf(PUZZLES, answers)).toBe(3);
});

test('answers to puzzles that are gone say nothing about those that are there', () => {
  expect(nextPuzzle(PUZZLES, [answer('gone', false)], 1500)?.id).toBe('even');
  expect(foundOf(PUZZLES, [answer('gone', true)])).toBe(0);
});
