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

/** What its presets are called, for whoever plans a table. */
export const PRESET_TEXTS = {
  de: async () => (await import('../presets/de.ts')).presetsDe,
  en: async () => (await import('../presets/en.ts')).presetsEn,
  fr: async () => (await import('../presets/fr.ts')).presetsFr,
};
