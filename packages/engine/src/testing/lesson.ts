import type { GameWithPositions } from '../kernel/game.ts';
import { at } from '../kernel/json.ts';
import { findMove } from '../kernel/notation.ts';
import type { Position } from '../kernel/position.ts';
import type { Lesson, LessonTask, LessonWords } from '../lessons/lesson.ts';
import { readLine, runScenario } from './scenario.ts';
import { afterMoves } from './scenario-suite.ts';

const FEWEST_STEPS = 4;
const MOST_STEPS = 7;
const LEARNER = '0 ';

/** What is wrong with a lesson: every task is played as a scenario, with each of the moves it wants. */
export function lessonProblems(
  game: GameWithPositions,
  lesson: Lesson,
  words: Readonly<Record<string, LessonWords>>,
  rules: Readonly<Record<string, string>>,
): string[] {
  const tasks = lesson.steps.flatMap((step) => step.tasks);
  const { length } = lesson.steps;
  return [
    ...(length < FEWEST_STEPS || length > MOST_STEPS ? [`${length} steps`] : []),
    ...repeated(tasks.map(({ id }) => id)),
    ...repeated(lesson.steps.map(({ id }) => id)),
    ...tasks.flatMap(({ id, rule }) =>
      rule.filter((clause) => !Object.hasOwn(rules, clause)).map((clause) => `${id}: no clause ${clause}`),
    ),
    ...severalWaysOn(tasks),
    ...playedThrough(game, tasks),
    ...wordProblems(game, lesson, words),
  ];
}

/** The clauses that the tasks of each step teach. */
export function taughtIn({
  steps,
}: Lesson): readonly (readonly [step: string, clauses: readonly string[]])[] {
  return steps.map(({ id, tasks }) => [id, [...new Set(tasks.flatMap(({ rule }) => rule))]]);
}

/** Where a learner may have done this or that, the next task needs a position of its own: the table is not one and the same. */
function severalWaysOn(tasks: readonly LessonTask[]): string[] {
  return tasks
    .filter(({ given }, i) => given === undefined && (tasks[i - 1]?.wanted.length ?? 0) > 1)
    .map(({ id }) => `${id}: no position after several ways to come here`);
}

function playedThrough(game: GameWithPositions, tasks: readonly LessonTask[]): string[] {
  const problems: string[] = [];
  for (const { task, given, before } of situations(tasks)) {
    const { id, wanted, refused = [], after = [], then } = task;
    if (given === undefined) {
      problems.push(`${id}: no position to begin with`);
      continue;
    }
    if (!wanted.every((line) => line.startsWith(LEARNER)))
      problems.push(`${id}: wants a move of another seat`);
    const mustRefuse = refused.map(({ move, clause }) => ({ refused: move, clause }));
    for (const line of wanted) {
      const scenario = {
        rule: task.rule,
        says: id,
        given,
        moves: [...before, ...mustRefuse, line, ...after],
        then,
      };
      for (const difference of runScenario(game, scenario)) {
        problems.push(`${id}, ${line}: ${JSON.stringify(difference)}`);
      }
    }
  }
  return problems;
}

interface Situation {
  readonly task: LessonTask;
  readonly given: Position | undefined;
  /** The moves since the last position that was prepared. */
  readonly before: readonly string[];
}

function situations(tasks: readonly LessonTask[]): Situation[] {
  let given: Position | undefined;
  let before: readonly string[] = [];
  return tasks.map((task) => {
    if (task.given !== undefined) {
      given = task.given;
      before = [];
    }
    const situation = { task, given, before };
    before = [...before, ...task.wanted.slice(0, 1), ...(task.after ?? [])];
    return situation;
  });
}

/** Every step and task is worded in every language, and nothing else; a task with other legal moves says why not those. */
function wordProblems(
  game: GameWithPositions,
  { steps }: Lesson,
  words: Readonly<Record<string, LessonWords>>,
): string[] {
  const tasks = steps.flatMap((step) => step.tasks);
  const hasOthers = new Set(
    situations(tasks)
      .filter(({ task, given, before }) => given !== undefined && otherMoves(game, task, given, before) > 0)
      .map(({ task }) => task.id),
  );
  return Object.entries(words).flatMap(([language, { steps: titles, tasks: texts }]) => [
    ...unlike(
      steps.map(({ id }) => id),
      Object.keys(titles),
      `${language} steps`,
    ),
    ...unlike(
      tasks.map(({ id }) => id),
      Object.keys(texts),
      `${language} tasks`,
    ),
    ...Object.entries(texts)
      .filter(([id, { instead }]) => hasOthers.has(id) !== (instead !== undefined))
      .map(([id]) => `${language} ${id}: "instead" ${hasOthers.has(id) ? 'is missing' : 'is never said'}`),
  ]);
}

/** How many legal moves of the learner are not the wanted ones. */
function otherMoves(
  game: GameWithPositions,
  { wanted }: LessonTask,
  given: Position,
  before: readonly string[],
): number {
  const state = afterMoves(game, { given, moves: before });
  const right = new Set(
    wanted.flatMap((line, i) => {
      const { actor, text } = readLine(line, at('wanted', i));
      const move = findMove(game, state, actor, text);
      return move === undefined ? [] : [game.notation(move)];
    }),
  );
  return game.legalMoves(state, 0).filter((move) => !right.has(game.notation(move))).length;
}

function unlike(expected: readonly string[], found: readonly string[], place: string): string[] {
  return [
    ...expected.filter((id) => !found.includes(id)).map((id) => `${place}: ${id} is missing`),
    ...found.filter((id) => !expected.includes(id)).map((id) => `${place}: ${id} is not in the lesson`),
  ];
}

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${id} twice`);
}
