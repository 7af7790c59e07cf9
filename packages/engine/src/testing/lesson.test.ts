import { describe, expect, test } from 'vitest';
import { GAME_LESSONS, GAMES } from '../games/index.ts';
import type { Lesson, LessonTask, LessonWords } from '../lessons/lesson.ts';
import { lessonProblems, taughtIn } from './lesson.ts';

const RULES = { 'KA-21': 'A number must be equal or higher.', 'KA-23': 'Identical cards go together.' };

/** A 9 and a 4 in hand, and an 8 on the pile: the 4 does not fit. */
const TASK: LessonTask = {
  id: 'nine',
  rule: ['KA-21'],
  given: { seats: [{ hand: [4, 9] }, { hand: [10, 12] }], pile: [8] },
  wanted: ['0 play 9'],
  refused: [{ move: '0 play 4', clause: 'KA-21' }],
  after: ['1 play 10'],
  then: { pile: [8, 9, 10], deciding: [0] },
};

/** Four steps, of which the first one is looked at. */
function lessonWith(...tasks: readonly LessonTask[]): Lesson {
  const others = ['b', 'c', 'd'].map((id) => ({ id, tasks: [{ ...TASK, id: `${id} nine` }] }));
  return { steps: [{ id: 'a', tasks }, ...others] };
}

function wordsFor({ steps }: Lesson): LessonWords {
  const said = { task: 'Play the 9.', instead: 'Not so fast.', seen: 'It fits.' };
  return {
    steps: Object.fromEntries(steps.map(({ id }) => [id, 'A step'])),
    tasks: Object.fromEntries(steps.flatMap(({ tasks }) => tasks.map(({ id }) => [id, said]))),
  };
}

const problemsOf = (lesson: Lesson, words = wordsFor(lesson)) =>
  lessonProblems(GAMES.karma, lesson, { en: words }, RULES);

test('a lesson that can be played as it says has no problem', () => {
  expect(problemsOf(lessonWith(TASK))).toEqual([]);
});

describe('what is wrong with a lesson is found', () => {
  test.each<[string, LessonTask, RegExp]>([
    ['a wanted move that is illegal', { ...TASK, wanted: ['0 play 4'], refused: [] }, /move-refused/],
    [
      'another clause that refuses',
      { ...TASK, refused: [{ move: '0 play 4', clause: 'KA-23' }] },
      /otherwise/,
    ],
    ['something else that holds at the end', { ...TASK, then: { pile: [8, 9] } }, /nine, 0 play 9/],
    ['a move of somebody else', { ...TASK, wanted: ['1 play 10'], refused: [], after: [] }, /another seat/],
    ['a clause that is not there', { ...TASK, rule: ['KA-99'] }, /no clause KA-99/],
  ])('%s', (_, task, problem) => {
    expect(problemsOf(lessonWith(task)).join('\n')).toMatch(problem);
  });

  test('no position to begin with', () => {
    const { given: _, ...task } = TASK;
    expect(problemsOf(lessonWith(task))).toContain('nine: no position to begin with');
  });

  test('a table that may be this or that when the next task is set', () => {
    const either: LessonTask = {
      id: 'either',
      rule: ['KA-21'],
      given: { seats: [{ hand: [9, 11, 13] }, { hand: [14] }], pile: [8] },
      wanted: ['0 play 9', '0 play 11'],
      then: { deciding: [1] },
    };
    const next: LessonTask = { id: 'next', rule: [], wanted: ['0 take'], then: {} };
    expect(problemsOf(lessonWith(either, next))).toContain(
      'next: no position after several ways to come here',
    );
  });

  test('two tasks under one name, too few steps, and words that are missing or never said', () => {
    const lesson = { steps: lessonWith(TASK, TASK).steps.slice(0, 2) };
    const { steps, tasks } = wordsFor(lesson);
    const { instead: _, ...quiet } = tasks.nine;
    expect(
      problemsOf(lesson, { steps: { a: steps.a }, tasks: { ...tasks, nine: quiet, more: quiet } }),
    ).toEqual(
      expect.arrayContaining([
        '2 steps',
        'nine twice',
        'en steps: b is missing',
        'en tasks: more is not in the lesson',
        'en nine: "instead" is missing',
      ]),
    );
  });

  test('a move that is wanted in another spelling is no other move', () => {
    const only: LessonTask = {
      id: 'two',
      rule: ['KA-23'],
      given: { seats: [{ hand: [9, 9] }, { hand: [14] }], pile: [] },
      wanted: ['0 play  n9 n9', '0 play n9'],
      then: { deciding: [1] },
    };
    const lesson = lessonWith(only);
    expect(problemsOf(lesson)).toContain('en two: "instead" is never said');
  });
});

test('what is taught is told step by step, each clause once', () => {
  expect(taughtIn(lessonWith(TASK, { ...TASK, id: 'again', rule: ['KA-23', 'KA-21'] }))[0]).toEqual([
    'a',
    ['KA-21', 'KA-23'],
  ]);
  expect(taughtIn(GAME_LESSONS.karma.lesson)).toHaveLength(7);
});
