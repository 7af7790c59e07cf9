import type { Puzzle } from '@samsara/engine/puzzles';
import type { KeptAnswer } from './kept-answers.ts';

type Chosen = Pick<Puzzle, 'id' | 'rating'>;

/**
 * The puzzle to go on with, the same one whenever it is asked: of those nobody here has tried, the one that suits the rating
 * best; then what was not found, the oldest first; null when all are found. What was not found just now (`after`) comes last.
 */
export function nextPuzzle<Each extends Chosen>(
  puzzles: readonly Each[],
  answers: readonly KeptAnswer[],
  rating: number,
  after: string | null = null,
): Each | null {
  const tried = new Map(answers.map((answer, order) => [answer.puzzle, { ...answer, order }]));
  const untried = puzzles.filter(({ id }) => !tried.has(id));
  if (untried.length > 0) return untried.reduce((best, each) => (suits(each, best, rating) ? each : best));
  const missed = puzzles.flatMap((puzzle) => {
    const answer = tried.get(puzzle.id);
    return answer === undefined || answer.isRight || answer.isRightLater
      ? []
      : [{ puzzle, order: puzzle.id === after ? Number.POSITIVE_INFINITY : answer.order }];
  });
  missed.sort((a, b) => a.order - b.order);
  return missed.at(0)?.puzzle ?? null;
}

/** Is `a` nearer to the rating than `b`? Of two as near, the harder one; then by their ids. */
function suits(a: Chosen, b: Chosen, rating: number): boolean {
  const [fromA, fromB] = [Math.abs(a.rating - rating), Math.abs(b.rating - rating)];
  if (fromA !== fromB) return fromA < fromB;
  return a.rating === b.rating ? a.id < b.id : a.rating > b.rating;
}

/** How many of the puzzles were found, at first or later. */
export function foundOf(puzzles: readonly Chosen[], answers: readonly KeptAnswer[]): number {
  const found = new Set(answers.flatMap((each) => (each.isRight || each.isRightLater ? [each.puzzle] : [])));
  return puzzles.filter(({ id }) => found.has(id)).length;
}
