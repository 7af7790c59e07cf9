import type { Language } from '@samsara/engine/texts';

/** What stands over the games that the server's configuration brings. */
export const MORE_GAMES: Readonly<Record<Language, string>> = {
  de: 'Mehr Spiele',
  en: 'More games',
  fr: 'Plus de jeux',
};
