import { expect, test } from 'vitest';
import { lessonProblems } from '../../../testing/lesson.ts';
import { choicesTakenAway } from '../../../testing/lesson-tables.ts';
import { wordingProblems } from '../../../testing/lesson-words.ts';
import { karma } from '../index.ts';
import { rulesEn } from '../texts/rules/en.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { lesson } from './lesson.ts';

test('every task can be done, leads where it says, and is worded in three languages', () => {
  expect(lessonProblems(karma, lesson, { de, en, fr }, rulesEn)).toEqual([]);
});

test('decides nothing for the learner', () => expect(choicesTakenAway(karma, lesson)).toEqual([]));

test('has short and well set words', () => expect(wordingProblems({ de, en, fr })).toEqual([]));
