/** German, French and English are equal; the order is that of the alphabet. */
export const LANGUAGES = ['de', 'en', 'fr'] as const;

/** A language of the texts. */
export type Language = (typeof LANGUAGES)[number];

/** Are there texts in this language? */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first language of a list such as `fr-CH, de;q=0.8` or `de_DE.UTF-8` that we speak; English otherwise. */
export function preferredLanguage(wanted: string): Language {
  for (const part of wanted.toLowerCase().split(/[,:]/)) {
    const language = part.trim().slice(0, 2);
    if (isLanguage(language) && /^[a-z]{2}($|[^a-z])/.test(part.trim())) return language;
  }
  return 'en';
}
