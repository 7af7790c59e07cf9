import { describe, expect, test } from 'vitest';
import { lessonProblems } from '../../../testing/lesson.ts';
import { choicesTakenAway } from '../../../testing/lesson-tables.ts';
import { wordingProblems } from '../../../testing/lesson-words.ts';
import { stop } from '../index.ts';
import { CARD_TEXTS } from '../texts/play/en.ts';
import { rulesEn } from '../texts/rules/en.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { lesson } from './lesson.ts';

describe('the lesson of STOP', () => {
  test('can be played as it says, in every language', () =>
    expect(lessonProblems(stop, lesson, { de, en, fr }, rulesEn)).toEqual([]));

  test('decides nothing for the learner', () => expect(choicesTakenAway(stop, lesson)).toEqual([]));

  test('has short and well set words', () => expect(wordingProblems({ de, en, fr })).toEqual([]));

  test('lets the learner play every card that does something, and make both calls', () => {
    const wanted = lesson.steps.flatMap(({ tasks }) => tasks.flatMap((task) => [...task.wanted]));
    const played = new Set(wanted.flatMap((line) => line.split(' ')).map((word) => word.replace(COLOUR, '')));
    const special = Object.keys(CARD_TEXTS.effects);
    expect(special.length).toBe(8);
    expect([...special, 'achtung', 'stop', 'interject', 'draw'].filter((word) => !played.has(word))).toEqual(
      [],
    );
  });
});

const COLOUR = /^(blue|red|yellow|green)-/;
