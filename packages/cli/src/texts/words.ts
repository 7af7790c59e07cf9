import type { Language } from '@samsara/engine/texts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { de, en, fr };

/** The language that is spoken, and everything that is said in it. */
export interface Words {
  readonly language: Language;
  readonly texts: Texts;
  /** A number as people write it, by default with at most one digit behind the point. */
  number(value: number, digits?: number): string;
  percent(share: number): string;
}

export function wordsIn(language: Language): Words {
  const write = (digits: number, style: 'decimal' | 'percent') =>
    new Intl.NumberFormat(language, {
      style,
      minimumFractionDigits: style === 'percent' ? digits : 0,
      maximumFractionDigits: digits,
    });
  const percent = write(1, 'percent');
  return {
    language,
    texts: TEXTS[language],
    number: (value, digits = 1) => write(digits, 'decimal').format(value),
    percent: (share) => percent.format(share),
  };
}
