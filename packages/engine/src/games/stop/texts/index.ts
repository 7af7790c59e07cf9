import type { GameTexts, TextsByLanguage } from '../../../texts/game-texts.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { abilitiesIn, CARD_TEXTS } from './abilities.ts';
import { wordsDe } from './de.ts';
import { wordsEn } from './en.ts';
import { wordsFr } from './fr.ts';
import { makeTexts } from './words.ts';

export const stopTexts: TextsByLanguage<GameTexts<Move, Event, View>> = {
  de: { ...makeTexts(wordsDe), abilities: abilitiesIn(CARD_TEXTS.de) },
  en: { ...makeTexts(wordsEn), abilities: abilitiesIn(CARD_TEXTS.en) },
  fr: { ...makeTexts(wordsFr), abilities: abilitiesIn(CARD_TEXTS.fr) },
};
