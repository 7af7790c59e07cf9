import { describe, expect, test } from 'vitest';
import { asList, asObject } from '../../../kernel/json.ts';
import { lessonProblems } from '../../../testing/lesson.ts';
import { choicesTakenAway, lessonTables } from '../../../testing/lesson-tables.ts';
import { wordingProblems } from '../../../testing/lesson-words.ts';
import { BUDDHAS, CARDS, SIGNS, SPECIES } from '../cards.ts';
import { miesesKarma } from '../index.ts';
import { rulesEn } from '../texts/rules/en.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { lesson } from './lesson.ts';

describe('the lesson of Mieses Karma', () => {
  test('can be played as it says, in every language', () =>
    expect(lessonProblems(miesesKarma, lesson, { de, en, fr }, rulesEn)).toEqual([]));

  test('decides nothing for the learner', () => expect(choicesTakenAway(miesesKarma, lesson)).toEqual([]));

  test('has short and well set words', () => expect(wordingProblems({ de, en, fr })).toEqual([]));

  test('makes the learner every animal, and a human', () => {
    const been = lessonTables(miesesKarma, lesson).map(({ position }) =>
      String(asObject(asList(position.seats, 'seats')[0], 'seat').animal).replace(/-\d$/, ''),
    );
    expect(SPECIES.filter((one) => !been.includes(one))).toEqual([]);
  });

  test('shows every sign and a Buddha on cards that are played', () => {
    const wanted = lesson.steps.flatMap(({ tasks }) => tasks.flatMap((task) => [...task.wanted])).join(' ');
    expect(SIGNS.filter((sign) => !wanted.includes(sign))).toEqual([]);
    expect(CARDS.some((word, card) => BUDDHAS[card] > 0 && wanted.includes(word))).toBe(true);
  });
});
