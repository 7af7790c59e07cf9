import type { JsonObject } from '../kernel/json.ts';
import type { Position } from '../kernel/position.ts';

/** A guided first game as data: prepared positions, what to do in them, and what happens then. The learner has seat 0. */
export interface Lesson {
  /** Four to seven. */
  readonly steps: readonly LessonStep[];
}

/** Something to learn, in one or a few tasks. */
export interface LessonStep {
  readonly id: string;
  /** The first one of a lesson has a position of its own. */
  readonly tasks: readonly LessonTask[];
}

/** One thing to do at the table. */
export interface LessonTask {
  /** Names its words in every language; no two tasks of a lesson share it. */
  readonly id: string;
  /** The clauses it teaches. */
  readonly rule: readonly string[];
  /** Prepared cards; left out, the table stays as the task before has left it. */
  readonly given?: Position;
  /** Moves of seat 0 that are right: `0 play 14`. Another legal one is explained (`instead`), taken back and tried again. */
  readonly wanted: readonly string[];
  /** What a learner is likely to try, and which clause refuses it. */
  readonly refused?: readonly LessonRefusal[];
  /** What the others, or the clock, do afterwards. */
  readonly after?: readonly string[];
  /** What the position holds at the end, as in a scenario; `deciding` and `outcome` too. */
  readonly then: JsonObject;
}

export interface LessonRefusal {
  readonly move: string;
  readonly clause: string;
}

/** What a lesson says in one language. Ids are those of its steps and tasks. */
export interface LessonWords<StepId extends string = string, TaskId extends string = string> {
  /** A few words over the steps. */
  readonly steps: Readonly<Record<StepId, string>>;
  readonly tasks: Readonly<Record<TaskId, TaskWords>>;
}

export interface TaskWords {
  /** What to do: one or two short sentences. */
  readonly task: string;
  /** To whoever makes another move that the rules allow: why this one is better here. Only where there are others. */
  readonly instead?: string;
  /** What has happened and why it is so, after the move. */
  readonly seen: string;
}
