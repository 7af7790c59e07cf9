import type { PlayedGame } from '@samsara/engine';
import type { SeatInfo } from '@samsara/protocol';
import type { PreparedLesson } from '../contract/lesson.ts';
import { preparedSession, seatsAround } from '../prepared/prepared-session.ts';
import type { Session } from '../session/session.ts';
import { LEARNER, LessonRun, type Pace } from './lesson-run.ts';

/** A table at which a lesson goes on. */
export interface LessonSession extends Session {
  readonly run: LessonRun;
}

interface LessonOptions {
  /** The step to begin with. */
  readonly from: number;
  readonly learner: Pick<SeatInfo, 'name' | 'face'>;
  readonly pace: Pace;
}

/** The coach is an owl, and so is the first of the bots. */
const COACH = 'Ada';

export function lessonSession(
  game: PlayedGame,
  lesson: PreparedLesson,
  options: LessonOptions,
): LessonSession {
  const session = preparedSession(game, {
    code: 'LESSON',
    attempt: (move) => run.attempt(move),
    seen: () => run.goOn(),
    past: () => [],
    close: () => run.close(),
  });
  const run = new LessonRun(game, lesson, options.pace, (frames, isOther) => {
    const { table } = run;
    const { length: count } = game.describe(table).seats as readonly unknown[];
    const seats = seatsAround(options.learner, { viewer: LEARNER, count, level: 'novice', taken: [COACH] });
    session.show({ table, viewer: LEARNER, seats, frames, isOther, isOpen: true });
  });
  run.begin(options.from);
  return { ...session, run };
}
