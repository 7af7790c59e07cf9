export { type CardGameWords, cardGameTexts } from './card-game-texts.ts';
export { cardsCalled, withCardWords } from './card-words.ts';
export type { FirstTexts, GameTexts, Names, OptionText, PlayTexts, TextsByLanguage } from './game-texts.ts';
export { INPUT_TEXTS } from './input.ts';
export { isLanguage, LANGUAGES, type Language, preferredLanguage } from './languages.ts';
export {
  capital,
  listed,
  type People,
  peopleOf,
  type RefusalText,
  refusalText,
  type Sentences,
  sentenceFor,
  type Who,
} from './sentences.ts';
export { shuffleSentences } from './shuffle.ts';
export { RECORD_CHECK_TEXTS, VERDICT_TEXTS } from './verdicts.ts';
