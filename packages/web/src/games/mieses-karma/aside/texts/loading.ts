/** All texts of the game, by language. */
export const TEXTS = {
  de: async () => {
    const { cardClausesDe, textsDe } = await import('@samsara/engine/games/mieses-karma/texts/de');
    return { texts: textsDe, clauses: cardClausesDe };
  },
  en: async () => {
    const { cardClausesEn, textsEn } = await import('@samsara/engine/games/mieses-karma/texts/en');
    return { texts: textsEn, clauses: cardClausesEn };
  },
  fr: async () => {
    const { cardClausesFr, textsFr } = await import('@samsara/engine/games/mieses-karma/texts/fr');
    return { texts: textsFr, clauses: cardClausesFr };
  },
};

/** The clauses of its rules. */
export const RULES = {
  de: async () => (await import('@samsara/engine/games/mieses-karma/texts/rules/de')).rulesDe,
  en: async () => (await import('@samsara/engine/games/mieses-karma/texts/rules/en')).rulesEn,
  fr: async () => (await import('@samsara/engine/games/mieses-karma/texts/rules/fr')).rulesFr,
};

/** What its presets are called, for whoever plans a table. */
export const PRESET_TEXTS = {
  de: async () => (await import('../presets/de.ts')).presetsDe,
  en: async () => (await import('../presets/en.ts')).presetsEn,
  fr: async () => (await import('../presets/fr.ts')).presetsFr,
};
