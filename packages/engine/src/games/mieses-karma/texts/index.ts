import type { GameTexts, TextsByLanguage } from '../../../texts/game-texts.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { cardClauses } from './card-clauses.ts';
import { textsDe, wordsDe } from './de.ts';
import { textsEn, wordsEn } from './en.ts';
import { textsFr, wordsFr } from './fr.ts';
import { rulesDe } from './rules/de.ts';
import { rulesEn } from './rules/en.ts';
import { rulesFr } from './rules/fr.ts';

export const miesesKarmaTexts: TextsByLanguage<GameTexts<Move, Event, View>> = {
  de: { ...textsDe, rules: { ...rulesDe, ...cardClauses(wordsDe) } },
  en: { ...textsEn, rules: { ...rulesEn, ...cardClauses(wordsEn) } },
  fr: { ...textsFr, rules: { ...rulesFr, ...cardClauses(wordsFr) } },
};
