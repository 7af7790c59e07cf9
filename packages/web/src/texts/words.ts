import { makeCatalogue } from './catalogue.ts';
import type { en } from './en.ts';

/** Everything the page says outside its games. */
export type Words = typeof en;
export type KeyWords = Words['keys'];

export const catalogue = makeCatalogue<Words>({
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});

/** The words in the chosen language. They are loaded before anything is drawn. */
export function useWords(): Words {
  return currentWords();
}

export function currentWords(): Words {
  const words = catalogue.current.value;
  if (words === null) throw new Error('the words are not loaded yet');
  return words;
}
