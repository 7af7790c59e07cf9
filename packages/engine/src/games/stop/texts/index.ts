import type { GameTexts, TextsByLanguage } from '../../../texts/game-texts.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { textsDe } from './de.ts';
import { textsEn } from './en.ts';
import { textsFr } from './fr.ts';
import { rulesDe } from './rules/de.ts';
import { rulesEn } from './rules/en.ts';
import { rulesFr } from './rules/fr.ts';

export const stopTexts: TextsByLanguage<GameTexts<Move, Event, View>> = {
  de: { ...textsDe, rules: rulesDe },
  en: { ...textsEn, rules: rulesEn },
  fr: { ...textsFr, rules: rulesFr },
};
