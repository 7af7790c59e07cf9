import type { Language } from '@samsara/engine/texts';

/** Chooses the form for a number: `many` is everything that is not the singular of the language. */
export function pluralIn(language: Language): (count: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, many) => `${count} ${rules.select(count) === 'one' ? one : many}`;
}
