import type { GameTexts, TextsByLanguage } from '../../../texts/game-texts.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { abilityTexts } from './card-clauses.ts';
import { wordsDe } from './de.ts';
import { wordsEn } from './en.ts';
import { wordsFr } from './fr.ts';
import { makeTexts, type Words } from './words.ts';

export const miesesKarmaTexts: TextsByLanguage<GameTexts<Move, Event, View>> = {
  de: textsIn(wordsDe),
  en: textsIn(wordsEn),
  fr: textsIn(wordsFr),
};

function textsIn(words: Words): GameTexts<Move, Event, View> {
  return { ...makeTexts(words), abilities: abilityTexts(words) };
}
