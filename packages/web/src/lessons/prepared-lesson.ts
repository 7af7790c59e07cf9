import type { GameWithPositions } from '@samsara/engine';
import type { Lesson } from '@samsara/engine/lessons';
import type { PreparedLesson } from '../contract/lesson.ts';

/** For the build and for tests: a lesson with its positions as states, without what only its check needs. */
export function preparedLesson(game: GameWithPositions, { steps }: Lesson): PreparedLesson {
  return {
    steps: steps.map(({ id, tasks }) => ({
      id,
      tasks: tasks.map(({ id: task, rule, given, wanted, after = [] }) => ({
        id: task,
        rule,
        ...(given === undefined ? {} : { state: game.position(given) }),
        wanted,
        after,
      })),
    })),
  };
}
