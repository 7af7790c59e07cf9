import type { GameWithPositions } from '../kernel/game.ts';
import type { GameVectors } from '../kernel/mind/vectors.ts';
import type { StandingQuestions, StandingWords } from '../kernel/standing-answers.ts';
import type { Lesson, LessonWords } from '../lessons/lesson.ts';
import type { PuzzleTerms, PuzzleWords } from '../puzzles/terms.ts';
import type { GameTexts, TextsByLanguage } from '../texts/game-texts.ts';
import type { GamePack } from './game-pack.ts';
import { karma } from './karma/index.ts';
import { words as karmaLessonDe } from './karma/lesson/de.ts';
import { words as karmaLessonEn } from './karma/lesson/en.ts';
import { words as karmaLessonFr } from './karma/lesson/fr.ts';
import { lesson as karmaLesson } from './karma/lesson/lesson.ts';
import { karmaVectors } from './karma/mind/vectors.ts';
import { words as karmaPuzzlesDe } from './karma/puzzles/de.ts';
import { words as karmaPuzzlesEn } from './karma/puzzles/en.ts';
import { words as karmaPuzzlesFr } from './karma/puzzles/fr.ts';
import { terms as karmaPuzzleTerms } from './karma/puzzles/themes.ts';
import { answers as karmaAnswers } from './karma/standing-answers/answers.ts';
import { words as karmaAnswersDe } from './karma/standing-answers/de.ts';
import { words as karmaAnswersEn } from './karma/standing-answers/en.ts';
import { words as karmaAnswersFr } from './karma/standing-answers/fr.ts';
import { karmaTexts } from './karma/texts/index.ts';
import { karmaka } from './karmaka/index.ts';
import { words as karmakaLessonDe } from './karmaka/lesson/de.ts';
import { words as karmakaLessonEn } from './karmaka/lesson/en.ts';
import { words as karmakaLessonFr } from './karmaka/lesson/fr.ts';
import { lesson as karmakaLesson } from './karmaka/lesson/lesson.ts';
import { karmakaVectors } from './karmaka/mind/vectors.ts';
import { words as karmakaPuzzlesDe } from './karmaka/puzzles/de.ts';
import { words as karmakaPuzzlesEn } from './karmaka/puzzles/en.ts';
import { words as karmakaPuzzlesFr } from './karmaka/puzzles/fr.ts';
import { terms as karmakaPuzzleTerms } from './karmaka/puzzles/themes.ts';
import { answers as karmakaAnswers } from './karmaka/standing-answers/answers.ts';
import { words as karmakaAnswersDe } from './karmaka/standing-answers/de.ts';
import { words as karmakaAnswersEn } from './karmaka/standing-answers/en.ts';
import { words as karmakaAnswersFr } from './karmaka/standing-answers/fr.ts';
import { karmakaTexts } from './karmaka/texts/index.ts';
import { miesesKarma } from './mieses-karma/index.ts';
import { words as miesesKarmaLessonDe } from './mieses-karma/lesson/de.ts';
import { words as miesesKarmaLessonEn } from './mieses-karma/lesson/en.ts';
import { words as miesesKarmaLessonFr } from './mieses-karma/lesson/fr.ts';
import { lesson as miesesKarmaLesson } from './mieses-karma/lesson/lesson.ts';
import { miesesKarmaVectors } from './mieses-karma/mind/vectors.ts';
import { words as miesesKarmaPuzzlesDe } from './mieses-karma/puzzles/de.ts';
import { words as miesesKarmaPuzzlesEn } from './mieses-karma/puzzles/en.ts';
import { words as miesesKarmaPuzzlesFr } from './mieses-karma/puzzles/fr.ts';
import { terms as miesesKarmaPuzzleTerms } from './mieses-karma/puzzles/themes.ts';
import { answers as miesesKarmaAnswers } from './mieses-karma/standing-answers/answers.ts';
import { words as miesesKarmaAnswersDe } from './mieses-karma/standing-answers/de.ts';
import { words as miesesKarmaAnswersEn } from './mieses-karma/standing-answers/en.ts';
import { words as miesesKarmaAnswersFr } from './mieses-karma/standing-answers/fr.ts';
import { miesesKarmaTexts } from './mieses-karma/texts/index.ts';
import { addPack } from './outside.ts';
import { stop } from './stop/index.ts';
import { words as stopLessonDe } from './stop/lesson/de.ts';
import { words as stopLessonEn } from './stop/lesson/en.ts';
import { words as stopLessonFr } from './stop/lesson/fr.ts';
import { lesson as stopLesson } from './stop/lesson/lesson.ts';
import { stopVectors } from './stop/mind/vectors.ts';
import { words as stopPuzzlesDe } from './stop/puzzles/de.ts';
import { words as stopPuzzlesEn } from './stop/puzzles/en.ts';
import { words as stopPuzzlesFr } from './stop/puzzles/fr.ts';
import { terms as stopPuzzleTerms } from './stop/puzzles/themes.ts';
import { answers as stopAnswers } from './stop/standing-answers/answers.ts';
import { words as stopAnswersDe } from './stop/standing-answers/de.ts';
import { words as stopAnswersEn } from './stop/standing-answers/en.ts';
import { words as stopAnswersFr } from './stop/standing-answers/fr.ts';
import { stopTexts } from './stop/texts/index.ts';

export { type GamePackage, type PackageFiles, packIn, readGamePackages } from './game-package.ts';
export { isOutsideGame, outsideGames } from './outside.ts';

/** All games by their ids: ours, and those from outside once they are added. The only file that names all of ours. */
export const GAMES: Readonly<Record<string, GameWithPositions>> = {
  karma,
  karmaka,
  'mieses-karma': miesesKarma,
  stop,
};

/** What each game says to people, by its id and by language. */
export const GAME_TEXTS: Readonly<Record<string, TextsByLanguage<GameTexts>>> = {
  karma: karmaTexts,
  karmaka: karmakaTexts,
  'mieses-karma': miesesKarmaTexts,
  stop: stopTexts,
};

/**
 * Adds a game from outside, which has been read by `readGamePack`, for this process or thread. To add the same
 * pack again changes nothing; another one with the same id is refused. Gives back what takes it away again.
 */
export function addGame(pack: GamePack): () => void {
  return addPack(pack, GAMES, GAME_TEXTS);
}
/** The games as numbers, for programs that learn them. */
export const GAME_VECTORS: Readonly<Record<string, GameVectors>> = {
  karma: karmaVectors,
  karmaka: karmakaVectors,
  'mieses-karma': miesesKarmaVectors,
  stop: stopVectors,
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

/** How a game names what there is to see in its puzzles, and what that says. The puzzles themselves lie beside, in puzzles.txt. */
export interface GamePuzzles {
  readonly terms: PuzzleTerms<never, never>;
  readonly words: TextsByLanguage<PuzzleWords>;
}

export const GAME_PUZZLES: Readonly<Record<string, GamePuzzles>> = {
  karma: {
    terms: karmaPuzzleTerms,
    words: { de: karmaPuzzlesDe, en: karmaPuzzlesEn, fr: karmaPuzzlesFr },
  },
  karmaka: {
    terms: karmakaPuzzleTerms,
    words: { de: karmakaPuzzlesDe, en: karmakaPuzzlesEn, fr: karmakaPuzzlesFr },
  },
  'mieses-karma': {
    terms: miesesKarmaPuzzleTerms,
    words: { de: miesesKarmaPuzzlesDe, en: miesesKarmaPuzzlesEn, fr: miesesKarmaPuzzlesFr },
  },
  stop: {
    terms: stopPuzzleTerms,
    words: { de: stopPuzzlesDe, en: stopPuzzlesEn, fr: stopPuzzlesFr },
  },
};

/** What a game's people may answer in advance where it lasts days, and what that is called. */
export interface GameStandingAnswers {
  readonly questions: StandingQuestions;
  readonly words: TextsByLanguage<StandingWords>;
}

export const GAME_STANDING_ANSWERS: Readonly<Record<string, GameStandingAnswers>> = {
  karma: {
    questions: karmaAnswers,
    words: { de: karmaAnswersDe, en: karmaAnswersEn, fr: karmaAnswersFr },
  },
  karmaka: {
    questions: karmakaAnswers,
    words: { de: karmakaAnswersDe, en: karmakaAnswersEn, fr: karmakaAnswersFr },
  },
  'mieses-karma': {
    questions: miesesKarmaAnswers,
    words: { de: miesesKarmaAnswersDe, en: miesesKarmaAnswersEn, fr: miesesKarmaAnswersFr },
  },
  stop: {
    questions: stopAnswers,
    words: { de: stopAnswersDe, en: stopAnswersEn, fr: stopAnswersFr },
  },
};
