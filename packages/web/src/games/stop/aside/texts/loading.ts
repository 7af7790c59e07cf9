/** All texts of the game, by language. */
export const TEXTS = {
  de: async () => (await import('@samsara/engine/games/stop/texts/de')).textsDe,
  en: async () => (await import('@samsara/engine/games/stop/texts/en')).textsEn,
  fr: async () => (await import('@samsara/engine/games/stop/texts/fr')).textsFr,
};

/** The clauses of its rules. */
export const RULES = {
  de: async () => (await import('@samsara/engine/games/stop/texts/rules/de')).rulesDe,
  en: async () => (await import('@samsara/engine/games/stop/texts/rules/en')).rulesEn,
  fr: async () => (await import('@samsara/engine/games/stop/texts/rules/fr')).rulesFr,
};
