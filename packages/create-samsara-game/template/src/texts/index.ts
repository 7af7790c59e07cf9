import { cardGameTexts } from '@samsara/engine/texts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const texts = {
  de: cardGameTexts('de', de),
  en: cardGameTexts('en', en),
  fr: cardGameTexts('fr', fr),
};
