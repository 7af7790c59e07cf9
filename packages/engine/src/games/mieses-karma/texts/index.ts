import type { GameTexts, TextsByLanguage } from '../../../texts/game-texts.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { cardClausesDe, textsDe } from './de.ts';
import { cardClausesEn, textsEn } from './en.ts';
import { cardClausesFr, textsFr } from './fr.ts';
import { rulesDe } from './rules/de.ts';
import { rulesEn } from './rules/en.ts';
import { rulesFr } from './rules/fr.ts';

export const miesesKarmaTexts: TextsByLanguage<GameTexts<Move, Event, View>> = {
  de: { ...textsDe, rules: { ...rulesDe, ...cardClausesDe } },
  en: { ...textsEn, rules: { ...rulesEn, ...cardClausesEn } },
  fr: { ...textsFr, rules: { ...rulesFr, ...cardClausesFr } },
};
