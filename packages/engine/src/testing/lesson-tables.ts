import type { GameWithPositions } from '../kernel/game.ts';
import type { Position } from '../kernel/position.ts';
import type { Lesson, LessonTask } from '../lessons/lesson.ts';
import { afterMoves } from './scenario-suite.ts';

const LEARNER = '0 ';

/** What a task has to do with. */
export interface LessonTable {
  readonly task: LessonTask;
  /** What lies on the table when the task is set. */
  readonly position: Position;
  /** What the learner may do, each move as in `wanted`. */
  readonly moves: readonly string[];
}

/** The tables of all tasks in order, played with the first of the moves that each task wants. */
export function lessonTables(game: GameWithPositions, lesson: Lesson): LessonTable[] {
  return withMovesBefore(lesson).map(({ task, given, before }) => {
    const state = afterMoves(game, { given, moves: before });
    return { task, position: game.describe(state), moves: learnersMoves(game, state) };
  });
}

/** Moves of the learner among those that follow a task by themselves, although there was something to choose. */
export function choicesTakenAway(game: GameWithPositions, lesson: Lesson): string[] {
  return withMovesBefore(lesson).flatMap(({ task, given, before }) =>
    task.wanted.flatMap((line) =>
      (task.after ?? []).flatMap((move, i, after) => {
        if (!move.startsWith(LEARNER)) return [];
        const state = afterMoves(game, { given, moves: [...before, line, ...after.slice(0, i)] });
        const moves = learnersMoves(game, state);
        return moves.length === 1 && moves[0] === move ? [] : [`${task.id}: ${move} of ${moves.join(', ')}`];
      }),
    ),
  );
}

interface TaskInPlay {
  readonly task: LessonTask;
  readonly given: Position;
  readonly before: readonly string[];
}

function withMovesBefore({ steps }: Lesson): TaskInPlay[] {
  let given: Position = {};
  let before: readonly string[] = [];
  return steps
    .flatMap(({ tasks }) => tasks)
    .map((task) => {
      if (task.given !== undefined) {
        given = task.given;
        before = [];
      }
      const inPlay = { task, given, before };
      before = [...before, task.wanted[0], ...(task.after ?? [])];
      return inPlay;
    });
}

function learnersMoves(game: GameWithPositions, state: unknown): string[] {
  return game.legalMoves(state, 0).map((move) => `${LEARNER}${game.notation(move)}`);
}
