import type { GameWithPositions } from '../kernel/game.ts';
import type { Lesson, LessonWords } from '../lessons/lesson.ts';
import type { GameTexts, TextsByLanguage } from '../texts/game-texts.ts';
import { karma } from './karma/index.ts';
import { words as karmaLessonDe } from './karma/lesson/de.ts';
import { words as karmaLessonEn } from './karma/lesson/en.ts';
import { words as karmaLessonFr } from './karma/lesson/fr.ts';
import { lesson as karmaLesson } from './karma/lesson/lesson.ts';
import { karmaTexts } from './karma/texts/index.ts';
import { karmaka } from './karmaka/index.ts';
import { words as karmakaLessonDe } from './karmaka/lesson/de.ts';
import { words as karmakaLessonEn } from './karmaka/lesson/en.ts';
import { words as karmakaLessonFr } from './karmaka/lesson/fr.ts';
import { lesson as karmakaLesson } from './karmaka/lesson/lesson.ts';
import { karmakaTexts } from './karmaka/texts/index.ts';
import { miesesKarma } from './mieses-karma/index.ts';
import { words as miesesKarmaLessonDe } from './mieses-karma/lesson/de.ts';
import { words as miesesKarmaLessonEn } from './mieses-karma/lesson/en.ts';
import { words as miesesKarmaLessonFr } from './mieses-karma/lesson/fr.ts';
import { lesson as miesesKarmaLesson } from './mieses-karma/lesson/lesson.ts';
import { miesesKarmaTexts } from './mieses-karma/texts/index.ts';
import { stop } from './stop/index.ts';
import { words as stopLessonDe } from './stop/lesson/de.ts';
import { words as stopLessonEn } from './stop/lesson/en.ts';
import { words as stopLessonFr } from './stop/lesson/fr.ts';
import { lesson as stopLesson } from './stop/lesson/lesson.ts';
import { stopTexts } from './stop/texts/index.ts';

/** All games by their ids. The only file that names them all. */
export const GAMES: Readonly<Record<string, GameWithPositions>> = {
  karma,
  karmaka,
  'mieses-karma': miesesKarma,
  stop,
};

export const GAME_TEXTS: Readonly<Record<string, TextsByLanguage<GameTexts>>> = {
  karma: karmaTexts,
  karmaka: karmakaTexts,
  'mieses-karma': miesesKarmaTexts,
  stop: stopTexts,
};

/** A game's guided first game, and what it says. */
export interface GameLesson {
  readonly lesson: Lesson;
  readonly words: TextsByLanguage<LessonWords>;
}

export const GAME_LESSONS: Readonly<Record<string, GameLesson>> = {
  karma: { lesson: karmaLesson, words: { de: karmaLessonDe, en: karmaLessonEn, fr: karmaLessonFr } },
  karmaka: {
    lesson: karmakaLesson,
    words: { de: karmakaLessonDe, en: karmakaLessonEn, fr: karmakaLessonFr },
  },
  'mieses-karma': {
    lesson: miesesKarmaLesson,
    words: { de: miesesKarmaLessonDe, en: miesesKarmaLessonEn, fr: miesesKarmaLessonFr },
  },
  stop: { lesson: stopLesson, words: { de: stopLessonDe, en: stopLessonEn, fr: stopLessonFr } },
};
