import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { Lesson, LessonTask } from '../lessons/lesson.ts';
import { choicesTakenAway, lessonTables } from './lesson-tables.ts';

const { stop } = GAMES;

const PLAY: LessonTask = {
  id: 'play',
  rule: ['ST-09'],
  given: {
    options: { reaction: 'poll' },
    seats: [{ hand: ['blue-7', 'red-7', 'red-1', 'green-1'] }, { hand: ['red-3', 'yellow-8', 'green-5'] }],
    pile: ['blue-4'],
    stock: 4,
  },
  wanted: ['0 play blue-7'],
  after: ['1 pass', '0 pass'],
  then: { deciding: [1] },
};

function lessonOf(...tasks: LessonTask[]): Lesson {
  return { steps: [{ id: 'step', tasks }] };
}

describe('the tables of a lesson', () => {
  test('a task without a position begins where the one before has ended', () => {
    const after: LessonTask = { id: 'after', rule: [], wanted: ['0 draw'], then: {} };
    const drawn = { ...PLAY, after: ['1 pass', '0 pass', '1 draw', '1 pass', '0 pass'] };
    const tables = lessonTables(stop, lessonOf(drawn, after));
    expect(tables.map(({ position }) => position.pile)).toEqual([['blue-4'], ['blue-4', 'blue-7']]);
    expect(tables[1].moves).toEqual(['0 play red-7', '0 draw']);
  });

  test('a move that is the only one the learner has may follow by itself', () =>
    expect(choicesTakenAway(stop, lessonOf(PLAY))).toEqual([]));

  test('a move that the learner could have decided otherwise is found', () => {
    const { given } = PLAY;
    const twice = {
      ...given,
      seats: [{ hand: ['blue-7', 'blue-7', 'red-1', 'green-1'] }, { hand: ['red-3'] }],
    };
    expect(choicesTakenAway(stop, lessonOf({ ...PLAY, given: twice }))).toEqual([
      'play: 0 pass of 0 interject blue-7, 0 pass',
    ]);
  });
});
