import { expect, test } from 'vitest';
import type { LessonWords } from '../lessons/lesson.ts';
import { wordingProblems } from './lesson-words.ts';

const GOOD: LessonWords = {
  steps: { first: 'Attention\u202f!' },
  tasks: { play: { task: 'Jouez\u202f: vite\u202f!', seen: 'C’est «\u202fbien\u202f».' } },
};

function withTask(task: string): LessonWords {
  return { ...GOOD, tasks: { play: { ...GOOD.tasks.play, task } } };
}

test('words that are short, finished and well set are fine in every language', () =>
  expect(wordingProblems({ de: GOOD, en: GOOD, fr: GOOD })).toEqual([]));

test.each([
  ['x'.repeat(140).concat('.'), ['fr play task: 141 characters']],
  ['Jouez', ['fr play task: no end']],
  ["C'est bien.", ['fr play task: quotes, apostrophes and spaces of a typewriter']],
  ['Jouez !', ['fr play task: narrow spaces are missing']],
])('%s', (task, problems) =>
  expect(wordingProblems({ de: GOOD, en: GOOD, fr: withTask(task) })).toEqual(problems),
);
